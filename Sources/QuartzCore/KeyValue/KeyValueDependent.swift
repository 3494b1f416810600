import Foundation

/// A class with properties that follow from others: observers of one of them are called at changes of the others.
///
/// Any class has the method on Apple's systems. Here a class that has one of its own says so, by this protocol; `agate port` writes that.
public protocol KeyValueDependent: AnyObject {
    /// The properties whose changes are changes of a property, as key paths.
    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

/// Observes what observed properties follow from.
enum KeyValueDependence {
    /// Makes a registration observe the properties that its property follows from.
    static func follow(_ registration: KeyValueRegistration, of object: NSObject) {
        follow(registration, of: object, registration.key, [registration.key])
    }

    /// - Parameter known: The properties on the way to this one: circles are not followed.
    private static func follow(
        _ registration: KeyValueRegistration,
        of object: NSObject,
        _ key: String,
        _ known: Set<String>
    ) {
        guard let type = type(of: object) as? any KeyValueDependent.Type else { return }
        for path in type.keyPathsForValuesAffectingValue(forKey: key).sorted() {
            let first = String(path.prefix { $0 != "." })
            guard !known.contains(first) else { continue }
            let source = KeyValueRegistration(path, .prior) { [weak registration] object, change in
                guard let registration, !registration.isEnded else { return }
                let isPrior = change[.notificationIsPriorKey] as? Bool ?? false
                registration.sourceChanges(of: object, isPrior: isPrior)
            }
            registration.sources.append(KeyValueObservers.make(object).watch(source, of: object))
            follow(registration, of: object, first, known.union([first]))
        }
    }
}
