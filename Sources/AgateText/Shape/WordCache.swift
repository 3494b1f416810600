import Synchronization

/// Words that have been shaped, up to a budget in bytes.
///
/// What is in it changes how long shaping takes, and nothing else. Words that were used lately stay: there are a young and an old half,
/// and when the young half is full it becomes the old one, whose words are forgotten unless they are used.
package final class WordCache: Sendable {
    /// The words of this process.
    package static let shared = WordCache(budget: 8 << 20)

    /// What a word is found by.
    struct Key: Hashable {
        let style: WordStyle
        let ends: WordShaper.Ends
        let text: [UInt16]
    }

    private struct Halves {
        var young: [Key: ShapedWord] = [:]
        var old: [Key: ShapedWord] = [:]
        var youngBytes = 0
        var oldBytes = 0
    }

    private let budget: Int
    private let halves = Mutex(Halves())

    /// - Parameter budget: About how many bytes words may take; 0 keeps none.
    package init(budget: Int) {
        self.budget = max(0, budget)
    }

    /// About how many bytes the words take.
    package var byteCount: Int { halves.withLock { $0.youngBytes + $0.oldBytes } }

    /// The number of words.
    package var count: Int { halves.withLock { $0.young.count + $0.old.count } }

    /// Forgets all words.
    package func removeAll() { halves.withLock { $0 = Halves() } }

    func word(_ key: Key) -> ShapedWord? {
        halves.withLock { halves in
            if let word = halves.young[key] { return word }
            guard let word = halves.old.removeValue(forKey: key) else { return nil }
            halves.oldBytes -= Self.bytes(key, word)
            insert(word, key, &halves)
            return word
        }
    }

    func insert(_ word: ShapedWord, for key: Key) {
        halves.withLock { halves in
            if halves.young[key] == nil { insert(word, key, &halves) }
        }
    }

    private func insert(_ word: ShapedWord, _ key: Key, _ halves: inout Halves) {
        let bytes = Self.bytes(key, word)
        guard bytes <= budget / 2 else { return }
        if halves.youngBytes + bytes > budget / 2 {
            halves.old = halves.young
            halves.oldBytes = halves.youngBytes
            halves.young = [:]
            halves.youngBytes = 0
        }
        if let replaced = halves.old.removeValue(forKey: key) { halves.oldBytes -= Self.bytes(key, replaced) }
        halves.young[key] = word
        halves.youngBytes += bytes
    }

    private static func bytes(_ key: Key, _ word: ShapedWord) -> Int {
        160 + 2 * key.text.count + word.byteCount
    }
}
