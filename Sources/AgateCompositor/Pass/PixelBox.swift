import AgateGeometry

/// A rectangle of pixels in little memory.
struct PixelBox: Equatable {
    var corners: SIMD4<Int32>

    static let empty = PixelBox(.empty)
    /// All pixels there may be.
    static let everything = PixelBox(
        DeviceRect(minX: .min, minY: .min, maxX: .max, maxY: .max)
    )

    init(_ rect: DeviceRect) {
        corners = SIMD4(
            Int32(clamping: rect.minX),
            Int32(clamping: rect.minY),
            Int32(clamping: rect.maxX),
            Int32(clamping: rect.maxY)
        )
    }

    var rect: DeviceRect {
        DeviceRect(minX: Int(corners.x), minY: Int(corners.y), maxX: Int(corners.z), maxY: Int(corners.w))
    }

    /// Whether there are pixels in both.
    func meets(_ rect: DeviceRect) -> Bool {
        max(Int(corners.x), rect.minX) < min(Int(corners.z), rect.maxX)
            && max(Int(corners.y), rect.minY) < min(Int(corners.w), rect.maxY)
    }

    /// Whether there are no pixels in it.
    var isEmpty: Bool { corners.x >= corners.z || corners.y >= corners.w }

    /// The rectangle around this one and those that come after it in an array, `step` apart.
    func union(_ others: [PixelBox], _ number: Int, _ count: Int, _ step: Int) -> PixelBox {
        var result = self
        for part in 1..<count {
            let other = others[part * step + number]
            if other.isEmpty { continue }
            if result.isEmpty {
                result = other
            } else {
                result.corners.lowHalf = pointwiseMin(result.corners.lowHalf, other.corners.lowHalf)
                result.corners.highHalf = pointwiseMax(result.corners.highHalf, other.corners.highHalf)
            }
        }
        return result
    }
}
