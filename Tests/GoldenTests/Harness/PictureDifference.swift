import AgatePixels
import Foundation

/// How two pictures differ, and the picture that shows it.
struct PictureDifference {
    let expected: ImageBuffer
    let actual: ImageBuffer
    /// The largest difference of a channel; 255 for pictures of different sizes.
    private(set) var worst = 0
    private(set) var worstPlace = (x: 0, y: 0)
    /// How many pixels differ.
    private(set) var count = 0

    init(expected: ImageBuffer, actual: ImageBuffer) {
        self.expected = expected
        self.actual = actual
        guard expected.width == actual.width, expected.height == actual.height else {
            worst = 255
            count = max(expected.width * expected.height, actual.width * actual.height)
            return
        }
        for y in 0..<actual.height {
            for x in 0..<actual.width {
                let difference = Self.difference(expected[x, y], actual[x, y])
                guard difference > 0 else { continue }
                count += 1
                if difference > worst {
                    worst = difference
                    worstPlace = (x, y)
                }
            }
        }
    }

    private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
        guard a != b else { return 0 }
        return [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }

    /// Writes expected | difference | actual, four times as large, into the temporary folder.
    func write(named name: String) throws -> URL {
        let scale = 4
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        let columns = (width * 3 + 2) * scale
        let image = ImageBuffer(width: columns, height: height * scale) { pixels in
            for row in 0..<height * scale {
                for column in 0..<columns {
                    let (x, y) = (column / scale, row / scale)
                    pixels[row * columns + column] = pixel(x, y, width)
                }
            }
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("agate-golden")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(
            name.replacingOccurrences(of: "/", with: "-") + ".png"
        )
        try Data(PNGWriter().encode(image)).write(to: file, options: .atomic)
        return file
    }

    private func pixel(_ x: Int, _ y: Int, _ width: Int) -> UInt32 {
        func value(_ image: ImageBuffer, _ x: Int) -> UInt32? {
            x < image.width && y < image.height ? image[x, y] : nil
        }
        if x < width { return value(expected, x) ?? 0 }
        if x == width || x == width * 2 + 1 { return 0xFF80_8080 }
        if x > width * 2 + 1 { return value(actual, x - width * 2 - 2) ?? 0 }
        let place = x - width - 1
        guard let a = value(expected, place), let b = value(actual, place) else { return 0xFFFF_00FF }
        // Small differences must be seen too.
        let strength = UInt32(min(Self.difference(a, b) * 8, 255))
        return 0xFF00_0000 | strength << 16 | strength << 8 | strength
    }
}
