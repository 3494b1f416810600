public import Foundation

/// The objects of a nib, a document that Interface Builder has saved.
///
/// The document itself is read, an XML file `NAME.xib` among the resources of a bundle, in `Base.lproj` or the folder of another localisation too;
/// what it holds beyond what is honoured is told of once in the diagnostics, with file and element.
///
/// Source: uikit U44.
@preconcurrency @MainActor
public class UINib: NSObject {
    private let name: String
    private let contents: (any NibContents)?

    /// Makes a nib by its name in a bundle, the program's for nil; it is read at once, as every use needs it.
    @preconcurrency @MainActor public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        if InterfaceReader.shared == nil { InterfaceMistake.tellUnread("the nib", name) }
        contents = InterfaceReader.shared?.nib(name, in: bundleOrNil)
        super.init()
        if InterfaceReader.shared?.hasNib(name, in: bundleOrNil) == false {
            Mistakes.tell("there is no nib \"\(name)\" in \((bundleOrNil ?? .main).bundlePath).")
        }
    }

    /// Makes a nib from the bytes of its document.
    @preconcurrency @MainActor public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data of \(data.count) bytes"
        if InterfaceReader.shared == nil { InterfaceMistake.tellUnread("the nib", name) }
        contents = InterfaceReader.shared?.nib(data, in: bundleOrNil)
        super.init()
    }

    /// Makes the objects of the nib anew, connects them with each other and with the owner, and wakes them.
    ///
    /// A nib that is not there stops the program.
    ///
    /// - Returns: The objects on the top level, without File's Owner and other placeholders, in the order of the document.
    public func instantiate(
        withOwner ownerOrNil: Any?,
        options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        guard let contents else {
            InterfaceMistake.stop(
                "Could not load NIB in bundle: '\(Bundle.main.bundlePath)' with name '\(name)'"
            )
        }
        let external = optionsOrNil?[.externalObjects] as? [String: Any]
        return contents.instantiate(owner: ownerOrNil, external: external ?? [:])
    }

    /// The one object on the top level of a nib that is registered for an identifier; another one, or several, stop the program.
    func view<View: UIView>(for identifier: String) -> View {
        let made = instantiate(withOwner: nil)
        if made.count == 1, let view = made[0] as? View { return view }
        InterfaceMistake.stop(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(View.self) instance"
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

        /// A dictionary of objects that replace placeholders of the nib, by the identifiers of these.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
