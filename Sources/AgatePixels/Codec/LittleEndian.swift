/// Numbers with the least significant byte first.
enum LittleEndian {
    /// A number as so many bytes.
    static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
