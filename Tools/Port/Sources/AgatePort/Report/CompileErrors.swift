import Foundation

/// The errors of a compiler in ported sources, grouped by the missing name.
public struct CompileErrors: Sendable {
    /// Errors with one cause.
    public struct Group: Hashable, Sendable {
        /// The missing name, or the compiler's words.
        public let cause: String
        /// The number of errors with this cause.
        public let count: Int
        /// The first place.
        public let place: String
    }

    /// The groups, those with most errors first.
    public let groups: [Group]
    /// The number of errors.
    public let count: Int

    /// Reads what a build has printed; an error that is printed twice counts once.
    public init(output: String) {
        var seen: Set<Substring> = []
        var counts: [String: (count: Int, place: String)] = [:]
        for line in output.split(whereSeparator: \.isNewline) {
            guard let mark = line.range(of: ": error: "), line.hasPrefix("/"), seen.insert(line).inserted
            else {
                continue
            }
            let cause = Self.cause(of: String(line[mark.upperBound...]))
            counts[cause, default: (0, String(line[..<mark.lowerBound]))].count += 1
        }
        count = seen.count
        groups = counts.map { Group(cause: $0.key, count: $0.value.count, place: $0.value.place) }
            .sorted { (-$0.count, $0.cause) < (-$1.count, $1.cause) }
    }

    /// The name that is missing, where that is what the compiler says.
    private static func cause(of message: String) -> String {
        let starts = ["cannot find ", "value of type ", "type ", "no such module "]
        let isMissing =
            message.contains("in scope") || message.contains("has no member")
            || message.contains("no such module")
        guard isMissing, starts.contains(where: message.hasPrefix) else { return message }
        let names = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        return names.isEmpty ? message : "no " + names.joined(separator: ".")
    }

    /// The first groups as lines, and how many errors there are.
    public func table(_ limit: Int = 20) -> String {
        var text = groups.prefix(limit).map { group in
            let number = String(group.count)
            return String(repeating: " ", count: max(0, 6 - number.count))
                + "\(number)  \(group.cause)  (\(group.place))\n"
        }
        .joined()
        if groups.count > limit { text += "        and \(groups.count - limit) more\n" }
        return text + (count == 1 ? "1 error\n" : "\(count) errors\n")
    }
}
