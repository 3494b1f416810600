import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

@MainActor @Suite("Constraints")
struct ConstraintTests {
    /// A view that constraints place.
    private func view(in superview: UIView, intrinsic: CGSize? = nil) -> UIView {
        let made = SizedView()
        if let intrinsic { made.natural = intrinsic }
        made.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(made)
        return made
    }

    /// A root of 300 by 400 on a display.
    private func run(_ body: (ManualDisplay, UIView) -> Void) {
        ManualDisplay.run(size: CGSize(width: 300, height: 400)) { display in
            let window = UIWindow()
            window.isHidden = false
            body(display, window)
        }
    }

    @Test("edges, sizes and middles follow anchors (uikit U50, U57, U58)")
    func anchors() {
        run { display, root in
            let (a, b) = (view(in: root), view(in: root))
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 24),
                a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
                a.heightAnchor.constraint(equalToConstant: 44),
                b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
                b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
                b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 10),
                b.heightAnchor.constraint(equalTo: b.widthAnchor),
            ])
            root.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 16, y: 16, width: 260, height: 44))
            #expect(b.frame == CGRect(x: 76, y: 68, width: 140, height: 140))
            #expect(root.constraints.count == 6)
            #expect(a.constraints.count == 1 && b.constraints.count == 1)
            #expect(a.constraints[0].firstItem === a && a.constraints[0].isActive)
        }
    }

    @Test("the old initialiser makes the same, with multipliers of places (uikit U50)")
    func items() {
        run { _, root in
            let a = view(in: root)
            root.addConstraints([
                NSLayoutConstraint(
                    item: a,
                    attribute: .centerX,
                    relatedBy: .equal,
                    toItem: root,
                    attribute: .centerX,
                    multiplier: 0.5,
                    constant: 5
                ),
                NSLayoutConstraint(
                    item: a,
                    attribute: .bottom,
                    relatedBy: .equal,
                    toItem: root,
                    attribute: .bottom,
                    multiplier: 0.75,
                    constant: 0
                ),
                NSLayoutConstraint(
                    item: a,
                    attribute: .width,
                    relatedBy: .equal,
                    toItem: nil,
                    attribute: .notAnAttribute,
                    multiplier: 1,
                    constant: 30
                ),
                NSLayoutConstraint(
                    item: a,
                    attribute: .height,
                    relatedBy: .greaterThanOrEqual,
                    toItem: root,
                    attribute: .width,
                    multiplier: 0.1,
                    constant: 0
                ),
            ])
            root.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 65, y: 270, width: 30, height: 30))
        }
    }

    @Test("constants, priorities and activity change in place, and a commit lays out (uikit U50)")
    func live() {
        run { display, root in
            let a = view(in: root)
            let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
            let wide = a.widthAnchor.constraint(equalToConstant: 100)
            let narrow = a.widthAnchor.constraint(equalToConstant: 50)
            wide.priority = UILayoutPriority(600)
            narrow.priority = UILayoutPriority(500)
            NSLayoutConstraint.activate([
                left, wide, narrow, a.topAnchor.constraint(equalTo: root.topAnchor),
                a.heightAnchor.constraint(equalToConstant: 20),
            ])
            display.advance(by: 0)
            #expect(a.frame == CGRect(x: 10, y: 0, width: 100, height: 20))
            left.constant = 30
            narrow.priority = UILayoutPriority(700)
            display.advance(by: 0)
            #expect(a.frame == CGRect(x: 30, y: 0, width: 50, height: 20))
            narrow.isActive = false
            #expect(!narrow.isActive && !root.constraints.contains(narrow))
            display.advance(by: 0)
            #expect(a.frame.width == 100)
            root.frame.size = CGSize(width: 200, height: 200)
            left.constant = .nan
            display.advance(by: 0)
            #expect(a.frame.minX == 0)
        }
    }

    @Test("natural sizes hug and resist, labels a little more (uikit U53, U54)")
    func natural() {
        run { _, root in
            let a = view(in: root, intrinsic: CGSize(width: 60, height: 20))
            let b = view(in: root, intrinsic: CGSize(width: 40, height: 30))
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|[a]-10-[b]|",
                    options: .alignAllTop,
                    metrics: nil,
                    views: ["a": a, "b": b]
                )
            )
            a.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 0, y: 0, width: 250, height: 20))
            #expect(b.frame == CGRect(x: 260, y: 0, width: 40, height: 30))
            a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            root.layoutIfNeeded()
            #expect(a.frame.width == 60 && b.frame.width == 230)
            (a as? SizedView)?.natural = CGSize(width: 270, height: 20)
            b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
            root.layoutIfNeeded()
            #expect(a.frame.width == 250 && b.frame.width == 40)
            #expect(UILabel().contentHuggingPriority(for: .vertical).rawValue == 251)
            #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        }
    }

    @Test("lines of a label break at the width that it gets (uikit U53)")
    func wrapping() {
        run { _, root in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "One line is not enough for all of these words, which go on and on"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            let below = view(in: root, intrinsic: CGSize(width: 10, height: 10))
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.leftAnchor.constraint(equalTo: root.leftAnchor),
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
                below.topAnchor.constraint(equalTo: label.bottomAnchor),
                below.leftAnchor.constraint(equalTo: label.leftAnchor),
            ])
            root.layoutIfNeeded()
            let needed = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
            #expect(label.frame.width <= 150 && label.frame.height == needed && needed > 50)
            #expect(below.frame.minY == needed)
            label.text = "Short"
            root.layoutIfNeeded()
            #expect(label.frame.size == label.intrinsicContentSize && below.frame.minY == label.frame.height)
        }
    }

    @Test("what a mask and frame give is given, and follows their change (uikit U55)")
    func masks() {
        run { _, root in
            let fixed = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
            fixed.autoresizingMask = .flexibleWidth
            root.addSubview(fixed)
            let a = view(in: root)
            NSLayoutConstraint.activate([
                a.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5),
                a.leftAnchor.constraint(equalTo: fixed.leftAnchor),
                a.widthAnchor.constraint(equalTo: fixed.widthAnchor),
                a.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 20, y: 85, width: 100, height: 10))
            fixed.center.y += 100
            root.frame.size.width += 50
            root.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 20, y: 185, width: 150, height: 10))
        }
    }

    @Test("frames go to pixels, ties away from zero; or as measured without a screen (uikit U56)")
    func rounding() {
        for (scale, measured) in [(1.0, false), (3, false), (1, true)] {
            ManualDisplay.run(size: CGSize(width: 320, height: 100), scale: scale) { _ in
                LayoutHost.current.roundsAsMeasured = measured
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
                let views = (0..<3).map { _ in view(in: root) }
                let named = ["a": views[0], "b": views[1], "c": views[2]]
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: "H:|[a]-10-[b(a)]-10-[c(a)]|",
                        metrics: nil,
                        views: named
                    )
                )
                root.layoutIfNeeded()
                let (x, width) = (views.map(\.frame.minX), views.map(\.frame.width))
                if measured {
                    #expect(x == [0, 103, 207] && width == [93.5, 93.5, 93.5])
                } else if scale == 1 {
                    #expect(x == [0, 103, 207] && width == [93, 93, 93])
                } else {
                    #expect(abs(x[1] - 310.0 / 3) < 1e-9 && abs(width[0] - 280.0 / 3) < 1e-9)
                }
            }
        }
    }

    @Test("baselines of labels, and bottom edges of other views (uikit U57)")
    func baselines() {
        run { _, root in
            let (large, small) = (UILabel(), UILabel())
            large.font = .systemFont(ofSize: 30)
            small.font = .systemFont(ofSize: 12)
            let plain = view(in: root, intrinsic: CGSize(width: 10, height: 10))
            for label in [large, small] {
                label.text = "Text"
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
            }
            NSLayoutConstraint.activate([
                large.topAnchor.constraint(equalTo: root.topAnchor),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
                plain.lastBaselineAnchor.constraint(equalTo: small.lastBaselineAnchor),
            ])
            root.layoutIfNeeded()
            let difference = large.font.ascender - small.font.ascender
            #expect(abs(small.frame.minY - difference) <= 1)
            #expect(abs(plain.frame.maxY - (small.frame.maxY + small.font.descender)) <= 1)
        }
    }

    @Test("leading edges are on the right where text reads so (uikit U57)")
    func mirrored() {
        run { _, root in
            let a = view(in: root)
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                a.widthAnchor.constraint(equalToConstant: 50),
            ])
            root.layoutIfNeeded()
            #expect(a.frame.minX == 10)
            root.semanticContentAttribute = .forceRightToLeft
            root.layoutIfNeeded()
            #expect(a.frame.minX == 240)
            #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(
                UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight
            )
        }
    }

    @Test("a distance of anchors is a length (uikit U58)")
    func distances() {
        run { _, root in
            let (a, b) = (view(in: root), view(in: root))
            for item in [a, b] { item.widthAnchor.constraint(equalToConstant: 50).isActive = true }
            let before = root.leftAnchor.anchorWithOffset(to: a.leftAnchor)
            let between = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
            let after = b.rightAnchor.anchorWithOffset(to: root.rightAnchor)
            NSLayoutConstraint.activate([
                before.constraint(equalTo: between), after.constraint(equalTo: between, multiplier: 2),
            ])
            root.layoutIfNeeded()
            #expect(a.frame.minX == 50 && b.frame.minX == 150)
        }
    }

    @Test("an animation block moves what its layout moves (uikit U62)")
    func animation() {
        run { display, root in
            let a = view(in: root)
            let left = a.leftAnchor.constraint(equalTo: root.leftAnchor)
            NSLayoutConstraint.activate([
                left, a.widthAnchor.constraint(equalToConstant: 50),
                a.heightAnchor.constraint(equalToConstant: 50),
            ])
            display.advance(by: 0)
            left.constant = 100
            UIView.animate(
                withDuration: 0.3,
                delay: 0,
                options: .curveLinear,
                animations: { root.layoutIfNeeded() }
            )
            display.advance(by: 0)
            display.advance(by: 0.15)
            #expect(a.frame.minX == 100)
            #expect(abs((a.layer.presentation()?.position.x ?? 0) - 75) < 1e-6)
            // Without layout in the block it jumps.
            left.constant = 0
            UIView.animate(withDuration: 0.3, animations: {})
            display.advance(by: 0.2)
            #expect(a.layer.presentation()?.position.x == 25)
        }
    }

    @Test("constraints that cannot hold together are told of once, and the last one is left out (uikit U63)")
    func conflicts() {
        run { _, root in
            var lines: [String] = []
            LayoutHost.current.log = { lines.append($0) }
            let a = view(in: root)
            let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8)
            let width = a.widthAnchor.constraint(equalToConstant: 50)
            let right = a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8)
            right.identifier = "the right one"
            let place = #line + 1
            NSLayoutConstraint.activate([left, width, right])
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(lines.count == 1)
            let text = lines.first ?? ""
            #if DEBUG
            let count = text.components(separatedBy: "activated at \(#filePath):\(place)\n").count
            #expect(count == 4, "the place of each of three constraints")
            #endif
            #expect(text.contains("[LayoutConstraints] Unable to simultaneously satisfy constraints."))
            #expect(text.contains("Will attempt to recover by breaking constraint \n\(right.description)"))
            #expect(text.contains("UIViewAlertForUnsatisfiableConstraints"))
            #expect([left, width, right].allSatisfy { text.contains($0.description) })
            #expect(a.frame.minX == 8 && a.frame.width == 50)
            #expect(left.description.contains(" H:|-(8)-[SizedView:0x"))
            #expect(left.description.contains("(active, names: '|':UIWindow:0x"))
            #expect(right.description.contains("'the right one'"))
            #expect(width.description.contains(".width == 50   (active)>"))
        }
    }

    @Test("a mask that was forgotten is named in the conflict (uikit U63)")
    func forgottenMask() {
        run { _, root in
            var lines: [String] = []
            LayoutHost.current.log = { lines.append($0) }
            let a = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            root.addSubview(a)
            a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
            root.layoutIfNeeded()
            #expect(lines.count == 1 && a.frame.minX == 5)
            #expect(lines.first?.contains("<NSAutoresizingMaskLayoutConstraint:0x") == true)
            #expect(lines.first?.contains("h=--- v=---") == true)
        }
    }

    @Test("undecided frames are known, and so is what decides them (uikit U64)")
    func ambiguity() {
        run { _, root in
            let a = view(in: root)
            let left = a.leftAnchor.constraint(equalTo: root.leftAnchor)
            left.isActive = true
            #expect(a.hasAmbiguousLayout)
            NSLayoutConstraint.activate([
                a.widthAnchor.constraint(equalToConstant: 5), a.topAnchor.constraint(equalTo: root.topAnchor),
                a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            #expect(!a.hasAmbiguousLayout)
            #expect(a.constraintsAffectingLayout(for: .horizontal).contains(left))
            #expect(a.constraintsAffectingLayout(for: .vertical).count == 2)
        }
    }

    @Test("a view that leaves takes the constraints with it that reach out of it (uikit U50)")
    func leaving() {
        run { _, root in
            let outer = view(in: root)
            let inner = view(in: outer)
            let within = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3)
            let across = inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 4)
            NSLayoutConstraint.activate([within, across, outer.topAnchor.constraint(equalTo: root.topAnchor)])
            root.layoutIfNeeded()
            #expect(inner.frame.origin == CGPoint(x: 3, y: 4))
            outer.removeFromSuperview()
            #expect(within.isActive && !across.isActive && root.constraints.isEmpty)
        }
    }

    @Test("views with constraints are let go of")
    func memory() {
        run { display, root in
            weak var known: UIView?
            weak var constraint: NSLayoutConstraint?
            do {
                let a = view(in: root)
                let left = a.leftAnchor.constraint(equalTo: root.leftAnchor)
                left.isActive = true
                (known, constraint) = (a, left)
                display.advance(by: 0)
                a.removeFromSuperview()
            }
            display.advance(by: 1)
            display.advance(by: 1)
            #expect(known == nil && constraint == nil)
        }
    }

    @Test("layout begins at the topmost view that needs it, superviews first (uikit U11, U13)")
    func order() {
        run { _, root in
            var log: [String] = []
            let parent = LoggingView("parent") { log.append($0) }
            let child = LoggingView("child") { log.append($0) }
            root.addSubview(parent)
            parent.addSubview(child)
            child.translatesAutoresizingMaskIntoConstraints = false
            let width = child.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            root.layoutIfNeeded()
            log = []
            parent.setNeedsUpdateConstraints()
            child.setNeedsUpdateConstraints()
            width.constant = 20
            parent.setNeedsLayout()
            child.setNeedsLayout()
            child.layoutIfNeeded()
            #expect(log == ["update child", "update parent", "lay out parent", "lay out child"])
        }
    }

    @Test(
        "constraints that change in a layout are solved in the same pass; one that never ends is stopped (uikit U12)"
    )
    func loops() {
        run { display, root in
            var lines: [String] = []
            LayoutHost.current.log = { lines.append($0) }
            let parent = ChangingView()
            parent.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(parent)
            let a = view(in: parent)
            let width = a.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            parent.change = { if width.constant < 13 { width.constant += 1 } }
            display.advance(by: 0)
            #expect(a.frame.width == 13 && lines.isEmpty)
            parent.change = { width.constant += 1 }
            parent.setNeedsLayout()
            display.advance(by: 0)
            #expect(lines.count == 1 && lines.first?.contains("ChangingView") == true)
        }
    }

    @Test("the size that a subtree needs (uikit U65)")
    func fitting() {
        run { _, _ in
            let root = UIView()
            let a = view(in: root, intrinsic: CGSize(width: 60, height: 20))
            NSLayoutConstraint.activate(
                ["H:|-16-[a]-16-|", "V:|-16-[a]-16-|"].flatMap {
                    NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["a": a])
                }
            )
            let compressed = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(compressed == CGSize(width: 92, height: 52))
            #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == compressed)
            let wide = root.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            #expect(wide == CGSize(width: 200, height: 52))
        }
    }

    @Test("the height of text in a cell follows from its width (uikit U65)")
    func fittingText() {
        run { _, _ in
            let root = UIView()
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "One line is not enough for all of these words, which go on and on"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate(
                ["H:|-10-[a]-10-|", "V:|-10-[a]-10-|"].flatMap {
                    NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["a": label])
                }
            )
            let size = root.systemLayoutSizeFitting(
                CGSize(width: 170, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            #expect(size.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height + 20)
        }
    }

    @Test("guides place views and have frames of their own (uikit U36)")
    func guides() {
        run { _, root in
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            #expect(root.layoutGuides == [guide] && guide.layoutFrame == .zero)
            let a = view(in: root)
            NSLayoutConstraint.activate([
                guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
                guide.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
                guide.heightAnchor.constraint(equalToConstant: 30),
                guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                a.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                a.topAnchor.constraint(equalTo: guide.topAnchor),
                a.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
            ])
            root.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 20, y: 185, width: 260, height: 30))
            #expect(a.frame.minX == 85 && a.frame.width == 130 && a.frame.minY == 185)
            root.removeLayoutGuide(guide)
            #expect(root.constraints.isEmpty && guide.owningView == nil)
        }
    }
}

/// A view with a natural size.
final class SizedView: UIView {
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { natural }
}

/// A view that tells of its layouts.
private final class LoggingView: UIView {
    private let name: String
    private let log: (String) -> Void

    init(_ name: String, _ log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        log("update \(name)")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        log("lay out \(name)")
        super.layoutSubviews()
    }
}

/// A view that changes something when it is laid out.
private final class ChangingView: UIView {
    var change: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        change()
    }
}
