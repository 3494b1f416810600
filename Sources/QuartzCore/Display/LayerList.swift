/// Layers in the order in which they came, which keeps its room when they are taken.
///
/// An array does the same. This one is appended to by one retain and one store and by no call of the standard library's: the first
/// change of each layer in a transaction is little more than that (benchmark `set/no-action-first`).
///
/// Invariant: of `capacity` places at `places`, the first `count` hold a layer.
struct LayerList: ~Copyable {
    private var places: UnsafeMutablePointer<CALayer>?
    private var capacity = 0
    private(set) var count = 0

    deinit {
        places?.deinitialize(count: count)
        places?.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    mutating func append(_ layer: CALayer) {
        if count == capacity { grow() }
        places.unsafelyUnwrapped.advanced(by: count).initialize(to: layer)
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        let largerCapacity = max(16, capacity * 2)
        let larger = UnsafeMutablePointer<CALayer>.allocate(capacity: largerCapacity)
        if let places {
            larger.moveInitialize(from: places, count: count)
            places.deallocate()
        }
        places = larger
        capacity = largerCapacity
    }

    /// The layer at an index below ``count``.
    subscript(index: Int) -> CALayer {
        precondition(index >= 0 && index < count, "need an index of a layer")
        return places.unsafelyUnwrapped[index]
    }

    /// Removes all layers, and frees room that is out of the ordinary.
    mutating func removeAll() {
        guard let places else { return }
        places.deinitialize(count: count)
        count = 0
        guard capacity > 4096 else { return }
        places.deallocate()
        self.places = nil
        capacity = 0
    }
}
