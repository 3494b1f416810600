package import AgateScene
import CAgateThreads

/// Runs a closure in a section of the thread that made something; see ``CALayer/section(_:)``.
@inline(__always)
func section<Result>(of owner: UInt32, _ body: () throws -> Result) rethrows -> Result {
    let before = agate_section_enter(owner)
    defer { agate_section_exit(before) }
    return try body()
}

/// The stored values of a layer, each property in a section of its own.
///
/// Layers are changed on any thread, so nothing of what ``CALayer`` stores is read or written but through these
/// accessors. What reads and then writes takes ``section(_:)`` around both; what concerns several layers takes the lock of all threads.
///
/// A section is no place for a program's code, which may wait for other threads. So the accessors of what may hold a program's objects
/// give the old object away after the section.
///
/// Source: claims 17.8.
extension CALayer {
    /// Runs a closure that no other thread's use of the layer comes between.
    ///
    /// Sections nest.
    @inline(__always)
    final func section<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = agate_section_enter(owner)
        defer { agate_section_exit(before) }
        return try body()
    }

    /// Whether the calling thread has made the layer.
    @inline(__always)
    final var isOwn: Bool { owner == agate_thread_number() }

    /// All values that decide what the layer looks like: the same type as on the render side.
    package final var values: LayerValues {
        @inline(__always) _read {
            let before = agate_section_enter(owner)
            defer { agate_section_exit(before) }
            yield storedValues
        }
        @inline(__always) _modify {
            let before = agate_section_enter(owner)
            defer { agate_section_exit(before) }
            yield &storedValues
        }
    }

    final var marks: LayerStateFlags {
        @inline(__always) get { section { storedFlags } }
        @inline(__always) _modify {
            let before = agate_section_enter(owner)
            defer { agate_section_exit(before) }
            yield &storedFlags
        }
    }

    /// The display that the layer is on, nil while it is on none.
    final var context: DisplayContext? {
        get { section { contextReference?.object } }
        set { section { contextReference = newValue.map(UnretainedReference.init) } }
    }

    /// Whether the layer is on a display.
    @inline(__always)
    final var isOnDisplay: Bool { section { contextReference != nil } }

    /// Its name on the render side, nil before its first commit.
    package internal(set) final var renderID: LayerID? {
        get { section { storedRenderID } }
        set { section { storedRenderID = newValue } }
    }

    /// The delegate methods that turned out to be absent.
    final var absentDelegateMethods: AbsentDelegateMethods {
        get { section { storedAbsentMethods } }
        @inline(__always) _modify {
            let before = agate_section_enter(owner)
            defer { agate_section_exit(before) }
            yield &storedAbsentMethods
        }
    }

    /// The layer that has this one among its sublayers or as its mask.
    final var superlayerStorage: CALayer? {
        get { section { superlayerReference?.object } }
        set { section { superlayerReference = newValue.map(UnretainedReference.init) } }
    }

    /// A layer that is being freed releases this one; another may have taken it since.
    final func leave(freedSuperlayer layer: CALayer) {
        section {
            if superlayerReference?.refers(to: layer) == true { superlayerReference = nil }
        }
    }

    /// The layers in this one, back to front.
    final var sublayerStorage: [CALayer] {
        // A copy and no borrowed storage: code that iterates over it leaves the section.
        get { section { storedSublayers } }
        @inline(__always) _modify {
            let before = agate_section_enter(owner)
            defer { agate_section_exit(before) }
            yield &storedSublayers
        }
    }

    /// The animations that are attached; nil before the first.
    final var animationStore: AnimationStore? { section { storedAnimations } }

    /// The animation store, made at its first use.
    final var ownAnimationStore: AnimationStore {
        section {
            if let storedAnimations { return storedAnimations }
            let made = AnimationStore(owner: owner)
            storedAnimations = made
            return made
        }
    }
}
