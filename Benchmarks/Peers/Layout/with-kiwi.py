"""Kiwi, the solver of weighted constraints: the systems of LayoutBenchmarks.swift, made and solved.

Prints the milliseconds of the scene that it is given, and nothing for a scene that it has not.
"""

import sys
import time

from kiwisolver import Solver, Variable

ROUNDS = 3


class Box:
    def __init__(self):
        self.x, self.y, self.width, self.height = Variable("x"), Variable("y"), Variable("w"), Variable("h")


def fixed(solver):
    root = Box()
    for variable, value in [(root.x, 0), (root.y, 0), (root.width, 30_000), (root.height, 100_000)]:
        solver.addConstraint(variable == value)
    return root


def build(family, count):
    solver = Solver()
    root = fixed(solver)
    add = solver.addConstraint
    last = first = None
    heights = []
    for index in range(count):
        box = Box()
        add(box.width >= 0)
        add(box.height >= 0)
        if family in ("column", "intrinsic"):
            add(box.x == 8)
            add(box.x + box.width == root.width - 8)
            add(box.y == 8 if last is None else box.y == last.y + last.height + 8)
            if family == "column":
                add(box.height == 44)
            else:
                for variable, natural in [(box.height, 20 + index % 7), (box.width, 50)]:
                    add((variable <= natural) | "weak")
                    add((variable >= natural) | "strong")
        elif family == "nested":
            outer = last or root
            add(box.x == 1)
            add(box.x + box.width == outer.width - 1)
            add(box.y == 1)
            add(box.y + box.height == outer.height - 1)
        else:
            add(box.y == 0)
            add(box.y + box.height == root.height)
            add(box.x == 1 if last is None else box.x == last.x + last.width + 1)
            if first is not None:
                add(box.width == first.width)
        heights.append(box.height)
        last, first = box, first or box
    if family == "equal":
        add(last.x + last.width == root.width)
    return solver, heights


def seconds(family, count):
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        solver, _ = build(family, count)
        solver.updateVariables()
        best = min(best, time.process_time() - start)
        if best > 1:
            break
    return best


family, _, number = sys.argv[1].removeprefix("uikit/").rpartition("-")
if family in ("column", "intrinsic", "nested", "equal"):
    print(seconds(family, int(number)) * 1e3)
