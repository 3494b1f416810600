#!/usr/bin/env bash
# ffmpeg 7.0.2 (the binary of PyPI's imageio-ffmpeg 0.6.0), encoder prores_ks.
#
# -color_primaries, -color_trc and -colorspace reach the file (the atom colr says 1, 1, 1: BT.709), and not the headers of the ProRes frames
# in it, which say 2, 2, 2: unspecified. Programs that read the frames take another matrix than those that read the file. The filter
# setparams, which marks the pictures before they are encoded, sets both.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m pip install --quiet --disable-pip-version-check --no-deps --target packages imageio-ffmpeg==0.6.0 2>pip.log || { cat pip.log >&2; exit 2; }
ffmpeg=$(echo packages/imageio_ffmpeg/binaries/ffmpeg-*)
"$ffmpeg" -version | head -n 1

# encode NAME FILTERS: one frame of 64 x 64, told three times that it is BT.709.
encode() {
    "$ffmpeg" -v error -f lavfi -i testsrc=size=64x64:rate=1:duration=1 -vf "$2" \
        -color_primaries bt709 -color_trc bt709 -colorspace bt709 -c:v prores_ks "$1.mov"
}
encode options format=yuv422p10le
encode setparams setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709,format=yuv422p10le
python3 - <<'PYTHON'
import struct, sys

seen = {}
for name in ("options", "setparams"):
    data = open(f"{name}.mov", "rb").read()
    # A frame begins with its size, "icpf", and the header, whose bytes 14 to 16 are primaries, transfer and matrix.
    header = data.index(b"icpf") + 4
    atom = data.index(b"colrnclc") + 8
    seen[name] = {"frame": tuple(data[header + 14 : header + 17]), "file": struct.unpack(">3H", data[atom : atom + 6])}
    print(f"{name}: frame header {seen[name]['frame']}, atom colr {seen[name]['file']}")
expected = {"options": {"frame": (2, 2, 2), "file": (1, 1, 1)}, "setparams": {"frame": (1, 1, 1), "file": (1, 1, 1)}}
sys.exit(0 if seen == expected else "prores-frame-colours: it is otherwise now")
PYTHON
