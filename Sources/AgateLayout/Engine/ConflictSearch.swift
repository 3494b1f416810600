/// Finds which required conditions to leave out when not all can hold: each that cannot hold with those before it.
///
/// A conflict of n conditions takes O(log n) trials, each as long as solving the conditions that it tries.
struct ConflictSearch {
    /// The required conditions, in the order of their ranks.
    let required: [Int]
    /// Some of given conditions, which come in the order of their ranks, that cannot hold together; nil where all can.
    let conflict: ([Int]) -> [Int]?

    /// The conditions to leave out, each with those that it cannot hold with, itself last.
    func run() -> [[Int]] {
        let order = Dictionary(uniqueKeysWithValues: required.enumerated().map { ($1, $0) })
        func sorted(_ conditions: [Int]) -> [Int] {
            conditions.sorted { order[$0] ?? 0 < order[$1] ?? 0 }
        }
        var conflicts: [[Int]] = []
        var kept = required
        // What comes before the last condition that was left out can hold.
        var low = 0
        while conflict(kept) != nil {
            // The shortest beginning that fails.
            var high = kept.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if isFeasible(kept[..<middle]) { low = middle } else { high = middle }
            }
            guard high > 0 else { break }
            let broken = kept[high - 1]
            let partners = partners(of: broken, among: Array(kept[..<(high - 1)]), sorted)
            conflicts.append(sorted(partners) + [broken])
            kept.remove(at: high - 1)
            low = high - 1
        }
        return conflicts
    }

    private func isFeasible(_ conditions: some Sequence<Int>) -> Bool { conflict(Array(conditions)) == nil }

    /// Conditions that one cannot hold with: a least set where it is small.
    private func partners(of broken: Int, among candidates: [Int], _ sorted: ([Int]) -> [Int]) -> [Int] {
        guard isFeasible([broken]) else { return [] }
        guard candidates.count > Self.few, let found = conflict(candidates + [broken]),
            found.contains(broken)
        else { return explain([broken], candidates, wasExtended: false, sorted) }
        let named = found.filter { $0 != broken }
        return named.count > Self.few ? named : explain([broken], named, wasExtended: false, sorted)
    }

    /// A least set of so many conditions is looked for by trials.
    ///
    /// Of more, all are given that the failed solution names. Equations among them cannot be spared but for lengths that would be negative.
    private static let few = 24

    /// A least set of candidates that cannot hold with what is given: halves are left out as long as the rest still fails.
    private func explain(
        _ given: [Int],
        _ candidates: [Int],
        wasExtended: Bool,
        _ sorted: ([Int]) -> [Int]
    ) -> [Int] {
        if wasExtended, !isFeasible(sorted(given)) { return [] }
        guard candidates.count > 1 else { return candidates }
        let middle = candidates.count / 2
        let first = Array(candidates[..<middle])
        let second = Array(candidates[middle...])
        let fromSecond = explain(given + first, second, wasExtended: !first.isEmpty, sorted)
        let fromFirst = explain(given + fromSecond, first, wasExtended: !fromSecond.isEmpty, sorted)
        return fromFirst + fromSecond
    }
}
