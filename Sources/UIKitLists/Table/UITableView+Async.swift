import Foundation
import UIKitCore

extension UITableView {
    /// Makes several changes of rows and sections at once, and waits until they are shown: whether the animation came to its end.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { end in
            performBatchUpdates(updates) { end.resume(returning: $0) }
        }
    }
}
