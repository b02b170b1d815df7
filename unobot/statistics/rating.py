"""How strong somebody is, by the places in matches with other people: OpenSkill's Plackett-Luce model.

Whoever beats the same weak opponent again and again gains less each time.
"""

from collections.abc import Mapping

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL = PlackettLuce()
SURE = 3
"""A rating is what is almost certain: so many standard deviations below the estimate."""


class Rating(Struct, frozen=True):
    """An estimate of somebody's strength, and its standard deviation. A beginner may be anything."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def sure(self) -> float:
        """The rating by which people are ranked; 0 for a beginner."""
        return self.mu - SURE * self.sigma


def rated(places: Mapping[str, int], ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of the people of one match, from their places; who has no rating is a beginner."""
    if len(places) < 2:
        return {person: ratings.get(person, Rating()) for person in places}
    people = sorted(places)
    teams = [[MODEL.rating(before.mu, before.sigma)] for before in (ratings.get(p, Rating()) for p in people)]
    after = MODEL.rate(teams, ranks=[places[person] for person in people])
    return {person: Rating(team[0].mu, team[0].sigma) for person, team in zip(people, after, strict=True)}
