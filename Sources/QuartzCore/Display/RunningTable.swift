import AgateScene

/// The attached animations that the render side knows, by their names.
///
/// A name holds the number of an addition, so that names sort in the order of addition, and a place in this
/// table, so that finding one is no search.
struct RunningTable {
    private static let placeBits: UInt64 = 26

    private var entries: [RunningAnimation?] = []
    private var free: [Int] = []
    private var lastNumber: UInt64 = 0

    /// Gives an animation a name.
    mutating func add(_ running: RunningAnimation) -> AnimationID {
        lastNumber += 1
        let place: Int
        if let freed = free.popLast() {
            place = freed
            entries[place] = running
        } else {
            place = entries.count
            entries.append(running)
        }
        return AnimationID(raw: lastNumber << Self.placeBits | UInt64(place))
    }

    /// The animation with a name; nil when it has left.
    subscript(id: AnimationID) -> RunningAnimation? {
        let place = Int(id.raw & (1 << Self.placeBits - 1))
        guard place < entries.count, let running = entries[place], running.id == id else { return nil }
        return running
    }

    /// Forgets a name.
    ///
    /// - Returns: The animation that had it; nil when it has left before.
    @discardableResult
    mutating func remove(_ id: AnimationID) -> RunningAnimation? {
        guard let running = self[id] else { return nil }
        let place = Int(id.raw & (1 << Self.placeBits - 1))
        entries[place] = nil
        free.append(place)
        return running
    }
}
