/// The parts of an animated WebP file in their order: a writer keeps no more than one frame in memory.
///
/// The head says how long the file is: it is written once more when the frames are known.
package struct AnimatedWebPLayout {
    private let width: Int
    private let height: Int
    private let loopCount: Int
    private var frameBytes = 0
    private var hasAlpha = false

    /// The maximum number of bytes of a WebP file.
    private static let maximumSize = Int(UInt32.max) - 1

    /// Begins a file.
    ///
    /// - Parameter loopCount: How often the animation plays, up to 65,535; 0 is for ever.
    package init(width: Int, height: Int, loopCount: Int) throws(ImageCodecError) {
        guard width > 0, height > 0 else {
            throw ImageCodecError(.unsupported("a WebP file holds at least one pixel"), format: .webp)
        }
        guard max(width, height) <= Self.maximumSide else {
            throw ImageCodecError(
                .tooLarge(width: width, height: height, limit: .side(Self.maximumSide)),
                format: .webp
            )
        }
        (self.width, self.height) = (width, height)
        self.loopCount = min(max(loopCount, 0), 65_535)
    }

    /// The maximum number of columns or rows of a WebP file.
    private static let maximumSide = 16_383

    /// The bytes before the first frame; of one length whatever frames have been added.
    package var head: [UInt8] {
        // Of the flags, 2 is an animation and 16 alpha.
        let features = [UInt8(2 | (hasAlpha ? 16 : 0)), 0, 0, 0]
        let size = LittleEndian.bytes(width - 1, 3) + LittleEndian.bytes(height - 1, 3)
        let content =
            Array("WEBP".utf8) + Self.part("VP8X", features + size)
            + Self.part("ANIM", [0, 0, 0, 0] + LittleEndian.bytes(loopCount, 2))
        return Array("RIFF".utf8) + LittleEndian.bytes(content.count + frameBytes, 4) + content
    }

    /// The next frame.
    ///
    /// - Parameter milliseconds: How long it stays.
    package mutating func part(_ frame: AnimatedWebPFrame, milliseconds: Int) throws(ImageCodecError)
        -> [UInt8]
    {
        let place = frame.place
        // Of the flags, 2 puts a frame in the place of what was there.
        let control =
            LittleEndian.bytes(place.x / 2, 3) + LittleEndian.bytes(place.y / 2, 3)
            + LittleEndian.bytes(place.width - 1, 3) + LittleEndian.bytes(place.height - 1, 3)
            + LittleEndian.bytes(min(max(milliseconds, 0), 0xFF_FFFF), 3) + [frame.isBlended ? 0 : 2]
        let part = Self.part("ANMF", control + frame.parts)
        frameBytes += part.count
        hasAlpha = hasAlpha || frame.hasAlpha
        guard frameBytes < Self.maximumSize - 64 else {
            throw ImageCodecError(.unsupported("a WebP file holds up to 4 GB"), format: .webp)
        }
        return part
    }

    private static func part(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        Array(name.utf8) + LittleEndian.bytes(payload.count, 4) + payload
            + (payload.count % 2 == 0 ? [] : [0])
    }
}
