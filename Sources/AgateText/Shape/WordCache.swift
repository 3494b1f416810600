import Synchronization

/// Words that have been shaped, up to a budget in bytes.
///
/// Its contents change how long shaping takes, and nothing else. Words that were used lately stay: when the young table is full it
/// becomes the old one, whose words are forgotten unless they are used.
package final class WordCache: Sendable {
    /// The words of this process.
    package static let shared = WordCache(budget: 8 << 20)

    /// The maximum number of styles that have numbers; beyond it all words are removed.
    private static let styleLimit = 4096

    private struct State {
        var styles: [WordStyle: UInt32] = [:]
        var lastStyle: (style: WordStyle, number: UInt32)?
        /// Numbers begin here, so that numbers from before the last removal stand for nothing else.
        var firstNumber: UInt32 = 0
        var young = WordTable()
        var old = WordTable()
        /// How many words of the old table are in the young one too, and their bytes.
        var again = (count: 0, bytes: 0)
    }

    private let budget: Int
    private let state = Mutex(State())

    /// - Parameter budget: About how many bytes words may take; 0 keeps none.
    package init(budget: Int) {
        self.budget = max(0, budget)
    }

    /// About how many bytes the words take.
    package var byteCount: Int {
        state.withLock { $0.young.byteCount + $0.old.byteCount - $0.again.bytes }
    }

    /// The number of words.
    package var count: Int { state.withLock { $0.young.count + $0.old.count - $0.again.count } }

    /// Forgets all words.
    package func removeAll() {
        state.withLock { Self.removeAll(&$0) }
    }

    private static func removeAll(_ state: inout State) {
        let next = state.firstNumber &+ UInt32(truncatingIfNeeded: state.styles.count)
        state = State()
        state.firstNumber = next
    }

    /// The number of a style, for keys.
    func number(of style: WordStyle) -> UInt32 {
        state.withLock { state in
            if let last = state.lastStyle, last.style == style { return last.number }
            if state.styles.count >= Self.styleLimit { Self.removeAll(&state) }
            let next = state.firstNumber &+ UInt32(truncatingIfNeeded: state.styles.count)
            let number = state.styles[style] ?? next
            state.styles[style] = number
            state.lastStyle = (style, number)
            return number
        }
    }

    /// The word of a key, if it is kept.
    func word(_ key: WordKey) -> ShapedWord? {
        state.withLock { find(key, &$0) }
    }

    /// The words of keys, as far as they are kept.
    func words(_ keys: [WordKey]) -> [ShapedWord?] {
        state.withLock { state in keys.map { find($0, &state) } }
    }

    private func find(_ key: WordKey, _ state: inout State) -> ShapedWord? {
        if let word = state.young.word(key) { return word }
        guard let word = state.old.word(key) else { return nil }
        insert(word, key, &state)
        return word
    }

    /// Keeps a word, unless its key has one already.
    func insert(_ word: ShapedWord, for key: WordKey) {
        state.withLock { state in
            if state.young.word(key) == nil { insert(word, key, &state) }
        }
    }

    private func insert(_ word: ShapedWord, _ key: WordKey, _ state: inout State) {
        let bytes = WordTable.byteCount(of: word, key)
        guard bytes <= budget / 2 else { return }
        if state.young.byteCount + bytes > budget / 2 {
            state.old = state.young
            state.young = WordTable()
            state.again = (0, 0)
        }
        if state.old.word(key) != nil {
            state.again.count += 1
            state.again.bytes += bytes
        }
        state.young.insert(word, key)
    }
}
