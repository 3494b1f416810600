import CAgateMedia

/// What a file says of one of its streams.
package struct MediaStream: Sendable, Hashable {
    /// The kinds of streams.
    package enum Kind: Sendable, Hashable { case sound, picture, other }

    /// Its number in the file, from 0 on.
    package let index: Int
    package let kind: Kind
    /// Seconds per unit of the stream's time, as a fraction.
    package let timeBase: (numerator: Int, denominator: Int)
    /// When it begins, in units of its time.
    package let start: Int64
    /// How long it is, in units of its time; nil where the file does not say.
    package let duration: Int64?
    package let sampleRate: Int
    package let channelCount: Int
    package let bitsPerSample: Int
    /// Pixels as they are stored.
    package let width: Int
    package let height: Int
    /// The width of a pixel divided by its height.
    package let pixelAspect: Double
    /// Quarters of a turn to the right with which pictures are shown, 0 to 3.
    package let quarterTurns: Int
    /// Pictures per second; 0 where the file does not say.
    package let frameRate: Double
    /// Bits per second; 0 where the file does not say.
    package let bitRate: Int
    /// Whether it is the cover of an album, and no film.
    package let isCover: Bool
    /// The name of the encoding, such as "h264".
    package let codec: String
    /// Three letters; empty where the file does not say.
    package let language: String

    init(_ native: agate_media_stream, index: Int) {
        self.index = index
        kind =
            switch Int(native.kind) {
            case AGATE_MEDIA_SOUND: .sound
            case AGATE_MEDIA_PICTURE: .picture
            default: .other
            }
        timeBase = (Int(native.time_base_numerator), Int(native.time_base_denominator))
        start = native.start
        duration = native.duration < 0 ? nil : native.duration
        sampleRate = Int(native.sample_rate)
        channelCount = Int(native.channels)
        bitsPerSample = Int(native.bits)
        width = Int(native.width)
        height = Int(native.height)
        pixelAspect = Double(native.aspect_numerator) / Double(native.aspect_denominator)
        quarterTurns = Int(native.rotation) / 90
        frameRate = native.frame_rate
        bitRate = Int(native.bit_rate)
        isCover = native.is_cover
        var native = native
        codec = withUnsafeBytes(of: &native.codec) { Self.text($0) }
        language = withUnsafeBytes(of: &native.language) { Self.text($0) }
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// Seconds of a number of units of the stream's time.
    package func seconds(_ units: Int64) -> Double {
        Double(units) * Double(timeBase.numerator) / Double(timeBase.denominator)
    }

    /// The units of the stream's time at or before some seconds from the stream's start.
    package func units(_ seconds: Double) -> Int64 {
        let units = (seconds * Double(timeBase.denominator) / Double(timeBase.numerator) + 1e-6).rounded(
            .down
        )
        return start &+ (abs(units) < 1e17 ? Int64(units) : 0)
    }

    /// The size at which pictures are shown, in pixels: square ones, turned as the file says; both sides are 1 or more.
    package var displaySize: (width: Int, height: Int) {
        let wide = Double(width) * pixelAspect
        let shown = wide.isFinite && wide >= 1 && wide <= 65_535 ? Int(wide.rounded()) : max(width, 1)
        return quarterTurns % 2 == 0 ? (shown, max(height, 1)) : (max(height, 1), shown)
    }

    package static func == (left: MediaStream, right: MediaStream) -> Bool {
        left.index == right.index && left.kind == right.kind && left.codec == right.codec
            && left.duration == right.duration && left.start == right.start
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(codec)
    }
}
