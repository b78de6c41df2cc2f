# What the house says around every game: the front page, the lobby, the table.

language = Language
language-missing = { $game } is not translated yet, so it is in English.
