public import Foundation
import QuartzCore

/// A tree of menus that responders can change while it is built, such as the main menu.
///
/// No bar shows it here: keys call its commands, after those of the chain of responders. It is built when the first key goes down: the application's
/// ``UIResponder/buildMenu(with:)`` is called, then that of its delegate, if it is a responder. At first it has the usual menus, without
/// commands.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    private let isMain: Bool
    private var built: UIMenu?

    private init(isMain: Bool) {
        self.isMain = isMain
        super.init()
    }

    /// That of the main menu of the current display's program.
    open class var main: UIMenuSystem {
        let state = DisplayState.current
        if let known = state.mainMenu.menuSystem { return known }
        let made = UIMenuSystem(isMain: true)
        state.mainMenu.menuSystem = made
        return made
    }

    /// The system of context menus; nothing is built by it, because the delegates give the content.
    open class var context: UIMenuSystem { contextStorage }
    private static let contextStorage = UIMenuSystem(isMain: false)

    /// Marks the menu as out of date: it is built again before its next use.
    open func setNeedsRebuild() { built = nil }

    /// Has no effect: commands are validated each time before they are used.
    open func setNeedsRevalidate() {}

    /// The menu as programs have built it.
    package var menu: UIMenu {
        if let built { return built }
        let builder = MenuTreeBuilder(isMain ? Self.usual : UIMenu(identifier: .root), for: self)
        if isMain {
            let application = UIApplication.shared
            application.buildMenu(with: builder)
            (application.delegate as? UIResponder)?.buildMenu(with: builder)
        }
        built = builder.root
        return builder.root
    }

    /// The menus that exist before responders change them.
    private static var usual: UIMenu {
        func group(_ identifier: UIMenu.Identifier) -> UIMenu {
            UIMenu(identifier: identifier, options: .displayInline)
        }
        return UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: "Application",
                    identifier: .application,
                    children: [.about, .preferences, .services, .hide, .quit].map(group)
                ),
                UIMenu(
                    title: "File",
                    identifier: .file,
                    children: [.newScene, .openRecent, .close, .document, .print].map(group)
                ),
                UIMenu(
                    title: "Edit",
                    identifier: .edit,
                    children: [
                        .undoRedo, .standardEdit, .find, .replace, .share, .spelling, .substitutions,
                        .transformations, .speech, .lookup, .learn,
                    ].map(group)
                ),
                UIMenu(
                    title: "Format",
                    identifier: .format,
                    children: [.font, .text].map(group)
                ),
                UIMenu(
                    title: "View",
                    identifier: .view,
                    children: [.toolbar, .sidebar, .fullscreen].map(group)
                ),
                UIMenu(
                    title: "Window",
                    identifier: .window,
                    children: [.minimizeAndZoom, .bringAllToFront].map(group)
                ),
                UIMenu(title: "Help", identifier: .help),
            ]
        )
    }
}

/// Finds who performs commands of menus, and lets them say how the commands may be used.
@MainActor enum MenuCommands {
    /// The first responder of a chain that says it can perform a command, or has its method.
    static func target(of command: UICommand, from first: UIResponder?) -> UIResponder? {
        var current = first
        while let responder = current {
            if responder.canPerformAction(command.action, withSender: command)
                || responder.responds(to: command.action)
            {
                return responder
            }
            current = responder.next
        }
        return nil
    }

    /// Lets who would perform a command say how it may be used.
    static func validate(_ command: UICommand) {
        let state = DisplayState.current
        let first =
            state.responders.firstResponder ?? state.windowList.keyWindow?.rootViewController
            ?? state.windowList.keyWindow
        target(of: command, from: first)?.validate(command)
    }

    /// The command of the main menu that a key calls, with who performs it.
    static func command(for key: UIKey, from first: UIResponder) -> (UIResponder, UIKeyCommand)? {
        for case let command as UIKeyCommand in MenuTree.leaves(of: UIMenuSystem.main.menu)
        where command.isCalled(by: key) {
            guard let target = target(of: command, from: first) else { continue }
            target.validate(command)
            if command.attributes.isDisjoint(with: [.disabled, .hidden]) { return (target, command) }
        }
        return nil
    }
}
