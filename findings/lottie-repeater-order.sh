#!/usr/bin/env bash
# rlottie (PyPI's rlottie-python 1.3.8) and ThorVG (PyPI's thorvg-python 1.1.3), beside each other.
#
# A repeater of a Lottie file says by `m` whether its copies lie below (1) or above (2) what they copy. ThorVG follows it; rlottie draws the
# copies above in both cases, so files that After Effects exports with copies below look other in it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m pip install --quiet --disable-pip-version-check --no-deps --target packages \
    rlottie-python==1.3.8 thorvg-python==1.1.3 pillow==12.0.0 2>pip.log || { cat pip.log >&2; exit 2; }
PYTHONPATH=packages python3 - <<'PYTHON'
import json, sys
import rlottie_python, thorvg_python


def still(value):
    return {"a": 0, "k": value}


def document(order):
    """A red square of 40 with a blue line of 4 around it, and one copy 20 to the right."""
    transform = {"ty": "tr", "p": still([0, 0]), "a": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100)}
    square = [
        {"ty": "rc", "p": still([30, 50]), "s": still([40, 40]), "r": still(0)},
        {"ty": "fl", "c": still([1, 0, 0, 1]), "o": still(100)},
        {"ty": "st", "c": still([0, 0, 1, 1]), "o": still(100), "w": still(4)},
        transform,
    ]
    moved = dict(transform, p=still([20, 0]), so=still(100), eo=still(100))
    shapes = [{"ty": "gr", "it": square}, {"ty": "rp", "c": still(2), "o": still(0), "m": order, "tr": moved}]
    layer = {"ty": 4, "ip": 0, "op": 30, "st": 0, "ks": {}, "shapes": shapes}
    return {"v": "5.7", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100, "layers": [layer]}


def rlottie(path):
    return rlottie_python.LottieAnimation.from_file(path).render_pillow_frame(0, width=100, height=100)


engine = thorvg_python.Engine(threads=0)


def thorvg(path):
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(100, 100)
    animation = thorvg_python.LottieAnimation(engine)
    picture = animation.get_picture()
    picture.load(path)
    picture.set_size(100, 100)
    canvas.add(picture)
    animation.set_frame(0)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow()


seen = {}
for name, draw in (("rlottie", rlottie), ("thorvg", thorvg)):
    for order in (1, 2):
        path = f"repeater-{order}.json"
        with open(path, "w") as file:
            json.dump(document(order), file)
        picture = draw(path)
        # The right line of the first square is at x = 50, the left line of the copy at x = 30; who lies above shows blue there.
        first, copy = (picture.getpixel((x, 50))[2] > 128 for x in (50, 29))
        seen[name, order] = "copies below" if first and not copy else "copies above" if copy and not first else "neither"
        print(f"{name}, m {order}: {seen[name, order]}")
expected = {
    ("rlottie", 1): "copies above",
    ("rlottie", 2): "copies above",
    ("thorvg", 1): "copies below",
    ("thorvg", 2): "copies above",
}
sys.exit(0 if seen == expected else "lottie-repeater-order: it is otherwise now")
PYTHON
