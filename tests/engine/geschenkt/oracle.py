"""The rules of Geschenkt a second time, as simple as can be: written from the texts of the rules
and of the protocol alone, to find where the engine understands them otherwise. Never "correct" it
by looking at the engine: where they differ, the texts say which of the two is wrong."""

OPTIONS = [{"players": players, "variant": variant, "open_chips": open_chips}
           for variant, most in (("base", 7), ("open", 5))
           for players in range(3, most + 1)
           for open_chips in (False, True)]


def cost(cards):
    return sum(card for card in cards if card - 1 not in cards)  # GE-20


class Game:
    def __init__(self, options):
        self.options = options
        self.n = options["players"]
        is_open = options["variant"] == "open"
        chips = 10 if is_open else {6: 9, 7: 7}.get(self.n, 11)  # GE-2, GE-30
        self.removed = [10, 20, 30] if is_open else []  # GE-30
        self.unseen = [card for card in range(3, 36) if card not in self.removed]  # GE-1
        self.deck = 24  # GE-4
        self.chips = [chips] * self.n
        self.cards = [[] for _ in range(self.n)]
        self.starter = None
        self.card = None
        self.pot = 0
        self.winners = []
        self.phase, self.to_act = "first", "chance"  # GE-5

    def legal(self):
        if self.phase == "first":
            return [f"first {seat}" for seat in range(self.n)]
        if self.phase == "turn":  # GE-4: also those that will turn out not to be in the deck
            return [f"turn {card}" for card in self.unseen]
        if self.phase == "decide":  # GE-11, GE-12
            return ["take", "pay"] if self.chips[self.to_act] else ["take"]
        return []

    def allows(self, event):
        return event in self.legal()

    def apply(self, event):
        word, *number = event.split(" ")
        if word == "first":
            self.starter = int(*number)
            self.phase = "turn"
        elif word == "turn":  # GE-10
            self.card = int(*number)
            self.unseen.remove(self.card)
            self.deck -= 1
            self.phase, self.to_act = "decide", self.starter
        elif word == "pay":  # GE-11
            self.chips[self.to_act] -= 1
            self.pot += 1
            self.to_act = (self.to_act + 1) % self.n
        else:
            self.take(self.to_act)

    def take(self, seat):
        self.cards[seat] = sorted(self.cards[seat] + [self.card])
        self.chips[seat] += self.pot
        self.card, self.pot = None, 0
        self.starter = seat  # GE-13
        if self.deck:
            self.phase, self.to_act = "turn", "chance"
            return
        self.phase, self.to_act = "over", None  # GE-14
        scores = [self.score(seat) for seat in range(self.n)]
        self.winners = [seat for seat in range(self.n) if scores[seat] == min(scores)]  # GE-22

    def score(self, seat):
        return cost(self.cards[seat]) - self.chips[seat]  # GE-21

    def state(self, viewer=None):
        """All, or what a seat may see of it (GE-40)."""
        seats = []
        for seat in range(self.n):
            seen = viewer in (None, seat) or self.phase == "over" or self.options["open_chips"]
            seats.append({"chips": self.chips[seat] if seen else None, "cards": self.cards[seat],
                          "cost": cost(self.cards[seat]),
                          "score": self.score(seat) if seen else None})
        state = {"game": "geschenkt", "options": self.options, "phase": self.phase,
                 "to_act": self.to_act, "winners": self.winners, "starter": self.starter,
                 "card": self.card, "pot": self.pot, "deck": self.deck, "removed": self.removed,
                 "seats": seats}
        if viewer in (None, self.to_act):
            state["legal"] = self.legal()
        return state
