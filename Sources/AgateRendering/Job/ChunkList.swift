/// Numbers of chunks as text, such as `0-5,8`.
package enum ChunkList {
    /// The text of ascending numbers; empty for none.
    package static func text(_ numbers: some Sequence<Int>) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }

    /// The numbers of a text; nil for one that is none.
    package static func numbers(_ text: String) -> [Int]? {
        var numbers: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 0,
                first <= last, last < 1_000_000
            else { return nil }
            numbers += first...last
        }
        return numbers
    }
}
