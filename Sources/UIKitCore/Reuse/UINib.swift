public import Foundation

/// A file of views that were drawn in Interface Builder; its contents cannot be made here.
///
/// Nibs are compiled by tools of Apple's. The type is there so that sources compile; making views of one stops the program with a message that
/// names the file.
///
/// Source: uikit U44.
@preconcurrency @MainActor
public class UINib: NSObject {
    private let name: String

    /// Makes a nib by its name in a bundle; compiled nibs cannot be read here, and one line in the log says so.
    @preconcurrency @MainActor public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
        InterfaceFile.tell("the nib", name)
    }

    /// Makes a nib from its bytes; compiled nibs cannot be read here, and one line in the log says so.
    @preconcurrency @MainActor public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data of \(data.count) bytes"
        super.init()
        InterfaceFile.tell("the nib", name)
    }

    /// Would make the views of the nib; stops the program.
    public func instantiate(
        withOwner ownerOrNil: Any?,
        options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        stop()
    }

    func stop() -> Never {
        fatalError(
            "nib '\(name)' cannot be loaded: nib files are not supported; write the view in code and register its class"
        )
    }

    /// The keys of options for instantiating a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string that stands for the key.
        public let rawValue: String

        /// Makes a key from its string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a key from its string.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// A dictionary of objects that replace placeholders of the nib.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
