public import Foundation

/// Files of Interface Builder, which cannot be read: naming one is reported once, and loading a view from one stops the program.
enum InterfaceFile {
    /// Tells of a file that a program names.
    static func tell(_ what: String, _ name: String, of owner: String? = nil) {
        let whose = owner.map { " of \($0)" } ?? ""
        Mistakes.tell(
            "\(what) \"\(name)\"\(whose) is not read: files of Interface Builder are not read on this system. Make the views in code, for a controller in loadView() or viewDidLoad()."
        )
    }

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

    /// Makes a storyboard by its name; compiled storyboards cannot be read here, and the diagnostics say so.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
        InterfaceFile.tell("the storyboard", name)
    }

    /// Ends the program with a message: compiled storyboards cannot be read here.
    open func instantiateInitialViewController() -> UIViewController? {
        InterfaceFile.stop("the first controller of the storyboard", name)
    }

    /// Ends the program with a message: compiled storyboards cannot be read here.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        InterfaceFile.stop("the controller \"\(identifier)\" of the storyboard", name)
    }

    /// Ends the program with a message: compiled storyboards cannot be read here.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        InterfaceFile.stop("the first controller of the storyboard", name)
    }

    /// Ends the program with a message: compiled storyboards cannot be read here.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        InterfaceFile.stop("the controller \"\(identifier)\" of the storyboard", name)
    }
}
