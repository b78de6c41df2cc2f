# Die Hausregeln in einer Zeile.

summary-hand = { $cards } Einflusskarten
summary-permissions = { $permissions } Genehmigungen zum Veröffentlichen
summary-bluffing = mit Bluffen
summary-challenge = { $seconds } Sekunden für Einspruch
summary-notebook = mit Notizbuch
