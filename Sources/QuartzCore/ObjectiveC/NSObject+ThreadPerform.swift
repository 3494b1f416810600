import AgateDisplay
import Dispatch
public import Foundation

extension NSObject {
    /// Calls a method of the object on the main thread.
    ///
    /// Inside of a manual display its thread counts as the main one.
    ///
    /// - Parameters:
    ///   - aSelector: The method, of no or one argument; see ``Selector``.
    ///   - arg: The argument of the method.
    ///   - wait: Whether the call comes back after the method; on the main thread the method is then called at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        if wait, Thread.isMainThread || ManualDisplay.current != nil {
            perform(aSelector, with: arg)
        } else if wait {
            DispatchQueue.main.sync { _ = object.perform(aSelector, with: argument) }
        } else {
            DispatchQueue.main.async { _ = object.perform(aSelector, with: argument) }
        }
    }

    /// Calls a method of the object on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        Thread.detachNewThread { _ = object.perform(aSelector, with: argument) }
    }
}
