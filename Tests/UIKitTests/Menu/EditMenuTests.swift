import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Bars of commands, and effects of pointers.
@MainActor @Suite("Edit menus and pointers")
struct EditMenuTests {
    /// A view that can be copied.
    private final class Note: UIView, UIEditMenuInteractionDelegate {
        var calls: [String] = []
        var extra: UIMenu?

        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name == "copy:" || action.name == "shout"
        }
        func shout() { calls.append("shout") }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            calls.append("menu \(suggestedActions.map(\.title))")
            return extra
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            animator.addCompletion { self.calls.append("shown") }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("dismiss")
        }
    }

    private func buttons(_ view: UIView) -> [UIButton] {
        (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { buttons($0) }
    }

    private func tap(_ title: String, _ display: ManualDisplay, _ window: UIWindow) throws {
        let button = try #require(buttons(window).last { $0.currentTitle == title })
        let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        TouchScript { $0.tap(at: point) }.run(display, window, and: 0.5)
    }

    @Test("an edit menu has the commands that the view can perform, and calls them")
    func interaction() throws {
        try onGestureWindow { display, window, view, _ in
            let note = Note(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            view.addSubview(note)
            let interaction = UIEditMenuInteraction(delegate: note)
            note.addInteraction(interaction)
            let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 20))
            interaction.presentEditMenu(with: configuration)
            display.advance(by: 0.5)
            #expect(note.calls == ["menu [\"Copy\"]", "shown"])
            #expect(interaction.location(in: view) == CGPoint(x: 150, y: 320))
            try tap("Copy", display, window)
            #expect(note.calls.suffix(2) == ["dismiss", "copy"] && buttons(window).isEmpty)
            // A touch elsewhere takes it away.
            note.calls = []
            note.extra = UIMenu(children: [UIAction(title: "Own") { _ in }])
            interaction.presentEditMenu(with: configuration)
            display.advance(by: 0.5)
            #expect(buttons(window).map(\.currentTitle) == ["Own"])
            TouchScript { $0.tap(at: CGPoint(x: 20, y: 700)) }.run(display, window, and: 0.5)
            #expect(note.calls.last == "dismiss" && buttons(window).isEmpty)
        }
    }

    @Test("the menu controller shows commands of the first responder, and the program's own")
    func controller() throws {
        try onGestureWindow { display, window, view, _ in
            let note = Note(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            view.addSubview(note)
            note.becomeFirstResponder()
            let controller = UIMenuController.shared
            #expect(controller === UIMenuController.shared && !controller.isMenuVisible)
            controller.menuItems = [
                UIMenuItem(title: "Shout", action: Selector("shout", Note.shout)),
                UIMenuItem(title: "Fly", action: Selector("fly")),
            ]
            controller.showMenu(from: note, rect: CGRect(x: 0, y: 0, width: 50, height: 20))
            display.advance(by: 0.5)
            #expect(controller.isMenuVisible && buttons(window).map(\.currentTitle) == ["Copy", "Shout"])
            // Above its target, 8 points away.
            #expect(controller.menuFrame.maxY == 292)
            try tap("Shout", display, window)
            #expect(note.calls == ["shout"] && !controller.isMenuVisible)
        }
    }

    private final class Guide: NSObject, UIPointerInteractionDelegate {
        var told: [String] = []
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
            -> UIPointerStyle?
        {
            interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            told.append("enter \(region.rect.width)")
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            told.append("exit")
        }
    }

    @Test("a view is lifted while a pointer is over it")
    func pointer() {
        onGestureWindow { display, window, view, _ in
            let card = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            view.addSubview(card)
            let guide = Guide()
            let interaction = UIPointerInteraction(delegate: guide)
            card.addInteraction(interaction)
            UITouch.simulateHover(at: CGPoint(x: 150, y: 350), in: window)
            UITouch.simulateHover(at: CGPoint(x: 160, y: 350), in: window)
            display.advance(by: 0.5)
            #expect(guide.told == ["enter 200.0"] && interaction.currentStyle != nil)
            #expect(card.transform.a == 1.05)
            UITouch.simulateHover(at: CGPoint(x: 10, y: 10), in: window)
            display.advance(by: 0.5)
            #expect(guide.told == ["enter 200.0", "exit"] && card.transform == .identity)
            #expect(interaction.currentStyle == nil)
        }
    }
}
