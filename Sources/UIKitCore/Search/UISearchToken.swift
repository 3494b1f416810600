import Foundation

/// A part of a search that is not text, such as a person, a place or a kind.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// The object of the program for which the token stands; nil for none.
    open var representedObject: Any?

    /// Makes a token with a text, and an image before it.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
