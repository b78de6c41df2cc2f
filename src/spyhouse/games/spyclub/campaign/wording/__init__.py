"""Rules text of campaign cards, generated from their effects, so that the text always matches the engine.

Each primitive words itself (`Effect.words`, `StandingRule.line`), each condition in its row of `conditions`.
Phrases are in `locales/<language>/text/campaign-lines.ftl`. Titles, stories, questions and names of actions
and tokens are hand-written in `campaign-deck.ftl`.
"""
