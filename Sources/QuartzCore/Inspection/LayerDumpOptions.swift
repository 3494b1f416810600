/// The values that the dump of a layer tree contains.
///
/// It has no counterpart on Apple's systems.
public struct LayerDumpOptions: Sendable, Hashable {
    /// Whether the properties of the model that differ from their defaults are listed.
    public var showsModelValues: Bool
    /// Whether what the display shows is listed where it differs from the model.
    public var showsPresentationValues: Bool
    /// Whether the attached animations are listed, with their progress and with why one does nothing.
    public var showsAnimations: Bool
    /// Whether layers that are drawn into a picture of their own first say so, and why.
    public var showsOffscreenPasses: Bool
    /// The time of the display's clock that is shown; nil is now.
    public var time: Double?

    /// Options that write everything, as of now, but for the arguments that are given.
    public init(
        showsModelValues: Bool = true,
        showsPresentationValues: Bool = true,
        showsAnimations: Bool = true,
        showsOffscreenPasses: Bool = true,
        time: Double? = nil
    ) {
        self.showsModelValues = showsModelValues
        self.showsPresentationValues = showsPresentationValues
        self.showsAnimations = showsAnimations
        self.showsOffscreenPasses = showsOffscreenPasses
        self.time = time
    }
}
