import Foundation

/// A place for messages: a part of a program, and a subject.
public final class OSLog: Sendable {
    /// The part of the program; empty for the default log.
    public let subsystem: String
    /// The subject within the subsystem, such as `network`; empty for the default log.
    public let category: String
    private let isWriting: Bool

    /// Makes a log, whose lines begin with `[subsystem:category]`.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isWriting = true
    }

    private init(isWriting: Bool) {
        subsystem = ""
        category = ""
        self.isWriting = isWriting
    }

    /// The log of messages that name none.
    public static let `default` = OSLog(isWriting: true)
    /// A log that writes nothing.
    public static let disabled = OSLog(isWriting: false)

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        isWriting && type != .debug && type != .info
    }

    /// Writes a message, with its log before it.
    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let line = name.isEmpty ? message() : "[\(name)] \(message())"
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level, with Apple's values.
    public let rawValue: UInt8
    /// Makes a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// A message that is always worth keeping.
    public static let `default` = OSLogType(0x00)
    /// Messages that may help to find a fault; not written here.
    public static let info = OSLogType(0x01)
    /// A message that helps while a program is written.
    public static let debug = OSLogType(0x02)
    /// A failure of an operation, which the program survives.
    public static let error = OSLogType(0x10)
    /// A mistake of the program or of the system.
    public static let fault = OSLogType(0x11)
}
