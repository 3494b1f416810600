/// The values that an emitter layer has had, by its local time: particles keep those of their birth.
///
///     let history = EmitterHistory(values).recording(others, [], at: 2)
///     let field = ParticleField(history, at: 2.5)    // particles born before 2 have the first values
///
/// An entry is in effect from its local time until the next entry's; the first has always been in effect. Recording replaces all entries
/// at and after the new one's time, so that a clock that is set back continues with the present values.
///
/// Guarantees: the particles at a local time are a function of the history and the time; recording does not change the particles
/// at earlier times that the history still covers.
///
/// Source: claims 15.7a. GUESS emitter-memory: a particle keeps all of its values, accelerations and image
/// included. GUESS emitter-clock: the first entry has always been in effect, and a clock can be set back.
package final class EmitterHistory: Sendable {
    /// The maximum number of entries; the oldest are dropped, and particles born under them disappear.
    package static let maxEntries = 4_096
    /// Seconds for which an entry is kept after its last particle has died, for evaluation at earlier times.
    package static let retention = 60.0

    /// In ascending order of their times; at least one.
    let entries: [EmitterEntry]
    /// The local time from which on there are no particles; infinity while the last entry emits.
    let end: Double

    private init(_ entries: [EmitterEntry]) {
        self.entries = entries
        var end = -Double.infinity
        for (index, entry) in entries.enumerated() {
            let next = index + 1 < entries.count ? entries[index + 1].start : .infinity
            end = max(end, entry.end(until: next))
        }
        self.end = end
        hasCells = entries.contains { $0.table.topCount > 0 }
    }

    /// A history of values that have always been in effect.
    package convenience init(_ values: EmitterValues, _ animations: [RenderAnimation] = []) {
        let relevant = animations.filter { $0.affects(\.isBirthValue) }
        self.init([EmitterEntry(from: -.infinity, values, relevant, after: nil)])
    }

    /// The number of entries.
    package var count: Int { entries.count }

    /// Whether an entry has cells.
    package let hasCells: Bool

    /// The history with the values from a local time on.
    ///
    /// The same history where birth values do not change, as when an animation that has ended is removed.
    ///
    /// - Parameters:
    ///   - values: The model values.
    ///   - animations: The animations of the layer, of any property.
    ///   - localTime: The layer's local time; one that is not finite begins a new history.
    ///   - delay: The longest delay of replicated copies of the layer, in seconds.
    /// - Complexity: O(entries).
    package func recording(
        _ values: EmitterValues,
        _ animations: [RenderAnimation],
        at localTime: Double,
        delay: Double = 0
    ) -> EmitterHistory {
        guard localTime.isFinite else { return EmitterHistory(values, animations) }
        let relevant = animations.filter { $0.affects(\.isBirthValue) }
        var kept = entries[...]
        while let last = kept.last, last.start >= localTime { kept.removeLast() }
        if let last = kept.last, last.matches(values, relevant, at: localTime) {
            return kept.count == entries.count ? self : EmitterHistory(Array(kept))
        }
        let old = localTime - Self.retention - max(delay, 0)
        while let first = kept.first, let second = kept.dropFirst().first,
            kept.count >= Self.maxEntries || first.end(until: second.start) < old
        {
            kept.removeFirst()
        }
        return EmitterHistory(kept + [EmitterEntry(from: localTime, values, relevant, after: kept.last)])
    }

    /// The number of entries that have begun by a local time.
    func count(at localTime: Double) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].start <= localTime { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
