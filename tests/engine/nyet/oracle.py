"""The rules of Nyet! a second time, as simple as can be: written from the texts of the rules and of
the protocol alone, to find where the engine understands them otherwise. Never "correct" it by
looking at the engine: where they differ, the texts say which of the two is wrong."""

from collections import Counter
from itertools import combinations

OPTIONS = [{"players": players, "target": target, "no_trump": no_trump}
           for players in range(2, 6)
           for target in (0, 1, 40)
           for no_trump in (False, True)]
# Seldom reached in the fifty rounds that there are at most (NY-14).
OPTIONS += [{"players": 2, "target": 999, "no_trump": False}]
COLOURS = {"B": "blue", "R": "red", "Y": "yellow", "G": "green"}
HAND = {2: 15, 3: 16, 4: 15, 5: 12}  # NY-12
ROUNDS = {2: 8, 3: 9, 4: 8, 5: 10}  # NY-11


def number(card):
    return int(card[1:])


def colour(card):
    return COLOURS[card[0]]


def in_order(cards):
    return sorted(cards, key=lambda card: ("BRYG".index(card[0]), number(card)))


def full_deck(players):
    highest = 10 if players == 3 else 13  # NY-12
    return [f"{letter}{value}" for letter in COLOURS
            for value in [1, 1, 1, *range(2, highest + 1)]]  # NY-1


def hidden(cards):
    return ["?"] * len(cards)


class Game:
    def __init__(self, options):
        self.options = options
        self.n = options["players"]
        self.rounds = 0 if options["target"] else ROUNDS[self.n]
        self.round = 1
        self.dealer = None
        self.aside = []
        self.scores = [0] * self.n
        self.winners = []
        self.phase, self.to_act = "dealer", "chance"  # NY-10
        self.queue = []  # who else is to discard or to give
        self.clear()

    def clear(self):
        colours = list(COLOURS.values())
        rows = {  # NY-20
            "start": [str(seat) for seat in range(self.n)],
            "discard": ["one", "two", "not1", "left", "none"],
            "trump": colours + ["none"] * self.options["no_trump"],
            "super": colours + ["none"],
            "points": ["1", "2", "3", "4", "-2"],
        }
        self.board = {row: dict.fromkeys(squares) for row, squares in rows.items()}
        self.hands = [[] for _ in range(self.n)]
        self.discarded = [[] for _ in range(self.n)]
        self.given = [None] * self.n
        self.received = [None] * self.n
        self.tricks = [0] * self.n
        self.treasures = [[] for _ in range(self.n)]
        self.teams = None
        self.bonus = None
        self.leader = None
        self.trick = []
        self.last_trick = None

    def clockwise(self, start):
        return [(start + step) % self.n for step in range(self.n)]

    def free(self, row):
        return [square for square, seat in self.board[row].items() if seat is None]

    def term(self, row):  # NY-22
        free = self.free(row)
        if len(free) > 1:
            return None
        return int(free[0]) if row in ("start", "points") else free[0]

    def is_super(self, card):  # NY-51
        return number(card) == 1 and colour(card) == self.term("super")

    def suit(self, card):  # NY-51, NY-54
        trump = self.is_super(card) or colour(card) == self.term("trump")
        return "trumps" if trump else colour(card)

    def playable(self, hand):  # NY-52
        if not self.trick:
            return hand
        led = self.suit(self.trick[0]["card"])
        return [card for card in hand if self.suit(card) == led] or hand

    def strength(self, card):  # NY-53
        led = self.suit(self.trick[0]["card"])
        if self.is_super(card):
            return 3, 0
        if self.suit(card) == "trumps":
            return 2, number(card)
        return (1, number(card)) if self.suit(card) == led else (0, 0)

    def legal(self):
        if self.phase == "over":
            return []
        if self.phase == "dealer":
            return [f"dealer {seat}" for seat in range(self.n)]
        if self.phase == "deal":
            return None  # more than can be listed
        me = self.to_act
        if self.phase == "veto":  # NY-21
            return [f"veto {row} {square}" for row in self.board if self.term(row) is None
                    for square in self.free(row)]
        if self.phase == "team":  # NY-30
            others = [seat for seat in range(self.n) if seat != me]
            pairs = combinations(others, 2) if self.n == 5 else []
            return (["alone"] * (self.n == 3) + [f"team {seat}" for seat in others]
                    + [f"team {first} {second}" for first, second in pairs])
        if self.phase == "bonus":  # NY-31
            return [f"bonus {seat}" for seat in min(self.teams, key=len)]
        cards = set(self.hands[me])
        if self.phase == "discard" and self.term("discard") == "not1":  # NY-40
            cards = {card for card in cards if number(card) != 1} or cards
        if self.phase == "play":
            cards = set(self.playable(self.hands[me]))
        return [f"{self.phase} {card}" for card in cards]

    def allows(self, event):
        if self.phase != "deal":
            return event in self.legal()
        word, _, cards = event.partition(" ")
        hands = [hand.split(" ") for hand in cards.split("|")]
        dealt = Counter(card for hand in hands for card in hand)
        return (word == "deal" and [len(hand) for hand in hands] == [HAND[self.n]] * self.n
                and dealt <= Counter(self.deck()))

    def deck(self):
        again = self.n == 2 and self.round % 2 == 0  # NY-13
        return self.aside if again else full_deck(self.n)

    def apply(self, event):
        word, _, arguments = event.partition(" ")
        getattr(self, f"do_{word}")(*arguments.split("|" if word == "deal" else None))

    def do_dealer(self, seat):
        self.dealer = int(seat)
        self.phase = "deal"

    def do_deal(self, *hands):
        self.hands = [in_order(hand.split(" ")) for hand in hands]
        dealt = Counter(card for hand in self.hands for card in hand)
        self.aside = list((Counter(self.deck()) - dealt).elements())
        self.phase, self.to_act = "veto", self.dealer

    def do_veto(self, row, square):
        self.board[row][square] = self.to_act
        if None in map(self.term, self.board):
            self.to_act = (self.to_act + 1) % self.n
            return
        self.to_act = self.term("start")  # NY-30
        if self.n == 2:
            self.make_teams([])
        else:
            self.phase = "team"

    def do_alone(self):
        self.make_teams([])

    def do_team(self, *seats):
        self.make_teams([int(seat) for seat in seats])

    def make_teams(self, mates):
        ours = sorted([self.to_act, *mates])
        self.teams = [ours, [seat for seat in range(self.n) if seat not in ours]]
        if self.n == 5:
            self.phase = "bonus"
            return
        if self.n == 3:
            self.bonus, = min(self.teams, key=len)  # NY-31
        self.after_teams()

    def do_bonus(self, seat):
        self.bonus = int(seat)
        self.after_teams()

    def after_teams(self):
        term = self.term("discard")
        times = {"none": 0, "two": 2}.get(term, 1)
        self.queue = [seat for seat in self.clockwise(self.to_act) for _ in range(times)]
        self.phase = "give" if term == "left" else "discard"
        self.next_in_queue()

    def next_in_queue(self):
        if self.queue:
            self.to_act = self.queue.pop(0)
            return
        if self.phase == "give":
            self.hand_over()
        self.phase = "play"
        self.leader = self.to_act = self.term("start")  # NY-50

    def do_discard(self, card):  # NY-40
        self.hands[self.to_act].remove(card)
        self.discarded[self.to_act] = in_order(self.discarded[self.to_act] + [card])
        self.next_in_queue()

    def do_give(self, card):
        self.hands[self.to_act].remove(card)
        self.given[self.to_act] = card
        self.next_in_queue()

    def hand_over(self):  # NY-41
        for seat, card in enumerate(self.given):
            left = (seat + 1) % self.n
            self.received[left] = card
            self.hands[left] = in_order(self.hands[left] + [card])

    def do_play(self, card):
        self.hands[self.to_act].remove(card)
        self.trick.append({"seat": self.to_act, "card": card})
        if len(self.trick) == self.n:
            self.end_trick()
        else:
            self.to_act = (self.to_act + 1) % self.n

    def end_trick(self):
        # Of equal cards the one played last: the first of the trick read from its end (NY-53).
        winner = max(reversed(self.trick), key=lambda play: self.strength(play["card"]))["seat"]
        self.tricks[winner] += 1
        team = next(team for team in self.teams if winner in team)
        self.treasures[winner] += [play["card"] for play in self.trick  # NY-55
                                   if number(play["card"]) == 1 and play["seat"] not in team]
        self.last_trick = {"cards": self.trick, "winner": winner}
        self.trick = []
        self.leader = self.to_act = winner
        if not any(self.hands):  # NY-56
            self.end_round()

    def worth(self, seat):  # NY-60
        once = self.tricks[seat] + len(self.treasures[seat])
        return 2 * once if seat == self.bonus else once

    def end_round(self):
        self.leader = None
        for team in self.teams:
            points = sum(map(self.worth, team)) * self.term("points")  # NY-60
            for seat in team:
                self.scores[seat] += points
        if self.is_last_round():
            self.phase, self.to_act = "over", None
            best = max(self.scores)
            self.winners = [seat for seat in range(self.n) if self.scores[seat] == best]  # NY-61
            return
        self.clear()
        self.round += 1
        self.dealer = (self.dealer + 1) % self.n  # NY-10
        self.phase, self.to_act = "deal", "chance"

    def is_last_round(self):
        target = self.options["target"]
        if target:  # NY-14
            return max(self.scores) >= target or self.round == 50
        return self.round == self.rounds  # NY-11

    def seen(self, seat, viewer):
        """What a seat has, as another may see it (NY-70); each card given by its giver and, once it
        is handed over, by whoever received it."""
        own = viewer in (None, seat) or self.phase == "over"
        given, received = self.given[seat], self.received[seat]
        receiver, giver = (seat + 1) % self.n, (seat - 1) % self.n
        if given and not own and not (viewer == receiver and self.received[receiver]):
            given = "?"
        if received and not own and viewer != giver:
            received = "?"
        hand, discarded = self.hands[seat], self.discarded[seat]
        return {"hand": hand if own else hidden(hand),
                "discarded": discarded if own else hidden(discarded),
                "given": given, "received": received, "tricks": self.tricks[seat],
                "treasures": self.treasures[seat], "score": self.scores[seat]}

    def state(self, viewer=None):
        """All, or what a seat may see of it."""
        state = {"game": "nyet", "options": self.options, "phase": self.phase,
                 "to_act": self.to_act, "winners": self.winners, "round": self.round,
                 "rounds": self.rounds, "dealer": self.dealer, "board": self.board,
                 "terms": {row: self.term(row) for row in self.board}, "teams": self.teams,
                 "bonus": self.bonus, "leader": self.leader, "trick": self.trick,
                 "last_trick": self.last_trick, "aside": len(self.aside),
                 "seats": [self.seen(seat, viewer) for seat in range(self.n)]}
        if viewer in (None, self.to_act):
            state["legal"] = self.legal()
        return state
