import Foundation

/// Something that a search is about beside its text: a person, a place, a kind.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// The object of the program for which the token stands; nil for none.
    open var representedObject: Any?

    /// Makes a token with a text, and a picture before it.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
