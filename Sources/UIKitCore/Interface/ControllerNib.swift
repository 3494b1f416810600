import Foundation

/// The nib that a controller's view is in.
@MainActor enum ControllerNib {
    /// Gives a controller the view of its nib; false where it has none.
    static func load(_ controller: UIViewController) -> Bool {
        let bundle = controller.nibBundle
        guard let reader = InterfaceReader.shared else {
            if let name = controller.nibName { InterfaceMistake.tellUnread("the nib", name) }
            return false
        }
        guard
            let name = controller.nibName
                ?? names(for: controller).first(where: { reader.hasNib($0, in: bundle) })
        else { return false }
        guard reader.hasNib(name, in: bundle) else {
            Mistakes.tell(
                "there is no nib \"\(name)\" of \(type(of: controller)) in \((bundle ?? .main).bundlePath), and its view is empty. Add the file, or make the view in loadView()."
            )
            return false
        }
        guard let nib = reader.nib(name, in: bundle) else { return false }
        _ = nib.instantiate(owner: controller, external: [:])
        guard controller.isViewLoaded else {
            InterfaceMistake.stop(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
            )
        }
        return true
    }

    /// The names of nibs that stand for a class: those of the program's own classes alone.
    ///
    /// Source: Apple's documentation of `UIViewController.nibName`.
    private static func names(for controller: UIViewController) -> [String] {
        let words = String(reflecting: type(of: controller)).split(separator: ".").map(String.init)
        guard words.count > 1, !systemModules.contains(words[0]), let name = words.last else { return [] }
        guard name.hasSuffix("Controller") else { return [name] }
        return [String(name.dropLast("Controller".count)), name]
    }

    /// The modules whose classes have no nibs.
    private static let systemModules: Set = ["UIKit", "UIKitCore", "UIKitLists", "UIKitControllers"]
}
