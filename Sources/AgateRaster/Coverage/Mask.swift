package import AgateGeometry
package import AgatePixels
import CAgateKernels

/// How much of each pixel is inside, from 0 for none of it to 255 for all of it.
///
/// Outside the bounds it is 0.
package final class Mask: Sendable {
    /// The pixels that have a byte.
    package let bounds: DeviceRect
    /// Coverage row by row from the top, `bounds.width` to a row.
    package let bytes: [UInt8]

    /// Holds bytes; too few give a mask that covers nothing.
    package init(bounds: DeviceRect, bytes: [UInt8]) {
        let fits = !bounds.isEmpty && bytes.count >= bounds.width * bounds.height
        self.bounds = fits ? bounds : .empty
        self.bytes = fits ? bytes : []
    }

    /// Covers nothing.
    package static let nothing = Mask(bounds: .empty, bytes: [])

    /// The coverage of one pixel.
    package func coverage(x: Int, y: Int) -> UInt8 {
        bounds.contains(x: x, y: y) ? bytes[(y - bounds.minY) * bounds.width + x - bounds.minX] : 0
    }

    /// Multiplies coverage bytes of the pixels from `x` on in row `y` by this mask.
    func multiply(_ cover: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
        let first = max(x, bounds.minX)
        let last = min(x + count, bounds.maxX)
        guard y >= bounds.minY, y < bounds.maxY, first < last else {
            cover.update(repeating: 0, count: count)
            return
        }
        if first > x { cover.update(repeating: 0, count: first - x) }
        if last < x + count { (cover + last - x).update(repeating: 0, count: x + count - last) }
        bytes.withUnsafeBufferPointer { own in
            guard let start = own.baseAddress else { return }
            let row = start + (y - bounds.minY) * bounds.width + first - bounds.minX
            agate_multiply_bytes(cover + first - x, row, last - first)
        }
    }

    /// The product with another mask, within both.
    package func multiplied(by other: Mask) -> Mask {
        let area = bounds.intersection(other.bounds)
        guard !area.isEmpty else { return .nothing }
        var result = cropped(to: area)
        result.withUnsafeMutableBufferPointer { target in
            guard let start = target.baseAddress else { return }
            for y in area.minY..<area.maxY {
                other.multiply(
                    start + (y - area.minY) * area.width,
                    x: area.minX,
                    y: y,
                    count: area.width
                )
            }
        }
        return Mask(bounds: area, bytes: result)
    }

    /// The bytes of a part of the bounds.
    private func cropped(to area: DeviceRect) -> [UInt8] {
        if area == bounds { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(area.width * area.height)
        for y in area.minY..<area.maxY {
            let start = (y - bounds.minY) * bounds.width + area.minX - bounds.minX
            result.append(contentsOf: bytes[start..<start + area.width])
        }
        return result
    }
}

extension Surface {
    /// The alpha of all pixels as coverage.
    ///
    /// - Parameter origin: The device pixel of the surface's top left pixel.
    package func alphaMask(origin: (x: Int, y: Int) = (0, 0)) -> Mask {
        let count = count
        guard count > 0 else { return .nothing }
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            if let start = buffer.baseAddress { agate_extract_alpha(start, pixels, count) }
            initialized = count
        }
        return Mask(bounds: DeviceRect(x: origin.x, y: origin.y, width: width, height: height), bytes: bytes)
    }
}
