import AgateDisplay
import Foundation

/// A class whose objects take values from appearance proxies.
@MainActor protocol AppearanceTaking: NSObject {
    /// The properties that proxies set: those that Apple marks so, of superclasses first.
    static var appearanceProperties: [AppearanceProperty] { get }
}

extension UIView: AppearanceTaking {}

/// The properties that appearance proxies set on the objects of each class.
@MainActor enum AppearanceTable {
    private struct Table {
        /// Those of programs' own classes, which are recorded when a proxy is given one.
        var recorded: [AppearanceProperty] = []
        /// The properties of each class that was looked up.
        var cache: [ObjectIdentifier: [AppearanceProperty]] = [:]
    }

    private static let table = LockedValue(Table())

    /// Those that an object's class has; those of superclasses first, those of programs last.
    static func properties(of object: NSObject) -> [AppearanceProperty] {
        let type = type(of: object)
        let table = table.withLock { $0 }
        if let found = table.cache[ObjectIdentifier(type)] { return found }
        let own = (type as? any AppearanceTaking.Type)?.appearanceProperties ?? []
        let found = own + table.recorded.filter { $0.value(object) != nil }
        // A property that was added meanwhile is looked for the next time.
        self.table.withLock {
            if $0.recorded.count == table.recorded.count { $0.cache[ObjectIdentifier(type)] = found }
        }
        return found
    }

    /// Adds a property of a program's own class, unless it is known.
    static func add(_ property: AppearanceProperty) {
        table.withLock { table in
            guard !table.recorded.contains(where: { $0.key == property.key }) else { return }
            table.recorded.append(property)
            table.cache = [:]
        }
    }
}
