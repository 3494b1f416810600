package import AgateGeometry
import CAgateKernels

/// Coverage of a small shape, such as a glyph, at its place on the device, in memory that the caller owns.
///
/// Such masks are drawn many at a time by ``Canvas/fill(_:color:opacity:clip:)``.
package struct PlacedMask {
    let mask: agate_mask

    /// The alignment of rows in bytes.
    package static let rowUnit = 16

    /// The distance of rows of a width.
    package static func stride(ofWidth width: Int) -> Int { (width + rowUnit - 1) / rowUnit * rowUnit }

    /// Places coverage.
    ///
    /// - Parameters:
    ///   - cover: Rows from the top, `stride(ofWidth: width)` bytes apart; what a row has more of than its width is 0.
    ///   - x: The device column of the left byte.
    ///   - y: The device row of the top byte.
    package init(cover: UnsafePointer<UInt8>, x: Int32, y: Int32, width: Int32, height: Int32) {
        mask = agate_mask(
            cover: cover,
            x: x,
            y: y,
            width: width,
            height: height,
            stride: Int32(Self.stride(ofWidth: Int(width)))
        )
    }

    /// The pixels that have a byte.
    package var bounds: DeviceRect {
        DeviceRect(x: Int(mask.x), y: Int(mask.y), width: Int(mask.width), height: Int(mask.height))
    }

    /// A copy that does not depend on the memory.
    package func copied() -> Mask {
        let (width, height) = (Int(mask.width), Int(mask.height))
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            if let start = target.baseAddress {
                for row in 0..<height {
                    (start + row * width).update(from: mask.cover + row * Int(mask.stride), count: width)
                }
            }
            count = width * height
        }
        return Mask(bounds: bounds, bytes: bytes)
    }
}
