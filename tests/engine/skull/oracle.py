"""The rules of Skull a second time, as simple as can be: written from the texts of the rules and of
the protocol alone, to find where the engine understands them otherwise. Never "correct" it by
looking at the engine: where they differ, the texts say which of the two is wrong."""

from itertools import permutations

OPTIONS = [{"players": players, "tribes": tribes, "reveal": reveal}
           for tribes in (1, 2)
           for players in range(3, 12 // tribes + 1)
           for reveal in (False, True)]
KINDS = ("flower", "skull")


class Seat:
    def __init__(self, player):
        self.player = player
        self.hand = {"flower": 3, "skull": 1}  # SK-1, SK-4
        self.mat = []  # bottom to top
        self.open = 0  # so many are face up, from the top
        self.lost = []
        self.wins = 0
        self.out = False
        self.passed = False

    def hand_list(self):
        return [kind for kind in KINDS for _ in range(self.hand[kind])]

    def down(self):
        return len(self.mat) - self.open


class Game:
    def __init__(self, options):
        self.options = options
        players = options["players"]
        self.seats = [Seat(seat % players) for seat in range(players * options["tribes"])]  # SK-60
        self.phase, self.to_act = "first", "chance"  # SK-5
        self.queue = []  # who else is to act in this phase, where all do once
        self.round = 0
        self.starter = None
        self.winners = []
        self.clear()

    def clear(self):
        self.round += 1
        self.bid = 0
        self.challenger = None
        self.skull = None
        self.row = []
        for seat in self.seats:
            seat.passed = False

    def from_left_of(self, start):
        """Who is in the game, clockwise, `start` last."""
        count = len(self.seats)
        around = [(start + step) % count for step in range(1, count + 1)]
        return [seat for seat in around if not self.seats[seat].out]

    def discs_on_mats(self):
        return sum(len(seat.mat) for seat in self.seats)

    def legal(self):
        if self.phase == "over":
            return []
        if self.phase == "first":
            return [f"first {seat}" for seat in range(len(self.seats))]
        if self.phase == "shuffle":  # SK-31
            discs = self.seats[self.challenger].hand_list()
            return [f"shuffle {' '.join(row)}" for row in set(permutations(discs))]
        me = self.seats[self.to_act]
        held = [kind for kind in KINDS if me.hand[kind]]
        most = self.discs_on_mats()  # SK-13
        bids = [f"bid {number}" for number in range(self.bid + 1, most + 1)]
        if self.phase == "prepare":  # SK-10
            return [f"place {kind}" for kind in held]
        if self.phase == "turn":  # SK-11, SK-12
            return [f"place {kind}" for kind in held] + bids
        if self.phase == "bid":  # SK-14
            return ["pass"] + bids
        if self.phase == "flip":  # SK-16
            return [f"flip {seat}" for seat, other in enumerate(self.seats)
                    if other.down() and (other is me or not me.down())]
        if self.phase == "reveal":  # SK-35
            return ["show", "hide"]
        if self.phase == "take":  # SK-31
            return [f"take {place}" for place in range(1, len(self.row) + 1)]
        if self.phase == "discard":  # SK-32
            return [f"discard {kind}" for kind in held]
        return [f"start {seat}" for seat in self.from_left_of(self.to_act)]  # SK-42

    def allows(self, event):
        return event in self.legal()

    def apply(self, event):
        word, *arguments = event.split(" ")
        getattr(self, f"do_{word}")(*arguments)

    def do_first(self, seat):
        self.prepare(int(seat))

    def prepare(self, starter):  # SK-10
        self.starter = starter
        self.queue = self.from_left_of(starter)
        self.phase, self.to_act = "prepare", self.queue.pop(0)

    def do_place(self, kind):
        me = self.seats[self.to_act]
        me.hand[kind] -= 1
        me.mat.append(kind)
        if self.phase == "turn":  # SK-11
            self.to_act = self.from_left_of(self.to_act)[0]
        elif self.queue:
            self.to_act = self.queue.pop(0)
        else:
            self.phase, self.to_act = "turn", self.starter

    def do_bid(self, number):
        self.bid = int(number)
        self.challenger = self.to_act
        self.phase = "bid"
        self.next_bidder()

    def do_pass(self):
        self.seats[self.to_act].passed = True
        self.next_bidder()

    def next_bidder(self):  # SK-14, SK-15
        others = [seat for seat in self.from_left_of(self.to_act)
                  if seat != self.challenger and not self.seats[seat].passed]
        if others and self.bid < self.discs_on_mats():
            self.to_act = others[0]
        else:
            self.phase, self.to_act = "flip", self.challenger

    def do_flip(self, seat):
        flipped = self.seats[int(seat)]
        flipped.open += 1
        if flipped.mat[-flipped.open] == "skull":  # SK-17
            self.skull = int(seat)
            if self.options["reveal"]:  # SK-35
                self.queue = [other for other in self.from_left_of(self.challenger)
                              if other != self.challenger and self.seats[other].down()]
            self.next_to_reveal()
        elif sum(seat.open for seat in self.seats) == self.bid:
            self.succeed(self.seats[self.challenger])

    def succeed(self, me):  # SK-20
        me.wins += 1
        if me.wins == 2:  # SK-50
            self.end(me.player)
        else:
            self.next_round(self.challenger)  # SK-40

    def next_to_reveal(self):
        if self.queue:
            self.phase, self.to_act = "reveal", self.queue.pop(0)
            return
        self.take_back()  # SK-30
        if self.skull == self.challenger:
            self.phase, self.to_act = "discard", self.challenger  # SK-32
        else:  # SK-64: also where the skull is of the same player's other tribe
            self.phase, self.to_act = "shuffle", "chance"  # SK-31

    def do_show(self):
        me = self.seats[self.to_act]
        me.open = len(me.mat)
        self.next_to_reveal()

    def do_hide(self):
        self.next_to_reveal()

    def do_shuffle(self, *row):
        self.row = list(row)
        self.seats[self.challenger].hand = {"flower": 0, "skull": 0}
        self.phase, self.to_act = "take", self.skull

    def do_take(self, place):
        me = self.seats[self.challenger]
        me.lost.append(self.row.pop(int(place) - 1))
        for disc in self.row:
            me.hand[disc] += 1
        self.row = []
        self.after_loss(me)

    def do_discard(self, kind):
        me = self.seats[self.challenger]
        me.hand[kind] -= 1
        me.lost.append(kind)
        self.after_loss(me)

    def after_loss(self, me):
        me.out = not any(me.hand.values())  # SK-34
        left = {seat.player for seat in self.seats if not seat.out}
        if len(left) == 1:  # SK-51, SK-63
            self.end(left.pop())
        elif not me.out:
            self.next_round(self.challenger)  # SK-40
        elif self.skull != self.challenger:
            self.next_round(self.skull)  # SK-41
        else:
            self.phase, self.to_act = "start", self.challenger  # SK-42

    def do_start(self, seat):
        self.next_round(int(seat))

    def next_round(self, starter):
        self.take_back()  # SK-43
        self.clear()
        self.prepare(starter)

    def take_back(self):
        for seat in self.seats:
            for disc in seat.mat:
                seat.hand[disc] += 1
            seat.mat, seat.open = [], 0

    def end(self, player):
        self.phase, self.to_act = "over", None
        self.winners = [player]

    def state(self, viewer=None):
        """All, or what the player of a seat may see of it (SK-62, SK-70)."""
        seats = []
        for seat in self.seats:
            own = viewer is None or seat.player == self.seats[viewer].player
            hand, mat, lost = seat.hand_list(), seat.mat, sorted(seat.lost)
            if not own:
                lost = ["?"] * len(lost)
            if not own and self.phase != "over":
                hand = ["?"] * len(hand)
                mat = ["?"] * seat.down() + mat[seat.down():]
            seats.append({"player": seat.player, "wins": seat.wins, "out": seat.out,
                          "passed": seat.passed, "hand": hand, "mat": mat, "open": seat.open,
                          "lost": lost})
        state = {"game": "skull", "options": self.options, "phase": self.phase,
                 "to_act": self.to_act, "winners": self.winners, "round": self.round,
                 "starter": self.starter, "bid": self.bid, "challenger": self.challenger,
                 "skull": self.skull, "row": self.row if viewer is None else ["?"] * len(self.row),
                 "seats": seats}
        if viewer in (None, self.to_act):
            state["legal"] = self.legal()
        return state
