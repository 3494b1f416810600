package import Foundation

/// A rectangle of whole pixels; the upper edges are outside.
package struct DeviceRect: Sendable, Hashable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// The smallest rectangle of pixels around a rectangle of the plane; edges beyond ±2³⁰ are clamped, and
    /// one that is not a number gives the empty rectangle.
    package init(covering rect: CGRect) {
        let standardized = rect.isNull ? .zero : rect
        let x0 = min(standardized.origin.x, standardized.origin.x + standardized.size.width)
        let x1 = max(standardized.origin.x, standardized.origin.x + standardized.size.width)
        let y0 = min(standardized.origin.y, standardized.origin.y + standardized.size.height)
        let y1 = max(standardized.origin.y, standardized.origin.y + standardized.size.height)
        guard !x0.isNaN, !x1.isNaN, !y0.isNaN, !y1.isNaN else {
            self = .empty
            return
        }
        self.init(
            minX: Self.clamped(x0.rounded(.down)),
            minY: Self.clamped(y0.rounded(.down)),
            maxX: Self.clamped(x1.rounded(.up)),
            maxY: Self.clamped(y1.rounded(.up))
        )
    }

    private static func clamped(_ value: CGFloat) -> Int {
        Int(min(max(value, -1_073_741_824), 1_073_741_824))
    }

    package static let empty = DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package var isEmpty: Bool { minX >= maxX || minY >= maxY }
    package var width: Int { max(0, maxX - minX) }
    package var height: Int { max(0, maxY - minY) }

    package func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

    package func contains(_ other: DeviceRect) -> Bool {
        other.isEmpty
            || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
    }

    package func intersection(_ other: DeviceRect) -> DeviceRect {
        let result = DeviceRect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
        return result.isEmpty ? .empty : result
    }

    package func union(_ other: DeviceRect) -> DeviceRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return DeviceRect(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    /// The rectangle with some more pixels on each side; nothing stays nothing.
    package func grown(x: Int, y: Int) -> DeviceRect {
        isEmpty ? .empty : DeviceRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    /// The rectangle elsewhere.
    package func moved(x: Int, y: Int) -> DeviceRect {
        DeviceRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    package var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
