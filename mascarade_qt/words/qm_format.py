"""The format of compiled translations (.qm): packaging/qm.py writes it, Qt and catalogue.py read it."""

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
# Sections of a file.
LANGUAGE, HASHES, MESSAGES, PLURALS = 0xA7, 0x42, 0x69, 0x88
# Parts of a message.
END, TRANSLATION, SOURCE, CONTEXT, COMMENT = 1, 3, 6, 7, 8
# Plural rules: one for each form but the last. A comparison may be negated and look at the last digits only;
# its numbers follow it.
EQUAL, AT_MOST, BETWEEN = 1, 3, 4
NOT, LAST_DIGIT, LAST_TWO_DIGITS = 0x08, 0x10, 0x20
AND, NEXT_RULE = 0xFD, 0xFF
_COMPARISON = 0x07


def plural_form(rules: bytes, n: int) -> int:
    """Which form a number takes: that of the first rule it obeys, or the one after the last."""
    form, obeyed = 0, True
    code = iter(rules)
    for word in code:
        if word == NEXT_RULE:
            if obeyed:
                break
            form, obeyed = form + 1, True
        elif word != AND:
            number = n % 10 if word & LAST_DIGIT else n % 100 if word & LAST_TWO_DIGITS else n
            comparison, limit = word & _COMPARISON, next(code)
            low = 0 if comparison == AT_MOST else limit
            high = next(code) if comparison == BETWEEN else limit
            obeyed = obeyed and (low <= number <= high) != bool(word & NOT)
    return form if obeyed else form + 1


def plural_forms(rules: bytes) -> int:
    """How many forms there are."""
    return rules.count(NEXT_RULE) + 2 if rules else 1
