# The poster on the front page.

spyfall-title = Spyfall
spyfall-line = Alle wissen, wo ihr seid, nur der Spion nicht. Fragt mit Bedacht.
spyfall-time = 8 Min. je Runde
spyfall-where = WO SIND WIR?
spyfall-role-spy = Als Spion
spyfall-role-others = Gegen den Spion
