import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// Rules of constraints, one by one.
///
/// Source: uikit U51 to U64.
@MainActor @Suite("Constraints: rules")
struct LayoutRuleTests {
    private func view(in superview: UIView) -> UIView {
        let made = UIView()
        made.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(made)
        return made
    }

    private func run(_ body: (ManualDisplay, UIWindow) -> Void) {
        ManualDisplay.run(size: CGSize(width: 300, height: 400)) { display in
            let window = UIWindow()
            window.isHidden = false
            body(display, window)
        }
    }

    private final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private final class CountingScroll: UIScrollView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test(
        "another size and other subviews ask for layout, another origin of the bounds only that of a scroll view (uikit U14)"
    )
    func layoutReasons() {
        run { display, root in
            let (view, scroll) = (Counting(), CountingScroll())
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            scroll.frame = view.frame
            scroll.contentSize = CGSize(width: 50, height: 500)
            root.addSubview(view)
            root.addSubview(scroll)
            @MainActor func layouts(_ change: () -> Void) -> [Int] {
                display.advance(by: 0)
                (view.layouts, scroll.layouts) = (0, 0)
                change()
                display.advance(by: 0)
                return [view.layouts, scroll.layouts]
            }
            #expect(layouts { view.bounds.origin.y = 20 } == [0, 0])
            #expect(view.layer.bounds.minY == 20)
            #expect(layouts { scroll.contentOffset.y = 20 } == [0, 1])
            #expect(layouts { scroll.bounds.origin.y = 30 } == [0, 1])
            #expect(layouts { view.center.x = 90 } == [0, 0])
            #expect(layouts { view.transform = CGAffineTransform(rotationAngle: 1) } == [0, 0])
            #expect(layouts { view.bounds = CGRect(x: 0, y: 5, width: 60, height: 50) } == [1, 0])
            #expect(layouts { view.addSubview(UIView()) } == [1, 0])
            #expect(layouts { view.subviews[0].removeFromSuperview() } == [1, 0])
            #expect(layouts { view.setNeedsLayout() } == [1, 0])
            #expect(layouts {} == [0, 0])
        }
    }

    @Test("priorities have UIKit's values", .claim("U51"))
    func priorities() {
        let values: [(UILayoutPriority, Float)] = [
            (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
            (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
        ]
        for (priority, value) in values { #expect(priority.rawValue == value) }
    }

    @Test("one wish of 251 outweighs fifty of 250", .claim("U52"))
    func strictLevels() {
        run { _, root in
            let a = view(in: root)
            var constraints = [a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100)]
            constraints[0].priority = UILayoutPriority(251)
            for _ in 0..<50 {
                constraints.append(a.leftAnchor.constraint(equalTo: root.leftAnchor))
                constraints[constraints.count - 1].priority = UILayoutPriority(250)
            }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            #expect(a.frame.minX == 100)
            constraints[0].priority = UILayoutPriority(249)
            root.layoutIfNeeded()
            #expect(a.frame.minX == 0)
        }
    }

    @Test("controls hug and resist as UIKit's do", .claim("U53"))
    func naturalPriorities() {
        func hugging(_ view: UIView) -> [Float] {
            [NSLayoutConstraint.Axis.horizontal, .vertical].map {
                view.contentHuggingPriority(for: $0).rawValue
            }
        }
        #expect(hugging(UIView()) == [250, 250] && hugging(UILabel()) == [250, 251])
        for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
            #expect(hugging(view) == [750, 750], "\(type(of: view))")
        }
        for view in [UISlider(), UIProgressView(progressViewStyle: .default)] {
            #expect(hugging(view) == [250, 750], "\(type(of: view))")
        }
        #expect(UIView().contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    }

    @Test("content in a view that its mask resizes decides on the size of what is around", .claim("U55"))
    func flexibleMask() {
        run { _, root in
            // A view of a program whose content is made elsewhere and fills it.
            let outer = view(in: root)
            let content = UIView(frame: outer.bounds.insetBy(dx: 0, dy: 0))
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(content)
            let inner = view(in: content)
            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                outer.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
                inner.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 5),
                inner.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -5),
                inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
                inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
            ])
            let height = inner.heightAnchor.constraint(equalToConstant: 50)
            height.isActive = true
            root.layoutIfNeeded()
            #expect(outer.frame == CGRect(x: 10, y: 20, width: 280, height: 60))
            #expect(content.frame == CGRect(x: 0, y: 0, width: 280, height: 60))
            #expect(inner.frame == CGRect(x: 5, y: 5, width: 270, height: 50))
            height.constant = 90
            root.layoutIfNeeded()
            #expect(outer.frame.height == 100 && content.frame.height == 100 && inner.frame.height == 90)
            // Setting the frame sets the distances that are kept.
            content.frame = CGRect(x: 0, y: 10, width: 280, height: 90)
            root.layoutIfNeeded()
            #expect(outer.frame.height == 110 && content.frame.height == 100 && content.frame.minY == 10)
            content.autoresizingMask = .flexibleWidth
            height.constant = 200
            var told = 0
            LayoutHost.current.log = { _ in told += 1 }
            root.layoutIfNeeded()
            #expect(content.frame.height == 100 && told == 1)
            content.removeFromSuperview()
            root.layoutIfNeeded()
            #expect(outer.subviews.isEmpty)
        }
    }

    @Test("flexible margins share what is left as autoresizing does", .claim("U55"))
    func flexibleMargins() {
        run { _, root in
            let outer = view(in: root)
            outer.bounds.size = CGSize(width: 100, height: 100)
            let fixed = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 10))
            fixed.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
            outer.addSubview(fixed)
            let beside = view(in: outer)
            let width = outer.widthAnchor.constraint(equalToConstant: 130)
            NSLayoutConstraint.activate([
                width, outer.heightAnchor.constraint(equalToConstant: 100),
                outer.leftAnchor.constraint(equalTo: root.leftAnchor),
                outer.topAnchor.constraint(equalTo: root.topAnchor),
                beside.leftAnchor.constraint(equalTo: fixed.rightAnchor),
                beside.rightAnchor.constraint(equalTo: outer.rightAnchor),
            ])
            root.layoutIfNeeded()
            // Margins of 20 and 40 share the 90 points that the width of 40 leaves.
            #expect(fixed.frame == CGRect(x: 30, y: 0, width: 40, height: 10))
            #expect(beside.frame.minX == 70 && beside.frame.width == 60)
        }
    }

    @Test("a size that fits follows from content in a view that its mask resizes", .claim("U65"))
    func flexibleFitting() {
        let root = UIView()
        let content = UIView()
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(content)
        let inner = view(in: content)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16),
            inner.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -16),
            inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            inner.widthAnchor.constraint(equalToConstant: 60),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 92, height: 52))
    }

    @Test(
        "constraints are updated once in a pass for each view that asks; one that asks again is stopped",
        .claim("U61")
    )
    func updates() {
        run { display, root in
            var lines: [String] = []
            LayoutHost.current.log = { lines.append($0) }
            let view = UpdatingView()
            root.addSubview(view)
            #expect(view.needsUpdateConstraints())
            display.advance(by: 0)
            #expect(view.updates == 1 && !view.needsUpdateConstraints())
            view.setNeedsUpdateConstraints()
            view.setNeedsUpdateConstraints()
            view.updateConstraintsIfNeeded()
            #expect(view.updates == 2)
            display.advance(by: 0)
            #expect(view.updates == 2 && lines.isEmpty)
            view.asksAgain = true
            view.setNeedsUpdateConstraints()
            display.advance(by: 0)
            #expect(view.updates < 40)
            #expect(lines.count == 1 && lines[0].contains("UpdatingView"))
        }
    }

    @Test("an undecided frame can be turned to another that is as good, and back", .claim("U64"))
    func exercise() {
        run { display, root in
            let a = view(in: root)
            let b = view(in: root)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|[a(>=50)][b(>=50)]|",
                    options: [.alignAllTop, .alignAllBottom],
                    metrics: nil,
                    views: ["a": a, "b": b]
                ) + [
                    a.topAnchor.constraint(equalTo: root.topAnchor),
                    a.heightAnchor.constraint(equalToConstant: 20),
                ]
            )
            display.advance(by: 0)
            let before = (a.frame, b.frame)
            #expect(a.hasAmbiguousLayout)
            a.exerciseAmbiguityInLayout()
            #expect(a.hasAmbiguousLayout)
            display.advance(by: 0)
            #expect(a.frame != before.0 && a.frame.width >= 50 && b.frame.width >= 50)
            #expect(a.frame.maxX == b.frame.minX && b.frame.maxX == 300 && a.frame.height == 20)
            a.exerciseAmbiguityInLayout()
            display.advance(by: 0)
            #expect(a.frame == before.0 && b.frame == before.1)
            let width = a.widthAnchor.constraint(equalToConstant: 120)
            width.isActive = true
            display.advance(by: 0)
            #expect(!a.hasAmbiguousLayout)
            a.exerciseAmbiguityInLayout()
            display.advance(by: 0)
            #expect(a.frame.width == 120)
        }
    }

    @Test(
        "the trait of the direction turns leading edges round, unless the view says otherwise",
        .claim("U57")
    )
    func direction() {
        run { display, root in
            let (outer, kept) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
            kept.semanticContentAttribute = .forceLeftToRight
            let children = [outer, kept].map { parent in
                root.addSubview(parent)
                let child = view(in: parent)
                NSLayoutConstraint.activate([
                    child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
                    child.widthAnchor.constraint(equalToConstant: 50),
                ])
                return child
            }
            display.advance(by: 0)
            #expect(children.map(\.frame.minX) == [10, 10])
            root.traitOverrides.layoutDirection = .rightToLeft
            display.advance(by: 0)
            #expect(children.map(\.frame.minX) == [240, 10])
            #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            root.traitOverrides.layoutDirection = .leftToRight
            display.advance(by: 0)
            #expect(children.map(\.frame.minX) == [10, 10])
        }
    }
}

private final class UpdatingView: UIView {
    var updates = 0
    var asksAgain = false
    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        updates += 1
        if asksAgain { setNeedsUpdateConstraints() }
        super.updateConstraints()
    }
}
