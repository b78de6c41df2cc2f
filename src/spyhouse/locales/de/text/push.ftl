# Ein Hinweis für jemanden, der gerade nicht da ist.

push-your-turn = Du bist dran.
