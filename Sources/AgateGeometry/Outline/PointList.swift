/// A point or a vector, for arithmetic on both coordinates at once.
package typealias Vector = SIMD2<Double>

/// A growing list of points in memory that is kept.
///
/// Measured by the stroke rows of the raster benchmark: an `Array` costs a check for uniqueness with each point.
/// The code that makes a list calls ``deallocate()`` once.
package struct PointList {
    private(set) var base: UnsafeMutablePointer<Vector>
    private(set) var capacity: Int
    package internal(set) var count = 0

    init(capacity: Int = 256) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    func deallocate() { base.deallocate() }

    /// The points, until the list changes.
    package var pointer: UnsafePointer<Vector> { UnsafePointer(base) }

    @inline(__always)
    mutating func append(_ point: Vector) {
        if count == capacity { grow(toHold: count + 1) }
        (base + count).initialize(to: point)
        count &+= 1
    }

    /// Adds a range of the points of another list.
    mutating func append(_ other: PointList, _ range: Range<Int>) {
        if count + range.count > capacity { grow(toHold: count + range.count) }
        (base + count).initialize(from: other.base + range.lowerBound, count: range.count)
        count += range.count
    }

    /// Adds a range of the points of another list, last one first.
    mutating func append(reversed other: PointList, _ range: Range<Int>) {
        if count + range.count > capacity { grow(toHold: count + range.count) }
        for index in 0..<range.count {
            (base + count + index).initialize(to: other.base[range.upperBound - 1 - index])
        }
        count += range.count
    }

    /// Removes the first points.
    mutating func removeFirst(_ removed: Int) {
        base.update(from: base + removed, count: count - removed)
        count -= removed
    }

    /// Adds the points of a list, last one first.
    mutating func append(reversed other: PointList) {
        if count + other.count > capacity { grow(toHold: count + other.count) }
        var target = base + count
        var source = other.base + other.count
        for _ in 0..<other.count {
            source -= 1
            target.initialize(to: source.pointee)
            target += 1
        }
        count += other.count
    }

    @inline(__always)
    subscript(index: Int) -> Vector {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    private mutating func grow(toHold needed: Int) {
        let larger = max(needed, 2 * capacity)
        let memory = UnsafeMutablePointer<Vector>.allocate(capacity: larger)
        memory.moveInitialize(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = larger
    }

    /// Removes all points, and frees memory beyond a number of them.
    mutating func removeAll(keeping kept: Int) {
        count = 0
        guard capacity > kept else { return }
        base.deallocate()
        base = .allocate(capacity: kept)
        capacity = kept
    }
}
