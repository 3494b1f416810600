import AgateTiming

/// The pacing curves that the records of a column name by their indices: each is there once, for as long as a record names it.
struct CurveTable: Sendable {
    /// The curves; a linear one where no record names any.
    private(set) var curves: [PacingCurve] = []
    /// How many records name each.
    private var counts: [Int32] = []
    private var free: [Int32] = []
    private var indices: [ObjectIdentifier: Int32] = [:]
    /// The one that was named last: neighbours are often alike.
    private var last: Int32 = 0

    /// Notes that one more record names a curve.
    ///
    /// - Returns: Its index, which stays as long as a record names it.
    mutating func insert(_ curve: PacingCurve) -> Int32 {
        if Int(last) >= curves.count || curves[Int(last)] !== curve || counts[Int(last)] == 0 {
            last = indices[ObjectIdentifier(curve)] ?? add(curve)
        }
        counts[Int(last)] += 1
        return last
    }

    private mutating func add(_ curve: PacingCurve) -> Int32 {
        let index: Int32
        if let place = free.popLast() {
            index = place
            curves[Int(place)] = curve
        } else {
            index = Int32(curves.count)
            curves.append(curve)
            counts.append(0)
        }
        indices[ObjectIdentifier(curve)] = index
        return index
    }

    /// Notes that one record less names a curve, which is let go with the last.
    mutating func remove(_ index: Int32) {
        counts[Int(index)] -= 1
        guard counts[Int(index)] == 0 else { return }
        indices[ObjectIdentifier(curves[Int(index)])] = nil
        curves[Int(index)] = .linear
        free.append(index)
    }
}
