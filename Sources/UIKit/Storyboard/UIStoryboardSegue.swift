public import Foundation
public import QuartzCore

/// The way from one controller to another.
///
/// There are no storyboards to take them from; a program may make one itself and call ``perform()``.
///
/// Source: uikit U44.
@preconcurrency @MainActor
open class UIStoryboardSegue: ObservingObject {
    /// The name.
    public let identifier: String?
    /// Where it comes from.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController
    private var handler: (() -> Void)?

    /// Makes a segue.
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

/// Where a way back begins; only storyboards make one.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// Where it comes from.
    public let source: UIViewController
    /// The method that ends it.
    public let unwindAction: Selector
    /// Who has asked.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}
