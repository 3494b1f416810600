import AgateScene

/// Values that a pass evaluated itself, for as long as somebody holds it.
final class ValueArena {
    private var kept: [UnsafeMutablePointer<LayerValues>] = []

    /// How many values there are.
    var count: Int { kept.count }

    /// Where the values are.
    var addresses: [UnsafePointer<LayerValues>] { kept.map { UnsafePointer($0) } }

    deinit {
        for values in kept {
            values.deinitialize(count: 1)
            values.deallocate()
        }
    }

    func keep(_ values: LayerValues) -> UnsafePointer<LayerValues> {
        let place = UnsafeMutablePointer<LayerValues>.allocate(capacity: 1)
        place.initialize(to: values)
        kept.append(place)
        return UnsafePointer(place)
    }
}
