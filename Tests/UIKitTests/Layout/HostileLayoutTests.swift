import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Programs that do to layout what layout does not expect.
@MainActor @Suite("Layout under hostile programs")
struct HostileLayoutTests {
    private func view(in superview: UIView) -> UIView {
        let made = UIView()
        made.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(made)
        return made
    }

    private func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    @Test("numbers that are not finite, or beyond reason, end in frames that are")
    func numbers() {
        onWindow { display, window in
            LayoutHost.current.log = { _ in }
            for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
                let a = view(in: window)
                let b = view(in: window)
                let width = a.widthAnchor.constraint(equalToConstant: value)
                NSLayoutConstraint.activate([
                    width,
                    a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: value, constant: value),
                    a.leftAnchor.constraint(equalTo: window.leftAnchor, constant: value),
                    b.leftAnchor.constraint(equalTo: a.rightAnchor),
                    b.widthAnchor.constraint(equalTo: a.widthAnchor),
                ])
                a.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
                window.layoutMargins = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
                let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
                stack.spacing = value
                stack.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(stack)
                pin(stack, to: window, value)
                display.advance(by: 0)
                width.constant = 10
                width.priority = UILayoutPriority(1000)
                display.advance(by: 0)
                for view in [a, b, stack] {
                    #expect(view.frame.minX.isFinite && view.frame.width.isFinite, "\(value)")
                    view.removeFromSuperview()
                }
                _ = window.systemLayoutSizeFitting(CGSize(width: value, height: value))
            }
        }
    }

    @Test("views that leave, come back and change places in a layout end in a layout that holds")
    func movesInLayout() {
        onWindow { display, window in
            LayoutHost.current.log = { _ in }
            let root = LayingView(frame: window.bounds)
            window.addSubview(root)
            let (a, b) = (view(in: root), view(in: root))
            pin(a, to: root, 10)
            pin(b, to: a, 10)
            var turns = 0
            root.body = { root in
                turns += 1
                if turns == 1 { a.removeFromSuperview() }
                if turns == 2 {
                    root.addSubview(a)
                    a.addSubview(b)
                }
            }
            display.advance(by: 0)
            #expect(turns >= 2 && b.superview === a)
            root.body = { root in for subview in root.subviews { subview.removeFromSuperview() } }
            root.setNeedsLayout()
            display.advance(by: 0)
            #expect(root.subviews.isEmpty && root.constraints.isEmpty)
        }
    }

    @Test("a chain of 2 000 views, each within the one before, is laid out, changed and freed")
    func deepConstraints() {
        onWindow { display, window in
            let count = 2_000
            var last: UIView = window
            for _ in 0..<count {
                let next = view(in: last)
                pin(next, to: last)
                last = next
            }
            display.advance(by: 0)
            #expect(last.frame == window.bounds)
            window.frame.size.width = 200
            display.advance(by: 0)
            #expect(last.frame.width == 200)
            window.subviews[0].removeFromSuperview()
            #expect(window.constraints.isEmpty)
        }
    }

    @Test("a tree 10 000 deep in a window with a safe area knows its insets, and lays out")
    func deepSafeArea() {
        onWindow { display, window in
            window.coveredInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            var last: UIView = window
            for _ in 0..<10_000 {
                let next = InsetView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                last.addSubview(next)
                last = next
            }
            display.advance(by: 0)
            #expect(last.safeAreaInsets.top == 20 && (last as? InsetView)?.changes == 1)
            window.subviews[0].frame.origin.y = 5
            window.coveredInsets.top = 30
            display.advance(by: 0)
            #expect(last.safeAreaInsets.top == 25)
        }
    }

    @Test("constraints in a circle are solved, and circles that cannot be are told of")
    func circles() {
        onWindow { display, window in
            var lines: [String] = []
            LayoutHost.current.log = { lines.append($0) }
            let (a, b, c) = (view(in: window), view(in: window), view(in: window))
            NSLayoutConstraint.activate([
                a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 10),
                b.widthAnchor.constraint(equalTo: c.widthAnchor, multiplier: 0.5, constant: 10),
                c.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 10),
            ])
            display.advance(by: 0)
            #expect([a, b, c].allSatisfy { $0.frame.width == 20 } && lines.isEmpty)
            NSLayoutConstraint.activate([
                a.heightAnchor.constraint(equalTo: b.heightAnchor, constant: 1),
                b.heightAnchor.constraint(equalTo: c.heightAnchor, constant: 1),
                c.heightAnchor.constraint(equalTo: a.heightAnchor, constant: 1),
            ])
            display.advance(by: 0)
            #expect(lines.count == 1)
            // A view and its superview that want to be larger than one another.
            let inner = view(in: a)
            NSLayoutConstraint.activate([
                inner.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, constant: 1),
                a.widthAnchor.constraint(greaterThanOrEqualTo: inner.widthAnchor, constant: 1),
            ])
            display.advance(by: 0)
            #expect(lines.count == 2)
        }
    }

    @Test("constraints of one view to itself, to its own guides and in both directions do what they say")
    func selfReference() {
        onWindow { display, window in
            LayoutHost.current.log = { _ in }
            let a = view(in: window)
            NSLayoutConstraint.activate([
                a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
                a.heightAnchor.constraint(equalTo: a.layoutMarginsGuide.heightAnchor, constant: 16),
                a.leadingAnchor.constraint(equalTo: a.leadingAnchor),
                a.heightAnchor.constraint(equalToConstant: 30),
            ])
            display.advance(by: 0)
            #expect(a.frame.size == CGSize(width: 60, height: 30))
        }
    }

    @Test("nested stacks whose views are hidden and shown in animations end where stacks made so would be")
    func nestedStacks() {
        onWindow { display, window in
            let outer = UIStackView()
            outer.axis = .vertical
            outer.spacing = 4
            outer.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(outer)
            NSLayoutConstraint.activate([
                outer.topAnchor.constraint(equalTo: window.topAnchor),
                outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                outer.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            ])
            let rows = (0..<4).map { _ in
                let row = UIStackView(
                    arrangedSubviews: (0..<3).map { _ in
                        let box = UIView()
                        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
                        return box
                    }
                )
                row.distribution = .fillEqually
                outer.addArrangedSubview(row)
                return row
            }
            display.advance(by: 0)
            #expect(outer.frame.height == 92)
            var generator = SeededGenerator(seed: 7)
            for _ in 0..<30 {
                let row = rows[Int.random(in: 0..<4, using: &generator)]
                let box = row.arrangedSubviews[Int.random(in: 0..<3, using: &generator)]
                UIView.animate(withDuration: 0.2) {
                    if Bool.random(using: &generator) { row.isHidden.toggle() } else { box.isHidden.toggle() }
                    window.layoutIfNeeded()
                }
                display.advance(by: Double.random(in: 0..<0.3, using: &generator))
            }
            display.advance(by: 1)
            let shown = rows.filter { row in !row.isHidden }
            let filled = shown.filter { row in row.arrangedSubviews.contains { !$0.isHidden } }
            #expect(outer.frame.height == CGFloat(20 * filled.count + 4 * max(shown.count - 1, 0)))
            for row in filled {
                let boxes = row.arrangedSubviews.filter { !$0.isHidden }
                #expect(boxes.allSatisfy { abs($0.frame.width - 300 / CGFloat(boxes.count)) <= 1 })
            }
        }
    }

    @Test("a stack that loses, gains and reorders views while it is laid out has those that it has")
    func stackChanges() {
        onWindow { display, window in
            let stack = UIStackView()
            stack.frame = window.bounds
            window.addSubview(stack)
            let views = (0..<5).map { _ in UIView() }
            var generator = SeededGenerator(seed: 11)
            for _ in 0..<200 {
                let view = views[Int.random(in: 0..<5, using: &generator)]
                switch Int.random(in: 0..<7, using: &generator) {
                case 0: stack.addArrangedSubview(view)
                case 1: stack.insertArrangedSubview(view, at: Int.random(in: -2..<9, using: &generator))
                case 2: stack.removeArrangedSubview(view)
                case 3: view.removeFromSuperview()
                case 4: window.addSubview(view)
                case 5: stack.setCustomSpacing(30, after: view)
                default: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
                }
                display.advance(by: 0)
                #expect(stack.arrangedSubviews.allSatisfy { $0.superview === stack })
                #expect(
                    Set(stack.arrangedSubviews.map { ObjectIdentifier($0) }).count
                        == stack.arrangedSubviews.count
                )
            }
            stack.addArrangedSubview(stack)
            #expect(!stack.arrangedSubviews.contains(stack))
        }
    }

    @Test("views of no size, and a window of none, are laid out")
    func noSizes() {
        ManualDisplay.run(size: CGSize(width: 0, height: 0)) { display in
            let window = UIWindow()
            window.makeKeyAndVisible()
            let scroll = UIScrollView()
            scroll.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(scroll)
            pin(scroll, to: window)
            let stack = UIStackView(arrangedSubviews: [UILabel(), UIImageView(), UIButton(), UIView()])
            stack.distribution = .equalCentering
            stack.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(stack)
            pin(stack, to: scroll)
            display.advance(by: 0)
            scroll.setContentOffset(CGPoint(x: 5, y: 5), animated: true)
            scroll.setZoomScale(3, animated: true)
            scroll.zoom(to: .zero, animated: false)
            scroll.scrollRectToVisible(CGRect(x: 5, y: 5, width: 5, height: 5), animated: true)
            scroll.flashScrollIndicators()
            display.advance(by: 1)
            #expect(scroll.frame == .zero)
        }
    }

    @Test("a scroll view whose insets, content and paging change while it moves comes to rest in its range")
    func restlessScrolling() {
        onWindow { display, window in
            let scroll = UIScrollView(frame: window.bounds)
            let delegate = Zooming()
            scroll.delegate = delegate
            delegate.page.frame = CGRect(x: 0, y: 0, width: 600, height: 3000)
            scroll.addSubview(delegate.page)
            scroll.contentSize = delegate.page.frame.size
            scroll.maximumZoomScale = 4
            scroll.minimumZoomScale = 0.25
            window.addSubview(scroll)
            display.advance(by: 0)
            var generator = SeededGenerator(seed: 3)
            for _ in 0..<60 {
                let start = CGPoint(x: 150, y: CGFloat.random(in: 20..<280, using: &generator))
                let end = CGPoint(x: 150, y: CGFloat.random(in: 20..<280, using: &generator))
                TouchScript { $0.drag(from: start, to: end, over: 0.1) }.play(in: window)
                switch Int.random(in: 0..<7, using: &generator) {
                case 0: scroll.contentInset.top = CGFloat.random(in: -50..<100, using: &generator)
                case 1: scroll.contentSize.height = CGFloat.random(in: 0..<4000, using: &generator)
                case 2: scroll.isPagingEnabled.toggle()
                case 3: scroll.setZoomScale(CGFloat.random(in: 0.1..<5, using: &generator), animated: true)
                case 4: scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
                case 5: scroll.frame.size.height = CGFloat.random(in: 0..<300, using: &generator)
                default: scroll.bounces.toggle()
                }
                display.advance(by: 0.08)
            }
            scroll.isPagingEnabled = false
            display.advance(by: 10)
            let offset = scroll.contentOffset
            let limit = max(
                scroll.contentSize.height + scroll.contentInset.bottom - scroll.bounds.height,
                -scroll.contentInset.top
            )
            #expect(
                offset.y <= limit + 0.5 && offset.y.isFinite && !scroll.isDecelerating && !scroll.isDragging
            )
        }
    }

    @Test("a cell with 40 constraints that are exchanged in its layout is as its last constraints say")
    func busyCell() {
        onWindow { display, window in
            let cell = LayingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            window.addSubview(cell)
            let views = (0..<10).map { _ in view(in: cell) }
            var made: [NSLayoutConstraint] = []
            @MainActor func arrange(_ gap: CGFloat) {
                NSLayoutConstraint.deactivate(made)
                made = []
                var last = cell.topAnchor
                for view in views {
                    made += [
                        view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: gap),
                        view.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -gap),
                        view.topAnchor.constraint(equalTo: last, constant: gap),
                        view.heightAnchor.constraint(equalToConstant: 10),
                    ]
                    last = view.bottomAnchor
                }
                NSLayoutConstraint.activate(made)
            }
            arrange(1)
            var gap: CGFloat = 1
            cell.body = { _ in
                guard gap < 5 else { return }
                gap += 1
                arrange(gap)
            }
            display.advance(by: 0)
            #expect(views[9].frame == CGRect(x: 5, y: 140, width: 290, height: 10))
            for round in 0..<50 {
                arrange(CGFloat(round % 7))
                cell.layoutIfNeeded()
            }
            #expect(views[9].frame == CGRect(x: 0, y: 90, width: 300, height: 10))
            #expect(cell.constraints.count == 30)
        }
    }
}

private final class InsetView: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        changes += 1
    }
}

/// Does something after its own layout.
private final class LayingView: UIView {
    var body: ((UIView) -> Void)?
    override func layoutSubviews() {
        super.layoutSubviews()
        body?(self)
    }
}

private final class Zooming: NSObject, UIScrollViewDelegate {
    let page = UIView()
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
}
