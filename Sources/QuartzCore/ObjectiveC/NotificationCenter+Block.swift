public import Foundation

extension NotificationCenter {
    /// Calls a closure when a notification of a name is posted, until the returned object is removed as an observer.
    ///
    /// It is Foundation's, for closures that belong to an actor as their surroundings do. On Apple's systems the closure is taken for one in Swift 5
    /// mode, though it is declared `@Sendable`; Foundation on Linux insists. A closure of the main actor is to be called on `queue: .main`, or
    /// by what is posted there.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - obj: Whose notifications count; nil for those of all objects.
    ///   - queue: Where the closure is called; nil for the thread that posts.
    @discardableResult
    public func addObserver(
        forName name: NSNotification.Name,
        object obj: Any?,
        queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        typealias Sent = @Sendable (Notification) -> Void
        return addObserver(
            forName: Optional(name),
            object: obj,
            queue: queue,
            using: unsafeBitCast(block, to: Sent.self)
        )
    }
}
