import AgateDisplay
import Foundation
import Testing
import UIKit
import AgateLog

/// What classes of programs inherit and override, and what ported sources call.
@MainActor @Suite("What programs derive theirs from")
struct ProgramBaseTests {
    private final class Constraint: NSLayoutConstraint { var label = "" }

    @Test("a class of constraints inherits how they are made")
    func constraints() {
        let view = UIView()
        let made = Constraint(
            item: view,
            attribute: .width,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 30
        )
        #expect(made.firstItem === view && made.constant == 30 && made.label.isEmpty)
        #expect(made.secondAnchor == nil)
    }

    private final class Stack: UIStackView {
        required init(coder: NSCoder) { super.init(coder: coder) }
        override init(frame: CGRect) { super.init(frame: frame) }
    }

    @Test("a stack of an archive cannot fail to be made")
    func stack() { #expect(Stack(frame: .zero).arrangedSubviews.isEmpty) }

    private final class Scroll: UIScrollView {
        var seen: [CGFloat] = []
        override var contentOffset: CGPoint {
            didSet { seen.append(contentOffset.y) }
        }
    }

    @Test("a scroll view that overrides its offset sees the content move")
    func offsets() {
        onWindow { display, window in
            let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            window.addSubview(scroll)
            scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            for _ in 0..<40 { display.advance(by: 1.0 / 60) }
            #expect(scroll.contentOffset.y == 100)
            #expect(scroll.seen.count > 5 && scroll.seen.last == 100)
        }
    }

    private final class Shaken: UIView {
        var motions = 0
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { motions += 1 }
    }

    @Test("a shake goes up the responder chain to who takes it")
    func motion() {
        let shaken = Shaken()
        let inside = UIView()
        shaken.addSubview(inside)
        inside.motionEnded(.motionShake, with: nil)
        #expect(shaken.motions == 1)
    }

    @Test("touches that begin while the program takes none are never heard of")
    func ignoring() {
        onWindow { display, window in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(button)
            let counter = Counter()
            button.addTarget(counter, action: Selector("count", Counter.count), for: .touchUpInside)
            let script = TouchScript { $0.tap(at: CGPoint(x: 20, y: 20)) }
            script.play(in: window)
            display.advance(by: 1)
            #expect(counter.taps == 1)
            UIApplication.shared.beginIgnoringInteractionEvents()
            script.play(in: window)
            display.advance(by: 1)
            #expect(UIApplication.shared.isIgnoringInteractionEvents && counter.taps == 1)
            UIApplication.shared.endIgnoringInteractionEvents()
            script.play(in: window)
            display.advance(by: 1)
            #expect(counter.taps == 2)
        }
    }

    private final class Counter {
        var taps = 0
        func count() { taps += 1 }
    }

    private struct Pair { var a = 0, b = 0, c = 0, d = 0 }

    @Test("a requirement that is not implemented has no value, within one that is and after it")
    func absent() {
        func missing() -> UIView { AbsentRequirement.value() }
        func flat() -> Pair { AbsentRequirement.value() }
        func there() -> Int { AbsentRequirement.call(missing()) == nil ? 3 : 4 }
        #expect(AbsentRequirement.call(missing()) == nil)
        #expect(AbsentRequirement.call(flat()) == nil)
        #expect(AbsentRequirement.call(AbsentRequirement.value([1])) == nil)
        #expect(AbsentRequirement.call(there()) == 3)
        #expect(AbsentRequirement.call(Optional<Int>.none) == nil)
    }

    @Test("logs tell which levels they write")
    func logs() {
        let log = OSLog(subsystem: "a", category: "b")
        #expect(log.isEnabled(type: .error) && !log.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        os_log("%{public}@ %d", log: .disabled, type: .error, "a", 3)
        Logger(.disabled).error("a \(1, privacy: .public)")
    }
}
