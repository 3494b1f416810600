import Foundation

/// A class whose objects take values from appearance proxies.
@MainActor protocol AppearanceTaking: NSObject {
    /// The properties that proxies set: those that Apple marks so, of superclasses first.
    static var appearanceProperties: [AppearanceProperty] { get }
}

extension UIView: AppearanceTaking {}

/// The properties that appearance proxies set on the objects of each class.
@MainActor enum AppearanceTable {
    /// Those of programs' own classes, which are recorded when a proxy is given one.
    private static var recorded: [AppearanceProperty] = []
    /// Those of each class that was asked for.
    private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    /// Those that an object's class has; those of superclasses first, those of programs last.
    static func properties(of object: NSObject) -> [AppearanceProperty] {
        let type = type(of: object)
        if let found = known[ObjectIdentifier(type)] { return found }
        let own = (type as? any AppearanceTaking.Type)?.appearanceProperties ?? []
        let found = own + recorded.filter { $0.value(object) != nil }
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Adds a property of a program's own class, unless it is known.
    static func add(_ property: AppearanceProperty) {
        guard !recorded.contains(where: { $0.key == property.key }) else { return }
        recorded.append(property)
        known = [:]
    }
}
