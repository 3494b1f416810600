package import Foundation

/// Puts messages of a socket together from their frames, and refuses what a page does not send.
///
/// Source: RFC 6455, sections 5.1, 5.4 and 8.1; claim W40.
package struct MessageAssembly {
    /// The result of adding a frame.
    package enum Result: Sendable, Equatable {
        case message(String)
        case unfinished
        case failure(ClientSession.CloseReason)
    }

    private var bytes = Data()
    private var isOpen = false

    private let largestCount: Int

    /// - Parameter largestCount: The maximum number of bytes of a message.
    package init(largestCount: Int = ClientMessage.largestCount) {
        self.largestCount = largestCount
    }

    /// Adds a frame of a message.
    ///
    /// - Parameters:
    ///   - payload: Its bytes, without the mask.
    ///   - opcode: 0 for one that goes on, 1 for text; others are not sent by a page.
    ///   - isLast: Whether the message ends with it.
    package mutating func add(_ payload: Data, opcode: UInt8, isLast: Bool) -> Result {
        guard opcode == (isOpen ? 0 : 1) else { return .failure(.malformed) }
        guard bytes.count + payload.count <= largestCount else {
            bytes = Data()
            return .failure(.tooLarge)
        }
        bytes.append(payload)
        isOpen = !isLast
        guard isLast else { return .unfinished }
        defer { bytes = Data() }
        return String(validating: bytes, as: UTF8.self).map { .message($0) } ?? .failure(.malformed)
    }
}
