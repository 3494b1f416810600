import AgateDisplay
import Foundation
import QuartzCore

/// The members that documents of Interface Builder name, of objects: those of their classes and those that extensions of the program's modules give them.
@MainActor package enum InterfaceTables {
    private static let cache = LockedValue<[ObjectIdentifier: InterfaceMembers]>([:])
    /// What extensions of modules list, and the modules that were asked.
    private static let extensions = LockedValue<(lists: [InterfaceMembers], modules: Set<String>)>(([], []))

    /// The list of a class, made once; an empty one for a class that lists nothing.
    package static func members(of type: AnyClass) -> InterfaceMembers {
        guard let type = type as? any InterfaceConnecting.Type else { return InterfaceMembers() }
        if let known = cache.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let made = type.interfaceMembers
        cache.withLock { $0[ObjectIdentifier(type)] = made }
        return made
    }

    /// Takes in what the extensions of a module list: the class `InterfaceExtensions` of it, which `agate port` writes.
    package static func addExtensions(of module: String) {
        guard extensions.withLock({ $0.modules.insert(module).inserted }) else { return }
        let name = "\(module).InterfaceExtensions"
        guard let type = NSClassFromString(name) as? any InterfaceConnecting.Type else { return }
        let list = type.interfaceMembers
        extensions.withLock { $0.lists.append(list) }
    }

    /// The lists that count for an object, its class's own first.
    private static func lists(for object: AnyObject) -> [InterfaceMembers] {
        for module in ProgramModules.names { addExtensions(of: module) }
        let own = members(of: Swift.type(of: object))
        let others = extensions.withLock { $0.lists }
        return own.isEmpty ? others : [own] + others
    }

    // MARK: Properties

    /// Whether a property of a name is listed for an object.
    package static func hasProperty(_ name: String, of object: AnyObject) -> Bool {
        lists(for: object).contains { $0.property(name, of: object) != nil }
    }

    /// The type of a listed property; nil where none of that name is listed for the object.
    package static func type(ofProperty name: String, of object: AnyObject) -> Any.Type? {
        for list in lists(for: object) {
            if let property = list.property(name, of: object) { return property.type }
        }
        return nil
    }

    /// Sets a property of an object; false where none of that name is listed, or it takes no such value.
    package static func set(_ value: Any?, for name: String, of object: AnyObject) -> Bool {
        lists(for: object).contains { $0.property(name, of: object)?.set(object, value) ?? false }
    }

    /// The value of a property of an object; nothing where none of that name is listed.
    package static func value(for name: String, of object: AnyObject) -> Any?? {
        for list in lists(for: object) {
            if let property = list.property(name, of: object) { return .some(property.get(object)) }
        }
        return nil
    }

    // MARK: Methods

    /// The listed action of a name that an object has, with its method.
    package static func action(_ name: String, of object: AnyObject) -> Selector? {
        lists(for: object).lazy.compactMap { $0.action(name, of: object) }.first
    }

    /// The listed method of a name by which an object makes the destination of a segue.
    package static func segueAction(_ name: String, of object: AnyObject) -> Selector? {
        lists(for: object).lazy.compactMap { $0.segueAction(name, of: object) }.first
    }
}
