import QuartzCore

/// The known names that a misspelt one most resembles.
package enum Suggestion {
    /// The names that differ least from a word, best first; empty when none is near.
    ///
    /// - Parameters:
    ///   - word: The misspelt word.
    ///   - names: The known names.
    package static func nearest(to word: String, among names: [String]) -> [String] {
        let word = word.lowercased()
        let ranked = names.map { name -> (name: String, distance: Int) in
            let isPart = word.count >= 3 && (name.contains(word) || word.contains(name))
            return (name, isPart ? 1 : Spelling.distance(word, name))
        }
        let limit = max(2, word.count / 3)
        return ranked.filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }
}
