import AgateGeometry

/// A rectangle of pixels in little memory.
struct PixelBox: Hashable {
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

    /// Whether it lies in another box and touches none of its sides.
    func isInside(_ other: PixelBox) -> Bool {
        corners.x > other.corners.x && corners.y > other.corners.y
            && corners.z < other.corners.z && corners.w < other.corners.w
    }

    /// The smallest rectangle around both.
    func union(_ other: PixelBox) -> PixelBox {
        if other.isEmpty { return self }
        if isEmpty { return other }
        var result = self
        result.corners.lowHalf = pointwiseMin(corners.lowHalf, other.corners.lowHalf)
        result.corners.highHalf = pointwiseMax(corners.highHalf, other.corners.highHalf)
        return result
    }
}
