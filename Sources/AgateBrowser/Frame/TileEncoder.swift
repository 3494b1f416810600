import AgateGeometry
import AgatePixels

/// Puts the pixels of tiles into bytes.
///
/// A picture lies on black, as in a window: what is transparent is black, and alpha is 255 everywhere.
struct TileEncoder {
    private let deflate = RawDeflate(level: 1)
    /// How close JPEG tiles are to the picture; claim W43.
    private static let quality = 0.85

    /// The tile exactly: one colour, or its pixels deflated.
    func exact(_ place: DeviceRect, of image: ImageBuffer) -> FrameTile {
        if let color = Self.color(of: place, in: image) {
            var bytes: [UInt8] = []
            bytes.append(color)
            return FrameTile(place: place, codec: .solid, bytes: bytes)
        }
        let bytes = deflate.compressed(Self.opaqueBytes(of: place, in: image))
        return FrameTile(place: place, codec: .deflate, bytes: bytes)
    }

    /// The tile nearly, and many times faster; exactly where it has one colour, and where JPEG files cannot be written.
    func lossy(_ place: DeviceRect, of image: ImageBuffer) -> FrameTile {
        guard Self.color(of: place, in: image) == nil else { return exact(place, of: image) }
        let part = ImageBuffer(width: place.width, height: place.height) { target in
            guard let target = target.baseAddress else { return }
            image.withPixels { pixels in
                for row in 0..<place.height {
                    let source = pixels + (place.minY + row) * image.width + place.minX
                    for column in 0..<place.width {
                        target[row * place.width + column] = source[column] | 0xFF00_0000
                    }
                }
            }
        }
        guard let file = try? JPEGWriter(quality: Self.quality).encode(part) else {
            return exact(place, of: image)
        }
        return FrameTile(place: place, codec: .jpeg, bytes: file)
    }

    /// The one colour of a part, opaque; nil where there are more.
    private static func color(of place: DeviceRect, in image: ImageBuffer) -> UInt32? {
        image.withPixels { pixels in
            let first = pixels[place.minY * image.width + place.minX]
            for y in place.minY..<place.maxY {
                let row = pixels + y * image.width
                for x in place.minX..<place.maxX where row[x] != first { return nil }
            }
            return first | 0xFF00_0000
        }
    }

    private static func opaqueBytes(of place: DeviceRect, in image: ImageBuffer) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: place.width * place.height * 4) { bytes, count in
            count = bytes.count
            guard let start = bytes.baseAddress else { return }
            image.withPixels { pixels in
                for row in 0..<place.height {
                    let source = pixels + (place.minY + row) * image.width + place.minX
                    let target = UnsafeMutableRawPointer(start + row * place.width * 4)
                    for column in 0..<place.width {
                        target.storeBytes(
                            of: (source[column] | 0xFF00_0000).littleEndian,
                            toByteOffset: column * 4,
                            as: UInt32.self
                        )
                    }
                }
            }
            count = place.width * place.height * 4
        }
    }
}
