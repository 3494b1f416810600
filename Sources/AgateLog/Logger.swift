/// Writes messages of one part of a program to the standard error.
public struct Logger: Sendable {
    private let log: OSLog

    /// Makes a logger without a name.
    public init() { log = .default }
    /// Makes a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }
    /// Makes a logger of a part of a program and a subject.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Writes a message of the default level as one line on standard error.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes nothing: such messages help while a program is written.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes nothing: such messages help while a program is written.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes nothing: such messages may help.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message that is always worth keeping.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of an error.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of an error.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of a mistake of the program.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a message of a mistake of the program.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// The privacy of a value of a message, as a program gives it; all values are written here.
public struct OSLogPrivacy: Sendable {
    /// The form in which the log shows a private value in place of its text.
    public enum Mask: Sendable {
        /// The value is replaced by a digest, which is equal for equal values.
        case hash
        /// The value is left out, and equal ones cannot be recognized.
        case none
    }

    /// Everybody who reads the log may see the value.
    public static let `public` = OSLogPrivacy()
    /// Only the program's user may see the value; without effect, it is written.
    public static let `private` = OSLogPrivacy()
    /// The program's user, even while it is debugged.
    public static let sensitive = OSLogPrivacy()
    /// The type of the value decides: numbers are public and texts are private, on Apple's systems.
    public static let auto = OSLogPrivacy()
    /// The program's user; others see a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .init() }
    /// The program's user, even while it is debugged; others see a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .init() }
    /// By the value's type; others see a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { .init() }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Makes a message of a text.
    public init(stringLiteral value: String) { text = value }
    /// Makes a message of a text with values.
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// A message that is being put together.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""

        /// Makes an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        /// Adds a part of the message that is not a value.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds the description of a value, whatever its privacy.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            privacy: OSLogPrivacy = .auto
        ) {
            text += String(describing: value())
        }
    }
}
