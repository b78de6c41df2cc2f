# Kartka nowego stołu.

preset-whole = Cała gra
    .line = Cztery zgody, około pół godziny.
preset-short = Krótka gra
    .line = Wystarczą trzy zgody.
preset-bluff = Z blefem
    .line = Możesz wyłożyć karty, które nie są kolejne.
bot-easy = Spaceruje, sprzeciwia się, jak mu przyjdzie do głowy.
bot-normal = Planuje drogę, zna szanse.
bot-strong = Liczy każdą kartę.
