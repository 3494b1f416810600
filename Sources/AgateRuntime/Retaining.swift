import CAgateRuntime

/// Keeps an object alive that another thread may be about to free.
///
/// To be called where the thread that frees the object has to wait: in the section in which it takes this reference away. A weak reference
/// would do the same and makes every retain of the object slow.
///
/// Assumed: the runtime's `swift_tryRetain` retains an object unless its deallocation has begun. ``Retaining`` checks.
///
/// Public, since the bodies of `@inlinable package` functions go into other modules in builds for testing alone (CONTRIBUTING.md).
///
/// - Returns: nil when it is being freed.
@inlinable
public func retained<Object: AnyObject>(_ reference: Unmanaged<Object>) -> Object? {
    tryRetain(reference.toOpaque()).map {
        Unmanaged<Object>.fromOpaque($0).takeRetainedValue()
    }
}

/// The runtime's function, for inlined code.
@usableFromInline
package func tryRetain(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    agate_try_retain(object)
}

/// The check of ``retained(_:)``.
package enum Retaining {
    package static func check() throws(AbiMismatch) {
        let note = Note()
        var object: Sample? = Sample(note)
        if let living = object { note.livingWasRetained = retained(.passUnretained(living)) === living }
        object = nil
        let isSo = note.livingWasRetained && note.endingWasLeft && note.endings == 1
        guard isSo else {
            throw AbiMismatch(
                "hold objects that other threads free",
                "retained a living one: \(note.livingWasRetained), left a dying one: \(note.endingWasLeft), "
                    + "freed it \(note.endings) times"
            )
        }
    }

    private final class Note {
        var livingWasRetained = false
        var endingWasLeft = false
        var endings = 0
    }

    private final class Sample {
        let note: Note

        init(_ note: Note) {
            self.note = note
        }

        deinit {
            note.endings += 1
            note.endingWasLeft = retained(.passUnretained(self)) == nil
        }
    }
}
