public import Foundation

/// Stops a program that asks for a file of Interface Builder.
enum InterfaceFile {
    static func stop(_ what: String, _ name: String) -> Never {
        fatalError(
            "\(what) \"\(name)\": files of Interface Builder are not read on this system. "
                + "Make the views in code, for a controller in loadView() or viewDidLoad()."
        )
    }
}

/// A file of controllers, made with Interface Builder; such files are not read, and asking one for a controller stops the program.
///
/// Source: uikit U44.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// Keeps the name of a file.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Stops with a message.
    open func instantiateInitialViewController() -> UIViewController? {
        InterfaceFile.stop("the first controller of the storyboard", name)
    }

    /// Stops with a message.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        InterfaceFile.stop("the controller \"\(identifier)\" of the storyboard", name)
    }

    /// Stops with a message.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        InterfaceFile.stop("the first controller of the storyboard", name)
    }

    /// Stops with a message.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        InterfaceFile.stop("the controller \"\(identifier)\" of the storyboard", name)
    }
}
