/// The parts of an animated PNG file in their order, made one after the other: a writer keeps no more than one frame in memory.
package struct AnimatedPNGLayout {
    private let width: Int
    private let height: Int
    private let frameCount: Int
    private let loopCount: Int
    private var sequence = 0

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - frameCount: How many frames will follow; at least one.
    ///   - loopCount: How often the animation plays; 0 is for ever.
    package init(width: Int, height: Int, frameCount: Int, loopCount: Int) {
        (self.width, self.height, self.frameCount, self.loopCount) = (width, height, frameCount, loopCount)
    }

    /// The bytes before the first frame.
    package var head: [UInt8] {
        var file = PNGChunk.signature
        PNGChunk.append("IHDR", PNGChunk.header(width: width, height: height, hasAlpha: true), to: &file)
        PNGChunk.append("sRGB", [0], to: &file)
        PNGChunk.append("acTL", PNGChunk.bigEndian(frameCount) + PNGChunk.bigEndian(loopCount), to: &file)
        return file
    }

    /// The next frame.
    ///
    /// - Parameter delay: How long it stays.
    package mutating func part(_ frame: AnimatedPNGFrame, delay: AnimatedPNGDelay) -> [UInt8] {
        var part: [UInt8] = []
        part.reserveCapacity(frame.data.count + 64)
        let isFirst = sequence == 0
        // The frame stays when the next one comes, and replaces what was there.
        let control = PNGChunk.bigEndian(takeSequence()) + frame.control + delay.bytes + [0, 0]
        PNGChunk.append("fcTL", control, to: &part)
        if isFirst {
            PNGChunk.append("IDAT", frame.data, to: &part)
        } else {
            PNGChunk.append("fdAT", PNGChunk.bigEndian(takeSequence()) + frame.data, to: &part)
        }
        return part
    }

    /// The bytes after the last frame.
    package var tail: [UInt8] {
        var file: [UInt8] = []
        PNGChunk.append("IEND", [], to: &file)
        return file
    }

    private mutating func takeSequence() -> Int {
        defer { sequence += 1 }
        return sequence
    }
}
