// The names of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Writes a message to the standard error, if messages of its level are written.
///
/// - Parameters:
///   - message: A format as of `printf`, with `%@` for any value; words in braces such as `%{public}@` are left out.
///   - dso: Without meaning here.
///   - log: The log.
///   - type: The level.
///   - arguments: The values, in the order of the format.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ arguments: Any...
) {
    log.write(LogFormat.text(message.description, arguments), type)
}

/// Writes a message to the standard error, if messages of its level are written.
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ arguments: Any...
) {
    log.write(LogFormat.text(message.description, arguments), type)
}

/// Formats of messages.
enum LogFormat {
    /// A format with its values; a value that its conversion is not for is described.
    static func text(_ format: String, _ arguments: [Any]) -> String {
        var result = ""
        var values = arguments.makeIterator()
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { "-+ #0123456789.".contains($0) }
            rest = rest.dropFirst(flags.count)
            rest = rest.drop { "hlqLzjt".contains($0) }
            guard let conversion = rest.first else { break }
            rest = rest.dropFirst()
            guard let value = values.next() else { break }
            result += Self.text(value, String(flags), conversion)
        }
        return result + rest
    }

    private static func text(_ value: Any, _ flags: String, _ conversion: Character) -> String {
        switch (conversion, value) {
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
            String(format: "%\(flags)ld", Int(clamping: number))
        case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
            ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
            String(format: "%\(flags)l\(conversion)", UInt(truncatingIfNeeded: number))
        case ("f", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
            ("e", let number as any BinaryFloatingPoint):
            String(format: "%\(flags)\(conversion)", Double(number))
        default: String(describing: value)
        }
    }
}
