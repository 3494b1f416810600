import Foundation

/// The seeds of a property test: a few that say enough each day, and more when somebody asks for them.
public enum Seeds {
    private static let wanted =
        ProcessInfo.processInfo.environment["AGATE_SEEDS"].flatMap { Int($0) } ?? 0

    /// The numbers from 1 on.
    ///
    /// - Parameter count: How many there are unless AGATE_SEEDS asks for more.
    public static func upTo(_ count: Int) -> ClosedRange<UInt64> { 1...UInt64(max(count, wanted, 1)) }
}
