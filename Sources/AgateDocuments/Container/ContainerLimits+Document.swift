extension ContainerLimits {
    /// The limits of a document, for the archive that it comes in.
    package init(_ limits: DocumentLimits) {
        self = .standard
        fileBytes = limits.maxFileBytes
        unpackedBytes = limits.maxUnpackedBytes
        entries = limits.maxEntries
        entryBytes = min(limits.maxFileBytes, entryBytes)
    }
}
