import Foundation

/// The functions that receive the library's messages.
///
/// Findings about the content of a file are not logged here: they are in ``LottieAnimation/issues``.
public final class LottieLogger {
    /// Receives a condition that should hold, and the message for the case that it does not.
    public typealias Assert = (
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, _ fileID: StaticString,
        _ line: UInt
    ) -> Void
    /// Receives the message of a case that should not happen.
    public typealias AssertionFailure = (
        _ message: @autoclosure () -> String, _ fileID: StaticString, _ line: UInt
    ) -> Void
    /// Receives the message of a probable mistake.
    public typealias Warn = (
        _ message: @autoclosure () -> String, _ fileID: StaticString, _ line: UInt
    ) -> Void
    /// Receives a message that is no mistake.
    public typealias Info = (_ message: @autoclosure () -> String) -> Void

    /// The logger of everything that is given no other.
    nonisolated(unsafe) public static var shared = LottieLogger()

    private let onAssert: Assert
    private let onFailure: AssertionFailure
    private let onWarning: Warn
    private let onInfo: Info

    /// Makes a logger.
    ///
    /// Without closures, failed conditions stop a debug build, and warnings and information are printed there.
    public init(
        assert: @escaping Assert = { condition, message, fileID, line in
            if !condition() { LottieLogger.fail(message(), fileID, line) }
        },
        assertionFailure: @escaping AssertionFailure = { message, fileID, line in
            LottieLogger.fail(message(), fileID, line)
        },
        warn: @escaping Warn = { message, _, _ in LottieLogger.tell(message()) },
        info: @escaping Info = { message in LottieLogger.tell(message()) }
    ) {
        (onAssert, onFailure, onWarning, onInfo) = (assert, assertionFailure, warn, info)
    }

    /// Logs a condition that does not hold.
    public func assert(
        _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String = String(),
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        onAssert(condition(), message(), fileID, line)
    }

    /// Logs a case that should not happen.
    public func assertionFailure(
        _ message: @autoclosure () -> String = String(),
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        onFailure(message(), fileID, line)
    }

    /// Logs a probable mistake.
    public func warn(
        _ message: @autoclosure () -> String = String(),
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        onWarning(message(), fileID, line)
    }

    /// Logs a message that is no mistake.
    public func info(_ message: @autoclosure () -> String = String()) { onInfo(message()) }

    /// A logger that prints everything, in release builds too, and stops nothing.
    public static var printToConsole: LottieLogger {
        LottieLogger(
            assert: { condition, message, _, _ in if !condition() { print(message()) } },
            assertionFailure: { message, _, _ in print(message()) },
            warn: { message, _, _ in print(message()) },
            info: { message in print(message()) }
        )
    }

    @usableFromInline static func fail(_ message: String, _ fileID: StaticString, _ line: UInt) {
        #if DEBUG
        preconditionFailure("\(fileID):\(line): \(message)")
        #endif
    }

    @usableFromInline static func tell(_ message: String) {
        #if DEBUG
        print(message)
        #endif
    }
}
