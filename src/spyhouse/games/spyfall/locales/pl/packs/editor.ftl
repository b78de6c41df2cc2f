# Strona, na której robi się zestawy.

packs-title = Zestawy miejsc
packs-intro = Twoja ulica, biuro, ulubiona planeta: zrób zestaw własnych miejsc i zagraj tam w Spyfall.
packs-home = Strona główna
packs-back = Wszystkie zestawy
packs-none = Nie ma jeszcze zestawów. Zacznij od zera albo od kopii pudełka.
packs-fresh = Nowy zestaw
packs-copy-box = Skopiuj pudełko
packs-fresh-name = Moje miejsca
packs-copy-name = Pudełko po mojemu
packs-import = Importuj
packs-import-title = Importuj zestaw
packs-import-hint = Wklej JSON albo TOML, albo wybierz plik.
packs-import-label = Zestaw jako tekst
packs-import-file = Wybierz plik
packs-import-go = Importuj
packs-example =
    name = "Dom"

    { "[" }[places]]
    name = "Kuchnia"
    roles = [{ "{" } name = "Kucharka" { "}" }, { "{" } name = "Głodny kot" { "}" }, …razem siedem]
packs-edit = Edytuj
packs-play = Zagraj z nim
packs-share = Udostępnij
packs-export = Zapisz jako plik
packs-drop = Usuń
packs-drop-sure = Usunąć „{ $name }”? Tego nie da się cofnąć.
packs-keep = Zostaw
packs-name = Nazwa zestawu
packs-place-name = Nazwa miejsca
packs-role-name = Rola { $number }
packs-role-line = Jak to jest być rolą { $number }
packs-line-hint = Zdanie na kartę, jeśli chcesz
packs-add-place = Dodaj miejsce
packs-drop-place = Usuń: { $name }
packs-ready = Można grać.
packs-todo =
    { $count ->
        [one] Jeszcze { $count } rzecz, zanim można zagrać
        [few] Jeszcze { $count } rzeczy, zanim można zagrać
       *[many] Jeszcze { $count } rzeczy, zanim można zagrać
    }
packs-more = …i jeszcze { $count }.
packs-link-copied = Link skopiowany. Nigdy nie wygasa.
packs-link = Link do tego zestawu
packs-shared = Ktoś udostępnia ci zestaw „{ $name }”.
packs-take-shared = Zapisz kopię
packs-no-thanks = Nie, dziękuję
