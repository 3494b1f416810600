/// Views for debugging, which are drawn over the pictures of a display to show how the engine has drawn them.
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

    /// Pixels are tinted by whether what is painted last there is combined with what was there: green where it takes its place, red where it
    /// is blended, which costs reading and mixing; pixels that nothing paints are left.
    public static let blended = DebugViews(rawValue: 16)
    /// Layers whose edges lie between pixels are tinted magenta.
    ///
    /// Their edges are blurred, and so are texts and images in them. Those that are turned, or lie in perspective, are left out.
    public static let misaligned = DebugViews(rawValue: 32)
    /// Content outside of the safe areas of view controllers is tinted orange, and content that lies only outside of their margins blue.
    public static let safeAreas = DebugViews(rawValue: 64)
    /// Controls and views with gestures are outlined: green where a finger finds at least 44 by 44 points, red where it is less.
    public static let hitAreas = DebugViews(rawValue: 128)
    /// A disc lies under each finger.
    public static let touches = DebugViews(rawValue: 256)
    /// Bars at the bottom say how long the last 60 frames took: a line is at the time that one refresh has; bars above it are red.
    public static let frameBar = DebugViews(rawValue: 512)

    /// The views that the client side has to find marks for.
    package static let ofClient: DebugViews = [.safeAreas, .hitAreas, .touches]

    /// The views and the words for them, as in `agate gallery --debug damage,layers`.
    public static let named: [(name: String, view: DebugViews)] = [
        ("damage", .damage), ("layers", .layers), ("offscreen", .offscreen), ("overdraw", .overdraw),
        ("blended", .blended), ("misaligned", .misaligned), ("safe-areas", .safeAreas),
        ("hit-areas", .hitAreas),
        ("touches", .touches), ("frame-bar", .frameBar),
    ]

    /// The views that a list of words with commas between them names; nil where a word names none.
    public init?(words: some StringProtocol) {
        self = []
        for word in words.split(separator: ",", omittingEmptySubsequences: false) {
            guard let known = Self.named.first(where: { $0.name == word }) else { return nil }
            insert(known.view)
        }
    }
}
