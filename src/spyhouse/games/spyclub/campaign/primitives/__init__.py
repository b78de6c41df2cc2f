"""The primitives of the deck, one class each, in a file for each family.

A class has the fields the deck writes, and says what the primitive does, when it can, how it reads, what is
wrong with it and what it is worth. `effect_types` lists them all.
"""
