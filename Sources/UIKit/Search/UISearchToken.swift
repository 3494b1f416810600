import Foundation

/// Something that a search is about beside its text: a person, a place, a kind.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token stands for in the program.
    open var representedObject: Any?

    /// Makes a token with a text, and a picture before it.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
