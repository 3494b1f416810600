"""Skia's raster backend. Scenes are recorded once; what is timed is the playback on a raster surface.

Speaks with the bench as scene.h does.
"""

import statistics
import sys
import time

import numpy
import skia


class Scene:
    """A recorded scene, or one without picture where Skia has nothing like it."""

    def __init__(self, path):
        with open(path) as file:
            self.words = file.read().split()
        self.record()
        info = skia.ImageInfo.MakeN32Premul(self.width, self.height)
        self.surface = skia.Surface.MakeRaster(info)
        self.canvas = self.surface.getCanvas()

    def record(self):
        words = iter(self.words)
        self.take = lambda: float(next(words))
        recorder = skia.PictureRecorder()
        canvas = None
        shape = paint = None
        for word in words:
            if word == "size":
                self.width, self.height = int(self.take()), int(self.take())
                canvas = recorder.beginRecording(skia.Rect(self.width, self.height))
            elif word in ("over", "map", "blur"):
                self.draw_image(canvas, word, self.image(words))
            elif word == "m":
                shape.moveTo(self.take(), self.take())
            elif word == "l":
                shape.lineTo(self.take(), self.take())
            elif word == "c":
                shape.cubicTo(*[self.take() for _ in range(6)])
            elif word == "z":
                shape.close()
            else:
                if shape is not None:
                    canvas.drawPath(shape, paint)
                shape, paint = skia.Path(), self.paint(word)
        if shape is not None:
            canvas.drawPath(shape, paint)
        self.picture = recorder.finishRecordingAsPicture()

    def image(self, words):
        width, height = int(self.take()), int(self.take())
        pixels = numpy.fromfile(next(words), dtype=numpy.uint8).reshape(height, width, 4)
        return skia.Image.fromarray(
            pixels, colorType=skia.ColorType.kBGRA_8888_ColorType, alphaType=skia.AlphaType.kPremul_AlphaType
        )

    def draw_image(self, canvas, kind, image):
        linear = skia.SamplingOptions(skia.FilterMode.kLinear)
        paint = skia.Paint()
        if kind == "over":
            canvas.drawImage(image, 0, 0, skia.SamplingOptions(), paint)
        elif kind == "blur":
            sigma = self.take()
            paint.setImageFilter(skia.ImageFilters.Blur(sigma, sigma))
            canvas.drawImage(image, 0, 0, skia.SamplingOptions(), paint)
        else:
            to_image = skia.Matrix.MakeAll(*[self.take() for _ in range(9)])
            to_device = skia.Matrix()
            to_image.invert(to_device)
            clamp = skia.TileMode.kClamp
            paint.setShader(image.makeShader(clamp, clamp, linear, to_device))
            canvas.drawPaint(paint)

    def paint(self, kind):
        paint = skia.Paint(AntiAlias=True)
        take = self.take
        if kind in ("linear", "radial"):
            place = [take() for _ in range(4 if kind == "linear" else 3)]
            offsets, colors = [], []
            for _ in range(3):
                offsets.append(take())
                r, g, b, a = (int(take()) for _ in range(4))
                colors.append(skia.ColorSetARGB(a, r, g, b))
            if kind == "linear":
                points = [skia.Point(*place[:2]), skia.Point(*place[2:])]
                paint.setShader(skia.GradientShader.MakeLinear(points, colors, offsets))
            else:
                paint.setShader(skia.GradientShader.MakeRadial(skia.Point(*place[:2]), place[2], colors, offsets))
            return paint
        if kind == "stroke":
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(take())
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        r, g, b, a = (int(take()) for _ in range(4))
        paint.setColor(skia.ColorSetARGB(a, r, g, b))
        return paint

    def frame_time(self):
        if "blur" in self.words:
            # The result for an image that Skia knows comes from its cache.
            self.record()
        self.canvas.clear(skia.ColorWHITE)
        start = time.thread_time()
        self.canvas.drawPicture(self.picture)
        return time.thread_time() - start


def main():
    scene = Scene(sys.argv[1])
    print("ready", flush=True)
    for line in sys.stdin:
        word, argument = line.split(maxsplit=1)
        if word == "run":
            scene.frame_time()
            readings = []
            while len(readings) < 2 or (sum(readings) < float(argument) and len(readings) < 101):
                readings.append(scene.frame_time())
            print(f"{statistics.median(readings):.9f}", flush=True)
        elif word == "picture":
            scene.frame_time()
            order = skia.ColorType.kBGRA_8888_ColorType
            scene.surface.makeImageSnapshot().toarray(colorType=order).tofile(argument.strip())
            print("done", flush=True)


main()
