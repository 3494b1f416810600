/// The secret in the address that is printed: it gives access to the program.
package struct BrowserToken: Sendable, Equatable {
    /// 32 hexadecimal digits.
    package let text: String

    /// Makes one of 128 random bits of the system.
    package init() {
        var random = SystemRandomNumberGenerator()
        self.init(bits: (random.next(), random.next()))
    }

    /// Makes one of given bits.
    package init(bits: (UInt64, UInt64)) {
        text = [bits.0, bits.1].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether a text is the token; takes as long for each text of its length.
    package func matches(_ candidate: String?) -> Bool {
        guard let candidate, candidate.utf8.count == text.utf8.count else { return false }
        return zip(candidate.utf8, text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
