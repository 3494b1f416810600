/// How much an archive may hold.
///
/// Source: documents R60, R63.
package struct ContainerLimits: Sendable, Equatable {
    /// Bytes of the file.
    package var fileBytes: Int
    /// Bytes of all entries, unpacked.
    package var unpackedBytes: Int
    /// How many times as large as its packed form an entry may be.
    package var ratio: Int
    /// How many entries.
    package var entries: Int
    /// Bytes of one entry, unpacked.
    package var entryBytes: Int

    /// The usual limits.
    package static let standard = ContainerLimits(
        fileBytes: 256 << 20,
        unpackedBytes: 1 << 30,
        ratio: 1_000,
        entries: 10_000,
        entryBytes: 256 << 20
    )

    /// Limits for files of strangers.
    package static let strict = ContainerLimits(
        fileBytes: 16 << 20,
        unpackedBytes: 64 << 20,
        ratio: 1_000,
        entries: 1_000,
        entryBytes: 32 << 20
    )
}
