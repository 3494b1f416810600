public import Foundation

/// An array of addresses of objects, which may hold the objects weakly; places may be empty.
///
/// Source: Apple docs, `NSPointerArray`.
open class NSPointerArray: NSObject, NSCopying {
    /// The element at a place.
    private enum Item {
        case none
        case object(ObjectSlot)
        case address(UnsafeMutableRawPointer)
    }

    private let options: NSPointerFunctions.Options
    private var items: [Item] = []

    /// Makes an empty array.
    public init(options: NSPointerFunctions.Options) {
        self.options = options
        super.init()
    }

    /// Makes an empty array that holds its objects.
    public override convenience init() { self.init(options: .strongMemory) }

    /// Makes an empty array that holds its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    /// Makes an empty array that holds its objects weakly; the place of one that is gone is empty.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    private func item(_ pointer: UnsafeMutableRawPointer?) -> Item {
        guard let pointer else { return .none }
        guard options.rawValue & 0xFF != NSPointerFunctions.Options.opaqueMemory.rawValue else {
            return .address(pointer)
        }
        return .object(ObjectSlot(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), options))
    }

    private func pointer(_ item: Item) -> UnsafeMutableRawPointer? {
        switch item {
        case .none: nil
        case .object(let slot): slot.object.map { Unmanaged.passUnretained($0).toOpaque() }
        case .address(let address): address
        }
    }

    /// The number of places; setting more appends empty ones, setting fewer removes the last ones.
    open var count: Int {
        get { items.count }
        set {
            let count = max(newValue, 0)
            if count < items.count { items.removeLast(items.count - count) }
            while items.count < count { items.append(.none) }
        }
    }

    /// The objects that are there, empty places left out.
    open var allObjects: [Any] {
        items.compactMap { item in
            guard case .object(let slot) = item else { return nil }
            return slot.object
        }
    }

    /// The address at a place; nil for an empty one, and for one that is not there.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        items.indices.contains(index) ? pointer(items[index]) : nil
    }

    /// Adds an address at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { items.append(item(pointer)) }

    /// Takes a place out; nothing happens for one that is not there.
    open func removePointer(at index: Int) {
        if items.indices.contains(index) { items.remove(at: index) }
    }

    /// Puts an address before a place, or at the end; nothing happens for a place that is not there.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        if (0...items.count).contains(index) { items.insert(self.item(item), at: index) }
    }

    /// Puts an address at a place; nothing happens for one that is not there.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        if items.indices.contains(index) { items[index] = self.item(item) }
    }

    /// Removes the places whose objects are gone or nil.
    open func compact() { items.removeAll { pointer($0) == nil } }

    /// An array of the same, held in the same way.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.items = items
        return copy
    }
}
