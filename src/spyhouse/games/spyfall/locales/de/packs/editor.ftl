# Die Seite, auf der Sammlungen entstehen.

packs-title = Sammlungen von Orten
packs-intro = Eure Straße, euer Büro, euer Lieblingsplanet: Macht eine Sammlung eurer eigenen Orte und spielt Spyfall dort.
packs-home = Startseite
packs-back = Alle Sammlungen
packs-none = Noch keine Sammlung. Fang bei null an oder mit einer Kopie der Schachtel.
packs-fresh = Neue Sammlung
packs-copy-box = Schachtel kopieren
packs-fresh-name = Meine Orte
packs-copy-name = Die Schachtel auf meine Art
packs-import = Importieren
packs-import-title = Sammlung importieren
packs-import-hint = Füge JSON oder TOML ein oder wähle eine Datei.
packs-import-label = Die Sammlung als Text
packs-import-file = Datei wählen
packs-import-go = Importieren
packs-example =
    name = "Zuhause"

    { "[" }[places]]
    name = "Küche"
    roles = [{ "{" } name = "Köchin" { "}" }, { "{" } name = "Hungrige Katze" { "}" }, … sieben insgesamt]
packs-edit = Bearbeiten
packs-play = Damit spielen
packs-share = Teilen
packs-export = Als Datei speichern
packs-drop = Löschen
packs-drop-sure = „{ $name }“ löschen? Das lässt sich nicht rückgängig machen.
packs-keep = Behalten
packs-name = Name der Sammlung
packs-place-name = Name des Ortes
packs-role-name = Rolle { $number }
packs-role-line = Wie es ist, Rolle { $number } zu sein
packs-line-hint = Ein Satz für die Karte, wenn du magst
packs-add-place = Ort hinzufügen
packs-drop-place = { $name } entfernen
packs-ready = Spielbereit.
packs-todo =
    { $count ->
        [one] Bis zum Spielen fehlt noch { $count } Sache
       *[other] Bis zum Spielen fehlen noch { $count } Sachen
    }
packs-more = … und { $count } weitere.
packs-link-copied = Link kopiert. Er gilt für immer.
packs-link = Link zu dieser Sammlung
packs-shared = Jemand hat „{ $name }“ mit dir geteilt.
packs-take-shared = Kopie behalten
packs-no-thanks = Nein, danke
