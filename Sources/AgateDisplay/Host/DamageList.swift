public import Foundation

/// A few rectangles that hold all pixels that have changed.
///
/// Two of them become one where that adds little; there are never more than a given number. Rectangles that are added lie in whole pixels,
/// and so do those that are given.
public struct DamageList: Sendable, Hashable {
    /// The maximum number of rectangles that are kept.
    public let limit: Int
    /// The largest ratio of the union's area to the sum of both areas at which two rectangles become one.
    private static let growth = 1.25

    /// The rectangles; they may overlap.
    public private(set) var rectangles: [CGRect] = []

    /// An empty list.
    ///
    /// - Parameter limit: The maximum number of rectangles that are kept, at least 1.
    public init(limit: Int = 16) {
        self.limit = max(1, limit)
    }

    /// Makes a list of rectangles, joined until there are no more than the limit.
    public init(_ rectangles: some Sequence<CGRect>, limit: Int = 16) {
        self.init(limit: limit)
        for rectangle in rectangles { add(rectangle) }
    }

    /// Whether the list has no rectangle, so that nothing has changed.
    public var isEmpty: Bool { rectangles.isEmpty }

    /// The total area of the rectangles, in pixels.
    public var area: Double { rectangles.reduce(0) { $0 + Self.area($1) } }

    /// The smallest rectangle around all.
    public var bounds: CGRect { rectangles.reduce(.null) { $0.union($1) } }

    /// Adds a rectangle; one that is empty, or not finite, adds nothing.
    public mutating func add(_ rectangle: CGRect) {
        let edges = [rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY]
        guard edges.allSatisfy(\.isFinite), Self.area(rectangle) > 0 else { return }
        var added = rectangle.integral
        // A rectangle that has grown may reach others.
        while let index = rectangles.firstIndex(where: { Self.belong($0, added) }) {
            added = added.union(rectangles.remove(at: index))
        }
        rectangles.append(added)
        if rectangles.count > limit { mergeClosest() }
    }

    /// Adds all rectangles of another list.
    public mutating func add(_ other: DamageList) {
        for rectangle in other.rectangles { add(rectangle) }
    }

    /// Empties the list, as after a frame has been shown.
    public mutating func removeAll() { rectangles.removeAll(keepingCapacity: true) }

    private static func area(_ rectangle: CGRect) -> Double {
        rectangle.isNull || rectangle.isInfinite ? 0 : Double(rectangle.width) * Double(rectangle.height)
    }

    private static func belong(_ one: CGRect, _ other: CGRect) -> Bool {
        area(one.union(other)) <= growth * (area(one) + area(other))
    }

    /// Makes one of the two that waste the fewest pixels together.
    private mutating func mergeClosest() {
        var best = (waste: Double.infinity, one: 0, other: 1)
        for one in rectangles.indices {
            for other in rectangles.indices where other > one {
                let (first, second) = (rectangles[one], rectangles[other])
                let waste = Self.area(first.union(second)) - Self.area(first) - Self.area(second)
                if waste < best.waste { best = (waste, one, other) }
            }
        }
        let second = rectangles.remove(at: best.other)
        let first = rectangles.remove(at: best.one)
        add(first.union(second))
    }
}
