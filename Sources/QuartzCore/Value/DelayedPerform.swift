public import Foundation

/// Calls of methods that wait for their time, by thread.
///
/// A call keeps its target and its argument alive until it was made or cancelled.
private final class DelayedCalls {
    private struct Call {
        let number: Int
        let target: NSObject
        let selector: Selector
        let argument: Any?
        let timer: Timer
    }

    private var calls: [Call] = []
    private var lastNumber = 0

    private static let key = "Agate.DelayedCalls"

    /// The calls of the calling thread, each of which waits in that thread's run loop.
    static var current: DelayedCalls {
        let storage = Thread.current.threadDictionary
        if let known = storage[key] as? DelayedCalls { return known }
        let made = DelayedCalls()
        storage[key] = made
        return made
    }

    func add(
        _ target: NSObject,
        _ selector: Selector,
        _ argument: Any?,
        after delay: TimeInterval,
        in modes: [RunLoop.Mode]
    ) {
        let wait = delay.isFinite ? max(delay, 0) : 0
        lastNumber += 1
        let number = lastNumber
        // The timer belongs to the run loop of the thread that owns the calls.
        let call = UncheckedBlock { [weak self] in
            self?.calls.removeAll { $0.number == number }
            selector.perform(on: target, with: [argument])
        }
        let fireDate = Date(timeIntervalSinceNow: wait)
        let timer = Timer(fire: fireDate, interval: 0, repeats: false) { _ in call.block() }
        calls.append(
            Call(number: number, target: target, selector: selector, argument: argument, timer: timer)
        )
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    func cancel(where isMeant: (NSObject, Selector, Any?) -> Bool) {
        let cancelled = calls.filter { isMeant($0.target, $0.selector, $0.argument) }
        calls.removeAll { isMeant($0.target, $0.selector, $0.argument) }
        for call in cancelled { call.timer.invalidate() }
    }
}

extension NSObject {
    /// Calls a method of the object after a delay, on the calling thread, from its run loop in the default mode.
    ///
    /// Inside of a manual display the delay is the display's time. The object and the argument are kept alive until then.
    ///
    /// - Parameters:
    ///   - aSelector: The method, of no or one argument; see ``Selector``.
    ///   - anArgument: The argument of the method.
    ///   - delay: Seconds, 0 for the next turn of the run loop; what is below 0 or not finite is taken for 0.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method of the object after a delay, on the calling thread, from its run loop in some modes.
    ///
    /// - Parameters:
    ///   - aSelector: The method, of no or one argument; see ``Selector``.
    ///   - anArgument: The argument of the method.
    ///   - delay: Seconds, 0 for the next turn of the run loop; what is below 0 or not finite is taken for 0.
    ///   - modes: The modes; in none nothing is called.
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        guard !modes.isEmpty else { return }
        DelayedCalls.current.add(self, aSelector, anArgument, after: delay, in: modes)
    }

    /// Cancels what the calling thread has scheduled by `perform(_:with:afterDelay:)` of an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        guard let target = aTarget as? NSObject else { return }
        DelayedCalls.current.cancel { known, _, _ in known === target }
    }

    /// Cancels what the calling thread has scheduled of an object with a selector of that name and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        guard let target = aTarget as? NSObject else { return }
        DelayedCalls.current.cancel { known, selector, argument in
            known === target && selector == aSelector && isEqual(argument, anArgument)
        }
    }

    private class func isEqual(_ argument: Any?, _ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let left = argument as? AnyHashable, let right = other as? AnyHashable { return left == right }
        return argument as AnyObject === other as AnyObject
    }
}
