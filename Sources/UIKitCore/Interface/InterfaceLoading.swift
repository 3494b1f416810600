package import Foundation

/// Reads documents of Interface Builder; the class that does is in a module above this one.
@MainActor package protocol InterfaceLoading: AnyObject {
    /// Whether a bundle has a nib of a name.
    static func hasNib(_ name: String, in bundle: Bundle?) -> Bool

    /// The nib of a name.
    ///
    /// - Returns: Nil where there is none, or it can't be read; the reason is reported.
    static func nib(_ name: String, in bundle: Bundle?) -> (any NibContents)?

    /// The nib that some bytes are.
    static func nib(_ data: Data, in bundle: Bundle?) -> (any NibContents)?

    /// Whether a bundle has a storyboard of a name.
    static func hasStoryboard(_ name: String, in bundle: Bundle?) -> Bool

    /// What is in a storyboard.
    ///
    /// - Returns: Nil where it can't be read; the reason is reported.
    static func contents(of storyboard: UIStoryboard, named name: String, in bundle: Bundle?)
        -> (any StoryboardContents)?

    /// What is in the storyboard that some bytes are.
    static func contents(of storyboard: UIStoryboard, document: Data, named name: String)
        -> (any StoryboardContents)?
}

/// What is in a nib.
@MainActor package protocol NibContents: AnyObject {
    /// Makes its objects anew.
    ///
    /// - Parameters:
    ///   - owner: The object in the place of File's Owner.
    ///   - external: Objects that stand for placeholders, by the identifiers of these.
    /// - Returns: The objects on the top level, without placeholders, in the order of the document.
    func instantiate(owner: Any?, external: [String: Any]) -> [Any]
}

/// What is in a storyboard.
@MainActor package protocol StoryboardContents: AnyObject {
    /// The colour in which windows tint what is in them; nil where the storyboard names none.
    var tintColor: UIColor? { get }

    /// Makes the controller that the storyboard begins with; nil where it has none.
    func initialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?

    /// Makes the controller of an identifier; nil where there is none.
    func controller(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
}

/// Where a controller's view and segues come from.
@MainActor package protocol ControllerInterface: AnyObject {
    /// The storyboard that the controller was made of; nil for one of a nib.
    var storyboard: UIStoryboard? { get }

    /// Makes the controller's view, and all that is connected with it; false where the document has none for it.
    func loadView(of controller: UIViewController) -> Bool

    /// Performs a segue of the controller; false where it has none of that identifier.
    func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?) -> Bool
}

/// Finds the class that reads documents of Interface Builder.
@MainActor enum InterfaceReader {
    /// The class, looked up by its name once; nil where its module is not linked.
    static let shared =
        NSClassFromString("UIKitInterfaceBuilder.InterfaceLoader") as? any InterfaceLoading.Type
}
