# Po jakich słowach bot poznaje, co się do niego mówi na czacie.

chat-hears-blame = szpieg, szpiegiem, kłamca, kłamiesz, oszust, oszukujesz, podejrzany, podejrzane, winny, zdrajca, to ty
chat-hears-thanks = dzięki, dziękuję, dziękuje, dzieki, wielkie dzięki
chat-hears-praise = dobra gra, dobrze zagrane, gg, brawo, super, świetnie, gratulacje, gratuluję, nieźle, sprytnie
chat-hears-bye = pa, do widzenia, do zobaczenia, dobranoc, na razie, muszę iść, narka
chat-hears-how-are-you = jak się masz, co słychać, jak leci, co tam, jak tam
chat-hears-hello = cześć, hej, siema, witaj, witam, dzień dobry, dobry wieczór, czesc
chat-hears-laugh = ha, haha, hahaha, hehe, zabawne, śmieszne, żart
