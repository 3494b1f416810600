/// Where a source may make objects of classes that it does not name, found without a parser: what ``InstanceRule`` has to look at.
///
/// A place is that of a `.init` behind a value, or of the name in `T()`, where `T` is `Self`, a generic parameter, an associated type, or one
/// of Foundation's classes that are made otherwise here. The arguments must be none, or begin with the label of an initialiser that the rule
/// knows.
struct InstanceSearch {
    /// The places, in order.
    static func places(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var search = InstanceSearch(bytes: bytes)
        search.run()
        return search.places
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var places: [Int] = []
    /// Calls of names that count if they are those of parameters.
    private var calls: [(name: String, place: Int)] = []
    /// Whether something gives an object of the class on which it is called.
    private var givesSelf = false
    /// Names that may be those of parameters.
    private var parameters: Set<String> = []

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func run() {
        givesSelf = givesSelfSomewhere()
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "."), has(Self.initializer, place) {
                noteInitializer(place)
                place += Self.initializer.count
            } else if Self.isCapital(byte) {
                var end = place + 1
                while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
                if place == 0 || !Self.isWord(bytes[place - 1]) { noteName(place..<end) }
                place = end
            } else {
                place += 1
            }
        }
        let made = calls.filter { parameters.contains($0.name) }
        guard !made.isEmpty else { return }
        places = (places + made.map(\.place)).sorted()
    }

    /// Whether `-> Self` or `: Self` stands somewhere.
    private func givesSelfSomewhere() -> Bool {
        var place = 2
        while place + Self.own.count <= bytes.count {
            if bytes[place] == 0x53, bytes[place - 1] == 0x20,
                bytes[place - 2] == 0x3E || bytes[place - 2] == 0x3A,
                has(Self.own, place)
            {
                return true
            }
            place += 1
        }
        return false
    }

    /// Notes `.init(` where a value stands before it.
    private mutating func noteInitializer(_ place: Int) {
        if givesSelf {
            places.append(place)
            return
        }
        guard isKnown(place + Self.initializer.count) else { return }
        var before = place - 1
        var isNewLine = false
        while before >= 0, Self.isBlank(bytes[before]) {
            if bytes[before] == 0x0A || bytes[before] == 0x0D { isNewLine = true }
            before -= 1
        }
        // A value that stands alone takes its type from its surroundings.
        guard before >= 0, before == place - 1 || isNewLine else { return }
        guard Self.isWord(bytes[before]) else {
            if Self.ends.contains(bytes[before]) { places.append(place) }
            return
        }
        var start = before
        while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
        guard Self.isCapital(bytes[start]) else {
            places.append(place)
            return
        }
        // Behind a name of a type there is nothing to do.
        let name = text(start..<before + 1)
        if name.hasPrefix("Self") { places.append(place) } else { calls.append((name, place)) }
    }

    /// Notes a name with a capital that is called, or stands where parameters are declared.
    private mutating func noteName(_ range: Range<Int>) {
        let before = range.lowerBound - 1
        if range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: "(") {
            guard before < 0 || bytes[before] != UInt8(ascii: ".") else { return }
            let name = text(range)
            if name == "Self", givesSelf { places.append(range.lowerBound) }
            guard isKnown(range.upperBound + 1) else { return }
            if name == "Self" || InstanceRule.empty[name] != nil {
                places.append(range.lowerBound)
            } else {
                calls.append((name, range.lowerBound))
            }
            return
        }
        if isDeclared(range.lowerBound) { parameters.insert(text(range)) }
    }

    /// Whether a name begins behind what may stand before parameters and associated types where they are declared or have conditions.
    private func isDeclared(_ start: Int) -> Bool {
        var before = start - 1
        if before >= 0, bytes[before] == UInt8(ascii: ".") {
            return before >= Self.own.count && has(Self.own, before - Self.own.count)
        }
        while before >= 0, Self.isBlank(bytes[before]) { before -= 1 }
        guard before >= 0 else { return false }
        if bytes[before] == UInt8(ascii: "<") || bytes[before] == UInt8(ascii: ",") { return true }
        return before < start - 1
            && Self.words.contains { word in
                before + 1 >= word.count && has(word, before + 1 - word.count)
            }
    }

    /// Whether arguments, from behind their parenthesis, are none or begin with a label of an initialiser that the rule knows.
    private func isKnown(_ start: Int) -> Bool {
        var place = start
        while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
        guard place < bytes.count else { return false }
        if bytes[place] == UInt8(ascii: ")") { return true }
        return Self.labels.contains { has($0, place) }
    }

    private func has(_ word: [UInt8], _ place: Int) -> Bool {
        place + word.count <= bytes.count && word.indices.allSatisfy { bytes[place + $0] == word[$0] }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Whether a byte belongs to a word; those of names beyond ASCII do.
    private static func isWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
            || byte == 0x5F || byte >= 0x80
    }

    /// The bytes that a value ends with, other than a word.
    private static let ends: Set<UInt8> = Set(")]?!>}`".utf8)
    private static let initializer = Array(".init(".utf8)
    private static let own = Array("Self".utf8)
    private static let words = ["where", "associatedtype", "each"].map { Array($0.utf8) }
    private static let labels = Set(InstanceRule.roots.keys.compactMap(\.first)).sorted().map {
        Array($0.utf8)
    }
}
