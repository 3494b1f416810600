import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

@MainActor @Suite("Stack views")
struct StackViewTests {
    private func sized(_ width: CGFloat, _ height: CGFloat = 10) -> SizedView {
        let view = SizedView()
        view.natural = CGSize(width: width, height: height)
        return view
    }

    /// Lays a row out in the rounding that the numbers were measured with.
    private func frames(
        _ views: [UIView],
        width: CGFloat = 300,
        height: CGFloat = 100,
        _ change: (UIStackView) -> Void
    ) -> [CGRect] {
        var found: [CGRect] = []
        ManualDisplay.run(size: CGSize(width: 700, height: 700)) { _ in
            LayoutHost.current.roundsAsMeasured = true
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
            change(stack)
            stack.layoutIfNeeded()
            found = views.map(\.frame)
        }
        return found
    }

    /// Views are made for the display that they are laid out on.
    private func row(
        _ widths: [CGFloat?],
        width: CGFloat = 300,
        _ change: @escaping (UIStackView) -> Void
    ) -> [CGRect] {
        var found: [CGRect] = []
        ManualDisplay.run(size: CGSize(width: 700, height: 700)) { _ in
            LayoutHost.current.roundsAsMeasured = true
            let stack = UIStackView(arrangedSubviews: widths.map { $0.map { sized($0) } ?? UIView() })
            stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
            change(stack)
            stack.layoutIfNeeded()
            found = stack.arrangedSubviews.map(\.frame)
        }
        return found
    }

    @Test("views fill a row equally (uikit U82)")
    func equally() {
        let found = row([nil, nil, nil]) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(found.map(\.minX) == [0, 103, 207] && found.map(\.width) == [93.5, 93.5, 93.5])
        #expect(found.allSatisfy { $0.minY == 0 && $0.height == 100 })
    }

    @Test("of equals the first one is stretched or compressed (uikit U82)")
    func fill() {
        #expect(row([29, 29, 41.5]) { $0.spacing = 8 }.map(\.width) == [213.5, 29, 41.5])
        #expect(row([120, 94], width: 120) { $0.spacing = 8 }.map(\.width) == [18, 94])
        #expect(row([nil, nil, nil]) { $0.spacing = 0 }.map(\.width) == [0, 0, 300])
        #expect(row([nil, 50, nil]) { $0.spacing = 0 }.map(\.width) == [0, 50, 250])
    }

    @Test("lengths in proportion, equal spaces, equal distances (uikit U82)")
    func sharing() {
        let proportional = row([50, 100, 150], width: 400) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(proportional.map(\.minX) == [0, 73, 210] && proportional.map(\.width) == [63.5, 126.5, 190])
        #expect(row([40, 60, 80]) { $0.distribution = .equalSpacing }.map(\.minX) == [0, 100, 220])
        #expect(row([40, 60, 80]) { $0.distribution = .equalCentering }.map(\.minX) == [0, 110, 220])
        let crowded = row([90, 90, 100]) {
            $0.distribution = .equalSpacing
            $0.spacing = 20
        }
        #expect(crowded.map(\.width) == [70, 90, 100] && crowded.map(\.minX) == [0, 90, 200])
    }

    @Test("a hidden view takes no length, and waits in the middle of the space (uikit U83)")
    func hidden() {
        let found = row([nil, nil, nil, nil], width: 648) {
            $0.distribution = .fillEqually
            $0.spacing = 8
            $0.arrangedSubviews[1].isHidden = true
        }
        #expect(found[1] == CGRect(x: 215, y: 0, width: 0, height: 100))
        #expect(found.map(\.minX) == [0, 215, 219, 437])
        #expect(found[0].width == 210.5 && found[3].width == 210.5)
    }

    @Test("what a hidden view requires of itself is not at odds with its being hidden (uikit U81)")
    func hiddenRequirements() {
        ManualDisplay.run(size: CGSize(width: 300, height: 100)) { _ in
            var lines: [String] = []
            LayoutHost.current.log = { lines.append($0) }
            let views = [sized(40), sized(60)]
            views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
            views[0].isHidden = true
            stack.layoutIfNeeded()
            #expect(lines.isEmpty && views[1].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        }
    }

    @Test("hiding in an animation block animates the others (uikit U83)")
    func animated() {
        ManualDisplay.run(size: CGSize(width: 300, height: 100)) { display in
            let window = UIWindow()
            let stack = UIStackView(arrangedSubviews: [sized(100), sized(100), sized(100)])
            stack.frame = window.bounds
            window.addSubview(stack)
            window.isHidden = false
            display.advance(by: 0)
            let last = stack.arrangedSubviews[2]
            #expect(last.frame.minX == 200)
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: .curveLinear,
                animations: {
                    stack.arrangedSubviews[2].isHidden = true
                }
            )
            display.advance(by: 0)
            display.advance(by: 0.5)
            let first = stack.arrangedSubviews[0]
            #expect(first.frame.width == 200)
            #expect(abs((first.layer.presentation()?.bounds.width ?? 0) - 150) < 1e-6)
            #expect(last.frame.width == 0)
        }
    }

    @Test("views stand across the stack as the alignment says (uikit U84)")
    func alignment() {
        func places(_ alignment: UIStackView.Alignment) -> [CGRect] {
            row([40, 60]) {
                $0.alignment = alignment
                ($0.arrangedSubviews[1] as? SizedView)?.natural.height = 30
            }
        }
        #expect(places(.fill).map(\.height) == [100, 100])
        #expect(places(.top).map(\.minY) == [0, 0] && places(.top).map(\.height) == [10, 30])
        #expect(places(.center).map(\.minY) == [45, 35])
        #expect(places(.bottom).map(\.minY) == [90, 70])
    }

    @Test("baselines of a row lie on one line, the highest text at the top (uikit U84)")
    func baselines() {
        ManualDisplay.run(size: CGSize(width: 300, height: 100)) { _ in
            let labels = [12.0, 30, 17].map { size in
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.text = "Text"
                return label
            }
            let stack = UIStackView(arrangedSubviews: labels)
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
            stack.alignment = .firstBaseline
            stack.layoutIfNeeded()
            let lines = labels.map { $0.frame.minY + $0.font.ascender }
            #expect(labels[1].frame.minY == 0)
            #expect(lines.allSatisfy { abs($0 - lines[1]) <= 1 })
        }
    }

    @Test("a stack is as large as its views and spaces (uikit U84)")
    func natural() {
        ManualDisplay.run(size: CGSize(width: 300, height: 100)) { _ in
            let stack = UIStackView(arrangedSubviews: [sized(19, 5), sized(16, 20), sized(16, 8)])
            stack.spacing = 3
            let minimum = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(minimum == CGSize(width: 57, height: 20))
            stack.axis = .vertical
            #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 19, height: 39))
            stack.axis = .horizontal
            stack.distribution = .fillEqually
            #expect(stack.systemLayoutSizeFitting(.zero).width == 63)
        }
    }

    @Test("spaces after single views, and margins (uikit U85)")
    func spacing() {
        let found = row([40, 60, 80]) {
            $0.spacing = 5
            $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
            $0.setCustomSpacing(UIStackView.spacingUseSystem, after: $0.arrangedSubviews[1])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 4)
        }
        #expect(found.map(\.minX) == [10, 148, 216] && found[0].minY == 1 && found[0].height == 97)
        let stack = UIStackView()
        let view = UIView()
        stack.addArrangedSubview(view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }

    @Test("arranged views become subviews, and leave with them (uikit U80)")
    func membership() {
        let stack = UIStackView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        stack.addArrangedSubview(a)
        stack.addArrangedSubview(b)
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b] && stack.subviews == [a, b, c])
        #expect(!c.translatesAutoresizingMaskIntoConstraints)
        stack.addArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b, c])
        stack.removeArrangedSubview(a)
        #expect(a.superview === stack && stack.arrangedSubviews == [b, c])
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews == [c])
    }

    @Test("a row begins at the right where text reads so (uikit U57)")
    func mirrored() {
        let found = row([40, 60, 80]) {
            $0.spacing = 5
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(found.map(\.minX) == [150, 85, 0] && found.map(\.width) == [150, 60, 80])
    }

    @Test("every distribution and alignment keeps the order, the spaces and the edges, whatever is hidden")
    func grid() {
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        for distribution in distributions {
            for alignment in 0..<6 {
                for hidden in 0..<8 {
                    let found = row([40, 25, 60]) {
                        $0.spacing = 6
                        $0.distribution = distribution
                        $0.alignment = UIStackView.Alignment(rawValue: alignment) ?? .fill
                        for index in 0..<3 { $0.arrangedSubviews[index].isHidden = hidden & 1 << index != 0 }
                    }
                    let shown = (0..<3).filter { hidden & 1 << $0 == 0 }.map { found[$0] }
                    guard let first = shown.first, let last = shown.last else { continue }
                    #expect(
                        first.minX == 0 && abs(last.maxX - 300) <= 1,
                        "\(distribution) \(alignment) \(hidden)"
                    )
                    for (left, right) in zip(shown, shown.dropFirst()) {
                        #expect(right.minX - left.maxX >= 5, "\(distribution) \(alignment) \(hidden)")
                    }
                    #expect(shown.allSatisfy { $0.minY >= 0 && $0.maxY <= 100 && $0.height > 0 })
                    for index in 0..<3 where hidden & 1 << index != 0 { #expect(found[index].width == 0) }
                }
            }
        }
    }
}
