import AgateDocuments

extension MarkupLimits {
    /// How much a document of Interface Builder may hold; the largest real ones have about 20,000 elements, 40 in one another.
    ///
    /// Views within views are made one inside of the other, so the depth is bounded by the stack.
    static let interface = {
        var limits = MarkupLimits.standard
        limits.fileBytes = 64 << 20
        limits.depth = 256
        limits.elements = 1_000_000
        return limits
    }()
}
