public import Foundation

/// An address that a scene is asked to open, and how.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it is to be opened.
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
        /// What came with it: nothing.
        public let annotation: Any? = nil
        /// Whether a file is to be used where it is, and not to be copied: yes.
        public let openInPlace: Bool = true
    }
}
