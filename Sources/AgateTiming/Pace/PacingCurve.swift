import Foundation

/// A ``UnitBezier`` made ready to be evaluated very often: a table of short polynomials.
///
/// The time from 0 to 1 is cut into ``cellCount`` equal cells. In each, a polynomial of the fifth degree has the
/// curve's value, slope and bend at both ends; where that is not within ``tolerance`` of the curve (next to a
/// vertical or a suddenly bending piece) the cell is marked and the curve itself is evaluated. Made of additions,
/// multiplications and divisions only, so it gives the same numbers on every machine.
///
/// Benchmark `evaluate-scalar`: an animation takes 6 ns with a curve and 2 ns without. Newton's loop alone takes 25 ns for a value where the
/// table takes 6.
///
/// Public, since the bodies of `@inlinable package` functions go into other modules in builds for testing alone (CONTRIBUTING.md).
public final class PacingCurve: Sendable {
    /// The curve that this stands for.
    package let bezier: UnitBezier
    /// Whether the fraction is the time itself.
    public let isLinear: Bool
    /// The coefficients, ``stride`` numbers for each cell: six from the constant up, then 0 or, where the curve
    /// itself has to be evaluated, 1.
    @usableFromInline nonisolated(unsafe) let cells: UnsafeMutablePointer<Double>
    // Where the curve stays between its ends, rounding must not leave it either.
    @usableFromInline let lowest: Double
    @usableFromInline let highest: Double

    @usableFromInline static var cellCount: Int { 128 }
    @usableFromInline static var stride: Int { 8 }
    /// How far the table may be from the curve.
    private static let tolerance = 1e-10

    package init(_ bezier: UnitBezier) {
        self.bezier = bezier
        isLinear = bezier.x1 == bezier.y1 && bezier.x2 == bezier.y2
        let isBounded = 0...1 ~= bezier.y1 && 0...1 ~= bezier.y2
        lowest = isBounded ? 0 : -.infinity
        highest = isBounded ? 1 : .infinity
        cells = .allocate(capacity: Self.cellCount * Self.stride)
        cells.initialize(repeating: 0, count: Self.cellCount * Self.stride)
        if !isLinear { fillTable() }
    }

    deinit {
        cells.deallocate()
    }

    /// The paced fraction at a fraction of the time; 0 at and below 0, 1 at and above 1.
    @inlinable
    @inline(__always)
    public func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if isLinear { return x }
        let place = x * Double(Self.cellCount)
        let index = Int(place)
        let u = place - Double(index)
        let c = cells + index &* Self.stride
        if c[6] != 0 { return exactValue(at: x) }
        let y = ((((c[5] * u + c[4]) * u + c[3]) * u + c[2]) * u + c[1]) * u + c[0]
        return min(max(y, lowest), highest)
    }

    /// The value of the curve itself, for cells without a polynomial.
    @usableFromInline
    func exactValue(at x: Double) -> Double { bezier.value(at: x) }

    // MARK: The table

    /// Value, slope and bend of the fraction at one time, in cells.
    private struct Jet {
        var value: Double
        var slope: Double
        var bend: Double
    }

    private func fillTable() {
        let width = 1 / Double(Self.cellCount)
        var start = jet(at: 0)
        for index in 0..<Self.cellCount {
            let end = jet(at: Double(index + 1) * width)
            let cell = cells + index * Self.stride
            let first = end.value - start.value - start.slope - start.bend / 2
            let second = end.slope - start.slope - start.bend
            let third = end.bend - start.bend
            cell[0] = start.value
            cell[1] = start.slope
            cell[2] = start.bend / 2
            cell[3] = 10 * first - 4 * second + third / 2
            cell[4] = -15 * first + 7 * second - third
            cell[5] = 6 * first - 3 * second + third / 2
            if !isExact(index) { cell[6] = 1 }
            start = end
        }
    }

    private func jet(at x: Double) -> Jet {
        let s = x <= 0 ? 0 : x >= 1 ? 1 : bezier.parameter(at: x)
        let width = 1 / Double(Self.cellCount)
        let horizontal = bezier.horizontal(at: s)
        let vertical = bezier.vertical(at: s)
        let slope = vertical.slope / horizontal.slope
        let bend = (vertical.bend - slope * horizontal.bend) / (horizontal.slope * horizontal.slope)
        let value = x <= 0 ? 0 : x >= 1 ? 1 : vertical.value
        return Jet(value: value, slope: slope * width, bend: bend * width * width)
    }

    /// Whether a cell's polynomial is within ``tolerance`` of the curve, as far as samples show.
    private func isExact(_ index: Int) -> Bool {
        for probe in 1...7 {
            let x = (Double(index) + Double(probe) / 8) / Double(Self.cellCount)
            // Not a number is not close to anything.
            guard abs(value(at: x) - bezier.value(at: x)) <= Self.tolerance else { return false }
        }
        return true
    }
}

// MARK: - One table per curve

extension PacingCurve {
    /// No pacing: the fraction is the time.
    package static let linear = PacingCurve(.linear)

    /// The curves made so far, so that animations of the same curve share a table.
    private static let known = KnownCurves()

    /// The prepared form of a curve.
    package static func of(_ bezier: UnitBezier) -> PacingCurve { known.curve(of: bezier) }
}

private final class KnownCurves: @unchecked Sendable {
    // All access is under the lock.
    private let lock = NSLock()
    private var curves: [UnitBezier: PacingCurve] = [:]
    /// More different curves than this are not remembered together.
    private static let capacity = 1024

    func curve(of bezier: UnitBezier) -> PacingCurve {
        lock.lock()
        defer { lock.unlock() }
        if let known = curves[bezier] { return known }
        if curves.count >= Self.capacity { curves.removeAll() }
        let made = PacingCurve(bezier)
        curves[bezier] = made
        return made
    }
}
