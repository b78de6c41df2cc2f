"""The primitives of the deck, one class each, in a module for each family.

The fields of a class are the parameters in the deck. Its methods execute the primitive, tell when it is
possible, word it, check it and estimate its value. `effect_types` lists all classes.
"""
