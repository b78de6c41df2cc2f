# By what words a bot knows what is said to it in the chat.

chat-hears-blame = spy, liar, lying, lied, cheat, cheater, cheating, suspicious, guilty, sus, traitor, you did it, was it you, is it you
chat-hears-thanks = thanks, thank you, thx, ty, cheers, much obliged
chat-hears-praise = well played, good game, gg, nice, well done, good one, bravo, congratulations, congrats, great, clever, brilliant, you won, you win, not bad
chat-hears-bye = bye, goodbye, good night, see you, cya, have to go, gotta go
chat-hears-how-are-you = how are you, how’s it going, how do you do, how are things, you ok, what’s up, are you well
chat-hears-hello = hi, hello, hey, hiya, good evening, good morning, good afternoon, evening, welcome, howdy
chat-hears-laugh = ha, haha, hahaha, lol, rofl, hehe, funny, joke
