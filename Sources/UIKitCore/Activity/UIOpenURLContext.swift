public import Foundation

/// A URL that a scene is to open, with its options.
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
    /// The options with which the program is to open a URL.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The identifier of the program that requests the opening; always nil.
        public let sourceApplication: String? = nil
        /// A property list that came with the URL; always nil.
        public let annotation: Any? = nil
        /// Whether a file is to be opened in place, without a copy; always true.
        public let openInPlace: Bool = true
    }
}
