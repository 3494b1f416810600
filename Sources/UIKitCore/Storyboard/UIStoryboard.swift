public import Foundation

/// The controllers of a storyboard, a document that Interface Builder has saved.
///
/// The document itself is read, an XML file `NAME.storyboard` among the resources of a bundle, in `Base.lproj` or the folder of another localisation
/// too; what a storyboard holds beyond what is honoured is reported once in the diagnostics, with file, scene and element.
///
/// Source: uikit U44.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The name of the file, without its ending.
    package let name: String
    private var contents: (any StoryboardContents)?

    /// Makes a storyboard by its name in a bundle, the program's for nil; one that is not there stops the program.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
        guard let reader = InterfaceReader.shared else {
            InterfaceMistake.tellUnread("the storyboard", name)
            return
        }
        guard reader.hasStoryboard(name, in: storyboardBundleOrNil) else {
            InterfaceMistake.stop(Self.missing(name, storyboardBundleOrNil))
        }
        contents = reader.contents(of: self, named: name, in: storyboardBundleOrNil)
    }

    /// Makes a storyboard of the bytes of its document: one that lies in no bundle.
    package init(document: Data, named name: String) {
        self.name = name
        super.init()
        guard let reader = InterfaceReader.shared else {
            InterfaceMistake.tellUnread("the storyboard", name)
            return
        }
        contents = reader.contents(of: self, document: document, named: name)
    }

    /// A storyboard that Info.plist or another storyboard names; nil, which the load reports, where the file is not there.
    package static func named(_ name: String, in bundle: Bundle?, by subject: String) -> UIStoryboard? {
        guard let reader = InterfaceReader.shared else {
            InterfaceMistake.tellUnread("the storyboard", name)
            return nil
        }
        guard reader.hasStoryboard(name, in: bundle) else {
            Mistakes.tell("\(missing(name, bundle)); \(subject) names it.")
            return nil
        }
        return UIStoryboard(name: name, bundle: bundle)
    }

    private static func missing(_ name: String, _ bundle: Bundle?) -> String {
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\((bundle ?? .main).bundlePath)> (loaded)"
    }

    /// The colour in which windows tint what is in them; nil where the storyboard names none.
    package var tintColor: UIColor? { contents?.tintColor }

    /// What is in the storyboard; nil where it can't be read.
    package var readContents: (any StoryboardContents)? { contents }

    /// Makes the controller that the storyboard begins with; nil where none is marked as the first.
    open func instantiateInitialViewController() -> UIViewController? {
        contents?.initialController(creator: nil)
    }

    /// Makes the controller of an identifier; one that is not there stops the program.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        made(identifier, contents?.controller(identifier, creator: nil))
    }

    /// Makes the controller that the storyboard begins with; nil where none is marked as the first.
    ///
    /// - Parameter creator: Makes the controller of its coder; nil for `init(coder:)` of the class that the storyboard names.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let made = contents?.initialController(creator: creator.map { make in { make($0) } })
        return made.map { typed($0) }
    }

    /// Makes the controller of an identifier; one that is not there, or of another class, stops the program.
    ///
    /// - Parameters:
    ///   - identifier: Its Storyboard ID.
    ///   - creator: Makes the controller of its coder; nil for `init(coder:)` of the class that the storyboard names.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        typed(
            made(identifier, contents?.controller(identifier, creator: creator.map { make in { make($0) } }))
        )
    }

    private func made(_ identifier: String, _ controller: UIViewController?) -> UIViewController {
        if let controller { return controller }
        InterfaceMistake.stop(
            "Storyboard (\(InterfaceMistake.name(of: self))) doesn't contain a view controller with identifier '\(identifier)'"
        )
    }

    private func typed<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        if let typed = controller as? ViewController { return typed }
        InterfaceMistake.stop(
            "Storyboard (\(InterfaceMistake.name(of: self))) made a controller of class \(type(of: controller)), and one of \(ViewController.self) was asked for"
        )
    }
}
