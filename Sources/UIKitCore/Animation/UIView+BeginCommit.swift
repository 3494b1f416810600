public import Foundation
public import QuartzCore

/// The older way to animate: a pair of calls instead of a block.
///
/// Source: claims S37, S41, 16.3.
extension UIView {
    /// Begins a group of animated changes; it lasts until the matching ``commitAnimations()``.
    ///
    /// Outside of another group the changes take 0.2 seconds, slow at both ends, unless set.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let outer = UIViewAnimationState.current
        let state = UIViewAnimationState(duration: 0.2, delay: 0, pace: .curve(.easeInOut))
        state.inherit(from: outer, overriding: [])
        state.delegate = SelectorDelegate(animationID: animationID, context: context)
        DisplayState.current.animationBlocks.states.append(state)
    }

    /// Ends the group and starts its animations; without a group it has no effect.
    public class func commitAnimations() {
        let displayState = DisplayState.current
        guard let state = displayState.animationBlocks.states.last, state.delegate is SelectorDelegate else {
            return
        }
        state.layOutResizedViews()
        (state.delegate as? SelectorDelegate)?.runTransition(of: state)
        displayState.animationBlocks.states.removeLast()
        state.close()
    }

    /// Sets the object that is called at the group's start and stop; it is kept alive until then.
    public class func setAnimationDelegate(_ delegate: Any?) {
        SelectorDelegate.current?.target = delegate
    }

    /// Sets the method for the start: `animationWillStart(_:context:)`.
    public class func setAnimationWillStart(_ selector: Selector?) {
        SelectorDelegate.current?.willStart = selector
    }

    /// Sets the method for the end: `animationDidStop(_:finished:context:)`.
    public class func setAnimationDidStop(_ selector: Selector?) {
        SelectorDelegate.current?.didStop = selector
    }

    /// Sets the seconds that the changes take.
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

    /// Sets the seconds before the changes begin.
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = max(0, delay) } }

    /// Sets the time at which the changes begin; a past one counts as now.
    public class func setAnimationStart(_ startDate: Date) {
        change { $0.delay = max(0, startDate.timeIntervalSinceNow) }
    }

    /// Sets the curve of the changes that follow.
    public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.pace = .curve(curve) } }

    /// Sets how many times the changes are shown; fractions are allowed.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        change { $0.repeatCount = repeatCount }
    }

    /// Sets whether each forward run is followed by a backward one.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether changes start from what the screen shows.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { $0.beginsFromCurrentState = fromCurrentState }
    }

    /// Shows the changes inside a view by a transition.
    public class func setAnimationTransition(
        _ transition: AnimationTransition,
        for view: UIView,
        cache: Bool
    ) {
        SelectorDelegate.current?.transition = (transition, view)
    }

    private class func change(_ change: (UIViewAnimationState) -> Void) {
        if let state = UIViewAnimationState.current { change(state) }
    }
}

/// Calls the methods that were set for a group of changes.
final class SelectorDelegate: UIViewAnimationStateDelegate {
    let animationID: String?
    let context: UnsafeMutableRawPointer?
    var target: Any?
    var willStart: Selector?
    var didStop: Selector?
    var transition: (UIView.AnimationTransition, UIView)?

    init(animationID: String?, context: UnsafeMutableRawPointer?) {
        self.animationID = animationID
        self.context = context
    }

    static var current: SelectorDelegate? { UIViewAnimationState.current?.delegate as? SelectorDelegate }

    /// Adds the transition at the end of the group.
    @MainActor func runTransition(of state: UIViewAnimationState) {
        guard let (transition, view) = transition, transition != .none else { return }
        ViewTransition.add(
            transition.rawValue,
            to: view,
            duration: state.duration,
            pace: state.pace,
            state: state
        )
    }

    func animationsDidStart() {
        if let target { willStart?.perform(on: target, with: [animationID, context]) }
    }

    func animationsDidStop(finished: Bool) {
        guard let target else { return }
        self.target = nil
        didStop?.perform(on: target, with: [animationID, NSNumber(value: finished), context])
    }
}
