// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
import QuartzCore

/// Remembers how to take changes back.
///
/// The code that changes something registers an action that takes the change back. While that runs, by ``undo()``, the actions that it
/// registers go to the stack that ``redo()`` runs. Actions of one group are undone together.
///
/// Foundation has this class on Apple's systems, and not on Linux.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    private var openGroups: [UndoGroup] = []
    private var disabledCount = 0
    private var waitsForEventEnd = false

    /// Makes an undo manager without actions.
    public override init() {
        super.init()
    }

    // MARK: Groups

    /// Whether actions registered outside of a group get one, which ends with the present turn of the main queue or at an undo; true at
    /// first.
    open var groupsByEvent = true

    /// The number of groups that are open.
    open var groupingLevel: Int { openGroups.count }

    /// The maximum number of groups that are kept; 0, as at first, for all.
    ///
    /// Older ones are forgotten.
    open var levelsOfUndo = 0 {
        didSet { forgetOldest() }
    }

    /// Opens a group within those that are open.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
        openGroups.append(UndoGroup())
        NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
    }

    /// Closes the innermost group; without one nothing happens.
    open func endUndoGrouping() {
        guard let group = openGroups.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
        if let outer = openGroups.last {
            guard !group.isEmpty else { return }
            outer.parts.append(.group(group))
            if outer.actionName.isEmpty { outer.actionName = group.actionName }
        } else if !group.isEmpty {
            if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
            forgetOldest()
        }
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    private func openEventGroup() {
        openGroups.append(UndoGroup(isOfEvent: true))
        guard !waitsForEventEnd else { return }
        waitsForEventEnd = true
        DispatchQueue.main.async { [weak self] in
            ViewThread.run {
                self?.waitsForEventEnd = false
                self?.closeEventGroup()
            }
        }
    }

    /// Closes the group of the event, unless groups in it are open.
    private func closeEventGroup() {
        if openGroups.count == 1, openGroups[0].isOfEvent { endUndoGrouping() }
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
        redoGroups.removeFirst(max(redoGroups.count - levelsOfUndo, 0))
    }

    // MARK: Registering

    /// Registers a closure that takes a change of a target back; the target is not kept alive.
    @preconcurrency @MainActor
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(
            UndoStep(target: target) { target in
                guard let target = target as? TargetType else { return }
                ViewThread.run { handler(target) }
            }
        )
    }

    /// Registers the call of a method that takes a change of a target back; the target is not kept alive.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let object = target as AnyObject
        register(UndoStep(target: object) { selector.perform(on: $0, with: [anObject]) })
    }

    func register(_ step: UndoStep) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            if groupsByEvent, !isUndoing, !isRedoing {
                openEventGroup()
            } else {
                let group = UndoGroup()
                group.parts.append(.step(step))
                if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
                forgetOldest()
                forgetRedo()
                return
            }
        }
        openGroups.last?.parts.append(.step(step))
        forgetRedo()
    }

    /// A new change makes what was undone impossible to do again.
    private func forgetRedo() {
        if !isUndoing, !isRedoing { redoGroups = [] }
    }

    /// Whether a step is the one that would be undone first.
    func isLast(_ step: UndoStep) -> Bool {
        for group in openGroups.reversed() {
            if let last = group.last { return last === step }
        }
        return undoGroups.last?.last === step
    }

    /// Whether actions are registered; false between disabling and enabling calls.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Registers nothing until ``enableUndoRegistration()`` was called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Ends one call of ``disableUndoRegistration()``; extra calls have no effect.
    open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    // MARK: Undoing

    /// Whether there is an action that ``undo()`` would undo.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// Whether there is an action that ``redo()`` would redo.
    open var canRedo: Bool { !redoGroups.isEmpty }

    /// Whether an action is being undone at present.
    open private(set) var isUndoing = false

    /// Whether an action is being redone at present.
    open private(set) var isRedoing = false

    /// Closes the group of the event and undoes the last group; nothing while other groups are open.
    open func undo() {
        closeEventGroup()
        guard openGroups.isEmpty else { return }
        undoNestedGroup()
    }

    /// Undoes the last closed group within the open one; has no effect while undoing or redoing.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing else { return }
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        let nested = openGroups.last.flatMap { outer -> UndoGroup? in
            guard case .group(let group)? = outer.parts.last else { return nil }
            outer.parts.removeLast()
            return group
        }
        guard let group = nested ?? (openGroups.isEmpty ? undoGroups.popLast() : nil) else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
        isUndoing = true
        run(group)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Does again what was undone last; nothing while groups are open.
    open func redo() {
        closeEventGroup()
        guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
        isRedoing = true
        run(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// Runs a group; what its steps register becomes one group with its name.
    private func run(_ group: UndoGroup) {
        let outer = openGroups
        let opposite = UndoGroup()
        opposite.actionName = group.actionName
        openGroups = [opposite]
        group.run()
        while openGroups.count > 1 { endUndoGrouping() }
        openGroups = outer
        guard !opposite.isEmpty else { return }
        if isUndoing { redoGroups.append(opposite) } else { undoGroups.append(opposite) }
        forgetOldest()
    }

    /// Removes all actions that could be undone or redone.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        for group in openGroups { group.parts = [] }
    }

    /// Removes the actions of a target, with the groups that become empty.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undoGroups + redoGroups + openGroups { group.remove(object) }
        undoGroups.removeAll(where: \.isEmpty)
        redoGroups.removeAll(where: \.isEmpty)
    }

    // MARK: Names

    /// Names the change of the innermost open group, or of the one that would be undone.
    open func setActionName(_ actionName: String) {
        if isUndoing { return }
        (openGroups.last ?? undoGroups.last)?.actionName = actionName
    }

    /// The name of the change that would be undone; empty without one.
    open var undoActionName: String {
        (openGroups.last { !$0.isEmpty && !$0.actionName.isEmpty } ?? undoGroups.last)?.actionName ?? ""
    }

    /// The name of the change that would be done again; empty without one.
    open var redoActionName: String { redoGroups.last?.actionName ?? "" }

    /// The title of the undo command in a menu: “Undo” and the action's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the redo command in a menu: “Redo” and the action's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of the undo command for an action's name; “Undo” alone for an empty one.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of the redo command for an action's name; “Redo” alone for an empty one.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before an action is undone or redone, with the manager as the object.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before an action is undone, with the manager as the object.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name(
        "NSUndoManagerWillUndoChangeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before an action is redone, with the manager as the object.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name(
        "NSUndoManagerWillRedoChangeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted after an action was undone, with the manager as the object.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name(
        "NSUndoManagerDidUndoChangeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted after an action was redone, with the manager as the object.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name(
        "NSUndoManagerDidRedoChangeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted after a group was opened, with the manager as the object.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted before a group is closed, with the manager as the object.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted after a group was closed, with the manager as the object.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification"
    )
}
