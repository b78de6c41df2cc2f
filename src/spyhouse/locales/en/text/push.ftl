# A notice for somebody who is away.

push-your-turn = It’s your turn.
