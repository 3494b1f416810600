/// Whether a file says that its layers stand in the plane or in space.
///
/// Layers are shown in the plane either way.
public enum CoordinateSpace: Int, Codable, Sendable {
    /// In the plane.
    case type2d
    /// In space.
    case type3d
}
