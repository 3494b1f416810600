public import Foundation

/// A set of objects, which may hold them weakly.
///
/// Objects come in the order in which they were added. Source: Apple docs, `NSHashTable`.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private var table: ObjectTable<Void>

    /// Makes an empty set.
    ///
    /// - Parameters:
    ///   - options: How it holds and compares its objects.
    ///   - initialCapacity: The expected number of objects; the table grows beyond it as needed.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        table = ObjectTable(options)
        super.init()
    }

    /// Makes an empty set.
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

    /// Makes an empty set that holds its objects.
    public override convenience init() { self.init(options: [], capacity: 0) }

    /// Makes an empty set that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: [.weakMemory, .objectPersonality], capacity: 0)
    }

    /// The objects of the set in no particular order, those held weakly and gone left out.
    open var allObjects: [ObjectType] { table.all.compactMap { $0.key as? ObjectType } }
    /// One of them; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects as an ordinary set of those that can be in one.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    /// The number of objects in the table.
    open var count: Int { table.all.count }

    /// Whether an object is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object of the set that is the same as another.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { table.entry(of: $0 as AnyObject)?.key as? ObjectType }
    }

    /// Adds an object; nothing happens if one that is the same is there.
    open func add(_ object: ObjectType?) {
        if let object { table.set((), for: object as AnyObject) }
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
        if let object { table.remove(object as AnyObject) }
    }

    /// Takes all objects out.
    open func removeAllObjects() { table.removeAll() }

    /// The objects one after the other.
    open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(table.all.map(\.key)) }

    /// Whether an object is in both sets.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains(where: other.contains)
    }

    /// Whether the same objects are in both sets.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
        count == other.count && isSubset(of: other)
    }

    /// Whether all objects are in another set, too.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

    /// Takes out what is not in another set.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Adds what is in another set.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    /// Takes out what is in another set.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }

    /// A set with the same objects, held in the same way.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: table.options, capacity: count)
        copy.union(self)
        return copy
    }

    /// Whether another object is a set of the same objects.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSHashTable<ObjectType>).map(isEqual(to:)) ?? false
    }

    /// The number of objects; those that are equal have the same.
    open override var hash: Int { count }

    /// The objects as text.
    open override var description: String {
        "NSHashTable {" + allObjects.map { "\n[\($0)]" }.joined() + "\n}\n"
    }
}
