"""What files say: rules, facts, their parts and comments. Nothing is solved here.

May import `errors`.
"""
