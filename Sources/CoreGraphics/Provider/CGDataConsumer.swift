public import Foundation

/// Takes bytes and gives how many it took: the info, the bytes, and how many there are.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int

/// Tells that a consumer no longer needs what it was made with.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a data consumer.
public struct CGDataConsumerCallbacks {
    /// Takes the next bytes that were written, and gives how many it took.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called when the consumer goes away.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Holds what a consumer calls.
    public init(
        putBytes: CGDataConsumerPutBytesCallback?,
        releaseConsumer: CGDataConsumerReleaseInfoCallback?
    ) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

/// The destination of bytes: a file, memory, or a callback.
public final class CGDataConsumer: Hashable {
    private let put: (Data) -> Bool
    private let release: (() -> Void)?

    /// Writes a file, in the place of one that is there.
    ///
    /// The file is made at once, empty.
    ///
    /// - Returns: nil for an address that is no file, and for a file that cannot be made.
    public init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
            let file = try? FileHandle(forWritingTo: url)
        else { return nil }
        put = { (try? file.write(contentsOf: $0)) != nil }
        release = { try? file.close() }
    }

    /// Makes a consumer that appends all bytes to a data object.
    public init?(data: CFMutableData) {
        put = {
            data.append($0)
            return true
        }
        release = nil
    }

    /// Hands bytes to a callback.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - cbks: The callbacks; copied.
    /// - Returns: nil without anything that takes bytes.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        let callbacks = cbks.pointee
        guard let putBytes = callbacks.putBytes else { return nil }
        put = { data in
            data.withUnsafeBytes { bytes in
                bytes.baseAddress.map { putBytes(info, $0, bytes.count) == bytes.count } ?? true
            }
        }
        release = { callbacks.releaseConsumer?(info) }
    }

    deinit { release?() }

    /// Hands over bytes, and tells whether all were taken.
    package func write(_ data: Data) -> Bool { put(data) }

    /// Whether both are the same object.
    public static func == (lhs: CGDataConsumer, rhs: CGDataConsumer) -> Bool { lhs === rhs }

    /// Feeds the identity of the consumer to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
