public import Synchronization

/// Memory that is used again: objects that one thread at a time acquires, and releases for the next one.
///
/// What an acquired object holds is what its last user left in it. A pool keeps up to ``limit`` objects; when more are released, the one that was
/// released first goes.
///
/// Public, since the bodies of `@inlinable package` functions go into other modules in builds for testing alone (CONTRIBUTING.md).
public struct ScratchPool<Element: AnyObject & Sendable>: ~Copyable, Sendable {
    @usableFromInline let free = Mutex<[Element]>([])
    /// How many objects are kept.
    @usableFromInline let limit: Int

    /// Makes an empty pool that keeps so many objects.
    @inlinable
    public init(limit: Int = 16) { self.limit = limit }

    /// An object that was released last, or else a new one.
    @inlinable
    public func acquire(make: () -> Element) -> Element {
        free.withLock { $0.popLast() } ?? make()
    }

    /// The first kept object that fits, or else a new one.
    @inlinable
    public func acquire(where fits: (Element) -> Bool, make: () -> Element) -> Element {
        free.withLock { free in free.firstIndex(where: fits).map { free.remove(at: $0) } } ?? make()
    }

    /// Keeps an object for the next use; its last user must hold no reference to it.
    @inlinable
    public func release(_ element: Element) {
        free.withLock { free in
            if free.count >= limit { free.removeFirst() }
            free.append(element)
        }
    }

    /// Calls a function with an acquired object, which is released afterwards.
    @inlinable
    public func with<Result>(make: () -> Element, _ body: (Element) -> Result) -> Result {
        let element = acquire(make: make)
        defer { release(element) }
        return body(element)
    }
}
