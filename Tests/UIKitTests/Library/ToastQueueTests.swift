import AgateDisplay
import Foundation
import Testing
import UIKit

/// A window above all others that lets touches beside its toasts through, and a controller that shows one toast after the other above the keyboard.
private final class ToastWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === rootViewController?.view ? nil : hit
    }
}

@MainActor private final class ToastCenter {
    private(set) var window: ToastWindow?
    private var queue: [String] = []
    private(set) var log: [String] = []
    private var timer: Timer?
    private(set) var keyboardTop: CGFloat?
    private var bottom: NSLayoutConstraint?
    private(set) weak var shown: UIView?

    init() {
        let center = NotificationCenter.default
        center.addObserver(
            self,
            selector: Selector("keyboardMoves:", ToastCenter.keyboardMoves(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil
        )
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    private func keyboardMoves(_ note: Notification) {
        guard let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let seconds = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        keyboardTop = end.minY < UIScreen.main.bounds.height ? end.minY : nil
        bottom?.constant = bottomConstant
        UIView.animate(
            withDuration: seconds,
            delay: 0,
            options: UIView.AnimationOptions(rawValue: curve << 16)
        ) { self.window?.rootViewController?.view.layoutIfNeeded() }
    }

    private var bottomConstant: CGFloat { -20 - (keyboardTop.map { UIScreen.main.bounds.height - $0 } ?? 0) }

    func show(_ text: String) {
        queue.append(text)
        if shown == nil { next() }
    }

    private func next() {
        guard !queue.isEmpty else {
            window?.isHidden = true
            window = nil
            return
        }
        let text = queue.removeFirst()
        log.append("show \(text)")
        let window = self.window ?? makeWindow()
        self.window = window
        guard let root = window.rootViewController?.view else { return }
        let toast = makeToast(text)
        root.addSubview(toast)
        let bottom = toast.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: bottomConstant)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            bottom, toast.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            toast.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.8),
        ])
        root.layoutIfNeeded()
        shown = toast
        toast.alpha = 0
        toast.transform = CGAffineTransform(translationX: 0, y: 60)
        UIView.animate(
            withDuration: 0.4,
            delay: 0,
            usingSpringWithDamping: 0.8,
            initialSpringVelocity: 2,
            options: .allowUserInteraction
        ) {
            toast.alpha = 1
            toast.transform = .identity
        }
        timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.hide() }
        }
    }

    private func makeWindow() -> ToastWindow {
        let window = ToastWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert + 1
        let root = UIViewController()
        root.view.backgroundColor = .clear
        window.rootViewController = root
        window.isHidden = false
        return window
    }

    private func makeToast(_ text: String) -> UIView {
        let toast = UIView()
        toast.backgroundColor = UIColor.black.withAlphaComponent(0.8)
        toast.layer.cornerRadius = 10
        toast.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.text = text
        label.textColor = .white
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        toast.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: toast.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: toast.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: toast.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: toast.trailingAnchor, constant: -16),
        ])
        let swipe = UISwipeGestureRecognizer(target: self, action: Selector("hide", ToastCenter.hide))
        swipe.direction = .down
        toast.addGestureRecognizer(swipe)
        return toast
    }

    func hide() {
        timer?.invalidate()
        timer = nil
        guard let toast = shown, toast.isUserInteractionEnabled else { return }
        toast.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.2) {
            toast.alpha = 0
            toast.transform = CGAffineTransform(translationX: 0, y: 60)
        } completion: { [weak self] finished in
            self?.log.append("gone \(finished)")
            toast.removeFromSuperview()
            self?.shown = nil
            self?.next()
        }
    }
}

/// Keyboards' notifications go to the whole process, so one screen is run at a time.
@MainActor @Suite("Libraries: toasts in a window of their own", .serialized)
struct ToastQueueTests {
    @Test("toasts come one after the other, go by themselves or by a swipe, and then the window goes, too")
    func queue() throws {
        weak var gone: ToastCenter?
        weak var goneWindow: UIWindow?
        try onScreen { display, window in
            let toasts = ToastCenter()
            gone = toasts
            toasts.show("One")
            toasts.show("A second one that is long enough to need more than a single line")
            toasts.show("Three")
            display.advance(by: 0.5)
            let first = try #require(toasts.shown)
            goneWindow = toasts.window
            #expect(toasts.log == ["show One"] && first.frame.maxY == 460 && abs(first.center.x - 160) <= 0.5)
            #expect(display.color(at: Int(first.frame.minX) + 4, Int(first.frame.midY)) == [51, 51, 51])
            display.advance(by: 2)
            let second = try #require(toasts.shown)
            #expect(
                toasts.log == [
                    "show One", "gone true",
                    "show A second one that is long enough to need more than a single line",
                ]
            )
            display.advance(by: 0.3)
            #expect(second.frame.width <= 256 && second.frame.height > first.frame.height)
            display.film("toast-second")
            let swipe = TouchScript {
                $0.drag(
                    from: CGPoint(x: 160, y: second.frame.midY),
                    to: CGPoint(x: 160, y: second.frame.midY + 60),
                    over: 0.1
                )
            }
            display.play(swipe, in: window, then: 0)
            // The window under it has the touch, for this one's window lies above: touches are sent to it.
            if let own = toasts.window { display.play(swipe, in: own, then: 0.4) }
            #expect(toasts.log.last == "show Three")
            display.advance(by: 3)
            #expect(toasts.log.suffix(2) == ["show Three", "gone true"] && toasts.window == nil)
            #expect(window.isKeyWindow)
        }
        #expect(gone == nil && goneWindow == nil)
    }

    @Test("a toast stands above the keyboard and goes down with it; touches beside it are the screen's")
    func keyboard() throws {
        try onScreen { display, window in
            UIScreen.main.simulatesKeyboard = true
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
            var taps = 0
            let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            window.addSubview(field)
            window.addSubview(button)
            let toasts = ToastCenter()
            toasts.show("Above")
            display.advance(by: 0.6)
            field.becomeFirstResponder()
            display.advance(by: 0.125)
            let toast = try #require(toasts.shown)
            let onTheWay = try #require(toast.layer.presentation()).frame.maxY
            #expect(onTheWay < 455 && onTheWay > 200)
            display.advance(by: 0.5)
            let top = try #require(toasts.keyboardTop)
            #expect(toast.frame.maxY == top - 20 && top < 300 && top > 100)
            display.film("toast-keyboard")
            if let own = toasts.window {
                #expect(own.hitTest(CGPoint(x: 50, y: 120), with: nil) == nil)
                #expect(own.hitTest(toast.center, with: nil) != nil)
            }
            display.play(TouchScript { $0.tap(at: CGPoint(x: 50, y: 120)) }, in: window, then: 0.1)
            #expect(taps == 1)
            field.resignFirstResponder()
            display.advance(by: 0.5)
            #expect(toast.frame.maxY == 460)
            display.advance(by: 3)
            #expect(toasts.window == nil)
            UIScreen.main.simulatesKeyboard = false
        }
    }
}
