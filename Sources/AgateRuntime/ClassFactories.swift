import Foundation

/// How objects are made of classes that are known at run time alone, as programs have said it: what the safe mode of ``RuntimeABI`` has in
/// place of initialisers that are found by their places.
///
/// A class has one factory for each type of makers, such as that of views, whose objects hold a closure. May be used on any thread.
package enum ClassFactories {
    private struct Entry {
        let type: AnyClass
        /// Whether a class is this one or derives from it.
        let contains: (AnyClass) -> Bool
        let maker: Any
    }

    private static let lock = NSLock()
    /// By the type of their makers, the latest last.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

    /// Registers what makes objects of a class; the last one counts.
    package static func register<Object: AnyObject, Maker>(_ type: Object.Type, _ maker: Maker) {
        let entry = Entry(type: type, contains: { $0 is Object.Type }, maker: maker)
        lock.withLock {
            entries[ObjectIdentifier(Maker.self), default: []].removeAll { $0.type == type }
            entries[ObjectIdentifier(Maker.self), default: []].append(entry)
        }
    }

    /// What makes objects of a class; where it has none, what makes those of the nearest class that it derives from and that has one, which
    /// is told of once.
    ///
    /// - Returns: Nil where there is none at all.
    package static func maker<Maker>(of type: AnyClass, _ makers: Maker.Type) -> Maker? {
        var nearest: Entry?
        for entry in lock.withLock({ entries[ObjectIdentifier(Maker.self)] ?? [] }) where entry.contains(type)
        {
            if nearest?.contains(entry.type) ?? true { nearest = entry }
        }
        if nearest?.type != type { tellMissing(type, instead: nearest?.type) }
        return nearest?.maker as? Maker
    }

    /// What makes objects of exactly this class; nil, which is told of once, where nobody has said it.
    package static func exactMaker<Maker>(of type: AnyClass, _ makers: Maker.Type) -> Maker? {
        let known = lock.withLock { entries[ObjectIdentifier(Maker.self)] ?? [] }
        guard let entry = known.first(where: { $0.type == type }) else {
            tellMissing(type, instead: nil)
            return nil
        }
        return entry.maker as? Maker
    }

    private static func tellMissing(_ type: AnyClass, instead: AnyClass?) {
        let made = instead.map { "One of \($0) is made in its place" } ?? "None is made"
        RuntimeABI.tell(
            "in the safe mode an object of \(type) can be made by a registered factory only, and it has none (AgateFactories.register). \(made)."
        )
    }
}
