import CoreGraphics
import Foundation
import QuartzCore

/// The keyboard on the screen of one display: it is there while something in a window takes text.
///
/// It moves as one that is docked to the lower edge does. A change from one field to another is none of the keyboard's, unless its height changes.
///
/// Source: uikit U37, U193.
@MainActor final class SimulatedKeyboard {
    private let sideReference: BackReference<DisplayState>
    private var displayState: DisplayState { sideReference.object }
    private let window = KeyboardWindow()
    /// How many changes of the first responder are inside one another.
    private var holds = 0
    /// Counts moves, so that the end of one that another has followed tells nothing.
    private var moves = 0
    /// The frame on the screen at which the keyboard is, or to which it moves; nil while it is hidden.
    private(set) var frame: CGRect?
    /// Where a finger holds it meanwhile.
    private var dragged: CGRect?
    /// The frame on the screen at which it is seen, or to which it moves; nil while it is hidden.
    var shownFrame: CGRect? { dragged ?? frame }

    init(_ displayState: DisplayState) {
        sideReference = BackReference(displayState) { DisplayState() }
    }

    /// Makes several changes of the first responder one.
    static func hold<Result>(_ displayState: DisplayState, _ body: () -> Result) -> Result {
        guard let keyboard = displayState.keyboardState.keyboard else { return body() }
        keyboard.holds += 1
        let result = body()
        keyboard.holds -= 1
        keyboard.follow()
        return result
    }

    /// Comes, goes or changes its height, as the first responder wants.
    func follow() {
        guard holds == 0 else { return }
        let screen = UIScreen.main.bounds
        guard let responder = displayState.responders.firstResponder, Self.isWanted(by: responder) else {
            if frame != nil { move(to: nil, screen) }
            return
        }
        let keys = responder.inputView
        let accessory = responder.inputAccessoryView
        let wantedHeight =
            (keys.map { $0.frame.height } ?? KeyboardMetrics.height(on: screen.size))
            + (accessory.map { Self.height(of: $0, in: screen.width) } ?? 0)
        // No higher than the screen; a height that is not finite is none.
        let height = wantedHeight.isFinite ? min(wantedHeight, screen.height) : 0
        // Views that come into the keyboard's window ask it to follow.
        holds += 1
        window.show(
            keys: keys,
            accessory: accessory,
            for: responder,
            coveredBottom: displayState.deviceState.device?.insets(of: screen.size).bottom ?? 0
        )
        holds -= 1
        guard height > 0 else {
            if frame != nil { move(to: nil, screen) }
            return
        }
        let wanted = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        if wanted != frame { move(to: wanted, screen) }
    }

    /// Takes the keyboard off the display at once.
    func end() {
        moves += 1
        (frame, dragged) = (nil, nil)
        window.isHidden = true
        window.show(keys: nil, accessory: nil, for: nil, coveredBottom: 0)
        updateGuides()
    }

    // MARK: Under a finger

    /// A finger is on the screen that may take the keyboard along: from its upper edge on it does.
    ///
    /// Notifications follow when the finger is lifted.
    func follow(fingerAt y: CGFloat) {
        guard let frame, y.isFinite else { return }
        var place = frame
        place.origin.y = min(max(y, frame.minY), UIScreen.main.bounds.height)
        guard place != shownFrame else { return }
        dragged = place == frame ? nil : place
        // What moved it before has no end any more.
        moves += 1
        UIView.performWithoutAnimation {
            window.panel.layer.removeAllAnimations()
            window.panel.frame = place
            updateGuides()
        }
    }

    /// The finger has left: the keyboard goes away if it was moving down, and comes back if not.
    ///
    /// GUESS keyboard-drag: one that rests is beyond its half, or comes back.
    ///
    /// - Parameter velocity: Of the finger, in points per second, downwards.
    func letGo(velocity: CGFloat) {
        guard let frame, let held = dragged else { return }
        let isGone = velocity != 0 ? velocity > 0 : held.minY > frame.midY
        if isGone, let view = displayState.responders.firstResponder { view.resignFirstResponder() }
        // Who does not give way keeps it.
        if dragged != nil { move(to: self.frame, UIScreen.main.bounds) }
    }

    // MARK: The responder that wants it

    private static func isWanted(by responder: UIResponder) -> Bool {
        var holder: UIResponder? = responder
        while let current = holder, !(current is UIView), !(current is UIViewController) {
            holder = current.next
        }
        let isShown =
            (holder as? UIView)?.window != nil || (holder as? UIViewController)?.viewIfLoaded?.window != nil
        guard isShown, (responder as? UITextView)?.isEditable != false else { return false }
        return responder is any UIKeyInput || responder.inputView != nil
            || responder.inputAccessoryView != nil
    }

    private static func height(of accessory: UIView, in width: CGFloat) -> CGFloat {
        if accessory.frame.height > 0 { return accessory.frame.height }
        return accessory.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Moving

    private func move(to wanted: CGRect?, _ screen: CGRect) {
        let below = CGRect(
            x: 0,
            y: screen.height,
            width: screen.width,
            height: (wanted ?? frame ?? .zero).height
        )
        let begin = shownFrame ?? below
        dragged = nil
        let end = wanted ?? below
        let notice = KeyboardNotice(begin: begin, end: end)
        let comes = wanted != nil
        // GUESS keyboard-notices: changes of the frame are told of before showing and hiding.
        notice.post(UIResponder.keyboardWillChangeFrameNotification)
        notice.post(
            comes ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
        )
        moves += 1
        let number = moves
        let isFirst = frame == nil
        frame = wanted
        if comes {
            UIView.performWithoutAnimation {
                window.frame = screen
                window.isHidden = false
                if isFirst { window.panel.frame = begin }
            }
        }
        UIView.animate(
            withDuration: KeyboardMetrics.duration,
            delay: 0,
            options: [
                .beginFromCurrentState, .allowUserInteraction,
                UIView.AnimationOptions(rawValue: UInt(KeyboardMetrics.curve) << 16),
            ],
            animations: {
                self.window.panel.frame = end
                self.updateGuides()
            },
            completion: { [weak self] _ in
                guard let self, self.moves == number else { return }
                if !comes { self.window.isHidden = true }
                notice.post(UIResponder.keyboardDidChangeFrameNotification)
                notice.post(
                    comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
                )
            }
        )
    }

    /// Lays windows out whose views have a guide for the keyboard.
    private func updateGuides() {
        for window in displayState.windowList.windows where window !== self.window {
            var hasGuide = false
            ViewTree.forEach(in: window) { view in
                guard let state = view.layoutState, state.systemGuides[.keyboard] != nil else { return }
                state.host.needsPass(view)
                hasGuide = true
            }
            if hasGuide { window.layoutIfNeeded() }
        }
    }
}

/// What notifications say of a move of the keyboard.
private struct KeyboardNotice {
    /// The frames before and afterwards, on the screen.
    let begin: CGRect
    let end: CGRect

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(
            name: name,
            object: nil,
            userInfo: [
                // Objects, which casts make both the struct and the object of that a program asks for.
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardMetrics.duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ]
        )
    }
}
