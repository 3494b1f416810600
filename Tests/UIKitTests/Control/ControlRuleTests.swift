import AgateTestSupport
import CoreGraphics
import Foundation
import Testing
import UIKit

/// Targets that are added again, and buttons without content or with text that runs to the left.
///
/// Source: uikit U130, U131.
@MainActor @Suite("Controls: targets and places")
struct ControlRuleTests {
    private final class Target: NSObject {
        var lines: [String] = []
        func one() { lines.append("one") }
        func two() { lines.append("two") }
    }

    @Test("a target that is added again is called once, in its old place, for all its events", .claim("U130"))
    func sameTarget() {
        let (control, target, other) = (UIControl(), Target(), Target())
        let (one, two) = (Selector("one", Target.one), Selector("two", Target.two))
        for _ in 0..<3 {
            control.addTarget(target, action: one, for: .touchUpInside)
            control.addTarget(target, action: two, for: .touchUpInside)
        }
        control.addTarget(target, action: one, for: .valueChanged)
        control.addTarget(other, action: one, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.lines == ["one", "two"] && other.lines == ["one"])
        control.sendActions(for: .valueChanged)
        #expect(target.lines == ["one", "two", "one"])
        // Two events at once are one call.
        control.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(target.lines == ["one", "two", "one", "one", "two"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["one", "two"])
        control.removeTarget(target, action: one, for: .touchUpInside)
        target.lines = []
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(target.lines == ["two", "one"])
    }

    @Test("targets that are gone and the responder chain are no targets of others", .claim("U130"))
    func otherTargets() {
        let control = UIControl()
        let one = Selector("one", Target.one)
        func addPassing() { control.addTarget(Target(), action: one, for: .touchUpInside) }
        addPassing()
        control.addTarget(nil, action: one, for: .touchUpInside)
        control.addTarget(nil, action: one, for: .touchUpInside)
        let target = Target()
        control.addTarget(target, action: one, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.lines == ["one"])
        var events = 0
        control.enumerateEventHandlers { _, _, _, _ in events += 1 }
        #expect(events == 3)
    }

    @Test("a button without title and image is 30 by 34 points large", .claim("U131"))
    func empty() {
        let button = UIButton()
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.setTitle("i", for: .normal)
        #expect(button.intrinsicContentSize == button.titleLabel?.intrinsicContentSize)
    }

    @Test(
        "where text runs to the left the image is to the right of the title, and leading is right",
        .claim("U131")
    )
    func mirrored() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        button.semanticContentAttribute = .forceRightToLeft
        button.setTitle("title", for: .normal)
        button.setImage(picture, for: .normal)
        button.layoutIfNeeded()
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(image.frame.minX == title.frame.maxX && image.frame.width == 10)
        #expect(abs((title.frame.minX + image.frame.maxX) / 2 - 100) <= 0.5)
        button.contentHorizontalAlignment = .leading
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(image.frame.maxX == 200 && title.frame.maxX == 190)
        button.contentHorizontalAlignment = .left
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(title.frame.minX == 0)
    }
}
