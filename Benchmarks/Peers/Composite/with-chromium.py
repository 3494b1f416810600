"""Chromium's headless shell with its software compositor, on a page that shows the scene.

What is timed is the clock on the wall between frames, and the processor time of all processes, all frames as fast as they come: the page moves its elements in
each animation frame, and Chromium's threads and processes lay out, paint, rasterise and compose. It speaks with the
bench as composite.h does; its pictures are PNG files.
"""

import base64
import json
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib

FLAGS = [
    "--headless", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=1", "--mute-audio",
    "--disable-gpu", "--disable-software-rasterizer", "--disable-gpu-compositing",
    "--disable-frame-rate-limit", "--disable-gpu-vsync", "--disable-background-networking",
    "--disable-extensions", "--no-first-run", "--remote-debugging-pipe",
]  # fmt: skip


class Page:
    """The scene as elements: each is placed by a transform alone."""

    def __init__(self, path):
        self.elements = []
        self.places = []
        self.blur = 0
        self.keeps = False
        with open(path) as file:
            for line in file:
                self.read(line.split())

    def read(self, words):
        kind, words = words[0], words[1:]
        if kind == "size":
            self.width, self.height = int(words[0]), int(words[1])
        elif kind == "image":
            self.image = png(int(words[0]), int(words[1]), words[2])
        elif kind == "blur":
            self.blur = float(words[0])
        elif kind == "keep":
            self.keeps = True
        else:
            place = [float(word) for word in words[:8]]
            self.places.append(place)
            style = f"width:{place[2]}px;height:{place[3]}px;"
            if self.keeps and any(place[5:]):
                style += "will-change:transform;"
            style, inside = getattr(self, kind)(style, place, words[8:])
            self.elements.append(f'<div style="{style}">{inside}</div>')

    def quad(self, style, place, words):
        return style + f"opacity:{words[0]};background:url({self.image}) 0 0/100% 100%;", ""

    def box(self, style, place, words):
        style += f"border-radius:{words[0]}px;background:{color(words[1:5])};"
        if float(words[5]) > 0:
            style += f"border:{words[5]}px solid {color(words[6:10])};"
        if float(words[10]) > 0:
            # The length that CSS asks for is twice the deviation.
            blur = 2 * float(words[10])
            style += f"box-shadow:{words[11]}px {words[12]}px {blur}px {color(words[13:17])};"
        return style, ""

    def group(self, style, place, words):
        start, second, side = (-0.1, 0.3, 0.8) if words[0] == "clip" else (0, 0.25, 0.75)
        inside = ""
        for offset, words_of_color in ((start, words[1:5]), (second, words[5:9])):
            rect = [place[2] * offset, place[3] * offset, place[2] * side, place[3] * side]
            inside += '<div style="left:{}px;top:{}px;width:{}px;height:{}px;background:{}"></div>'.format(
                *rect, color(words_of_color)
            )
        if words[0] == "opacity":
            style += "opacity:0.6;"
        elif words[0] == "clip":
            style += f"overflow:hidden;border-radius:{place[3] * 0.15}px;"
        else:
            style += "mask-image:linear-gradient(black,transparent);"
        return style, inside

    @property
    def html(self):
        # Only what moves is touched by the script.
        return f"""<!doctype html><meta charset="utf-8"><style>
html, body {{ margin: 0; background: white; overflow: hidden; width: {self.width}px; height: {self.height}px }}
div {{ position: absolute; left: 0; top: 0; box-sizing: border-box }}
#all {{ width: 100%; height: 100%; {f'filter: blur({self.blur}px)' if self.blur else ''} }}
</style><div id="all">{''.join(self.elements)}</div><script>
const places = {json.dumps(self.places)};
const elements = Array.from(document.getElementById('all').children);
const items = places.map((place, index) => [elements[index].style, place]);
const moving = items.filter(([style, p]) => p[5] || p[6] || p[7]);
const swing = frame => {{ const n = frame % 64; return (n <= 32 ? n : 64 - n) - 16; }};
function show(frame, items) {{
  const s = swing(frame);
  for (const [style, p] of items) {{
    const x = p[0] - p[2] / 2 + p[5] * s, y = p[1] - p[3] / 2 + p[6] * s, angle = p[4] + p[7] * s;
    style.transform = angle ? `translate(${{x}}px, ${{y}}px) rotate(${{angle}}rad)` : `translate(${{x}}px, ${{y}}px)`;
  }}
}}
show(0, items);
let number = 0;
function run(milliseconds) {{
  return new Promise(resolve => {{
    let count = 0, start = 0;
    function next() {{
      const now = performance.now();
      // The first frames are cold, and fill the pipeline.
      if (count == 4) start = now;
      if (count > 6 && now - start >= milliseconds) return resolve([(now - start) / (count - 4) / 1000, count]);
      count += 1;
      show(number++, moving);
      requestAnimationFrame(next);
    }}
    requestAnimationFrame(next);
  }});
}}
function still() {{
  show(0, items);
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}}
</script>"""


def color(words):
    r, g, b, a = (int(word) for word in words)
    return f"rgba({r},{g},{b},{a / 255:.4f})"


def png(width, height, path):
    """The image as a PNG in a URL: its pixels are premultiplied, 0xAARRGGBB."""
    with open(path, "rb") as file:
        pixels = struct.unpack(f"<{width * height}I", file.read())
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for pixel in pixels[y * width : (y + 1) * width]:
            a = pixel >> 24
            rows += bytes(min(255, ((pixel >> shift & 255) * 255 + a // 2) // a) if a else 0 for shift in (16, 8, 0))
            rows.append(a)

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
    file += chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(file).decode()


class Chromium:
    """A running browser, spoken to through the pipe of its debugging protocol."""

    def __init__(self, program, page):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        file = os.path.join(self.folder.name, "page.html")
        with open(file, "w") as output:
            output.write(page.html)
        to_browser, self.requests = os.pipe()
        self.replies, from_browser = os.pipe()
        ends = {to_browser: 3, from_browser: 4}

        def connect():
            # Through copies far away, as one of the ends may be called 3 or 4 already.
            copies = [(os.dup2(end, 40 + number), number) for end, number in ends.items()]
            for copy, number in copies:
                os.dup2(copy, number)

        self.process = subprocess.Popen(
            [program, *FLAGS, f"--user-data-dir={self.folder.name}", f"--window-size={page.width},{page.height}"],
            close_fds=False, preexec_fn=connect, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(to_browser)
        os.close(from_browser)
        self.unread = b""
        self.number = 0
        self.session = None
        target = self.call("Target.createTarget", url="about:blank", width=page.width, height=page.height)
        attached = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        self.session = attached["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride", width=page.width, height=page.height, deviceScaleFactor=1, mobile=False)
        self.call("Page.navigate", url=f"file://{file}")
        for _ in range(200):
            if self.evaluate("document.readyState == 'complete' && typeof still == 'function'"):
                break
            time.sleep(0.05)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.unread:
                more = os.read(self.replies, 1 << 16)
                if not more:
                    raise EOFError("chromium is gone")
                self.unread += more
            reply, self.unread = self.unread.split(b"\0", 1)
            reply = json.loads(reply)
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise RuntimeError(reply["error"])
                return reply["result"]

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        return result["result"].get("value")

    def processor_seconds(self):
        """What the browser's processes have used so far."""
        parents, used = {}, {}
        for name in os.listdir("/proc"):
            if not name.isdigit():
                continue
            try:
                with open(f"/proc/{name}/stat") as file:
                    words = file.read().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents[int(name)] = int(words[1])
            used[int(name)] = (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

        def is_ours(process):
            while process in parents:
                if process == self.process.pid:
                    return True
                process = parents[process]
            return False

        return sum(seconds for process, seconds in used.items() if is_ours(process))

    def run(self, seconds):
        """Seconds of a frame by the clock on the wall, and of all processors."""
        before = self.processor_seconds()
        wall, frames = self.evaluate(f"run({seconds * 1000})")
        return wall, (self.processor_seconds() - before) / frames

    def picture(self):
        self.evaluate("still()")
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def stop(self):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(timeout=10)
        except (EOFError, OSError, RuntimeError, subprocess.TimeoutExpired):
            self.process.kill()
        self.folder.cleanup()


def main():
    page = Page(sys.argv[2])
    browser = Chromium(sys.argv[1], page)
    try:
        # Warm: caches, compiled script, the tiles of all layers.
        browser.evaluate("run(1000)")
        print("ready", flush=True)
        for line in sys.stdin:
            word, argument = line.split(maxsplit=1)
            if word == "run":
                print("{:.9f} {:.9f}".format(*browser.run(float(argument))), flush=True)
            elif word == "picture":
                with open(argument.strip(), "wb") as file:
                    file.write(browser.picture())
                print("done", flush=True)
    finally:
        browser.stop()


main()
