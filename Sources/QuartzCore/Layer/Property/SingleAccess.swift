public import Synchronization

/// Values that threads read and write in one access of memory each: numbers and flags, of which no thread ever sees a part.
///
/// Reads of them need no section of a layer, and are what the optimiser makes of any load (benchmark `custom-get`: 1 ns in the place of 31).
@usableFromInline
enum SingleAccess {
    /// Whether values of a type are plain bits, as many as one access takes.
    @inlinable
    static func suffices<Value>(for type: Value.Type) -> Bool {
        guard _isPOD(type), MemoryLayout<Value>.alignment == MemoryLayout<Value>.size else { return false }
        return MemoryLayout<Value>.size == 8 || MemoryLayout<Value>.size == 4 || MemoryLayout<Value>.size == 1
    }

    /// A value of a type that ``suffices(for:)`` says yes to.
    @inlinable
    static func read<Value>(_ place: UnsafePointer<Value>) -> Value {
        let place = UnsafeRawPointer(place)
        switch MemoryLayout<Value>.size {
        case 8:
            let bits = place.assumingMemoryBound(to: Atomic<UInt64>.self).pointee.load(ordering: .relaxed)
            return unsafeBitCast(bits, to: Value.self)
        case 4:
            let bits = place.assumingMemoryBound(to: Atomic<UInt32>.self).pointee.load(ordering: .relaxed)
            return unsafeBitCast(bits, to: Value.self)
        default:
            let bits = place.assumingMemoryBound(to: Atomic<UInt8>.self).pointee.load(ordering: .relaxed)
            return unsafeBitCast(bits, to: Value.self)
        }
    }

    /// Writes a value of such a type.
    @inlinable
    static func write<Value>(_ value: Value, to place: UnsafeMutablePointer<Value>) {
        let place = UnsafeRawPointer(place)
        switch MemoryLayout<Value>.size {
        case 8:
            let bits = unsafeBitCast(value, to: UInt64.self)
            place.assumingMemoryBound(to: Atomic<UInt64>.self).pointee.store(bits, ordering: .relaxed)
        case 4:
            let bits = unsafeBitCast(value, to: UInt32.self)
            place.assumingMemoryBound(to: Atomic<UInt32>.self).pointee.store(bits, ordering: .relaxed)
        default:
            let bits = unsafeBitCast(value, to: UInt8.self)
            place.assumingMemoryBound(to: Atomic<UInt8>.self).pointee.store(bits, ordering: .relaxed)
        }
    }
}
