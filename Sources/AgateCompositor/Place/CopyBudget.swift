/// How much all replicators of a frame may still copy: the number of layers and of particles is bounded, whatever a program asks for.
struct CopyBudget {
    /// The maximum number of layers that all replicators of a frame draw again together, those in sublayers included.
    static let maxLayers = 1 << 16
    /// The maximum number of particles in the copies of a frame together.
    static let maxParticles = 4 * maxLayers

    var layers = maxLayers
    var particles = maxParticles

    /// How much was taken, in layers.
    var taken: Int {
        max(Self.maxLayers - layers, (Self.maxParticles - particles) / 4)
    }
}
