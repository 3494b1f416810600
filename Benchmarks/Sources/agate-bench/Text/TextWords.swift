/// Words that look like those of a language, and are as frequent: by Zipf's law, of 8191; `Peers/Text/text.h` makes the same.
struct TextWords {
    private static let consonants = Array("tnshrdlcmwfgypbvk".utf8)
    private static let vowels = Array("eaoiu".utf8)

    private let seed: UInt32
    private var state: UInt32

    private init(seed: UInt32) {
        self.seed = seed
        state = seed
    }

    private mutating func number(below limit: UInt32) -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return (state >> 16) % limit
    }

    /// The word of a rank: frequent words are short.
    private mutating func word(_ bucket: UInt32, rank: UInt32, isCapitalized: Bool) -> [UInt8] {
        let kept = state
        defer { state = kept }
        state = seed &* 7919 &+ rank &* 2_654_435_761
        let length = 2 + number(below: 3) + number(below: 1 + bucket / 2)
        var isVowel = number(below: 2) == 1
        var word: [UInt8] = []
        for _ in 0..<length {
            word.append(
                isVowel ? Self.vowels[Int(number(below: 5))] : Self.consonants[Int(number(below: 17))]
            )
            isVowel.toggle()
        }
        if isCapitalized { word[0] -= 32 }
        return word
    }

    /// A text of so many words, with commas and full stops; each seed has other words.
    static func text(_ count: Int, seed: Int) -> String {
        var source = TextWords(seed: UInt32(seed))
        var text: [UInt8] = []
        var isCapitalized = true
        for place in 0..<count {
            let bucket = source.number(below: 13)
            let rank = (1 << bucket) + source.number(below: 1 << bucket)
            if place > 0 { text.append(32) }
            text += source.word(bucket, rank: rank, isCapitalized: isCapitalized)
            let mark = source.number(below: 14)
            if mark == 0 { text += ".".utf8 }
            if mark == 1 { text += ",".utf8 }
            isCapitalized = mark == 0
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The texts of labels.
    static let short = (0..<TextScene.shortTexts).map { text(TextScene.labelWords, seed: $0 + 1) }
}
