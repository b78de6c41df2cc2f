# The coach’s lines in the first lesson, and the other players’.

lesson-title = Your first round
lesson-you = You
lesson-card = This is your card. Hold it to look: you’re all on the Pirate Ship. All but one. The spy’s card says nothing.
lesson-ask = You deal, so you ask first. Show the others that you know, without telling the spy. Ask Ida.
lesson-question-hat = Who decides when we turn around?
lesson-clock = The clock is running. Ida answers.
lesson-answer-hat = The one with the biggest hat.
lesson-next = She knows. Whoever answered asks next, anyone but you. She asks Bruno.
lesson-question-feet = How are your feet?
lesson-answer-feet = Fine, it’s only two stops.
lesson-stops = Stops? Now Bruno asks you.
lesson-question-often = Do you come here often?
lesson-vague = Stay vague: the spy has ears. All the places it could be are in the drawer, and you can cross them out.
lesson-answer-often = Nobody comes here often and dry.
lesson-bell = You’ve heard enough from Bruno. Once a round you may stop the clock and accuse someone.
lesson-vote = Everyone but Bruno votes, and all must agree. Your own chip already says guilty.
lesson-done = Caught! You accused him, so you get 2 points and the others 1. Next time the spy’s card may be in your hand: then listen, look natural, and name the place while the clock runs.
