/// Liang's patterns: letters with numbers between them, of which the largest at a place decides whether words are divided there.
///
/// An odd number divides, an even one forbids it; a full stop is the edge of a word.
struct HyphenationPatterns: Sendable {
    /// Where the numbers of a pattern begin in ``numbers``, by what its letters come to.
    ///
    /// Two patterns of a language that come to the same in 64 bits are not to be expected; the second would have no effect.
    private var starts: [UInt64: Int32] = [:]
    /// The numbers of all patterns; those of one before its first letter, between its letters and behind the last one.
    private var numbers: [UInt8] = []
    /// Letters of the longest pattern.
    private var longest = 0

    /// Marks the numbers of patterns by which words are spelt otherwise where they are divided.
    private static let respelt: UInt8 = 0x80
    /// Longer patterns are not read, in letters.
    private static let longestPattern = 64
    private static let edge = Unicode.Scalar(".").value

    private static func extended(_ sum: UInt64, by letter: UInt32) -> UInt64 {
        // FNV-1a, by letters.
        (sum ^ UInt64(letter)) &* 0x0000_0100_0000_01B3
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Reads a pattern such as `.un1a` or `f1f/ff=f,1,2`.
    mutating func add(_ line: Substring.UnicodeScalarView) {
        var sum = Self.seed
        var read: [UInt8] = [0]
        var mark: UInt8 = 0
        for scalar in line {
            if scalar == "/" {
                mark = Self.respelt
                break
            }
            if scalar.properties.isWhitespace { break }
            if ("0"..."9").contains(scalar) {
                read[read.count - 1] = UInt8(scalar.value - 0x30)
            } else {
                sum = Self.extended(sum, by: scalar.value)
                read.append(0)
            }
        }
        let count = read.count - 1
        guard count > 0, count <= Self.longestPattern, starts[sum] == nil, numbers.count < 1 << 30 else {
            return
        }
        starts[sum] = Int32(numbers.count)
        numbers += read.map { $0 > 0 ? $0 | mark : 0 }
        longest = max(longest, count)
    }

    /// The places between letters where a word is divided, ascending: behind so many letters.
    func places(in word: [UInt32]) -> [Int] {
        guard word.count > 1 else { return [] }
        let letters = [Self.edge] + word + [Self.edge]
        // One for the place before each letter, and one for that behind the last.
        var largest = [UInt8](repeating: 0, count: letters.count + 1)
        for start in letters.indices {
            var sum = Self.seed
            for count in 1...max(min(longest, letters.count - start), 1) {
                sum = Self.extended(sum, by: letters[start + count - 1])
                guard let numbersStart = starts[sum].map(Int.init) else { continue }
                for place in 0...count {
                    let number = numbers[numbersStart + place]
                    if number & ~Self.respelt > largest[start + place] & ~Self.respelt {
                        largest[start + place] = number
                    }
                }
            }
        }
        // The place behind the first letter of the word is before the third of all.
        return (1..<word.count).filter { largest[$0 + 1] & (1 | Self.respelt) == 1 }
    }
}
