#!/usr/bin/env python3
"""A bot for Geschenkt, from outside: takes a card if what it adds to the cost, less the chips on
it, is at most 5. A yardstick that beats most programs."""

import json
import sys

THRESHOLD = 5


def cost(cards):
    return sum(card for card in cards if card - 1 not in cards)


def decision(request):
    view = request["view"]
    cards = view["seats"][request["seat"]]["cards"]
    added = cost(cards + [view["card"]]) - cost(cards)
    wanted = "take" if added - view["pot"] <= THRESHOLD else "pay"
    return wanted if wanted in view["legal"] else view["legal"][0]


for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "end":
        break
    print(json.dumps({"event": decision(request)}), flush=True)
