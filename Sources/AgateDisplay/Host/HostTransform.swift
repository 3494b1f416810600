/// Two fingers on a trackpad go apart, come together or turn, while the pointer is at a place.
public struct HostTransform: Sendable, Hashable, Codable {
    /// By which factor the fingers have gone apart since the last one; 1 if they have not.
    public var scale: Double
    /// By which angle they have turned since the last one, in radians, clockwise.
    public var rotation: Double
    /// The place of the pointer, in points of the display.
    public var x, y: Double
    /// The keys that are held.
    public var modifiers: HostModifiers

    /// Makes a change of two fingers.
    public init(scale: Double = 1, rotation: Double = 0, x: Double, y: Double, modifiers: HostModifiers = [])
    {
        self.scale = scale
        self.rotation = rotation
        self.x = x
        self.y = y
        self.modifiers = modifiers
    }
}
