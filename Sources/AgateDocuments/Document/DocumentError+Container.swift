extension DocumentError {
    /// The error of a document for an error of an archive.
    package init(_ error: ContainerError, format: String) {
        self =
            switch error {
            case .malformed(let reason): .malformed(format: format, offset: -1, reason: reason)
            case .unsupported(let what): .unsupported(feature: what, at: format)
            case .limit(let name, let value, let allowed): .limit(name: name, value: value, allowed: allowed)
            case .unsafePath(let path): .unsafePath(path)
            }
    }
}
