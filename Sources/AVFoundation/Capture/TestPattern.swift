import AgatePixels

/// The pictures of the test source: bars of colour, a line that passes in two seconds, and the number of the frame in squares.
///
/// A picture follows from the time alone, at 30 a second.
enum TestPattern {
    static let width = 640
    static let height = 480
    static let rate = 30.0

    /// The number of the frame at a time of the display.
    static func frame(at displayTime: Double) -> Int {
        let frame = (displayTime * rate + 1e-6).rounded(.down)
        return frame > 0 && frame < 1e15 ? Int(frame) : 0
    }

    /// The bars of SMPTE EG 1 at three quarters of the full level: white, yellow, cyan, green, magenta, red, blue.
    private static let bars: [UInt32] = [
        0xFFBF_BFBF, 0xFF00_BFBF, 0xFFBF_BF00, 0xFF00_BF00, 0xFFBF_00BF, 0xFF00_00BF, 0xFFBF_0000,
    ]

    static func picture(_ frame: Int) -> ImageBuffer {
        ImageBuffer(width: width, height: height) { pixels in
            guard pixels.count == width * height else { return }
            let line = frame % 60 * width / 60
            for x in 0..<width {
                pixels[x] = x >= line && x < line + 4 ? 0xFFFF_FFFF : bars[x * bars.count / width]
            }
            for y in 1..<height {
                for x in 0..<width { pixels[y * width + x] = pixels[x] }
            }
            // The number in 16 bits from the left, black and white, along the bottom.
            for bit in 0..<16 {
                let color: UInt32 = frame >> (15 - bit) & 1 == 1 ? 0xFFFF_FFFF : 0xFF00_0000
                for y in (height - 40)..<(height - 8) {
                    for x in (bit * 40 + 4)..<(bit * 40 + 36) { pixels[y * width + x] = color }
                }
            }
        }
    }
}
