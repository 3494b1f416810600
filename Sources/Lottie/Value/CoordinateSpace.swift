/// Whether a file says that its layers stand in the plane or in space.
///
/// Layers are shown in the plane either way.
public enum CoordinateSpace: Int, Codable, Sendable {
    /// Layers stand in the plane.
    case type2d
    /// Layers stand in space.
    case type3d
}
