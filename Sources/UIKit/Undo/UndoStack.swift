import Foundation

/// What takes one change back.
final class UndoStep {
    /// The target of the change; a step whose target is gone has no effect.
    weak var target: AnyObject?
    private let action: (AnyObject) -> Void

    init(target: AnyObject, action: @escaping (AnyObject) -> Void) {
        self.target = target
        self.action = action
    }

    func run() {
        if let target { action(target) }
    }
}

/// Steps that are taken back together.
final class UndoGroup {
    enum Part {
        case step(UndoStep)
        case group(UndoGroup)
    }

    var parts: [Part] = []
    var actionName = ""
    /// Whether the group ends with the event, not by a call.
    let isOfEvent: Bool

    init(isOfEvent: Bool = false) {
        self.isOfEvent = isOfEvent
    }

    var isEmpty: Bool {
        parts.allSatisfy {
            switch $0 {
            case .step: false
            case .group(let group): group.isEmpty
            }
        }
    }

    /// The step that was added last.
    var last: UndoStep? {
        for part in parts.reversed() {
            switch part {
            case .step(let step): return step
            case .group(let group): if let found = group.last { return found }
            }
        }
        return nil
    }

    /// Runs all steps, the last one first.
    func run() {
        for part in parts.reversed() {
            switch part {
            case .step(let step): step.run()
            case .group(let group): group.run()
            }
        }
    }

    /// Leaves out the steps of a target.
    func remove(_ target: AnyObject) {
        parts = parts.filter { part in
            switch part {
            case .step(let step): return step.target != nil && step.target !== target
            case .group(let group):
                group.remove(target)
                return !group.isEmpty
            }
        }
    }
}
