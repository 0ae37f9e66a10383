"""The cast, and who sits at a mixed table."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from mascarade_qt.bots.mind.tuning import TEMPERAMENTS
from mascarade_qt.engine.cast import Role
from mascarade_qt.match.characters import CHARACTERS, mixed_company
from mascarade_qt.match.roles import played_by


def test_there_are_four_of_each_temperament() -> None:
    assert Counter(CHARACTERS.values()) == dict.fromkeys(TEMPERAMENTS, 4)


def test_a_character_is_played_at_any_level() -> None:
    assert played_by("pisana", "master") == Role(human=False, level="master", temperament="chaotic")


@pytest.mark.parametrize("number", range(1, 14))
def test_a_company_is_mixed(number: int) -> None:
    companies = set()
    for seed in range(20):
        company = mixed_company(number, random.Random(seed))
        assert len(set(company)) == len(company) == number
        tempers = [CHARACTERS[who] for who in company]
        assert all(one != other for one, other in pairwise(tempers))
        assert max(Counter(tempers).values()) - min(Counter(tempers).values()) <= 1
        assert company == mixed_company(number, random.Random(seed))
        companies.add(tuple(company))
    assert len(companies) > 10


def test_some_may_be_left_out() -> None:
    here = mixed_company(12, random.Random(1))
    others = mixed_company(12, random.Random(2), besides=here)
    assert set(here) | set(others) == set(CHARACTERS)


def test_where_they_do_not_suffice_the_rest_is_nobody_in_particular() -> None:
    company = mixed_company(6, random.Random(1), temperament="bold")
    assert sorted(company[:4]) == ["bettina", "faustina", "vettor", "zanetta"]
    assert company[4:] == ["", ""]
    assert mixed_company(3, random.Random(1), besides=CHARACTERS) == ["", "", ""]
