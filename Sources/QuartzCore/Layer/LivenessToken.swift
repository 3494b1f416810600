import CAgateThreads

/// A reference that does not keep its object, for objects that many others refer to in this way.
///
/// A weak reference would do the same, and makes every retain of the object slow from then on (benchmark `uikit/cell-40`). The object
/// has one of these and hands it out; its `deinit` calls ``end()``.
package final class LivenessToken {
    /// The thread whose sections the reference is read in.
    private let owner = agate_thread_number()
    @exclusivity(unchecked) private var reference: UnretainedReference<AnyObject>?

    /// Refers to an object, which has to call ``end()`` when it is freed.
    package init(_ object: AnyObject) {
        reference = UnretainedReference(object)
    }

    /// The object; nil when it is gone, or is being freed.
    package var object: AnyObject? { section(of: owner) { reference?.object } }

    /// The object is being freed: nothing refers to it any more.
    package func end() { section(of: owner) { reference = nil } }
}
