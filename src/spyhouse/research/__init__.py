"""The games for those who study them: PettingZoo, OpenSpiel and Gymnasium, each a thin page over `Episode`.

They come with `pip install spyhouse[research]`.
"""
