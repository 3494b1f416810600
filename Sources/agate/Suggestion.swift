/// The names that somebody may have meant who wrote another one.
package enum Suggestion {
    /// The names that differ least from a word, best first; empty when none is near.
    ///
    /// - Parameters:
    ///   - word: What was written.
    ///   - names: What there is.
    package static func nearest(to word: String, among names: [String]) -> [String] {
        let word = word.lowercased()
        let ranked = names.map { name -> (name: String, distance: Int) in
            let isPart = word.count >= 3 && (name.contains(word) || word.contains(name))
            return (name, isPart ? 1 : distance(word, name))
        }
        let limit = max(2, word.count / 3)
        return ranked.filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }

    /// How many letters must be put in, taken out or changed to make one word into another.
    private static func distance(_ first: String, _ second: String) -> Int {
        let columns = Array(second)
        var row = Array(0...columns.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in columns.indices {
                let change = diagonal + (columns[column] == letter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, diagonal + 1)
            }
        }
        return row[columns.count]
    }
}
