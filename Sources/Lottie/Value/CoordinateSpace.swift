/// Whether a file says that its layers stand in the plane or in space.
///
/// Layers are shown in the plane either way.
public enum CoordinateSpace: Int, Codable, Sendable {
    /// Layers lie in the plane of the composition.
    case type2d
    /// Layers have a place in depth; shown in the plane.
    case type3d
}
