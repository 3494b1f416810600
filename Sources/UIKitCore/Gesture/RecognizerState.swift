import CoreGraphics
import Foundation

/// How far a recognizer has come with the touches of one gesture.
@MainActor package final class RecognizerState {
    /// A recognizer that is not kept alive.
    struct Reference {
        weak var object: UIGestureRecognizer?
    }

    var state = UIGestureRecognizer.State.possible
    /// The state for which targets are being called.
    var toldState: UIGestureRecognizer.State?
    /// The states that the recognizer comes to when those have failed that it waits for; possible until then.
    var pending: [UIGestureRecognizer.State] = []
    /// Whether more touches may follow those that have left.
    var isWaiting = false
    /// The touches that are down, in the order of their coming.
    var touches: [UITouch] = []
    /// All touches of the gesture, those that have left included.
    package var sessionTouches: [UITouch] = []
    /// Where the touches were last, in the window.
    var lastCentroid = CGPoint.zero
    /// Recognizers that must fail first, always.
    var required: [Reference] = []
    /// Whether others must fail first, as was said when this gesture began.
    var answers: [ObjectIdentifier: Bool] = [:]

    /// The mean place of the touches in the window; the last one when none is down.
    var centroid: CGPoint {
        guard !touches.isEmpty else { return lastCentroid }
        let sum = touches.reduce(CGPoint.zero) {
            CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    func endSession() {
        state = .possible
        pending = []
        isWaiting = false
        touches = []
        sessionTouches = []
        answers = [:]
    }
}
