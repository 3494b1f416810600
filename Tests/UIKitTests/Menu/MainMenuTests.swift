import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The main menu: how it is built, and what keys call.
@MainActor @Suite("The main menu")
struct MainMenuTests {
    private final class Page: UIViewController {
        var calls: [String] = []
        var isAllowed = true

        func refresh(_ sender: Any?) { calls.append("refresh") }

        override func validate(_ command: UICommand) {
            calls.append("validate \(command.title)")
            command.attributes = isAllowed ? [] : .disabled
        }
    }

    @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {
        var builds = 0
        override func buildMenu(with builder: any UIMenuBuilder) {
            builds += 1
            let command = UIKeyCommand(
                title: "Refresh",
                action: Selector("refresh:", Page.refresh),
                input: "r",
                modifierFlags: .command
            )
            builder.insertSibling(
                UIMenu(title: "Page", identifier: page, children: [command]),
                afterMenu: .view
            )
        }
    }

    private func titles(_ menu: UIMenu) -> [String] { menu.children.map(\.title) }

    @Test("a builder finds, replaces, inserts and removes menus wherever they are")
    func builder() {
        onWindow { _, _ in
            let builder = MenuTreeBuilder(UIMenuSystem.main.menu, for: .main)
            let usual = ["Application", "File", "Edit", "Format", "View", "Window", "Help"]
            #expect(titles(builder.root) == usual && builder.system === UIMenuSystem.main)
            builder.remove(menu: .format)
            builder.insertSibling(UIMenu(title: "Before"), beforeMenu: .application)
            builder.insertSibling(UIMenu(title: "After"), afterMenu: .help)
            builder.replace(menu: .view, with: UIMenu(title: "Other", identifier: .view))
            #expect(
                titles(builder.root)
                    == ["Before", "Application", "File", "Edit", "Other", "Window", "Help", "After"]
            )
            let action = UIAction(title: "Do", identifier: UIAction.Identifier("do")) { _ in }
            builder.replaceChildren(ofMenu: .close) { $0 + [action] }
            builder.insertChild(UIMenu(title: "Start"), atStartOfMenu: .close)
            builder.insertChild(UIMenu(title: "End"), atEndOfMenu: .close)
            #expect(builder.menu(for: .close).map(titles) == ["Start", "Do", "End"])
            #expect(builder.action(for: UIAction.Identifier("do")) === action)
            let command = UICommand(title: "C", action: Selector("c"), propertyList: "two")
            builder.replaceChildren(ofMenu: .help) { _ in [command] }
            #expect(builder.command(for: Selector("c")) === command)
            #expect(builder.command(for: Selector("c"), propertyList: "one") == nil)
            #expect(builder.command(for: Selector("c"), propertyList: "two") === command)
            builder.remove(menu: UIMenu.Identifier("nowhere"))
            #expect(builder.root.children.count == 8 && builder.menu(for: .format) == nil)
        }
    }

    @Test("keys call commands of the menu on the first responder that has them, if it validates them")
    func keys() {
        onWindow { _, window in
            let (delegate, page) = (Delegate(), Page())
            UIApplication.shared.delegate = delegate
            window.rootViewController = page
            let key = UIKey(
                .keyboardR,
                characters: "r",
                charactersIgnoringModifiers: "r",
                modifierFlags: .command
            )
            #expect(KeyDelivery.keyDown(key) && page.calls == ["validate Refresh", "refresh"])
            page.calls = []
            page.isAllowed = false
            KeyDelivery.keyUp(.keyboardR)
            #expect(!KeyDelivery.keyDown(key) && page.calls == ["validate Refresh"])
            KeyDelivery.keyUp(.keyboardR)
            page.isAllowed = true
            page.calls = []
            #expect(KeyDelivery.keyDown(key) && page.calls == ["validate Refresh", "refresh"])
            #expect(delegate.builds == 1)
            UIMenuSystem.main.setNeedsRebuild()
            #expect(titles(UIMenuSystem.main.menu).contains("Page") && delegate.builds == 2)
            window.rootViewController = UIViewController()
            #expect(!KeyDelivery.keyDown(key))
        }
    }
}

/// The menu that the delegate adds.
private let page = UIMenu.Identifier("test.page")
