import CAgateRuntime

/// Where a call comes from.
package enum ReturnAddresses {
    /// The addresses to which the calls return that lead here, the innermost first; none where the C library does not know them.
    ///
    /// - Parameter count: How many are wanted at most, 1 or more.
    package static func here(count: Int) -> [UInt] {
        var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: count)
        let found = addresses.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { agate_return_addresses($0, Int32(truncatingIfNeeded: count)) } ?? 0
        }
        return addresses.prefix(Int(max(found, 0))).map { UInt(bitPattern: $0) }
    }
}
