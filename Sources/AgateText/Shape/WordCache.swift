/// Words that have been shaped, up to a budget in bytes.
///
/// What is in it changes how long shaping takes, and nothing else.
package final class WordCache: Sendable {
    /// The words of this process.
    package static let shared = WordCache(budget: 8 << 20)

    /// What a word is found by.
    struct Key: Hashable, Sendable {
        let style: WordStyle
        let ends: WordShaper.Ends
        let text: [UInt16]
    }

    private let words: BudgetCache<Key, ShapedWord>

    /// - Parameter budget: About how many bytes words may take; 0 keeps none.
    package init(budget: Int) {
        words = BudgetCache(budget: budget) { key, word in 160 + 2 * key.text.count + word.byteCount }
    }

    /// About how many bytes the words take.
    package var byteCount: Int { words.byteCount }

    /// The number of words.
    package var count: Int { words.count }

    /// Forgets all words.
    package func removeAll() { words.removeAll() }

    func word(_ key: Key) -> ShapedWord? { words.value(key) }

    func insert(_ word: ShapedWord, for key: Key) { words.insert(word, for: key) }
}
