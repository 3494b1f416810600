public import Foundation
import QuartzCore

/// A named set of values of layers: what a tree looks like when a switch is on, or a screen is locked.
///
/// The class exists on Apple's systems, where it is private; names follow what is published of it. States are set by a
/// ``CAStateController``, on one thread.
open class CAState: NSObject, NSCopying, NSSecureCoding {
    /// The name, by which transitions and other states find it.
    open var name: String?
    /// The name of the state whose values hold where this one has none; nil for the base state.
    open var basedOn: String?
    /// Whether it is the one that ``CAStateController/setInitialStatesOf(_:transitionSpeed:)`` sets.
    open var isInitial = false
    /// Whether an editor refuses to change it.
    ///
    /// Kept for reading back.
    open var isLocked = false
    /// Whether it can be entered: setting one that cannot changes nothing.
    open var isEnabled = true
    /// After how many seconds the next state would follow.
    ///
    /// Kept for reading back; nothing is scheduled.
    open var nextDelay = 0.0
    /// After how many seconds the previous state would follow.
    ///
    /// Kept for reading back; nothing is scheduled.
    open var previousDelay = 0.0
    /// The changes that the state makes, in this order.
    open var elements: [CAStateElement] = []

    /// Makes a state that does nothing.
    public override init() {
        super.init()
    }

    /// Reads an archived state.
    public required init?(coder: NSCoder) {
        super.init()
        let reader = ObjectArchiveReader(from: coder)
        name = reader.value(forKey: "name") as? String
        basedOn = reader.value(forKey: "basedOn") as? String
        isInitial = reader.value(forKey: "initial") as? Bool ?? false
        isLocked = reader.value(forKey: "locked") as? Bool ?? false
        isEnabled = reader.value(forKey: "enabled") as? Bool ?? true
        nextDelay = reader.value(forKey: "nextDelay") as? Double ?? 0
        previousDelay = reader.value(forKey: "previousDelay") as? Double ?? 0
        elements = reader.value(forKey: "elements") as? [CAStateElement] ?? []
    }

    /// Archives the state, in which layers are noted by their places in the tree.
    open func encode(with coder: NSCoder) {
        var writer = ObjectArchiveWriter(to: coder)
        writer.write(name, forKey: "name")
        writer.write(basedOn, forKey: "basedOn")
        if isInitial { writer.write(true, forKey: "initial") }
        if isLocked { writer.write(true, forKey: "locked") }
        if !isEnabled { writer.write(false, forKey: "enabled") }
        if nextDelay != 0 { writer.write(nextDelay, forKey: "nextDelay") }
        if previousDelay != 0 { writer.write(previousDelay, forKey: "previousDelay") }
        writer.write(elements, forKey: "elements")
        writer.finish()
    }

    /// States can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// A state with the same elements.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAState()
        copy.name = name
        copy.basedOn = basedOn
        copy.isInitial = isInitial
        copy.isLocked = isLocked
        copy.isEnabled = isEnabled
        copy.nextDelay = nextDelay
        copy.previousDelay = previousDelay
        copy.elements = elements
        return copy
    }

    /// Adds an element behind the others.
    open func addElement(_ element: CAStateElement) {
        elements.append(element)
    }

    /// Removes an element from the state; nothing happens if it is not among its elements.
    open func removeElement(_ element: CAStateElement) {
        elements.removeAll { $0 === element }
    }
}
