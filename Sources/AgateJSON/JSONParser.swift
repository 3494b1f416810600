/// Reads a JSON text into flat tables (RFC 8259), in one pass and without recursion.
///
/// The values of open arrays and objects wait on a stack; where one closes, its values are moved to the tables, so that they follow each other there.
struct JSONParser: ~Copyable {
    private let text: UnsafeBufferPointer<UInt8>
    private var index = 0
    private let maxDepth: Int
    private var waiting: JSONBuffer<JSONNode>
    private var nodes: JSONBuffer<JSONNode>
    private var bytes: JSONBuffer<UInt8>
    /// The containers that are open, each with the place of its first value among those that wait.
    private var open: [(first: Int, isObject: Bool)] = []

    init(_ text: UnsafeBufferPointer<UInt8>, maxDepth: Int) {
        self.text = text
        self.maxDepth = maxDepth
        // A value takes four bytes of text or so.
        nodes = JSONBuffer(capacity: text.count / 4 + 16)
        waiting = JSONBuffer(capacity: 256)
        bytes = JSONBuffer(capacity: 256)
    }

    /// What has been parsed.
    consuming func tables() -> JSONTables { JSONTables(nodes: nodes, bytes: bytes) }

    /// Reads the whole text.
    mutating func parse() throws(JSONError) {
        // Numbers of nodes and counts of bytes have 32 bits.
        guard text.count < UInt32.max else { throw .malformed(offset: 0) }
        // The place of the outermost value, which is known last.
        nodes.append(JSONNode(.null))
        repeat {
            skipSpace()
            try value()
        } while try isFollowed()
        skipSpace()
        guard index == text.count else { throw .malformed(offset: index) }
        nodes[0] = waiting[0]
    }

    // MARK: Values

    private func peek() -> UInt8? { index < text.count ? text[index] : nil }

    private mutating func skipSpace() {
        while index < text.count {
            let byte = text[index]
            guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            index += 1
        }
    }

    /// Reads a value that is no container, after opening those around it; stands at the closing bracket where the last one opened is empty.
    private mutating func value() throws(JSONError) {
        while true {
            guard index < text.count else { throw .malformed(offset: index) }
            switch text[index] {
            case UInt8(ascii: "{"):
                try openContainer(isObject: true)
                if index < text.count, text[index] == UInt8(ascii: "}") { return }
                try key()
            case UInt8(ascii: "["):
                try openContainer(isObject: false)
                if index < text.count, text[index] == UInt8(ascii: "]") { return }
            case UInt8(ascii: "\""): return try string()
            case UInt8(ascii: "t"): return try word("true", JSONNode(.flag, bits: 1))
            case UInt8(ascii: "f"): return try word("false", JSONNode(.flag))
            case UInt8(ascii: "n"): return try word("null", JSONNode(.null))
            default: return try number()
            }
        }
    }

    private mutating func openContainer(isObject: Bool) throws(JSONError) {
        guard open.count < maxDepth else { throw .tooDeep(open.count + 1) }
        open.append((waiting.count, isObject))
        index += 1
        skipSpace()
    }

    /// The key of a member and the colon.
    private mutating func key() throws(JSONError) {
        guard peek() == UInt8(ascii: "\"") else { throw .malformed(offset: index) }
        try string()
        skipSpace()
        guard peek() == UInt8(ascii: ":") else { throw .malformed(offset: index) }
        index += 1
        skipSpace()
    }

    /// Behind a value: closes containers that end there; false where the outermost value has ended.
    private mutating func isFollowed() throws(JSONError) -> Bool {
        while let container = open.last {
            skipSpace()
            guard let byte = peek() else { throw .malformed(offset: index) }
            if byte == UInt8(ascii: ",") {
                index += 1
                if container.isObject {
                    skipSpace()
                    try key()
                }
                return true
            }
            guard byte == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                throw .malformed(offset: index)
            }
            index += 1
            open.removeLast()
            let count = waiting.count - container.first
            let first = nodes.count
            nodes.append(
                contentsOf: UnsafeBufferPointer(start: waiting.start + container.first, count: count)
            )
            waiting.removeLast(count)
            waiting.append(
                container.isObject
                    ? JSONNode(.object, first: first, count: count / 2)
                    : JSONNode(.array, first: first, count: count)
            )
        }
        return false
    }

    private mutating func word(_ word: StaticString, _ node: JSONNode) throws(JSONError) {
        for offset in 0..<word.utf8CodeUnitCount {
            guard index < text.count, text[index] == word.utf8Start[offset] else {
                throw .malformed(offset: index)
            }
            index += 1
        }
        waiting.append(node)
    }

    // MARK: Numbers

    private static let powers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
        1e18, 1e19, 1e20,
        1e21, 1e22,
    ]

    /// Characters of a number that are read: no double has as many digits.
    private static let longestNumber = 1_200

    private mutating func number() throws(JSONError) {
        let start = index
        let isNegative = text[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var mantissa: UInt64 = 0
        let first = index
        digits(&mantissa)
        var count = index - first
        guard count == 1 || count > 1 && text[first] != UInt8(ascii: "0") else {
            throw .malformed(offset: index)
        }
        var exponent = 0
        var isWhole = true
        if index < text.count, text[index] == UInt8(ascii: ".") {
            isWhole = false
            index += 1
            let start = index
            digits(&mantissa)
            guard index > start else { throw .malformed(offset: index) }
            exponent = start - index
            count -= exponent
        }
        if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            index += 1
            var isBelow = false
            if let sign = peek(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
                isBelow = sign == UInt8(ascii: "-")
                index += 1
            }
            let start = index
            var written: UInt64 = 0
            digits(&written)
            guard index > start else { throw .malformed(offset: index) }
            let size = index - start > 9 ? 1_000_000_000 : Int(written)
            exponent += isBelow ? -size : size
        }
        // A whole number and a power of ten that are exact give the right number in one operation.
        var number: Double
        if count <= 19, mantissa <= 1 << 53, -22...22 ~= exponent {
            number = Double(mantissa)
            number = exponent < 0 ? number / Self.powers[-exponent] : number * Self.powers[exponent]
            if isNegative, mantissa != 0 || !isWhole { number = -number }
        } else {
            guard index - start <= Self.longestNumber,
                let exact = Double(String(decoding: text[start..<index], as: UTF8.self)),
                exact.isFinite
            else { throw .malformed(offset: start) }
            number = exact
        }
        waiting.append(JSONNode(.number, bits: number.bitPattern))
    }

    private mutating func digits(_ number: inout UInt64) {
        while index < text.count {
            let digit = text[index] &- 0x30
            guard digit < 10 else { return }
            number = number &* 10 &+ UInt64(digit)
            index += 1
        }
    }

    // MARK: Strings

    private mutating func string() throws(JSONError) {
        index += 1
        let start = index
        // Most strings have no escapes and are taken as they stand.
        var all: UInt8 = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            all |= byte
            index += 1
        }
        guard index < text.count, text[index] >= 0x20 else { throw .malformed(offset: index) }
        let plain = UnsafeBufferPointer(rebasing: text[start..<index])
        if text[index] == UInt8(ascii: "\"") {
            if all >= 0x80 { try check(plain, at: start) }
            index += 1
            return add(plain)
        }
        var units = Array(plain)
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                return try units.withUnsafeBufferPointer { (units) throws(JSONError) in
                    try check(units, at: start)
                    add(units)
                }
            case UInt8(ascii: "\\"): try escape(into: &units)
            case 0..<0x20: throw .malformed(offset: index - 1)
            default: units.append(byte)
            }
        }
        throw .malformed(offset: index)
    }

    private func check(_ units: UnsafeBufferPointer<UInt8>, at start: Int) throws(JSONError) {
        guard String(validating: units, as: UTF8.self) != nil else { throw .malformed(offset: start) }
    }

    private mutating func add(_ units: UnsafeBufferPointer<UInt8>) {
        guard units.count <= 8 else {
            waiting.append(JSONNode(.string, first: bytes.count, count: units.count))
            return bytes.append(contentsOf: units)
        }
        var bits: UInt64 = 0
        for place in 0..<units.count { bits |= UInt64(units[place]) << (8 * UInt64(place)) }
        waiting.append(JSONNode(.shortString, bits: bits, count: units.count))
    }

    private mutating func escape(into units: inout [UInt8]) throws(JSONError) {
        guard let byte = peek() else { throw .malformed(offset: index) }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
        case UInt8(ascii: "b"): units.append(8)
        case UInt8(ascii: "f"): units.append(12)
        case UInt8(ascii: "n"): units.append(10)
        case UInt8(ascii: "r"): units.append(13)
        case UInt8(ascii: "t"): units.append(9)
        case UInt8(ascii: "u"):
            var codes = [try hexadecimal()]
            // The second half of a pair follows at once.
            if 0xD800..<0xDC00 ~= codes[0], index + 1 < text.count, text[index] == UInt8(ascii: "\\"),
                text[index + 1] == UInt8(ascii: "u")
            {
                let back = index
                index += 2
                let second = try hexadecimal()
                if 0xDC00..<0xE000 ~= second { codes.append(second) } else { index = back }
            }
            units += Array(String(decoding: codes, as: UTF16.self).utf8)
        default: throw .malformed(offset: index - 1)
        }
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt16 {
        var code: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw .malformed(offset: index)
            }
            code = code << 4 | UInt16(digit)
            index += 1
        }
        return code
    }
}
