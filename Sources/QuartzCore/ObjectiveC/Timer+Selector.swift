public import Foundation

extension Timer {
    /// Makes a timer that calls a method and is to be added to a run loop.
    ///
    /// The timer keeps its target until it is invalidated.
    ///
    /// - Parameters:
    ///   - ti: Seconds between two calls.
    ///   - aTarget: Whose method is called.
    ///   - aSelector: The method, of no argument or the timer; see ``Selector``.
    ///   - userInfo: The object that the timer keeps.
    ///   - yesOrNo: Whether it calls more than once.
    public convenience init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = TimerCall(target: aTarget, selector: aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { call.fire($0) }
        SelectorTimer.give(userInfo, to: self)
    }

    /// Makes a timer that calls a method, first at a date, and is to be added to a run loop.
    public convenience init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target t: Any,
        selector s: Selector,
        userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let call = TimerCall(target: t, selector: s)
        self.init(fire: date, interval: ti, repeats: rep) { call.fire($0) }
        SelectorTimer.give(ui, to: self)
    }

    /// Makes a timer that calls a method, and adds it to the run loop of the calling thread in the default mode.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let call = TimerCall(target: aTarget, selector: aSelector)
        let timer = scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { call.fire($0) }
        SelectorTimer.give(userInfo, to: timer)
        return timer
    }
}

/// The call of a timer.
///
/// `@unchecked`: it is only called on the thread of the timer's run loop.
private struct TimerCall: @unchecked Sendable {
    let target: Any
    let selector: Selector

    func fire(_ timer: Timer) { selector.perform(on: target, with: [timer]) }
}
