"""Skia's paragraphs: laid out, and labels measured and drawn with the raster backend.

Prints the figure of the scene that it is given, and nothing for a scene that it has not. The words are those of text.h.
"""

import sys
import time

import skia
from skia import textlayout

FONT = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
SIZE = 17
PARAGRAPH_WORDS, PARAGRAPH_WIDTH, OTHER_WIDTH = 1000, 320, 300
LABEL_WORDS, SHORT_TEXTS = 3, 1000
ROUNDS = 10


class Words:
    """The words of text.h."""

    def __init__(self, seed):
        self.seed = self.state = seed

    def number(self, limit):
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 16) % limit

    def word(self, bucket, rank):
        state = self.state
        self.state = (self.seed * 7919 + rank * 2654435761) & 0xFFFFFFFF
        length = 2 + self.number(3) + self.number(1 + bucket // 2)
        vowel = self.number(2)
        word = ""
        for _ in range(length):
            word += "eaoiu"[self.number(5)] if vowel else "tnshrdlcmwfgypbvk"[self.number(17)]
            vowel = not vowel
        self.state = state
        return word


def make_words(count, seed):
    source, words, begins = Words(seed), [], True
    for _ in range(count):
        bucket = source.number(13)
        word = source.word(bucket, (1 << bucket) + source.number(1 << bucket))
        mark = source.number(14)
        words.append((word.capitalize() if begins else word) + (".", ",", "")[min(mark, 2)])
        begins = mark == 0
    return " ".join(words)


class Paragraphs:
    def __init__(self):
        provider = textlayout.TypefaceFontProvider()
        provider.registerTypeface(skia.Typeface.MakeFromFile(FONT), "Inter")
        self.fonts = textlayout.FontCollection()
        self.fonts.setDefaultFontManager(provider)
        self.unicode = skia.Unicode.ICU_Make()
        self.style = textlayout.TextStyle()
        self.style.setFontFamilies(["Inter"])
        self.style.setFontSize(SIZE)
        self.style.setColor(skia.ColorBLACK)
        self.paragraphs = textlayout.ParagraphStyle()
        self.paragraphs.setTextStyle(self.style)

    def make(self, text):
        builder = textlayout.ParagraphBuilder.make(self.paragraphs, self.fonts, self.unicode)
        builder.addText(text)
        return builder.Build()


def paragraph(fonts, number, is_other):
    text = make_words(PARAGRAPH_WORDS, 1 + number)
    start = time.thread_time()
    made = fonts.make(text)
    made.layout(PARAGRAPH_WIDTH)
    if is_other:
        start = time.thread_time()
        made.layout(OTHER_WIDTH)
    return (time.thread_time() - start) * 1e3


def labels(fonts, texts, is_drawn):
    surface = skia.Surface.MakeRasterN32Premul(400, 24)
    canvas = surface.getCanvas()
    infinite = float("inf")
    start = time.thread_time()
    for text in texts:
        made = fonts.make(text)
        made.layout(infinite)
        if is_drawn:
            canvas.clear(0)
            made.paint(canvas, 0, 0)
    return (time.thread_time() - start) / len(texts) * 1e6



def main():
    scene = sys.argv[1]
    if scene not in ("text/paragraph", "text/paragraph-other-width", "text/label", "text/label-size"):
        return
    fonts = Paragraphs()
    texts = [make_words(LABEL_WORDS, seed + 1) for seed in range(SHORT_TEXTS)]
    readings = []
    for number in range(ROUNDS):
        if scene.startswith("text/paragraph"):
            readings.append(paragraph(fonts, number, scene.endswith("width")))
        else:
            readings.append(labels(fonts, texts, scene == "text/label"))
    print(f"{min(readings[1:]):.4f}")


main()
