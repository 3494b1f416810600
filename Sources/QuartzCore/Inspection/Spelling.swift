import AgateScene
import AgateTiming

/// The known key path that a misspelt one most resembles.
enum KeyPathSuggestion {
    /// The known key path that differs least, by at most two letters; nil when none is that near.
    static func nearest(to path: String) -> String? {
        guard path.utf8.count < 64 else { return nil }
        let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        let key = Spelling.nearest(to: String(first), among: EngineProperty.allCases.map(\.keyPath))
        guard parts.count == 2 else { return key }
        let component = Spelling.nearest(to: String(parts[1]), among: ValueComponent.allCases.map(\.rawValue))
        guard let key, let component else { return nil }
        let suggestion = "\(key).\(component)"
        return PropertyTarget(keyPath: suggestion) == nil ? nil : suggestion
    }
}

/// The known name that a misspelt one most resembles.
package enum Spelling {
    /// The name that differs least from a word, by at most two letters; nil when none is that near, or the word has 64 letters or more.
    package static func nearest(to word: String, among names: [String]) -> String? {
        guard word.utf8.count < 64 else { return nil }
        return names.map { ($0, distance(word, $0)) }
            .filter { $0.1 <= 2 }
            .min { $0.1 < $1.1 }?.0
    }

    /// The edit distance of two words: how many bytes of UTF-8 must be put in, taken out or changed to make one into the other.
    ///
    /// - Complexity: O(length of the first word · length of the second).
    package static func distance(_ first: String, _ second: String) -> Int {
        let columns = Array(second.utf8)
        var row = Array(0...columns.count)
        for (index, letter) in first.utf8.enumerated() {
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
