# The campaign's cards: what they are called, the stories on their two sides (.a and .b), what a side asks at a
# crossroads (card-8-a) and the ways to go there by their keys. The rules lines below a story are made from the
# card's effects: campaign-lines.ftl has the phrases.

# --- modules

module-intro = The club opens
module-finale = The last page
module-shared = Shared cards
module-nothing = Nothing pinned up

# --- cards

card-1 = The last page
    .a = The mastermind has left a note: “You will never finnish the pickture.” Bad spelling, good paper.
    .b = What you know is pinned up; what you don’t know is eating your sandwiches.
card-1-a = Which open question do you chase?
    .a = Why? (motive)
    .b = Who? (suspect)
    .c = Where? (location)
    .d = What happened? (crime)
    .e = With what? (object)

card-2 = The unmasking
    .a = It’s always the person you least suspect, unless it’s the Dog, whom you always suspect.
    .b = “And I’d have gotten away with it,” says the mastermind, “if I hadn’t stopped to explain it.”

card-3 = Club rules
    .a = Rule one: no grown-ups. Rule two: whoever brings cookies may break rule one.
    .b = Rule seventeen replaces rules four to sixteen, which were all about the hamster.

card-4 = The master case
    .a = Five empty frames hang on the clubhouse wall, and somebody out there is laughing at them.
    .b = The red string finally joins up, and it doesn’t spell what anyone expected.

card-5 = A good name
    .a = A good name takes years to earn and one frog in the punch bowl to lose.
    .b = The Mayor waves first now, and the Mayor doesn’t even wave at the Mayor’s wife.

card-6 = The Lens League
    .a = A rival club has opened across the street, with matching sweaters and a real doorbell.
    .b = The League arrives with a clipboard and a boy whose only job is to say “Aha.”

card-7 = Walkie-talkies
    .a = They reach as far as shouting does, but with more crackle and more “over.”
    .b = Somebody left them on all night, and all they say now is “krrr.”

card-8 = Over the fence
    .a = The sign says KEEP OUT, and on the back it says HELLO.
    .b = The fence is higher, and it has a boy called Norman on it.
card-8-a = Who keeps watch?
    .a = The Dog next door
    .b = Nobody

card-9 = Torn pants
    .a = The fence kept a piece, as a souvenir.
    .b = Mom has sewn on a patch shaped like a rocket.

card-10 = A lookout with fleas
    .a = He barks at everything, so he’s never wrong.
    .b = The fleas have been sworn in.

card-11 = Nobody keeps watch
    .a = And Nobody wasn’t even very good at it.
    .b = You were in and out so fast that you met yourselves.

card-12 = Wet paint
    .a = Somebody has painted the town red, and it was meant to be beige.
    .b = The town council has decided that it’s art, and has put a rope around it.
card-12-a = Who cleans it up?
    .a = We do
    .b = Whoever did it

card-13 = Whose brush
    .a = The brush is warm, and so is the trail, and so is Basil, who was running.
    .b = It was the Mayor, who had always wanted to.

card-14 = Bucket and sponge
    .a = You’ve scrubbed so long that you’ve found an older wall.
    .b = On the older wall is a heart, and in the heart are Mom and the Librarian, aged six, best friends.

card-15 = The culprit cleans
    .a = He’s doing it very slowly, and in the wrong color.
    .b = He’s discovered that he likes cleaning, and can’t be stopped.

card-16 = The going rate
    .a = Justice is free, but string, chalk and root beer aren’t.
    .b = The club now owns a filing cabinet, and everyone has been inside it once.
card-16-a = Take the loan?
    .a = Take the loan
    .b = Save up

card-17 = Keep off the grass
    .a = The sign has been walked on; the grass hasn’t.
    .b = The bench has a little plate on it now, with the club’s name and a spelling mistake.
card-17-a = What do you give the squirrels?
    .a = Nuts
    .b = A stern talking-to

card-18 = The album
    .a = Page one: a stamp with a queen on it. Page two: where the queen has been.
    .b = The album is full, and a man with a magnifying glass has fainted.
card-18-a = Stick them in, or trade them?
    .a = Stick
    .b = Trade

card-19 = Mailing a letter
    .a = “Dear us,” it begins, and it’s already the best mail you’ve ever had.
    .b = The mailman has carried it all the way from you to you, and wants a signature.
card-19-a = Mail a letter to yourselves?
    .a = Mail it
    .b = Not today

card-20 = Scent trail
    .a = He ate the evidence, and now he is the evidence.
    .b = The other side has bought him, for one bone.
card-20-a = Keep him on the leash?
    .a = On the leash
    .b = Let him run

card-21 = A wet nose
    .a = He sneezes on a clue, and that’s how you know.
    .b = The nose is drier now, and wiser.

card-22 = Locked up tight
    .a = Whoever did this owns a whole lot of padlocks and hardly any furniture.
    .b = You have more keys than doors now, and the doors have noticed.
card-22-a = Which key do you fetch?
    .a = Under the mat
    .b = On the roof

card-23 = Jailer
    .a = The ring of keys is so heavy that you walk in circles.
    .b = You’ve locked yourself out, in, and out again.

card-24 = Stomachs growl
    .a = You can’t think on an empty stomach, and you’ve tried every one you’ve got.
    .b = Somebody has eaten the red string, and it’s still coming out.

card-25 = One man’s trash
    .a = “Nobody throws away nothing,” says the Garbage Man, “they only throw it at me.”
    .b = Trash day: the truck backs up, and so does your luck.

card-26 = Ear to the door
    .a = A glass against the wall hears everything, above all the glass.
    .b = You’ve heard so much that you’re humming it.
card-26-a = What do you listen with?
    .a = A glass
    .b = A can and a string

card-27 = Whispers
    .a = “Did you hear that?” “Hear what?” “Exactly.”
    .b = The whispers have turned into a choir, with practice on Thursdays.

card-28 = Big ears
    .a = They were always there; now they’re equipment.
    .b = You heard something about yourself, and it was fair.

card-29 = A can and a string
    .a = It works perfectly if you shout.
    .b = At the other end of the string there’s somebody new, breathing.

card-30 = Overheard
    .a = It’s hard to un-hear a surprise party.
    .b = The party was for you, and you were surprised so well that nobody noticed.

card-31 = Front page
    .a = “LOCAL CHILDREN SEEN NEAR THING,” says the Gazette, and you buy nine copies.
    .b = They’re planning a statue: a small one, facing the trash cans.
card-31-a = How does the club take it?
    .a = Give an interview
    .b = No comment

card-32 = The reporter
    .a = Ms. Inkwell writes down everything, especially what you didn’t say.
    .b = Ms. Inkwell has taken off her glasses, which means she’s on your side.

card-33 = The interview
    .a = “And how long have you been clever?” asks Ms. Inkwell.
    .b = The headline is “CLEVER NO MORE,” with a photo of your best side.

card-34 = No comment
    .a = Saying nothing is harder than it looks, especially for Basil.
    .b = “Basil, 9, told this paper everything twice.”

card-35 = Autograph hunter’s darling
    .a = You sign everything now, including, by mistake, a parking ticket.
    .b = The line has moved on to a boy who can whistle with his ears.

card-36 = Yesterday’s news
    .a = The Gazette is now wrapped around Mrs. Pellworth’s fish, and so are your faces.
    .b = The museum has asked for the page with the fish.

card-37 = Lights out
    .a = The butler opens the door before you knock, and closes it before you leave.
    .b = You’ve found the fuse box, and in the fuse box a smaller butler.
card-37-a = Which way?
    .a = Upstairs
    .b = Downstairs

card-38 = The long gallery
    .a = The eyes in the portraits follow you, then compare notes.
    .b = One portrait is a window, and the great-aunt is real.

card-39 = The wine cellar
    .a = The bottles are older than the house and dustier than the butler.
    .b = Behind the last barrel is a door, and behind the door is another cellar, and it’s not amused.

card-40 = The will
    .a = “To whoever finds me,” it begins, and the ink is still wet.
    .b = You inherit a spoon, a suit of armor, and the great-aunt.

card-41 = Not afraid of the dark
    .a = You brought a flashlight, a spare flashlight, and a friend to hold them.
    .b = Your friend has taken the flashlights home.

card-42 = A very large hat
    .a = Under it you’re a different person, or possibly a lamp.
    .b = Somebody sat on it, and now it’s a beret.
card-42-a = What’s in the lining?
    .a = A feather
    .b = A ticket for the League

card-43 = Pop quiz
    .a = “Books away,” says Mr. Crumb, with the smile he keeps for Mondays.
    .b = Detention has a smell, and the smell is chalk and Brussels sprouts.
card-43-a = Where do you sit?
    .a = At the front
    .b = At the back

card-44 = The bell
    .a = It rings for class, for lunch, and once, wonderfully, by mistake.
    .b = Homework: write “I must not lose the suspect” a hundred times.

card-45 = Your move
    .a = It’s only a small wooden knight, but it has a look.
    .b = The knight has reached the last row and would like to be a queen.
card-45-a = By which rules do you play?
    .a = By the book
    .b = By Basil’s rules

card-46 = A box of treats
    .a = Half are for dogs and half are for kids, and the labels came off in the rain.
    .b = Crumbs, and a receipt that says “crumbs.”

card-47 = The allowance
    .a = The club’s fortune is kept in a sock, and the sock is kept a secret, mostly by its smell.
    .b = With great wealth comes a bigger sock.

card-48 = The loan
    .a = The bank manager is nine, and ruthless.
    .b = The bank wants its money back, and has sent two girls with a wheelbarrow.

card-49 = The piggy bank
    .a = He’s called Gerald, and nobody likes to mention the hammer.
    .b = Gerald is mostly glue now, and he listens better.
card-49-a = Break Gerald?
    .a = Fetch the hammer
    .b = Leave Gerald be

card-50 = Squirrels
    .a = They work in pairs, one to look sweet and one to hold the sack.
    .b = The sack was full of acorns, buttons and one clue, buried separately.

card-51 = Squirrel allies
    .a = They’ve accepted the nuts and asked about vacation days.
    .b = The whole tree has come, with acorns, in order of size.

card-52 = Leash and whistle
    .a = The park keeper has lent you his whistle, and regrets it already.
    .b = The park keeper wants a word with you, and the word is “whistle.”

card-53 = Rare misprint
    .a = The queen is upside down, and looks as if she’d always wanted to be.
    .b = A museum has written, on very thick paper.

card-54 = Trader
    .a = You came with a button and left with a bicycle.
    .b = The bicycle has been traded for the button.

card-55 = Off the leash
    .a = He’s gone to fetch something, and nobody threw it.
    .b = He comes back with the missing picnic, the mailman’s missing sock, and a look of duty done.

card-56 = Good boy
    .a = There’s a vote on whether he’s a good boy, and it isn’t even close.
    .b = He has a badge now, or had, before he ate it.

card-57 = Which one is which
    .a = Mia and Pia say they aren’t twins; they say it together.
    .b = You can tell them apart now: one of them is lying.
card-57-a = You catch one of them. Which one?
    .a = Mia
    .b = Pia

card-58 = Double vision
    .a = Two of everything sounds like plenty until it’s two of them.
    .b = They’ve sent a present, in two halves, with two mailmen.

card-59 = Behind the curtain
    .a = The curtain at number nine hasn’t been still since 1987.
    .b = The curtain is open, and there’s cake on the windowsill.
card-59-a = What do you do?
    .a = Wave back
    .b = Hide behind the hedge

card-60 = Gossip
    .a = By four o’clock everyone knew; by five it had happened differently.
    .b = For once there’s nothing to say, and number nine says it to everybody.

card-61 = A small fib
    .a = It started with “it was like that when I found it,” and now there’s a second cousin.
    .b = The fib has had little fibs, and they’re in your class.
card-61-b = Own up?
    .a = Own up
    .b = Deny everything

card-62 = A photograph
    .a = One thumb, one pigeon, and behind the pigeon: proof.
    .b = The new camera has a button for “sharp.” It’s broken.

card-63 = Padlocks
    .a = Somebody is locking up clues, which is at least tidy.
    .b = By now you can open a padlock with a hairpin, a cookie, or a stern look.

card-64 = The roof key
    .a = It opens a box on the roof, and the box has a smaller key, and the smaller key has a cold.
    .b = The smallest key fits the smallest lock, on the diary of the mastermind.

card-65 = Iron stomach
    .a = You finished the school lunch, the second helping, and the tray.
    .b = You’re tired of chicken, and, sadly, the chicken is tired of you.

card-66 = The midnight feast
    .a = At midnight even a cracker sounds like a rockslide.
    .b = There’s one cookie left, and the club votes, and the Dog wins.

card-67 = The truck
    .a = It goes beep when it backs up and honk when it’s happy.
    .b = You get to sit in front now, and pull the honk.

card-68 = Rubber gloves
    .a = They’re yellow, they squeak, and they’re yours now.
    .b = There’s a hole in the left thumb, and something has moved in.

card-69 = Treasure at the dump
    .a = Behind the fridges there’s a throne made of fridges.
    .b = You may sit on it, but the left fridge hums.

card-70 = Quick-change artist
    .a = You went behind the tree as a sailor and came out as the tree.
    .b = Even Mom handed you a flyer and walked on.

card-71 = Light fingers
    .a = Something’s missing, and the worst of it is that nobody can remember what.
    .b = The thief has sent it all back, wrapped, with a note about how he was raised.
card-71-a = Report it, or set a trap?
    .a = Report it
    .b = Set a trap

card-72 = A feather in your cap
    .a = It’s from a rare bird, and the bird would like it back.
    .b = The bird has come in person and is sitting on the hat.

card-73 = Two scoops of trouble
    .a = The owner is so grateful: free cones for life, or until the vanilla runs out.
    .b = The vanilla has run out, and so has the owner, down the road, after the vanilla.
card-73-a = Which favor?
    .a = Take the cones
    .b = Take her key

card-74 = Cones for all
    .a = There’s a stamp card, and a stamp, and a temptation.
    .b = The dentist has a drill, a lamp, and a joke about the drill.

card-75 = A key that fits something
    .a = It has a label. The label says “label.”
    .b = It doesn’t open anything now, but it still makes a grown-up nervous.
card-75-a = Which door do you try?
    .a = The suspect’s shed
    .b = The costume closet
    .c = Not today

card-76 = Flavor expert
    .a = You can taste the difference between pink and red.
    .b = You’ve discovered a new flavor and named it after the Dog.

card-77 = The melting clue
    .a = It said something important before it said “drip.”
    .b = At the bottom of the freezer there’s a perfect footprint, in strawberry.

card-78 = The tally
    .a = Every cookie since September is on this list, and who had the big half.
    .b = The list is now longer than the friendship.

card-79 = Fair shares
    .a = You cut the last bun into equal parts with a protractor.
    .b = Even the crumbs were counted, twice.

card-80 = Green eyes
    .a = It isn’t fair, and what’s worse, it isn’t fair to you.
    .b = The monster has moved next door, where they have a trampoline.
card-80-a = What does the club do about it?
    .a = Count everything
    .b = Share everything

card-81 = Spin the wheel
    .a = “Everyone’s a winner!” cries the man at the wheel, who has a very small booth.
    .b = The man at the wheel has gone, and left you the wheel.
card-81-a = Where do you go first?
    .a = The hall of mirrors
    .b = The tunnel of fright

card-82 = Coconuts
    .a = The coconuts are glued on, and so, it turns out, is the booth.
    .b = You won a goldfish, and he’s already solved two cases in his head.

card-83 = Max
    .a = Max didn’t do it, he says, before anyone has asked what.
    .b = Max is a friend now, which is louder.
card-83-a = What about Max?
    .a = Invite him in
    .b = Tell on him

card-84 = Home before dark
    .a = Mom isn’t angry, she’s only asking, and she’s been asking since Tuesday.
    .b = “You can stay up,” says Mom, “but I’ll be in the next room, being proud.”
card-84-a = Chores first?
    .a = Chores first
    .b = Clues first

card-85 = The clubhouse wall
    .a = Cork, thumbtacks, and one long piece of string that nobody is allowed to cut.
    .b = There’s now more string than wall.

card-86 = Teacher’s helper
    .a = They trust you with the sponge.
    .b = They trust you with the key to the sponge.

card-87 = Passing notes
    .a = The note says “pass it on,” and it’s been passed on since spring.
    .b = The note has come back, and there’s writing on the other side.

card-88 = Three moves ahead
    .a = You’ve thought about it so long that it’s your turn again.
    .b = You saw it coming, three moves too late.

card-89 = By the book
    .a = Page nine, paragraph two: no making faces.
    .b = Page ten was stuck to page nine and says you may.

card-90 = Mia’s diary
    .a = “Dear diary, today I was Pia.”
    .b = The last page is a mirror.

card-91 = Pia’s alibi
    .a = She was at home with her sister, who was at home with her.
    .b = They trade back, then back again, to be safe.

card-92 = Hedge expert
    .a = You know eleven hedges by name, and one of them owes you.
    .b = Something is nesting on you.

card-93 = Shh
    .a = The Librarian can hear you thinking about a potato chip.
    .b = She smiled. Three witnesses have signed.
card-93-a = Borrow a book?
    .a = Borrow “Clues for Beginners”
    .b = Only look at the pictures

card-94 = Do not touch
    .a = The guard has worked here so long that he has a label.
    .b = He’s turned out to be made of wax; nobody can say since when.
card-94-a = How do you get in?
    .a = With a field trip
    .b = Through the skylight

card-95 = Raspberry Scandal
    .a = The color is called Raspberry Scandal, and so, now, is the whole affair.
    .b = It’s the mastermind’s, and there’s very little left.
card-95-a = Whose lipstick is it?
    .a = Mom’s
    .b = Ask number nine

card-96 = Snowed in
    .a = The door opens outward, and outward is full.
    .b = The thaw drips through the roof and into the only good hat.
card-96-a = Somebody has slept in the bunk. What now?
    .a = Follow the boot prints
    .b = Bar the door

card-97 = Straight face
    .a = Not an eyebrow moved, though one of them really wanted to.
    .b = The eyebrow has its own opinions now.

card-98 = Honest now
    .a = It was terrible, and it took a minute, and then there was cake.
    .b = People have started to believe you before you’ve finished.

card-99 = A tangled web
    .a = The second cousin has been invited to tea.
    .b = The second cousin turned up, and he’s charming, and he’s the suspect.

card-100 = Inside pocket
    .a = It has a button, a zipper, and a mousetrap.
    .b = The mousetrap has caught the zipper.

card-101 = The marked coin
    .a = You painted it green; so did the thief, on his fingers.
    .b = Everyone in town has green thumbs now, and the gardens look wonderful.

card-102 = The favorite
    .a = You didn’t ask to be teacher’s pet; you just brought the apple.
    .b = Now everybody feels sorry for you, which is the same thing with a worse apple.

card-103 = Two for one
    .a = The store smells of cardboard and of people who know all the rules.
    .b = They’ve given you the good chair.
card-103-a = What do you sign up for?
    .a = The tournament
    .b = Help in the store

card-104 = Six candles
    .a = It’s nobody’s birthday, which makes the cake evidence.
    .b = There’s nothing left but the plate and a feeling.
card-104-a = Who gets the first crumb?
    .a = A slice for the Neighbor
    .b = A slice for the Dog

card-105 = The hall of mirrors
    .a = A few of you went in and fourteen came out, and one of them was thin.
    .b = One of the fourteen is still out there, and has your haircut.

card-106 = Not scared
    .a = You weren’t scared; you were screaming in a supportive way.
    .b = The skeleton waved, and you waved back, and now you write to each other.

card-107 = The ledger
    .a = Revenge is a dish best served on the school bus.
    .b = It made good confetti for somebody else’s birthday.
card-107-a = Tear up the ledger?
    .a = Tear it up
    .b = Turn the page

card-108 = Max’s best friend
    .a = You’ve been given a frog, as a contract.
    .b = The frog has moved into the ideas jar, and the ideas have improved.

card-109 = Max joins the League
    .a = The sweater doesn’t suit him, and he knows it, and he blames you.
    .b = Max stands at the door with the sweater in his hand. “It itches,” he says.

card-110 = Mom does her rounds
    .a = She has a way of standing in a doorway that’s also a question.
    .b = Mom has found the corkboard, and moved one pin, and she’s right.

card-111 = Picked on
    .a = Barnaby Groat collects lunch money, and he never gives a receipt.
    .b = Barnaby sits alone on the wall, and it turns out the wall is the loneliest place in the schoolyard.
card-111-a = Barnaby wants your sandwiches.
    .a = Stand up to him
    .b = Hand them over

card-112 = Officer Plum’s notebook
    .a = Officer Plum licks his pencil, and everyone watches the pencil.
    .b = “Grounded,” writes Officer Plum, and underlines it, and dots the line.

card-113 = The list on the fridge
    .a = Item four is “your room,” underlined by somebody strong.
    .b = Under the bed were two clues, a sandwich, and a cousin.

card-114 = Clues first
    .a = “Five more minutes” is a unit of time known only to kids.
    .b = “We said five,” says Mom, looking at a calendar.

card-115 = Bookworm
    .a = You read while walking, and so far only the pond has objected.
    .b = You’ve reached the last chapter and you know who did it; it says so.

card-116 = Clues for Beginners
    .a = Chapter one: don’t spill soup on chapter one.
    .b = The soup is mentioned, but only once.
card-116-a = Bring the book back?
    .a = Bring it back
    .b = One more week

card-117 = The quiet hour
    .a = From five to six even the clock tiptoes.
    .b = You can now hear a mystery coming, and it wears slippers.

card-118 = The exhibit
    .a = It’s called “Untitled (Bucket),” and the cleaner has been told twice.
    .b = The bucket has been sold, for a lot of money, to another bucket.

card-119 = The field trip
    .a = “Hold hands with your partner,” says the teacher, who has lost eleven partners.
    .b = They’re still in the dinosaur.

card-120 = Cat burglar
    .a = You wear black, walk on tiptoe, and hum your own music.
    .b = The diamond is in your pocket; it was on the floor; you were going to say.
card-120-b = Hand in the diamond?
    .a = Hand it in
    .b = Keep it till tomorrow

card-121 = Blushing
    .a = You’re the color of the evidence.
    .b = You don’t blush anymore; you glow, which is worse in the dark.

card-122 = Today’s special
    .a = The menu has one page, one dish, and eleven names for it.
    .b = They’ve named a sandwich after the club; it’s mostly bread.
card-122-a = What will it be?
    .a = Suspect soup (suspects)
    .b = Crime crumble (crimes)
    .c = The object pie (objects)

card-123 = Air mail
    .a = It isn’t a weapon, you explain, it’s a post office.
    .b = The rubber band is done for, and so is the greenhouse.
card-123-a = What do you load?
    .a = Paper pellets
    .b = Wet sponges

card-124 = I dare you
    .a = Nobody at the club has ever said no to a dare, which explains the arms in casts.
    .b = Somebody has left an egg on the clubhouse step, and it’s addressed to you.
card-124-a = Which dare?
    .a = Not one word of advice
    .b = Out before night
    .c = Chicken out

card-125 = A valentine, unsigned
    .a = It smells of roses and slightly of glue.
    .b = The glue has dried, and it holds.
card-125-a = Who sent the valentine?
    .a = It was one of us
    .b = It was the suspect

card-126 = Wipe it off
    .a = With a hanky, and spit, and no dignity at all.
    .b = The hanky has been framed, as a map of Denmark.

card-127 = Woolly socks
    .a = Grandma knitted them for a person with one long foot.
    .b = The long sock has become a scarf and the short one a moral.

card-128 = Boot prints
    .a = They lead out, twice, and back, once, and one of them is a rabbit’s.
    .b = The rabbit has confessed to everything, including the moon.

card-129 = Ghost stories
    .a = “And the hook,” whispers Basil, “was still on the door, holding a coat.”
    .b = There was a ghost all along, and it’s been very patient.

card-130 = Rules lawyer
    .a = “Actually,” you begin, and the room sits down.
    .b = A seven-year-old has proved you wrong. She’d read the fine print.

card-131 = The tournament
    .a = First prize is a trophy; second prize is the box the trophy came in.
    .b = The trophy is plastic, and it’s the most beautiful plastic in the world.

card-132 = Behind the counter
    .a = You may touch everything and play nothing; it’s the cruelest job in town.
    .b = Your pay: two walkie-talkies and a knight with no horse.

card-133 = Sugar rush
    .a = For ten minutes you could have solved anything, and for twenty you couldn’t stand up.
    .b = Nobody has ever seen such willpower this close to frosting.

card-134 = Every fourth clue free
    .a = “Do you have a loyalty card?” she asks, in a voice that has given up hope.
    .b = She’s employee of the month, and the month is named after her.
card-134-a = How do you pay?
    .a = From the sock
    .b = Pay later

card-135 = The baker
    .a = You have flour on your nose and a plan in the oven.
    .b = The plan has risen.

card-136 = An eye for an eye
    .a = The suspect has let the air out of every bicycle tire on the street, including the unicycle’s.
    .b = You pumped them all up again, even the unicycle, and it took until Tuesday.

card-137 = Sticky fingers
    .a = Glue. So much glue.
    .b = The glue is finished; the whoopee cushion has only begun.
card-137-a = Get them back?
    .a = Get even
    .b = Laugh along

card-138 = Get even
    .a = You aren’t angry; you’re just keeping a list, in capitals.
    .b = You folded the list into a boat, and it floats, which is more than it did before.
card-138-a = Do you tear up the list?
    .a = Forgive
    .b = Keep the list

card-139 = Tick
    .a = It’s a quarter past something, and has been for a while.
    .b = It’s running backward, which explains breakfast.
card-139-a = Have the watch fixed?
    .a = Have it fixed
    .b = Leave it the way it is

card-140 = Turn the page
    .a = Page two is only for really serious things, such as the hamster.
    .b = There’s no page three; there’s only a drawing of a shark.

card-141 = Cold plate
    .a = You can wait, and you look very good waiting.
    .b = The dish is served.

card-142 = Safety in numbers
    .a = Small people walking in step sound like one very large one.
    .b = You still walk in step, but now there’s a song.

card-143 = The brave one
    .a = Your knees shook, but they shook at him.
    .b = Barnaby nods at you now, a very small nod, from a great height.

card-144 = Sandwich tax
    .a = First it was the crusts.
    .b = He’s paid it all back, in sandwiches, and some of them are even yours.

card-145 = The usual
    .a = You don’t order anymore; the plate just arrives, and sighs.
    .b = They’re out of the usual, and you’re out of sorts.

card-146 = A fly in the soup
    .a = “The fly paid for the soup,” says the waiter. “The swim is extra.”
    .b = The fly has been promoted to regular.

card-147 = Doing the dishes
    .a = The plates go up to the ceiling, and nobody has washed the ceiling, either.
    .b = At the bottom of the sink lies the missing spoon, and under the spoon the plot.

card-148 = Crack shot
    .a = You can hit the tin rooster on the roof from forty steps away, and it’s started to duck.
    .b = Officer Plum has asked for lessons.

card-149 = Wet sponges
    .a = They land with a sound like the end of a speech.
    .b = Everything’s clean now, and nobody has thanked you.

card-150 = Daredevil
    .a = You once ate a whole lemon for a bet that nobody had made.
    .b = The lemons now avoid you.

card-151 = The empty frame
    .a = You hung it up anyway, and from some angles it’s pretty good.
    .b = The frame isn’t empty: there’s a very small fly in it, smiling.
card-151-a = What went wrong?
    .a = Bad luck
    .b = Bad manners

card-152 = The roof at dusk
    .a = From up here you can see everything, including how far down everything is.
    .b = The fire department was very nice about it and only laughed on the ladder.

card-153 = The dare wall of fame
    .a = Names are scratched here with a spoon, and one of them is Mom’s.
    .b = Your names are up, spelled right, next to a drawing of a chicken.

card-154 = Head in the clouds
    .a = You walked into the same lamppost twice and apologized to it both times.
    .b = The lamppost has been very understanding.

card-155 = One of us
    .a = Everybody goes red, which narrows it down to everybody.
    .b = They’ve agreed to be just good friends, and told everyone, at length.

card-156 = A secret admirer
    .a = The suspect has drawn you with very large eyes and very good hair.
    .b = A heart has been broken, and so has the mailbox.

card-157 = Exact change
    .a = You count out the price in pennies while the people in line grow beards.
    .b = The beards have complained.

card-158 = Pay later
    .a = She writes it all down in a book called “Ha.”
    .b = She’s drawn a line under your name, and next to it a small flower.

card-159 = The prank war
    .a = Monday: salt in the sugar. Tuesday: sugar in the salt. Wednesday: nobody ate.
    .b = Thursday: everything is upside down, including the ceiling.

card-160 = A good laugh
    .a = You laughed until it was funny.
    .b = Nobody remembers the joke, only the ambulance.

card-161 = Master of rubber spiders
    .a = You own forty, and one of them has started to answer.
    .b = The fortieth spider isn’t rubber.

card-162 = The alarm
    .a = It’s set for a time that nobody remembers choosing.
    .b = Somebody has put it in a drawer, where it rings to the socks.

card-163 = The watchmaker’s eye
    .a = The glass makes one eye enormous and the other one jealous.
    .b = The watch is fixed and strikes thirteen, just as it should.

card-164 = Borrowed time
    .a = It has to be given back, with interest, at an awkward moment.
    .b = The moment is awkward.
card-164-a = Borrow time?
    .a = Borrow
    .b = Better not

card-165 = Unsolved business
    .a = The box is marked “later,” and later has come, with a cart.
    .b = The cart squeaks, “Told you so.”

card-166 = Lucky underpants
    .a = They haven’t been washed since the last win, and this wasn’t a win.
    .b = Clean, ironed, and just as lucky, it turns out.

card-167 = Thank-you letters
    .a = Aunt Hilda has waited since Christmas, and not the last one.
    .b = Aunt Hilda arrives in person, with a suitcase and a whistle.

card-168 = A watertight case
    .a = Four frames are full, and the mastermind has noticed that there’s no draft anymore.
    .b = Not a drop leaks out, though Officer Plum does shake it.

card-169 = A thin file
    .a = The file is so thin that the wind has borrowed it twice.
    .b = You padded it with a pizza menu and nobody has noticed yet.

card-170 = Why?
    .a = Everybody did something; the trouble is that nobody wanted anything.
    .b = “I only wanted somebody to ask,” says the mastermind, so you did.

card-171 = Who?
    .a = The suspect owns eleven mustaches and is wearing all of them tonight.
    .b = The eleventh mustache comes off with a sound like a band-aid.

card-172 = Where?
    .a = The fog is so thick that Officer Plum has arrested a mailbox.
    .b = There’s a light in the window, and somebody is making toast.

card-173 = What happened?
    .a = Something was done, to something, by somebody; the newspaper calls that a scoop.
    .b = It turns out that nothing was stolen; everything was only put back wrong.

card-174 = With what?
    .a = The evidence box holds a sock, a second sock, and a growing unease.
    .b = It was in the left sock, and now it’s in the evidence bag, and the bag is humming.

# --- what lies on cards: so many of them, none (.none), each of them (.each)

token-star =
    { $n ->
        [one] 1 star
       *[other] { $n } stars
    }
    .none = no stars
    .each = star
token-badge =
    { $n ->
        [one] 1 badge
       *[other] { $n } badges
    }
    .none = no badges
    .each = badge
token-stamp =
    { $n ->
        [one] 1 stamp
       *[other] { $n } stamps
    }
    .none = no stamps
    .each = stamp
token-notch =
    { $n ->
        [one] 1 notch
       *[other] { $n } notches
    }
    .none = no notches
    .each = notch
token-growl =
    { $n ->
        [one] 1 growl
       *[other] { $n } growls
    }
    .none = no growls
    .each = growl
token-whiff =
    { $n ->
        [one] 1 whiff
       *[other] { $n } whiffs
    }
    .none = no whiffs
    .each = whiff
token-whisper =
    { $n ->
        [one] 1 whisper
       *[other] { $n } whispers
    }
    .none = no whispers
    .each = whisper
token-headline =
    { $n ->
        [one] 1 headline
       *[other] { $n } headlines
    }
    .none = no headlines
    .each = headline
token-room =
    { $n ->
        [one] 1 room
       *[other] { $n } rooms
    }
    .none = no rooms
    .each = room
token-black-mark =
    { $n ->
        [one] 1 black mark
       *[other] { $n } black marks
    }
    .none = no black marks
    .each = black mark
token-treat =
    { $n ->
        [one] 1 treat
       *[other] { $n } treats
    }
    .none = no treats
    .each = treat
token-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .none = no coins
    .each = coin
token-tick =
    { $n ->
        [one] 1 tick
       *[other] { $n } ticks
    }
    .none = no ticks
    .each = tick
token-fib =
    { $n ->
        [one] 1 fib
       *[other] { $n } fibs
    }
    .none = no fibs
    .each = fib
token-feather =
    { $n ->
        [one] 1 feather
       *[other] { $n } feathers
    }
    .none = no feathers
    .each = feather
token-ticket =
    { $n ->
        [one] 1 ticket
       *[other] { $n } tickets
    }
    .none = no tickets
    .each = ticket
token-smile =
    { $n ->
        [one] 1 smile
       *[other] { $n } smiles
    }
    .none = no smiles
    .each = smile
token-good-day =
    { $n ->
        [one] 1 good day
       *[other] { $n } good days
    }
    .none = no good days
    .each = good day
token-log =
    { $n ->
        [one] 1 log
       *[other] { $n } logs
    }
    .none = no logs
    .each = log
token-slice =
    { $n ->
        [one] 1 slice
       *[other] { $n } slices
    }
    .none = no slices
    .each = slice
token-entry =
    { $n ->
        [one] 1 entry
       *[other] { $n } entries
    }
    .none = no entries
    .each = entry
token-mark =
    { $n ->
        [one] 1 mark
       *[other] { $n } marks
    }
    .none = no marks
    .each = mark
token-warning =
    { $n ->
        [one] 1 warning
       *[other] { $n } warnings
    }
    .none = no warnings
    .each = warning
token-fine =
    { $n ->
        [one] 1 fine
       *[other] { $n } fines
    }
    .none = no fines
    .each = fine
token-cobweb =
    { $n ->
        [one] 1 cobweb
       *[other] { $n } cobwebs
    }
    .none = no cobwebs
    .each = cobweb
