/// Writes animated PNG files, frame by frame.
///
/// Each frame holds only the rectangle in which it differs from the one before. Programs that know nothing of
/// animation show the first frame.
package final class AnimatedPNGWriter {
    private let width: Int
    private let height: Int
    private let loopCount: Int
    private let level: Int
    private var chunks: [UInt8] = []
    private var last: ImageBuffer?
    private var sequence = 0
    /// How many frames have been added.
    package private(set) var frameCount = 0

    /// Starts a file.
    ///
    /// - Parameters:
    ///   - loopCount: How often the animation plays; 0 is for ever.
    ///   - level: How hard to compress: 1 is fast and 12 small.
    package init(width: Int, height: Int, loopCount: Int = 0, level: Int = 6) {
        self.width = width
        self.height = height
        self.loopCount = max(0, loopCount)
        self.level = level
    }

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - frame: Of the size of the file; a frame of another size is refused.
    ///   - delay: How long it stays, in seconds: up to 65, in thousandths or in 120ths.
    package func add(_ frame: ImageBuffer, delay: Double) throws(ImageCodecError) {
        guard frame.width == width, frame.height == height, width > 0, height > 0 else {
            let sizes = "\(frame.width)x\(frame.height) pixels does not fit one of \(width)x\(height)"
            throw ImageCodecError(.unsupported("a frame of \(sizes)"), format: .png)
        }
        let (x, y, partWidth, partHeight) = changed(frame)
        var control = PNGChunk.bigEndian(takeSequence())
        for number in [partWidth, partHeight, x, y] { control += PNGChunk.bigEndian(number) }
        control += Self.fraction(delay)
        // The frame stays when the next one comes, and replaces what was there.
        control += [0, 0]
        PNGChunk.append("fcTL", control, to: &chunks)
        let rows = frame.withPixels {
            PNGFilter.filtered(
                $0,
                stride: width,
                x: x,
                y: y,
                width: partWidth,
                height: partHeight,
                hasAlpha: true
            )
        }
        let data = ZlibStream.compressed(rows, level: level)
        if last == nil {
            PNGChunk.append("IDAT", data, to: &chunks)
        } else {
            PNGChunk.append("fdAT", PNGChunk.bigEndian(takeSequence()) + data, to: &chunks)
        }
        last = frame
        frameCount += 1
    }

    /// The bytes of the file.
    ///
    /// Without a frame it is one transparent picture.
    package func finish() -> [UInt8] {
        guard frameCount > 0 else {
            return PNGWriter(level: level).encode(ImageBuffer(width: width, height: height, pixels: []))
        }
        var file = PNGChunk.signature
        PNGChunk.append("IHDR", PNGChunk.header(width: width, height: height, hasAlpha: true), to: &file)
        PNGChunk.append("sRGB", [0], to: &file)
        PNGChunk.append("acTL", PNGChunk.bigEndian(frameCount) + PNGChunk.bigEndian(loopCount), to: &file)
        file += chunks
        PNGChunk.append("IEND", [], to: &file)
        return file
    }

    private func takeSequence() -> Int {
        defer { sequence += 1 }
        return sequence
    }

    /// The smallest rectangle around all pixels that differ from the last frame; one pixel when none does.
    private func changed(_ frame: ImageBuffer) -> (x: Int, y: Int, width: Int, height: Int) {
        guard let last else { return (0, 0, width, height) }
        var (minX, minY, maxX, maxY) = (width, height, 0, 0)
        frame.withPixels { new in
            last.withPixels { old in
                for y in 0..<height {
                    let (newRow, oldRow) = (new + y * width, old + y * width)
                    guard let first = (0..<width).first(where: { newRow[$0] != oldRow[$0] }) else { continue }
                    var end = width
                    while newRow[end - 1] == oldRow[end - 1] { end -= 1 }
                    minX = min(minX, first)
                    maxX = max(maxX, end)
                    minY = min(minY, y)
                    maxY = y + 1
                }
            }
        }
        return minX < maxX ? (minX, minY, maxX - minX, maxY - minY) : (0, 0, 1, 1)
    }

    /// A time as numerator and denominator of 16 bits.
    private static func fraction(_ seconds: Double) -> [UInt8] {
        let seconds = seconds > 0 ? min(seconds, 65) : 0
        let frames = (seconds * 120).rounded()
        let isExact = abs(seconds * 1000 - (seconds * 1000).rounded()) < 1e-6
        let denominator = !isExact && abs(seconds * 120 - frames) < 1e-6 ? 120 : 1000
        let numerator = Int((seconds * Double(denominator)).rounded())
        return [
            UInt8(numerator >> 8), UInt8(numerator & 0xFF), UInt8(denominator >> 8),
            UInt8(denominator & 0xFF),
        ]
    }
}
