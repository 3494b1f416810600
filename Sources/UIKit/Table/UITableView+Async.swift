import Foundation

extension UITableView {
    /// Makes several changes of rows and sections together, and waits for the end of their animation; returns whether it was completed.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { end in
            performBatchUpdates(updates) { end.resume(returning: $0) }
        }
    }
}
