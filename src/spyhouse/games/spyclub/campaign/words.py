"""The names of things in a campaign."""

from typing import Literal

Stage = Literal["cast", "unlock", "setup", "case", "record", "end", "save", "over"]
"""Who plays whom; reading new cards; choices before the deal; the case itself; the aspect for the master
case; what the cards say at the end; the story, and saving; done."""

About = Literal["card", "choice", "give", "record", "story"]
"""What the desk is about: a card to read, its crossroads, whom it belongs to; the aspect for the master case;
the story of the case."""
