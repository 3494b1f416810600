/// One particle, or a part of it.
struct ParticlePart {
    /// Which one of its field.
    var number: Int
    /// Pixels whose middle is not inside of it are left to another part; nil for the whole.
    var aliasedClip: DevicePath?
}
