# What things are called. A card is named after the message of its name: clue-ice-cream-shop. A form of it (.small)
# is how it stands inside a sentence; a language has as many as its grammar needs.

# Where long names may break: a card is narrow.
hyphens = Librar|ian Trouble|maker Eaves|dropping Tres|passing Vandal|ism Sling|shot Butter|fly Home|work Shoe|lace Day|dream Lip|stick

type-motive = Motive
    .one = motive
    .many = motives
type-suspect = Suspect
    .one = suspect
    .many = suspects
type-location = Location
    .one = location
    .many = locations
type-crime = Crime
    .one = crime
    .many = crimes
type-object = Object
    .one = object
    .many = objects
type-distraction = Distraction
    .one = distraction
    .many = distractions

symbol-circle = circle
symbol-square = square
symbol-triangle = triangle
symbol-star = star
symbol-cross = cross

event-fatigue = Fatigue
event-loose-end = Loose end
event-decoy = Decoy
event-sabotage = Sabotage
event-roadblock = Roadblock
event-nothing = Nothing
event-gap = New clue

daytime-day = Day
    .small = day
daytime-sunset = Sunset
    .small = sunset
daytime-night = Night
    .small = night

level-easy = Easy
level-standard = Standard
level-advanced = Advanced
level-novice = Novice
level-intermediate = Intermediate
level-super-sleuth = Super Sleuth

# The eight of the club, and what each is called as long as nobody gives them a name.
character-bookworm = Bookworm
    .called = Juno
character-climber = Climber
    .called = Pip
character-collector = Collector
    .called = Otto
character-listener = Listener
    .called = Wren
character-runner = Runner
    .called = Zuri
character-sketcher = Sketcher
    .called = Milla
character-tinkerer = Tinkerer
    .called = Kit
character-whisperer = Whisperer
    .called = Sol

# Motives
clue-dare = Dare
    .a = a Dare
clue-fame = Fame
clue-hunger = Hunger
clue-jealousy = Jealousy
clue-love = Love
clue-money = Money
clue-revenge = Revenge

# Suspects
clue-cashier = Cashier
clue-dog = Dog
clue-garbage-man = Garbage Man
clue-librarian = Librarian
clue-mom = Mom
clue-neighbor = Neighbor
clue-troublemaker = Troublemaker
clue-twins = Twins

# Locations
clue-cabin = Cabin
    .small = cabin
clue-carnival = Carnival
    .small = carnival
clue-diner = Diner
    .small = diner
clue-game-store = Game Store
    .small = game store
clue-ice-cream-shop = Ice Cream Shop
    .small = ice cream shop
clue-mansion = Mansion
    .small = mansion
clue-museum = Museum
    .small = museum
clue-park = Park
    .small = park
clue-school = School
    .small = school

# Crimes
clue-bullying = Bullying
clue-eavesdropping = Eavesdropping
clue-lying = Lying
clue-prank = Prank
    .a = a Prank
clue-theft = Theft
clue-trespassing = Trespassing
clue-vandalism = Vandalism

# Objects
clue-cake = Cake
    .small = cake
clue-game-piece = Game Piece
    .small = game piece
clue-hat = Hat
    .small = hat
clue-key = Key
    .small = key
clue-lipstick = Lipstick
    .small = lipstick
clue-slingshot = Slingshot
    .small = slingshot
clue-stamp = Stamp
    .small = stamp
clue-watch = Watch
    .small = watch

# Distractions
clue-homework = Homework
clue-butterfly = Butterfly
clue-brass-band = Brass Band
clue-rainbow = Rainbow
clue-kite = Kite
clue-hiccups = Hiccups
clue-soap-bubbles = Soap Bubbles
clue-puddle = Puddle
clue-yo-yo = Yo-yo
clue-comic-book = Comic Book
clue-shoelace = Shoelace
clue-ants = Ants
clue-snow-globe = Snow Globe
clue-bubble-gum = Bubble Gum
clue-daydream = Daydream
