import Foundation

/// The claims that the comments of a source cite: what follows the word "claims", such as `claims 9.8-9.11, S7`.
enum CitedClaims {
    /// The identifiers in the order of the text, those of ranges one by one.
    static func identifiers(in text: String) -> [String] {
        // A citation may go on in the next line of a comment.
        let joined = text.replacing(#/\n\s*///?\s*/#, with: " ")
        let citation =
            #/\b[Cc]laims ((?:(?:, | and )?[A-Z]?\d+(?:\.\d+)?[a-z]?(?:[-–][A-Z]?\d+(?:\.\d+)?)?)+)/#
        let item = #/([A-Z]?\d+(?:\.\d+)?[a-z]?)(?:[-–]([A-Z]?\d+(?:\.\d+)?))?/#
        var identifiers: [String] = []
        for list in joined.matches(of: citation).map(\.1) {
            for match in list.matches(of: item) {
                let first = String(match.1)
                identifiers += match.2.map { range(from: first, to: String($0)) } ?? [first]
            }
        }
        return identifiers
    }

    /// The identifiers from one to another of the same letter or section.
    private static func range(from first: String, to last: String) -> [String] {
        func parts(_ identifier: String) -> (stem: String, number: Int?) {
            let digits = String(identifier.reversed().prefix { $0.isNumber }.reversed())
            return (String(identifier.dropLast(digits.count)), Int(digits))
        }
        let (start, end) = (parts(first), parts(last))
        guard start.stem == end.stem, let low = start.number, let high = end.number, low <= high else {
            return [first, last]
        }
        return (low...high).map { "\(start.stem)\($0)" }
    }
}
