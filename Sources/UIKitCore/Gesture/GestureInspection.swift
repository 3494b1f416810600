import Foundation

/// A change of a recognizer's state, for those who follow gestures.
package struct InspectedGestureChange {
    /// The recognizer.
    package let recognizer: UIGestureRecognizer
    /// The state that it has come to.
    package let state: UIGestureRecognizer.State
    /// The recognizers that it waits for: it comes to the state when they have failed.
    package let waitsFor: [UIGestureRecognizer]
}

/// What an inspector asks of gesture recognizers.
@MainActor package enum GestureInspection {
    /// Has a function called with each change of a recognizer's state on the display that the calling thread is inside of; nil takes
    /// it away.
    package static func setObserver(_ observer: ((InspectedGestureChange) -> Void)?) {
        DisplayState.current.gestures.gestureObserver = observer
    }

    /// The state of a recognizer, also while targets are being called for an earlier one.
    package static func state(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer.State {
        recognizer.stage.state
    }

    /// The states that a recognizer comes to when those have failed that it waits for.
    package static func pendingStates(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer.State] {
        recognizer.stage.pending
    }

    /// The recognizers that must fail before one may recognise, by `require(toFail:)`.
    package static func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        recognizer.stage.required.compactMap(\.object)
    }

    /// The windows of the display that the calling thread is inside of, from back to front.
    package static var windows: [UIWindow] {
        DisplayState.current.windowList.windows.filter { !$0.isHidden }
            .enumerated()
            .sorted {
                ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
            }
            .map(\.element)
    }

    /// The controller whose view a view is.
    package static func controller(of view: UIView) -> UIViewController? { view.viewController }

    static func note(
        _ recognizer: UIGestureRecognizer,
        _ state: UIGestureRecognizer.State,
        waitsFor: [UIGestureRecognizer] = []
    ) {
        guard let observer = DisplayState.current.gestures.gestureObserver else { return }
        observer(InspectedGestureChange(recognizer: recognizer, state: state, waitsFor: waitsFor))
    }
}
