public import QuartzCore

/// The methods that a ``CAStateController`` calls when it changes a state.
///
/// All methods may be left out.
///
/// The protocol exists on Apple's systems, where it is private.
public protocol CAStateControllerDelegate: AnyObject {
    /// A layer is in a new state; animations have begun.
    func stateController(_ controller: CAStateController, didSetStateOf layer: CALayer)
    /// The animations of a transition begin.
    func stateController(
        _ controller: CAStateController,
        transitionDidStart transition: CAStateTransition,
        speed: Float
    )
    /// The animations of a transition have stopped.
    ///
    /// - Parameter completed: Whether all of them came to their ends.
    func stateController(
        _ controller: CAStateController,
        transitionDidStop transition: CAStateTransition,
        completed: Bool
    )
}

extension CAStateControllerDelegate {
    /// Does nothing: the default of a delegate that does not follow states.
    public func stateController(_ controller: CAStateController, didSetStateOf layer: CALayer) {}
    /// Does nothing: the default of a delegate that does not follow the begin of transitions.
    public func stateController(
        _ controller: CAStateController,
        transitionDidStart transition: CAStateTransition,
        speed: Float
    ) {}
    /// Does nothing: the default of a delegate that does not follow the end of transitions.
    public func stateController(
        _ controller: CAStateController,
        transitionDidStop transition: CAStateTransition,
        completed: Bool
    ) {}
}
