# What the game says. Events and moves are told by the message of their name; the rest describes what one sees.

WentOut = { NAME($leader) } goes on watch with { NAME($partner) }.
Decided = { NAME($seat) } has decided.
YourDecision =
    { $looked_away ->
        [yes] You look away.
       *[no] You keep watch.
    }
NightOver =
    { $quiet ->
        [yes] Night { $night } was quiet. { NAME($leader) } leads the next.
       *[no] Something happened in night { $night }. { NAME($leader) } leads the next.
    }
Voting = The nights are over: name the mole.
YourSuspect = You name { NAME($seat) }.
Unmasked =
    { $side ->
        [agents] { NAME($mole) } was the mole, and is caught.
        [mole] { NAME($mole) } was the mole, and gets away.
       *[other] The game was stopped. { NAME($mole) } was the mole.
    }

TakeAlong = Take { NAME($seat) } along.
Guard = Keep watch.
LookAway = Look away.
Suspect = Name { NAME($seat) } as the mole.

role =
    { $role ->
        [mole] You are the mole.
        [agent] You are an agent: somebody else is the mole.
       *[other] You are watching.
    }
night =
    { $quiet ->
        [yes] Night { $number }, { NAME($leader) } with { NAME($partner) }: quiet.
       *[no] Night { $number }, { NAME($leader) } with { NAME($partner) }: something happened.
    }
phase =
    { $phase ->
        [choose] { NAME($leader) } chooses who comes along.
        [watch] { NAME($leader) } and { NAME($partner) } are on watch.
        [vote] All name a suspect.
       *[over] The game is over.
    }
your-decision =
    { $looked_away ->
        [yes] You look away tonight.
       *[no] You keep watch tonight.
    }
your-suspect = You have named { NAME($suspect) }.
mole = { NAME($mole) } was the mole.

summary-nights = { $nights } nights, { $seconds } seconds for each decision

# How it can be set up, how it ended, the sides, and the bots.
option-nights = Nights
    .hint = After the last one, all name a suspect.
option-seconds = Seconds for a decision
    .hint = When time is up, the silent keep watch.
ending-caught = The mole is caught
ending-escaped = The mole gets away
side-agents = The agents
side-mole = The mole
lobby-level-watchman = Watchman

# Refusals. Their codes begin with the game's name.
nightwatch-not-you = It is not your turn to decide.
nightwatch-not-now = You cannot do that now.

# The front page, and the guide: a page for each message, a paragraph for each attribute.
nightwatch-line = One of you is the mole. A few quiet nights, or not so quiet, and then you name a name.
guide-roles = Who you are
    .mole = One of you is the mole, and only that player knows it. Everyone else is an agent.
    .goal = Agents win if the mole is named most often in the end. The mole wins otherwise.
guide-nights = A night
    .pair = The leader takes one other player along. Both decide in secret.
    .decide = Agents keep watch. The mole may keep watch too, or look away: then something happens.
    .morning = In the morning everyone hears whether the night was quiet, and not who did what.
guide-end = The last morning
    .name = Everyone names one suspect at the same time. A tie lets the mole get away.
