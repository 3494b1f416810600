public import Foundation

/// Bytes that an image is made of.
///
/// `@unchecked Sendable`: nothing changes; the release callback runs on the thread that drops the last reference.
public final class CGDataProvider: @unchecked Sendable, Hashable {
    private let bytes: Data
    /// The pointer that the provider's callbacks were made with, nil for a provider without any.
    public let info: UnsafeMutableRawPointer?
    private let onRelease: (() -> Void)?

    /// Makes a provider of bytes in memory, which are not copied; never nil.
    public init?(data: Data) {
        bytes = data
        info = nil
        onRelease = nil
    }

    /// Holds bytes that callbacks gave.
    ///
    /// - Parameter onRelease: Called when the provider goes away.
    package init(bytes: Data, info: UnsafeMutableRawPointer?, onRelease: (() -> Void)?) {
        self.bytes = bytes
        self.info = info
        self.onRelease = onRelease
    }

    deinit { onRelease?() }

    /// Reads a file, or gives nil when it cannot be read.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Reads the file at a path, or gives nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// All bytes of the provider; never nil.
    public var data: Data? { bytes }

    /// Whether both are the same object.
    public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }

    /// Feeds the identity of the provider to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
