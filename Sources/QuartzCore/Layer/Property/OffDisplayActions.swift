import AgateScene
import CoreGraphics
import Foundation
import Synchronization

/// Whether changes of layers that are on no display call the delegate for an action.
///
/// Nothing is shown of such a layer, so a change of it looks for no action: that is what makes building a tree quick. Inside of an animation block a
/// view may come into a window later in the same turn, and is to move then: while a block runs anywhere, layers that are
/// a view's call that view's `action(for:forKey:)`, and no other step of the search runs.
///
/// Source: reality Q5.1.
package enum OffDisplayActions {
    /// How many blocks are open, on all threads.
    private static let count = Atomic<Int>(0)

    /// Whether a block is open on any thread.
    package static var areWanted: Bool { count.load(ordering: .relaxed) > 0 }

    /// Blocks were opened, or closed.
    package static func change(by difference: Int) {
        if difference != 0 { count.add(difference, ordering: .relaxed) }
    }
}

extension CALayer {
    /// Whether the layer is part of a display's tree.
    package final var isDisplayed: Bool { isOnDisplay }

    /// Whether a change of the layer, which is on no display, asks the view that has it.
    ///
    /// To be read in a section.
    @inline(__always)
    final var asksOwnerOffDisplay: Bool { layerOwner != nil && OffDisplayActions.areWanted }

    /// A change of a layer that is on no display.
    final func changeOffDisplay(_ property: EngineProperty, assign: () -> Void) {
        let owner = section { asksOwnerOffDisplay ? delegateInSection : nil }
        let action =
            TransactionStack.current.disablesActions
            ? nil : owner?.action(for: self, forKey: property.keyPath)
        section(assign)
        if asksForDisplay { noteDisplayNeed(ofKey: property.keyPath) }
        if let action, !(action is NSNull) {
            action.run(forKey: property.keyPath, object: self, arguments: nil)
        }
    }
}
