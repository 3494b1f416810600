import Foundation

/// One observer of one property, or of one path of properties, of an object.
///
/// Unchecked, because the compiler does not see that only the thread that sets the property changes it.
final class KeyValueRegistration: @unchecked Sendable {
    /// The path, as the observer wrote it.
    let path: String
    /// Its first part: the property of the object itself.
    let key: String
    let options: NSKeyValueObservingOptions
    /// The observer, by which it is found again; nil for closures.
    weak var observer: NSObject?
    let context: UnsafeMutableRawPointer?
    private(set) var isEnded = false
    /// Whether it goes on although the program keeps no `NSKeyValueObservation` of it.
    var isKept = false
    private let tell: (NSObject, [NSKeyValueChangeKey: Any]) -> Void
    /// Reads the value, where the observer has said how; else it is read by its name.
    private let read: ((NSObject) -> Any?)?
    /// The observations of the properties that the first part of the path follows from.
    var sources: [NSKeyValueObservation] = []
    /// The value from before the change of such a property that is under way.
    private var derived: Any?
    /// The observation of the rest of the path at the object that the first part leads to.
    private var rest: NSKeyValueObservation?
    /// The value at the end of a path of several parts when it was last looked at.
    private var seen: Any?

    init(
        _ path: String,
        _ options: NSKeyValueObservingOptions,
        observer: NSObject? = nil,
        context: UnsafeMutableRawPointer? = nil,
        read: ((NSObject) -> Any?)? = nil,
        tell: @escaping (NSObject, [NSKeyValueChangeKey: Any]) -> Void
    ) {
        self.path = path
        key = String(path.prefix { $0 != "." })
        self.options = options
        self.observer = observer
        self.context = context
        self.read = read
        self.tell = tell
    }

    /// Whether the path has more parts than one.
    private var isLong: Bool { path.utf8.count > key.utf8.count }

    /// Begins: calls the observer with the present value if the options contain `initial`.
    func begin(_ object: NSObject) {
        if isLong { follow(object) }
        guard options.contains(.initial) else { return }
        send(object, old: nil, new: value(of: object))
    }

    /// The value at the end of the path.
    func value(of object: NSObject) -> Any? {
        read.map { $0(object) } ?? KeyValueReading.value(forKeyPath: path, of: object)
    }

    /// A property changes, or has changed, that the first part of the path follows from.
    func sourceChanges(of object: NSObject, isPrior: Bool) {
        if isPrior {
            if !isLong { derived = value(of: object) }
            willChange(object, from: derived)
        } else {
            let old = derived
            derived = nil
            didChange(object, from: old, to: isLong ? nil : value(of: object))
        }
    }

    /// Ends: the observer is not called any more.
    func end() {
        isEnded = true
        rest = nil
        sources = []
    }

    /// The property is about to change.
    func willChange(_ object: NSObject, from old: Any?) {
        guard options.contains(.prior), !isEnded else { return }
        var change: [NSKeyValueChangeKey: Any] = [
            .kindKey: NSKeyValueChange.setting.rawValue, .notificationIsPriorKey: true,
        ]
        if options.contains(.old) { change[.oldKey] = Self.kept(isLong ? seen : old) }
        tell(object, change)
    }

    /// The property has changed.
    func didChange(_ object: NSObject, from old: Any?, to new: Any?) {
        guard !isEnded else { return }
        guard isLong else { return send(object, old: old, new: new) }
        let before = seen
        follow(object)
        send(object, old: before, new: seen)
    }

    /// Observes the rest of the path at the object that the first part leads to now.
    private func follow(_ object: NSObject) {
        seen = value(of: object)
        rest = nil
        guard let next = KeyValueReading.value(forKey: key, of: object) as? NSObject else { return }
        let tail = KeyValueRegistration(String(path.dropFirst(key.count + 1)), [.old, .new]) {
            [weak self, weak object] _, change in
            guard let self, let object, !isEnded else { return }
            seen = change[.newKey]
            send(object, old: change[.oldKey], new: change[.newKey])
        }
        rest = KeyValueObservers.make(next).add(tail, to: next)
    }

    private func send(_ object: NSObject, old: Any?, new: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = Self.kept(new) }
        if options.contains(.old), old != nil { change[.oldKey] = Self.kept(old) }
        tell(object, change)
    }

    /// A value as a dictionary can keep it.
    private static func kept(_ value: Any?) -> Any { value ?? NSNull() }
}
