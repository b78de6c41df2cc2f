"""Research interfaces to the games: PettingZoo, OpenSpiel and Gymnasium adapters over `Episode`.

Install them with `pip install spyhouse[research]`.
"""
