import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Menus of buttons and views, under fingers.
///
/// Source: uikit U130.
@MainActor @Suite("Menus")
struct MenuTests {
    /// All labels of a window with a text.
    private func labels(_ view: UIView, _ text: String) -> [UILabel] {
        let own = (view as? UILabel).flatMap { $0.text == text && !$0.isHidden ? [$0] : nil } ?? []
        return own + view.subviews.flatMap { labels($0, text) }
    }

    /// Taps the row with a title.
    private func tapRow(_ title: String, _ display: ManualDisplay, _ window: UIWindow) throws {
        let label = try #require(labels(window, title).last)
        let point = label.convert(CGPoint(x: 10, y: label.bounds.midY), to: nil)
        TouchScript { $0.tap(at: point) }.run(display, window, and: 0.5)
    }

    @Test(
        "a button with a menu as its primary action opens it at the touch; a row runs its action and closes it"
    )
    func buttonMenu() throws {
        try onGestureWindow { display, window, view, _ in
            var runs: [String] = []
            var senders = 0
            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
            var opened = 0
            button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
            button.addAction(UIAction { _ in runs.append("tap") }, for: .primaryActionTriggered)
            button.menu = UIMenu(children: [
                UIAction(title: "Copy row") { action in
                    runs.append("copy")
                    if action.sender as? UIButton === button { senders += 1 }
                },
                UIAction(title: "Disabled", attributes: .disabled) { _ in runs.append("disabled") },
                UIAction(title: "Hidden", attributes: .hidden) { _ in runs.append("hidden") },
            ])
            button.showsMenuAsPrimaryAction = true
            view.addSubview(button)
            let count = window.subviews.count
            TouchScript { $0.tap(at: CGPoint(x: 150, y: 120)) }.run(display, window, and: 0.5)
            #expect(opened == 1 && runs == [] && window.subviews.count == count + 1)
            #expect(labels(window, "Hidden").isEmpty && !labels(window, "Disabled").isEmpty)
            // A panel is 250 points wide, and rows are 44 high.
            let first = try #require(labels(window, "Copy row").first?.superview)
            #expect(first.bounds.size == CGSize(width: 250, height: 44))
            try tapRow("Disabled", display, window)
            #expect(runs == [] && window.subviews.count == count + 1)
            try tapRow("Copy row", display, window)
            #expect(runs == ["copy"] && senders == 1 && window.subviews.count == count)
        }
    }

    @Test("a tap beside a menu closes it and does nothing else")
    func outside() {
        onGestureWindow { display, window, view, log in
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            button.showsMenuAsPrimaryAction = true
            view.addSubview(button)
            let count = window.subviews.count
            TouchScript { $0.tap(at: CGPoint(x: 150, y: 120)) }.run(display, window, and: 0.5)
            #expect(window.subviews.count == count + 1)
            _ = log.take()
            TouchScript { $0.tap(at: CGPoint(x: 380, y: 700)) }.run(display, window, and: 0.5)
            #expect(window.subviews.count == count && log.take().isEmpty)
        }
    }

    @Test("a finger that opens a menu can be dragged to a row and let go there")
    func drag() throws {
        onGestureWindow { display, window, view, _ in
            var runs = 0
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in runs += 1 }])
            button.showsMenuAsPrimaryAction = true
            view.addSubview(button)
            TouchScript {
                $0.press(at: CGPoint(x: 150, y: 120))
                $0.wait(0.8)
                $0.move(to: CGPoint(x: 150, y: 172), over: 0.3)
                $0.release()
            }.run(display, window, and: 0.5)
            #expect(runs == 1)
        }
    }

    @Test("a menu in a menu opens over it, inline ones stand among the rows, later elements come")
    func submenu() throws {
        try onGestureWindow { display, window, view, _ in
            var runs = 0
            var give: (([UIMenuElement]) -> Void)?
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
            button.menu = UIMenu(children: [
                UIMenu(title: "Inner", children: [UIAction(title: "Deep") { _ in runs += 1 }]),
                UIMenu(title: "Group", options: .displayInline, children: [UIAction(title: "Flat") { _ in }]),
                UIDeferredMenuElement { give = $0 },
            ])
            button.showsMenuAsPrimaryAction = true
            view.addSubview(button)
            TouchScript { $0.tap(at: CGPoint(x: 150, y: 120)) }.run(display, window, and: 0.5)
            #expect(!labels(window, "Flat").isEmpty && labels(window, "Deep").isEmpty)
            #expect(labels(window, "Later").isEmpty)
            give?([UIAction(title: "Later") { _ in }])
            display.advance(by: 0.1)
            #expect(labels(window, "Later").count == 1)
            try tapRow("Inner", display, window)
            try tapRow("Deep", display, window)
            #expect(runs == 1)
        }
    }

    @Test("a choice among a menu's elements becomes the title of the button, and excludes the others")
    func popup() throws {
        try onGestureWindow { display, window, view, _ in
            let (one, two) = (UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in })
            let button = UIButton(configuration: .gray())
            button.frame = CGRect(x: 100, y: 100, width: 120, height: 40)
            button.menu = UIMenu(children: [one, two])
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            view.addSubview(button)
            display.advance(by: 0.1)
            #expect(one.state == .on && button.titleLabel?.text == "One")
            TouchScript { $0.tap(at: CGPoint(x: 150, y: 120)) }.run(display, window, and: 0.5)
            try tapRow("Two", display, window)
            #expect(one.state == .off && two.state == .on && button.titleLabel?.text == "Two")
            #expect(button.menu?.selectedElements == [two])
        }
    }

    /// Has a menu with one action, and writes down what it is told.
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var told: [String] = []
        var location = CGPoint.zero

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            self.location = location
            let action = UIAction(title: "Pick") { [weak self] _ in self?.told.append("pick") }
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [action]) })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            told.append("display")
            animator?.addCompletion { [weak self] in self?.told.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            told.append("end")
            animator?.addCompletion { [weak self] in self?.told.append("ended") }
        }
    }

    @Test("a press of half a second shows a view's menu with a preview; choosing ends it")
    func context() throws {
        try onGestureWindow { display, window, view, _ in
            let owner = Owner()
            let card = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
            card.backgroundColor = .orange
            view.addSubview(card)
            let interaction = UIContextMenuInteraction(delegate: owner)
            card.addInteraction(interaction)
            #expect(card.interactions.count == 1 && interaction.view === card)
            TouchScript { $0.tap(at: CGPoint(x: 150, y: 230)) }.run(display, window, and: 1)
            #expect(owner.told == [] && interaction.menuAppearance == .unknown)
            TouchScript {
                $0.press(at: CGPoint(x: 150, y: 230))
                $0.wait(0.6)
                $0.release()
            }.run(display, window, and: 1)
            #expect(owner.told == ["display", "displayed"] && owner.location == CGPoint(x: 50, y: 30))
            #expect(interaction.menuAppearance == .rich && card.alpha == 0)
            try tapRow("Pick", display, window)
            #expect(owner.told == ["display", "displayed", "end", "pick", "ended"])
            #expect(card.alpha == 1 && interaction.menuAppearance == .unknown)
            card.removeInteraction(interaction)
            #expect(card.interactions.isEmpty && interaction.view == nil)
        }
    }

    @Test("previews of views without a superview, deep menus and menus without rows stop nothing")
    func edges() {
        onGestureWindow { display, window, view, _ in
            var deep: UIMenuElement = UIAction(title: "end") { _ in }
            for _ in 0..<2000 { deep = UIMenu(title: "m", options: .displayInline, children: [deep]) }
            for menu in [
                UIMenu(), UIMenu(children: [deep]),
                UIMenu(children: (0..<200).map { number in UIAction(title: "\(number)") { _ in } }),
            ] {
                let button = UIButton(frame: CGRect(x: 100, y: 700, width: 100, height: 40))
                button.menu = menu
                button.showsMenuAsPrimaryAction = true
                view.addSubview(button)
                TouchScript { $0.tap(at: CGPoint(x: 150, y: 720)) }.run(display, window, and: 0.5)
                TouchScript { $0.tap(at: CGPoint(x: 5, y: 795)) }.run(display, window, and: 0.5)
                button.removeFromSuperview()
            }
            let parameters = UIPreviewParameters(textLineRects: [
                NSValue(cgRect: CGRect(x: 0, y: 0, width: 20, height: 10))
            ])
            let target = UIPreviewTarget(container: view, center: .zero)
            let preview = UITargetedPreview(view: UIView(), parameters: parameters, target: target)
            #expect(preview.size == CGSize(width: 28, height: 18))
        }
    }
}
