"""Skia's raster backend. Each frame is recorded anew, untimed; what is timed is the playback on a raster surface.

Speaks with the bench as composite.h does.
"""

import math
import statistics
import sys
import time

import numpy
import skia


class Scene:
    def __init__(self, path):
        self.items = []
        self.blur = 0
        self.has_groups = False
        with open(path) as file:
            for line in file:
                self.read(line.split())
        self.surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32Premul(self.width, self.height))
        self.canvas = self.surface.getCanvas()

    def read(self, words):
        kind, numbers = words[0], words[1:]
        if kind == "size":
            self.width, self.height = int(numbers[0]), int(numbers[1])
        elif kind == "image":
            width, height = int(numbers[0]), int(numbers[1])
            pixels = numpy.fromfile(numbers[2], dtype=numpy.uint8).reshape(height, width, 4)
            self.image = skia.Image.fromarray(
                pixels, colorType=skia.ColorType.kBGRA_8888_ColorType, alphaType=skia.AlphaType.kPremul_AlphaType
            )
        elif kind == "blur":
            self.blur = float(numbers[0])
        elif kind == "group":
            self.has_groups = True
        elif kind in ("quad", "box"):
            self.items.append((kind, [float(number) for number in numbers]))

    def record(self, frame):
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect(self.width, self.height))
        canvas.clear(skia.ColorWHITE)
        if self.blur:
            canvas.saveLayer(None, skia.Paint(ImageFilter=skia.ImageFilters.Blur(self.blur, self.blur)))
        position = frame % 64
        swing = (position if position <= 32 else 64 - position) - 16
        for kind, numbers in self.items:
            x, y, width, height, angle, dx, dy, spin = numbers[:8]
            place = (x + dx * swing, y + dy * swing, width, height, angle + spin * swing)
            (self.quad if kind == "quad" else self.box)(canvas, place, numbers[8:])
        if self.blur:
            canvas.restore()
        return recorder.finishRecordingAsPicture()

    def quad(self, canvas, place, numbers):
        x, y, width, height, angle = place
        paint = skia.Paint(AntiAlias=angle != 0)
        paint.setAlphaf(numbers[0])
        sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(math.degrees(angle))
        canvas.drawImageRect(self.image, skia.Rect.MakeXYWH(-width / 2, -height / 2, width, height), sampling, paint)
        canvas.restore()

    def box(self, canvas, place, numbers):
        x, y, width, height, _ = place
        radius, line = numbers[0], numbers[5]
        rect = skia.Rect.MakeXYWH(x - width / 2, y - height / 2, width, height)
        outer = skia.RRect.MakeRectXY(rect, radius, radius)
        if numbers[10] > 0:
            paint = skia.Paint(AntiAlias=True, Color=color(numbers[13:17]))
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, numbers[10]))
            shadow = skia.RRect.MakeRectXY(rect.makeOffset(numbers[11], numbers[12]), radius, radius)
            canvas.drawRRect(shadow, paint)
        canvas.drawRRect(outer, skia.Paint(AntiAlias=True, Color=color(numbers[1:5])))
        if line > 0:
            inner = skia.RRect.MakeRectXY(rect.makeInset(line, line), max(radius - line, 0), max(radius - line, 0))
            canvas.drawDRRect(outer, inner, skia.Paint(AntiAlias=True, Color=color(numbers[6:10])))

    def frame_time(self, frame):
        picture = self.record(frame)
        start = time.thread_time()
        self.canvas.drawPicture(picture)
        return time.thread_time() - start


def color(numbers):
    r, g, b, a = (int(number) for number in numbers)
    return skia.ColorSetARGB(a, r, g, b)


def main():
    scene = Scene(sys.argv[1])
    if scene.has_groups:
        print("none", flush=True)
        return
    print("ready", flush=True)
    frame = 0
    for line in sys.stdin:
        word, argument = line.split(maxsplit=1)
        if word == "run":
            readings = []
            while len(readings) < 4 or (sum(readings[2:]) < float(argument) and len(readings) < 400):
                readings.append(scene.frame_time(frame))
                frame += 1
            print(f"{statistics.median(readings[2:]):.9f}", flush=True)
        elif word == "picture":
            scene.frame_time(0)
            order = skia.ColorType.kBGRA_8888_ColorType
            scene.surface.makeImageSnapshot().toarray(colorType=order).tofile(argument.strip())
            print("done", flush=True)


main()
