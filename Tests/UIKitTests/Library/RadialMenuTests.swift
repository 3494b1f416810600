import AgateDisplay
import Foundation
import Testing
import UIKit

/// A round button that throws its items out to a quarter of a circle by the laws of an animator, and takes them back by springs.
@MainActor private final class RadialMenu: UIView {
    let main = UIButton(type: .custom)
    private(set) var items: [UIButton] = []
    private(set) var isOpen = false
    private(set) var chosen: [Int] = []
    private lazy var animator = UIDynamicAnimator(referenceView: self)
    private var bars: [CALayer] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            let item = UIButton(type: .custom)
            item.backgroundColor = color
            item.tag = index
            item.frame.size = CGSize(width: 40, height: 40)
            item.layer.cornerRadius = 20
            item.alpha = 0
            item.addTarget(self, action: Selector("choose:", RadialMenu.choose(_:)), for: .touchUpInside)
            addSubview(item)
            items.append(item)
        }
        main.backgroundColor = .black
        main.layer.cornerRadius = 28
        main.addTarget(self, action: Selector("toggle", RadialMenu.toggle), for: .touchUpInside)
        for angle in [0, CGFloat.pi / 2] {
            let bar = CALayer()
            bar.backgroundColor = UIColor.white.cgColor
            bar.bounds = CGRect(x: 0, y: 0, width: 24, height: 3)
            bar.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            main.layer.addSublayer(bar)
            bars.append(bar)
        }
        addSubview(main)
    }

    required init?(coder: NSCoder) { nil }

    private var home: CGPoint { CGPoint(x: bounds.width - 48, y: bounds.height - 48) }

    private func place(_ index: Int) -> CGPoint {
        let angle = CGFloat.pi + CGFloat(index) * .pi / 4
        return CGPoint(x: home.x + 120 * cos(angle), y: home.y + 120 * sin(angle))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        main.bounds.size = CGSize(width: 56, height: 56)
        main.center = home
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bars.forEach { $0.position = CGPoint(x: 28, y: 28) }
        CATransaction.commit()
        if animator.behaviors.isEmpty {
            for (index, item) in items.enumerated() { item.center = isOpen ? place(index) : home }
        }
    }

    /// Beside its buttons the menu lets touches through.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.alpha > 0 && $0.frame.contains(point) }
    }

    func toggle() {
        isOpen.toggle()
        animator.removeAllBehaviors()
        let turn = CASpringAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = main.layer.presentation()?.value(forKeyPath: "transform.rotation.z") ?? 0
        turn.toValue = isOpen ? CGFloat.pi / 4 : 0
        turn.damping = 12
        turn.duration = turn.settlingDuration
        main.layer.add(turn, forKey: "turn")
        main.layer.setValue(isOpen ? CGFloat.pi / 4 : 0, forKeyPath: "transform.rotation.z")
        for (index, item) in items.enumerated() {
            if isOpen {
                let snap = UISnapBehavior(item: item, snapTo: place(index))
                snap.damping = 0.6
                animator.addBehavior(snap)
                let matter = UIDynamicItemBehavior(items: [item])
                matter.allowsRotation = false
                animator.addBehavior(matter)
                UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { item.alpha = 1 }
            } else {
                UIView.animate(
                    withDuration: 0.35,
                    delay: 0.05 * Double(index),
                    usingSpringWithDamping: 0.8,
                    initialSpringVelocity: 0,
                    options: [.allowUserInteraction, .beginFromCurrentState]
                ) {
                    item.center = self.home
                    item.alpha = 0
                }
            }
        }
    }

    private func choose(_ item: UIButton) {
        chosen.append(item.tag)
        toggle()
    }
}

@MainActor @Suite("Libraries: a round button with items around it")
struct RadialMenuTests {
    private func stage(_ body: (ManualDisplay, UIWindow, RadialMenu, UIButton) throws -> Void) throws {
        weak var gone: RadialMenu?
        try onScreen { display, window in
            let under = UIButton(frame: window.bounds)
            under.backgroundColor = .white
            window.addSubview(under)
            let menu = RadialMenu(frame: window.bounds)
            menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            gone = menu
            window.addSubview(menu)
            display.advance(by: 0.1)
            try body(display, window, menu, under)
            menu.removeFromSuperview()
            display.advance(by: 2)
        }
        #expect(gone == nil)
    }

    private let tap = TouchScript { $0.tap(at: CGPoint(x: 272, y: 432)) }

    @Test("the items fly to their places and one is chosen; beside them touches are what lies under it")
    func choosing() throws {
        try stage { display, window, menu, under in
            var unders = 0
            under.addAction(UIAction { _ in unders += 1 }, for: .touchUpInside)
            display.play(tap, in: window, then: 0.1)
            #expect(menu.isOpen && menu.items[0].center.x < 272 && menu.items[0].center.x > 150)
            display.film("radial-flying")
            display.advance(by: 3)
            for (index, item) in menu.items.enumerated() {
                let angle = Double.pi + Double(index) * .pi / 4
                let x = 272 + 120 * cos(angle)
                let y = 432 + 120 * sin(angle)
                #expect(abs(item.center.x - x) < 1 && abs(item.center.y - y) < 1, "\(index): \(item.center)")
            }
            display.film("radial-open")
            #expect(
                display.color(at: 152, 432) == [255, 0, 0] && display.color(at: 272, 312) == [0, 0, 255]
            )
            display.play(TouchScript { $0.tap(at: CGPoint(x: 60, y: 60)) }, in: window, then: 0.1)
            #expect(unders == 1 && menu.chosen.isEmpty)
            display.play(TouchScript { $0.tap(at: CGPoint(x: 187, y: 347)) }, in: window, then: 2)
            #expect(menu.chosen == [1] && !menu.isOpen && menu.items.allSatisfy { $0.alpha == 0 })
            #expect(display.color(at: 187, 347) == [255, 255, 255])
        }
    }

    @Test("closed while it opens and turned while it closes, its items end where they belong")
    func awkward() throws {
        try stage { display, window, menu, _ in
            display.play(tap, in: window, then: 0.1)
            display.play(tap, in: window, then: 0.1)
            #expect(!menu.isOpen)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 1)
            #expect(menu.main.center == CGPoint(x: 432, y: 272))
            menu.setNeedsLayout()
            display.advance(by: 0.1)
            #expect(menu.items.allSatisfy { $0.center == CGPoint(x: 432, y: 272) && $0.alpha == 0 })
            menu.toggle()
            display.advance(by: 0.1)
        }
    }
}
