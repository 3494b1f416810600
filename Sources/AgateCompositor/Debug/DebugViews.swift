/// What is drawn over the pictures of a display to show how they come about.
///
/// The views are for people who look for what a frame costs; they cost time themselves. Several may be on at once.
public struct DebugViews: OptionSet, Sendable, Hashable {
    /// The bits of the views.
    public let rawValue: Int

    /// Makes a set of views from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The pixels that were drawn anew for this frame are tinted pink; the others are what they were in the frame before.
    public static let damage = DebugViews(rawValue: 1)
    /// Layers are outlined: blue with an image, orange where they draw a shape, a gradient or particles, green
    /// otherwise; also those that show nothing themselves.
    public static let layers = DebugViews(rawValue: 2)
    /// Off-screen passes are marked: yellow for a group or a filtered picture that is drawn by itself, violet for a mask,
    /// orange for a backdrop that is filtered; deeper where several lie inside of each other.
    public static let offscreen = DebugViews(rawValue: 4)
    /// Pixels are tinted by how often they are painted: not at all for once, then blue for twice, green for three times,
    /// orange for four times and red for more.
    public static let overdraw = DebugViews(rawValue: 8)

    /// The views and the words for them, as in `agate gallery --debug damage,layers`.
    public static let named: [(name: String, view: DebugViews)] = [
        ("damage", .damage), ("layers", .layers), ("offscreen", .offscreen), ("overdraw", .overdraw),
    ]
}
