public import Foundation

/// An address that a scene is asked to open, and how.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL that is to be opened.
    public let url: URL
    /// The options with which the URL is to be opened.
    public let options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        (self.url, self.options) = (url, options)
        super.init()
    }
}

extension UIScene {
    /// How an address that the program gets is to be opened.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// Who asked for it: nobody tells here.
        public let sourceApplication: String? = nil
        /// A property list that came with the URL; always nil.
        public let annotation: Any? = nil
        /// Whether a file is to be used where it is, and not to be copied: yes.
        public let openInPlace: Bool = true
    }
}
