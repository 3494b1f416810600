public import Foundation

/// Bytes that an image is made of.
public final class CGDataProvider: Sendable, Hashable {
    private let bytes: Data

    /// Holds bytes.
    public init?(data: Data) { bytes = data }

    /// Reads a file, or gives nil when it cannot be read.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Reads the file at a path, or gives nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// The bytes.
    public var data: Data? { bytes }

    /// Whether both are the same object.
    public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
