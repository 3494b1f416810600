public import Foundation
public import QuartzCore

/// A transition from one controller to another, as storyboards describe it.
///
/// There are no storyboards to take them from; a program may make one itself and call ``perform()``.
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
    private var handler: (() -> Void)?

    /// Makes a segue from one controller to another.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
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
        handler = performHandler
    }

    /// Runs the block it was made with, or shows the destination from the source.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: nil) }
    }
}

/// The start of an unwind segue; only storyboards make one.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue leaves.
    public let source: UIViewController
    /// The method that the segue ends with, on the controller it returns to.
    public let unwindAction: Selector
    /// The object that has triggered the segue; nil for none.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}
