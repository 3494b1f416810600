import Foundation
import QuartzCore

/// A transition from one controller to another, as storyboards describe it.
///
/// A storyboard makes one each time that something triggers it, and calls ``UIViewController/prepare(for:sender:)`` before it is performed. A program
/// may make one itself and call ``perform()``.
///
/// Source: uikit U44.
@preconcurrency @MainActor
open class UIStoryboardSegue: ObservingObject {
    /// The identifier of the segue; nil for none.
    public let identifier: String?
    /// The controller that the segue leaves.
    public let source: UIViewController
    /// The controller that the segue leads to.
    public let destination: UIViewController
    private var handler: Handler

    /// What ``UIStoryboardSegue/perform()`` does.
    private enum Handler {
        /// Shows the destination from the source: a segue that a program has made without a block.
        case show
        /// Nothing: a segue of a storyboard whose class does all of it.
        case none
        case block(() -> Void)
    }

    /// Makes a segue from one controller to another.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = .show
        super.init()
    }

    /// Makes a segue that runs a block.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = .block(performHandler)
    }

    /// Makes a segue of a storyboard, by the class' own ``init(identifier:source:destination:)``.
    ///
    /// Required, so that it can be called on a class that only the document names; classes that override the initialiser above inherit it.
    @_spi(UIKitRooms) public required convenience init(parts: SegueParts) {
        self.init(identifier: parts.identifier, source: parts.source, destination: parts.destination)
        handler = .none
    }

    /// Sets what ``perform()`` does; nil for nothing.
    package final func setHandler(_ perform: (() -> Void)?) { handler = perform.map { .block($0) } ?? .none }

    /// Performs the transition: runs the block it was made with, or does what the storyboard says; a segue that a program has made shows its
    /// destination from the source.
    ///
    /// A subclass that overrides it performs the transition itself.
    open func perform() {
        switch handler {
        case .show: source.show(destination, sender: nil)
        case .none: break
        case .block(let perform): perform()
        }
    }
}

/// What a segue of a storyboard is made of.
@_spi(UIKitRooms)
@preconcurrency @MainActor
public struct SegueParts {
    let identifier: String?
    let source: UIViewController
    let destination: UIViewController

    package init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}
