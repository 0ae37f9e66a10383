"""People's phones as private hands: a page and a small server, only on the local network, only while wanted.

A phone gets what passed through `engine/sight.py` for its seat, in words; nothing else is ever sent.
"""
