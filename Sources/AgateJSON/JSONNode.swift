/// A value of a JSON text, as it lies in ``JSONTables``.
package struct JSONNode: BitwiseCopyable, Sendable {
    /// The kinds of values.
    package enum Kind: UInt8, BitwiseCopyable, Sendable {
        case null
        case flag
        case number
        case string
        /// A string of at most eight bytes.
        case shortString
        case array
        case object
    }

    /// Of a number, the bits of a double; of a flag, 0 or 1; of a string, where its UTF-8 begins among the bytes, and of a short one the UTF-8
    /// itself, the first byte lowest and zeros behind the last one; of an array or an object, the number of its first node.
    package var bits: UInt64
    /// Of a string, how many bytes; of an array, how many values; of an object, how many members.
    package var count: UInt32
    package var kind: Kind

    package init(_ kind: Kind, bits: UInt64 = 0, count: Int = 0) {
        (self.kind, self.bits, self.count) = (kind, bits, UInt32(truncatingIfNeeded: count))
    }

    package init(_ kind: Kind, first: Int, count: Int) {
        self.init(kind, bits: UInt64(truncatingIfNeeded: first), count: count)
    }
}
