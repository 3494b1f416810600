import Foundation
import QuartzCore

/// The parameters of one animation block, and the state of its animations.
///
/// It is the delegate of all animations that the block makes, and tells its own delegate when the first of
/// them starts and when all of them have stopped. The name is the one that Apple's systems print.
///
/// Source: claims S17, S18, 16.2, 16.14, 16.15.
class UIViewAnimationState: NSObject, CAAnimationDelegate {
    var duration: TimeInterval
    /// Seconds until the animations begin; 0 where something else than time leads through them.
    var delay: TimeInterval {
        get { ignoresDelay ? 0 : wantedDelay }
        set { wantedDelay = newValue }
    }
    private var wantedDelay: TimeInterval
    private let ignoresDelay = DisplayState.current.animationBlocks.ignoresDelays
    var pace: AnimationPace
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
    var allowsUserInteraction = false
    var laysOutSubviews = false
    /// Where changes are written down instead of being animated: inside keyframe blocks.
    var recorder: KeyframeRecorder?
    /// Where changes are written down for an animator.
    var changes: AnimatorChanges?
    /// What runs the user's blocks or selectors.
    var delegate: (any UIViewAnimationStateDelegate)?

    private var resizedViews: [UIView] = []
    private var rearrangedViews: [UIView] = []
    private var blockedViews: [UIView] = []
    private var runningCount = 0
    private var hasStarted = false
    private var isClosed = false
    private var isComplete = false
    private var allFinished = true

    required init(duration: TimeInterval, delay: TimeInterval, pace: AnimationPace) {
        self.duration = duration
        wantedDelay = delay
        self.pace = pace
    }

    /// Calls a function in which blocks begin at once, whatever their delays are.
    static func withoutDelays<Result>(_ body: () throws -> Result) rethrows -> Result {
        let state = DisplayState.current
        let outer = state.animationBlocks.ignoresDelays
        state.animationBlocks.ignoresDelays = true
        defer { state.animationBlocks.ignoresDelays = outer }
        return try body()
    }

    /// The state of the innermost running block.
    static var current: UIViewAnimationState? { DisplayState.current.animationBlocks.states.last }

    /// A nested block takes over what it does not override.
    func inherit(from outer: UIViewAnimationState?, overriding options: UIView.AnimationOptions) {
        guard let outer else { return }
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve), !pace.isSpring { pace = outer.pace }
        if !options.contains(.overrideInheritedOptions) {
            repeatCount = max(repeatCount, outer.repeatCount)
            autoreverses = autoreverses || outer.autoreverses
            beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
            allowsUserInteraction = allowsUserInteraction || outer.allowsUserInteraction
            laysOutSubviews = laysOutSubviews || outer.laysOutSubviews
        }
    }

    // MARK: The block

    /// Runs a block with this state as the current one.
    @MainActor func run(_ block: () -> Void) {
        let state = DisplayState.current
        state.animationBlocks.states.append(self)
        block()
        layOutResizedViews()
        if state.animationBlocks.states.last === self { state.animationBlocks.states.removeLast() }
        close()
    }

    /// No more changes come; a block that has animated nothing completes in the next turn.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        guard runningCount == 0 || !offDisplay.isEmpty else { return }
        DisplayContext.current.enqueue {
            self.dropOffDisplay()
            self.completeIfDone()
        }
    }

    /// The animations of layers that were on no display when they were added.
    private var offDisplay: [(layer: CALayer, key: String)] = []

    /// The turn is over: what has not come onto a display by now does not animate.
    private func dropOffDisplay() {
        let waiting = offDisplay
        offDisplay = []
        for (layer, key) in waiting where !layer.isDisplayed {
            if layer.animation(forKey: key)?.delegate === self { layer.removeAnimation(forKey: key) }
            // Animations of layers on no display are not reported.
            runningCount = max(runningCount - 1, 0)
        }
    }

    /// Another animation takes the place of one of a layer that is on no display: that is not reported.
    private func wasReplacedOffDisplay(_ layer: CALayer, _ key: String) {
        guard let index = offDisplay.firstIndex(where: { $0.layer === layer && $0.key == key }) else {
            return
        }
        offDisplay.remove(at: index)
        runningCount = max(runningCount - 1, 0)
        allFinished = false
        completeIfDone()
    }

    // MARK: The end

    private var endings: [() -> Void] = []

    /// Runs a closure when the block's animations have ended, before the completions; for an animator when that has ended.
    func atEnd(_ body: @escaping () -> Void) {
        if let changes { changes.endings.append(body) } else { endings.append(body) }
    }

    @MainActor func layOutResizedViews() {
        let views = resizedViews
        resizedViews.removeAll()
        let rearranged = rearrangedViews
        rearrangedViews.removeAll()
        for view in rearranged { view.layoutIfNeeded() }
        guard laysOutSubviews else { return }
        for view in views { view.layoutIfNeeded() }
    }

    /// A view has changed its size inside the block.
    func noteResized(_ view: UIView) {
        if laysOutSubviews { resizedViews.append(view) }
    }

    /// A stack arranges its views in another way from inside the block: they move at its end.
    func noteRearranged(_ view: UIView) { rearrangedViews.append(view) }

    // MARK: The animations

    /// An animation of a view is going to be added.
    ///
    /// - Parameter key: Its key, for one that a layer may have on no display.
    func noteAnimation(of layer: CALayer, forKey key: String? = nil) {
        runningCount += 1
        if let key, !layer.isDisplayed {
            let replaced = layer.animation(forKey: key)?.delegate as? UIViewAnimationState
            replaced?.wasReplacedOffDisplay(layer, key)
            offDisplay.append((layer, key))
        }
        guard !allowsUserInteraction, let view = layer.delegate as? UIView else { return }
        view.blockingAnimationCount += 1
        blockedViews.append(view)
    }

    func animationDidStart(_ anim: CAAnimation) {
        guard !hasStarted else { return }
        hasStarted = true
        delegate?.animationsDidStart()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard runningCount > 0 else { return }
        runningCount -= 1
        // GUESS view-finished: one that did not finish makes the block unfinished.
        allFinished = allFinished && flag
        completeIfDone()
    }

    /// Ends the block before its animations have ended, and calls its completions.
    func completeNow() {
        isClosed = true
        runningCount = 0
        completeIfDone()
    }

    private func completeIfDone() {
        guard isClosed, !isComplete, runningCount == 0 else { return }
        isComplete = true
        for view in blockedViews { view.blockingAnimationCount -= 1 }
        blockedViews.removeAll()
        let endings = endings
        self.endings = []
        for ending in endings { ending() }
        let delegate = delegate
        self.delegate = nil
        delegate?.animationsDidStop(finished: allFinished)
    }

    /// `<UIViewAnimationState: 0x…>`.
    override var description: String {
        "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
    }
}

/// The state of a block of keyframes, which prints under a name of its own.
///
/// Source: claims 16.22.
final class UIViewKeyframeAnimationState: UIViewAnimationState {}

/// What a state tells when its animations start and stop.
protocol UIViewAnimationStateDelegate: AnyObject {
    func animationsDidStart()
    func animationsDidStop(finished: Bool)
}

/// Runs the blocks of the block-based calls, each once.
///
/// Source: claim S18.
final class UIViewAnimationBlockDelegate: UIViewAnimationStateDelegate {
    private var start: (() -> Void)?
    private var completion: ((Bool) -> Void)?

    init(start: (() -> Void)? = nil, completion: ((Bool) -> Void)?) {
        self.start = start
        self.completion = completion
    }

    func animationsDidStart() {
        let block = start
        start = nil
        block?()
    }

    func animationsDidStop(finished: Bool) {
        let block = completion
        completion = nil
        block?(finished)
    }
}
