public import Foundation
public import QuartzCore

/// The start of an unwind segue: what controllers are asked about when its destination is looked for.
///
/// Source: Apple's documentation of `allowedChildrenForUnwinding(from:)`.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue leaves.
    public let source: UIViewController
    /// The method that the segue ends with, on the controller it returns to.
    public let unwindAction: Selector
    /// The object that has triggered the segue; nil for none.
    public let sender: Any?
    /// The children that lead down to the source, by the controllers that they are in.
    private let branches: [ObjectIdentifier: UIViewController]

    package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        var branches: [ObjectIdentifier: UIViewController] = [:]
        var child = source
        while let parent = child.parentStorage {
            branches[ObjectIdentifier(parent)] = child
            child = parent
        }
        self.branches = branches
        super.init()
    }

    /// The child of a controller that is the source, or contains it; nil for none.
    func branch(of controller: UIViewController) -> UIViewController? {
        branches[ObjectIdentifier(controller)]
    }
}
