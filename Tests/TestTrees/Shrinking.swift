/// Makes a failing sequence short: takes parts out, large ones first, as long as it goes on failing.
///
/// - Parameters:
///   - steps: A sequence that fails.
///   - attempts: How often to try at most.
///   - fails: Whether a sequence fails.
package func shrunk<Step>(_ steps: [Step], attempts: Int = 400, fails: ([Step]) -> Bool) -> [Step] {
    var shortest = steps
    var length = max(shortest.count / 2, 1)
    var left = attempts
    while left > 0 {
        var start = 0
        var hasShrunk = false
        while start < shortest.count, left > 0 {
            var shorter = shortest
            shorter.removeSubrange(start..<min(start + length, shorter.count))
            left -= 1
            if fails(shorter) {
                shortest = shorter
                hasShrunk = true
            } else {
                start += length
            }
        }
        if length == 1, !hasShrunk { break }
        if !hasShrunk || length > shortest.count { length = max(length / 2, 1) }
    }
    return shortest
}

/// What to write about a sequence that fails: the seed, the message, and a short sequence that fails too.
///
/// - Parameter problem: What is wrong with a sequence, nil when nothing is.
/// - Returns: Nil when nothing is wrong with it.
package func report<Step>(seed: UInt64, _ steps: [Step], problem: ([Step]) -> String?) -> String? {
    guard let first = problem(steps) else { return nil }
    let short = shrunk(steps) { problem($0) != nil }
    let message = problem(short) ?? first
    let listing = short.map { "  \($0)" }.joined(separator: "\n")
    return "seed \(seed): \(message)\nafter \(short.count) of \(steps.count) steps:\n\(listing)"
}
