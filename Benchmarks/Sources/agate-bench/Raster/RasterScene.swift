import AgateGeometry
import Foundation

/// What the raster benches draw: a value that our engine draws from, and that is written to a file for the others.
struct RasterScene {
    /// A shape and how it is painted; colours are components of 0...255, not premultiplied.
    struct Shape {
        enum Paint {
            case fill(Color)
            /// With round caps and joins.
            case stroke(width: Double, Color)
            case linear(start: CGPoint, end: CGPoint, [Stop])
            case radial(center: CGPoint, radius: Double, [Stop])
        }

        let path: Path
        let paint: Paint
    }

    struct Color {
        let red, green, blue, alpha: Int
    }

    /// One of the three stops of a gradient.
    struct Stop {
        let offset: Double
        let color: Color
    }

    enum Content {
        case shapes([Shape])
        /// Source over, pixel on pixel.
        case over(Picture)
        /// Bilinear, with the edge going on outside; the map leads from device pixels to the picture.
        case map(Picture, Projection)
        case blur(Picture, sigma: Double)
    }

    let width: Int
    let height: Int
    let content: Content

    /// The size as a factor on the small one, 1280 by 720.
    static func scale(_ height: Int) -> Double { Double(height) / 720 }
}

/// An image of the scenes: premultiplied, translucent, smooth in some places and noisy in others.
struct Picture {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        var random = SceneRandom(seed: 7)
        pixels = (0..<width * height).map { index in
            let (x, y) = (index % width, index / width)
            let noise = UInt32(truncatingIfNeeded: random.next() >> 40)
            let alpha = UInt32(64 + (x * 191 / width + y * 191 / height) / 2)
            let components = [
                UInt32(x * 255 / width), UInt32(y * 255 / height),
                (x / 64 + y / 64) % 2 == 0 ? 200 : noise & 255,
            ]
            return components.enumerated().reduce(alpha << 24) { pixel, part in
                pixel | (part.element * alpha / 255) << UInt32(8 * part.offset)
            }
        }
    }
}

/// The same numbers in every run.
struct SceneRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }

    /// A number from a range, as a whole multiple of 1/256 so that engines with single precision get the same.
    mutating func number(_ low: Double, _ high: Double) -> Double {
        let unit = Double(next() >> 11) * 0x1p-53
        return ((low + unit * (high - low)) * 256).rounded() / 256
    }

    mutating func color(alpha: ClosedRange<Double> = 0.5...1) -> RasterScene.Color {
        let alpha = Int(number(alpha.lowerBound * 255, alpha.upperBound * 255))
        return RasterScene.Color(
            red: Int(number(0, 255)),
            green: Int(number(0, 255)),
            blue: Int(number(0, 255)),
            alpha: alpha
        )
    }
}
