public import Foundation

/// A dictionary of objects by objects, either of which it may hold weakly.
///
/// Keys come in the order in which they were added; one goes when it or its object is gone. Source: Apple docs, `NSMapTable`.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private var table: ObjectTable<ObjectSlot>
    private let valueOptions: NSPointerFunctions.Options

    /// Makes an empty table.
    ///
    /// - Parameters:
    ///   - keyOptions: How it holds and compares its keys.
    ///   - valueOptions: How it holds the objects of its keys.
    ///   - initialCapacity: The expected number of keys; the table grows beyond it as needed.
    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        table = ObjectTable(keyOptions)
        self.valueOptions = valueOptions
        super.init()
    }

    /// Makes an empty table.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = []
    ) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// Makes an empty table that holds keys and objects.
    public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

    /// Makes an empty table that holds keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
    }

    /// Makes an empty table that holds keys weakly.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
    }

    /// Makes an empty table that holds objects weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
    }

    /// Makes an empty table that holds keys and objects weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var all: [(key: AnyObject, object: AnyObject)] {
        table.all.compactMap { entry in entry.value.object.map { (entry.key, $0) } }
    }

    /// The number of keys in the table.
    open var count: Int { all.count }

    /// The object of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { table.entry(of: $0 as AnyObject)?.value.object as? ObjectType }
    }

    /// Sets the object of a key; with nil for either nothing happens.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        table.set(ObjectSlot(anObject as AnyObject, valueOptions), for: aKey as AnyObject)
    }

    /// Takes a key out.
    open func removeObject(forKey aKey: KeyType?) {
        if let aKey { table.remove(aKey as AnyObject) }
    }

    /// Takes all keys out.
    open func removeAllObjects() { table.removeAll() }

    /// The keys one after the other.
    open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(all.map(\.key)) }

    /// The objects one after the other; nil if there are none.
    open func objectEnumerator() -> NSEnumerator? {
        let objects = all.map(\.object)
        return objects.isEmpty ? nil : ObjectEnumerator(objects)
    }

    /// The table as an ordinary dictionary of the keys that can be in one.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for (key, object) in all {
            guard let key = (key as? KeyType) as? AnyHashable, let object = object as? ObjectType else {
                continue
            }
            result[key] = object
        }
        return result
    }

    /// A table with the same keys and objects, held in the same way.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: table.options, valueOptions: valueOptions)
        for (key, object) in all { copy.setObject(object as? ObjectType, forKey: key as? KeyType) }
        return copy
    }

    /// The keys and objects as text.
    open override var description: String {
        "NSMapTable {" + all.map { "\n[\($0.key)] -> \($0.object)" }.joined() + "\n}\n"
    }
}
