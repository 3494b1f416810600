/// The way in which pictures are fitted into a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name of Apple's systems.
    public let rawValue: String

    /// A gravity by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whole pictures with their proportions, in the middle: the first value.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Pictures with their proportions that fill the layer; what goes over its bounds is cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Pictures that fill the layer, whatever their proportions.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
