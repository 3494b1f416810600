/// Values that fit into a word: numbers and flags, of which a thread that reads one sees no part, as the word is read in one access of memory.
///
/// Reads of them need no section of a layer (benchmark `custom-get`: 1 ns in the place of 31).
@usableFromInline
enum WordBits {
    /// Whether values of a type are plain bits, and fit.
    @inlinable
    static func canStore<Value>(_ type: Value.Type) -> Bool {
        guard _isPOD(type) else { return false }
        return MemoryLayout<Value>.size == 8 || MemoryLayout<Value>.size == 4 || MemoryLayout<Value>.size == 1
    }

    /// The bits of a value whose type ``canStore(_:)`` says yes to.
    @inlinable
    static func bits<Value>(of value: Value) -> UInt64 {
        switch MemoryLayout<Value>.size {
        case 8: unsafeBitCast(value, to: UInt64.self)
        case 4: UInt64(unsafeBitCast(value, to: UInt32.self))
        default: UInt64(unsafeBitCast(value, to: UInt8.self))
        }
    }

    /// The value that has these bits.
    @inlinable
    static func value<Value>(of bits: UInt64, as type: Value.Type) -> Value {
        switch MemoryLayout<Value>.size {
        case 8: unsafeBitCast(bits, to: type)
        case 4: unsafeBitCast(UInt32(truncatingIfNeeded: bits), to: type)
        default: unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: type)
        }
    }
}
