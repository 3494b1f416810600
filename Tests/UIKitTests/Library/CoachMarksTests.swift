import AgateDisplay
import Foundation
import Testing
import UIKit

/// Steps that lead over a screen: all but one view lies under a shade with a hole, which moves on when one taps; touches in the hole reach the view.
@MainActor private final class CoachMarks: UIView {
    private let targets: [UIView]
    let hole = CAShapeLayer()
    let note = UILabel()
    private(set) var step = -1
    var ended: (() -> Void)?

    init(_ targets: [UIView]) {
        self.targets = targets
        super.init(frame: .zero)
        backgroundColor = UIColor.black.withAlphaComponent(0.6)
        hole.fillRule = .evenOdd
        hole.fillColor = UIColor.black.cgColor
        layer.mask = hole
        note.textColor = .white
        note.numberOfLines = 0
        addSubview(note)
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("advance:", CoachMarks.advance(_:)))
        )
    }

    required init?(coder: NSCoder) { nil }

    func start(over view: UIView) {
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
        alpha = 0
        UIView.animate(withDuration: 0.3) {
            self.alpha = 1
        } completion: { _ in
            self.go(to: 0)
        }
    }

    private var target: UIView? { targets.indices.contains(step) ? targets[step] : nil }

    private func cutout() -> CGPath {
        let path = UIBezierPath(rect: bounds)
        if let target {
            let place = target.convert(target.bounds, to: self).insetBy(dx: -6, dy: -6)
            path.append(UIBezierPath(roundedRect: place, cornerRadius: 8).reversing())
        } else {
            path.append(
                UIBezierPath(
                    roundedRect: CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
                    cornerRadius: 8
                ).reversing()
            )
        }
        path.usesEvenOddFillRule = true
        return path.cgPath
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        hole.frame = bounds
        hole.path = cutout()
        CATransaction.commit()
        placeNote()
    }

    private func placeNote() {
        guard let target else { return }
        note.text = target.accessibilityLabel
        let place = target.convert(target.bounds, to: self)
        let size = note.sizeThatFits(CGSize(width: bounds.width - 40, height: .greatestFiniteMagnitude))
        let isHigh = place.midY < bounds.midY
        note.frame = CGRect(
            x: 20,
            y: isHigh ? place.maxY + 20 : place.minY - 20 - size.height,
            width: size.width,
            height: size.height
        )
    }

    private func go(to next: Int) {
        let old = hole.presentation()?.path ?? hole.path
        step = next
        guard target != nil else { return stop() }
        note.alpha = 0
        placeNote()
        hole.path = cutout()
        let move = CABasicAnimation(keyPath: "path")
        move.fromValue = old
        move.toValue = hole.path
        move.duration = 0.4
        move.timingFunction = CAMediaTimingFunction(name: .linear)
        hole.add(move, forKey: "move")
        UIView.animate(withDuration: 0.2, delay: 0.3, options: .allowUserInteraction) { self.note.alpha = 1 }
    }

    private func advance(_ tap: UITapGestureRecognizer) { go(to: step + 1) }

    private func stop() {
        UIView.animate(withDuration: 0.3) {
            self.alpha = 0
        } completion: { [weak self] _ in
            self?.removeFromSuperview()
            self?.ended?()
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let target, target.convert(target.bounds, to: self).contains(point) { return nil }
        return super.hitTest(point, with: event)
    }
}

@MainActor @Suite("Libraries: marks that explain a screen")
struct CoachMarksTests {
    private func stage(_ body: (ManualDisplay, UIWindow, CoachMarks, [UIButton]) throws -> Void) throws {
        weak var gone: CoachMarks?
        try onScreen { display, window in
            let root = UIViewController()
            root.view.backgroundColor = .white
            window.rootViewController = root
            let frames = [
                CGRect(x: 20, y: 40, width: 80, height: 40), CGRect(x: 200, y: 380, width: 100, height: 60),
            ]
            let buttons = frames.enumerated().map { index, frame in
                let button = UIButton(frame: frame)
                button.backgroundColor = .white
                button.accessibilityLabel = "Button \(index)"
                button.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin]
                root.view.addSubview(button)
                return button
            }
            let marks = CoachMarks(buttons)
            gone = marks
            marks.start(over: root.view)
            display.advance(by: 1.2)
            try body(display, window, marks, buttons)
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil)
    }

    private let aside = TouchScript { $0.tap(at: CGPoint(x: 160, y: 250)) }

    @Test("the hole lies around the view, moves to the next one at a tap, and a tap in it is the view's")
    func steps() throws {
        try stage { display, window, marks, buttons in
            var taps = 0
            buttons[0].addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let shade = [UInt8](repeating: 102, count: 3)
            #expect(
                display.color(at: 50, 60) == [255, 255, 255] && display.color(at: 17, 60) == [255, 255, 255]
            )
            #expect(display.color(at: 12, 60) == shade && display.color(at: 250, 410) == shade)
            display.film("coach-first")
            display.play(TouchScript { $0.tap(at: CGPoint(x: 60, y: 60)) }, in: window, then: 0.1)
            #expect(taps == 1 && marks.step == 0)
            display.play(aside, in: window, then: 0.2)
            #expect(marks.step == 1)
            // Half way: from (14, 34, 92, 52) to (194, 374, 112, 72).
            let path = try #require(marks.hole.presentation()?.path)
            #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
            #expect(!path.contains(CGPoint(x: 155, y: 235), using: .evenOdd))
            display.film("coach-between")
            #expect(display.color(at: 155, 235) == [255, 255, 255] && display.color(at: 250, 410) == shade)
            display.advance(by: 1)
            #expect(display.color(at: 250, 410) == [255, 255, 255] && display.color(at: 60, 60) == shade)
            display.film("coach-second")
            display.play(aside, in: window, then: 1)
            #expect(marks.superview == nil && display.color(at: 160, 250) == [255, 255, 255])
        }
    }

    @Test(
        "a tap while the hole moves, a view that moves and a screen that turns: the hole is where the view is"
    )
    func awkward() throws {
        try stage { display, window, marks, buttons in
            display.play(aside, in: window, then: 0.1)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 1)
            let place = buttons[1].convert(buttons[1].bounds, to: nil)
            #expect(display.color(at: Int(place.midX), Int(place.midY)) == [255, 255, 255])
            #expect(display.color(at: Int(place.midX), Int(place.minY) - 12) == [102, 102, 102])
            display.film("coach-turned")
            #expect(marks.note.frame.maxY == place.minY - 20)
            marks.removeFromSuperview()
            display.advance(by: 1)
        }
    }
}
