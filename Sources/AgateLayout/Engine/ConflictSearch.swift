/// Finds which required conditions to leave out when not all can hold: each that cannot hold with those before it.
struct ConflictSearch {
    /// The required conditions, in the order of their ranks.
    let required: [Int]
    /// Whether some of them can hold together.
    let isFeasible: (Set<Int>) -> Bool

    /// The conditions to leave out, each with those that it cannot hold with, itself last.
    func run() -> [[Int]] {
        var conflicts: [[Int]] = []
        var kept = required
        while !isFeasible(Set(kept)) {
            // The shortest beginning that fails.
            var low = 0
            var high = kept.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if isFeasible(Set(kept[..<middle])) { low = middle } else { high = middle }
            }
            guard high > 0 else { break }
            let broken = kept[high - 1]
            let partners = explain(given: [broken], among: Array(kept[..<(high - 1)]), wasExtended: true)
            let order = Dictionary(uniqueKeysWithValues: required.enumerated().map { ($1, $0) })
            conflicts.append(partners.sorted { order[$0] ?? 0 < order[$1] ?? 0 } + [broken])
            kept.remove(at: high - 1)
        }
        return conflicts
    }

    /// A least set of candidates that cannot hold with what is given: halves are left out as long as the rest still fails.
    private func explain(given: [Int], among candidates: [Int], wasExtended: Bool) -> [Int] {
        if wasExtended, !isFeasible(Set(given)) { return [] }
        guard candidates.count > 1 else { return candidates }
        let middle = candidates.count / 2
        let first = Array(candidates[..<middle])
        let second = Array(candidates[middle...])
        let fromSecond = explain(given: given + first, among: second, wasExtended: !first.isEmpty)
        let fromFirst = explain(given: given + fromSecond, among: first, wasExtended: !fromSecond.isEmpty)
        return fromFirst + fromSecond
    }
}
