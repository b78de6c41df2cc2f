# The page where you make packs.

packs-title = Packs of places
packs-intro = Your street, your office, your favorite planet: make a pack of your own places and play Spyfall there.
packs-home = Front page
packs-back = All packs
packs-none = No packs yet. Start from scratch, or with a copy of the box.
packs-fresh = New pack
packs-copy-box = Copy the box
packs-fresh-name = My places
packs-copy-name = The box, my way
packs-import = Import
packs-import-title = Import a pack
packs-import-hint = Paste JSON or TOML, or choose a file.
packs-import-label = The pack as text
packs-import-file = Choose a file
packs-import-go = Import
packs-example =
    name = "Home"

    { "[" }[places]]
    name = "Kitchen"
    roles = [{ "{" } name = "Cook" { "}" }, { "{" } name = "Hungry cat" { "}" }, …seven in all]
packs-edit = Edit
packs-play = Play with it
packs-share = Share
packs-export = Save as file
packs-drop = Delete
packs-drop-sure = Delete “{ $name }”? You can’t undo this.
packs-keep = Keep it
packs-name = Name of the pack
packs-place-name = Name of the place
packs-role-name = Role { $number }
packs-role-line = What it’s like to be role { $number }
packs-line-hint = A line for the card, if you like
packs-add-place = Add a place
packs-drop-place = Remove { $name }
packs-ready = Ready to play.
packs-todo =
    { $count ->
        [one] { $count } thing to do before you can play it
       *[other] { $count } things to do before you can play it
    }
packs-more = …and { $count } more.
packs-link-copied = Link copied. It never expires.
packs-link = Link to this pack
packs-shared = Someone shared “{ $name }” with you.
packs-take-shared = Save a copy
packs-no-thanks = No, thanks
