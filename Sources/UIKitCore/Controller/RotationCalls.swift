import CoreGraphics
import Foundation

/// Calls the methods of controllers that heard of a turned interface before there were coordinators of sizes.
@MainActor enum RotationCalls {
    /// A controller passes a change of its size on: one that turns the display is a rotation.
    static func follow(
        _ size: CGSize,
        from controller: UIViewController,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let turn = DisplayState.current.deviceState.turn, coordinator is ControllerTransition else {
            return
        }
        let duration = coordinator.transitionDuration
        controller.willRotate(to: turn.new, duration: duration)
        coordinator.animate { _ in
            controller.willAnimateRotation(to: turn.new, duration: duration)
        } completion: { _ in
            controller.didRotate(from: turn.old)
        }
    }
}
