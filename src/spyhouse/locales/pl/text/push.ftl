# Powiadomienie dla kogoś, kogo nie ma.

push-your-turn = Twój ruch.
