/// The particles of an emitter layer at one moment.
///
///     let field = ParticleField(history, at: 3.25)
///     for particle in field.particles { … field.cells[particle.cell] … }
///
/// Guarantees: the same history and time give the same particles, in the order in which they are painted; no number in them
/// is infinite or none.
///
/// Source: claims 15.7-15.11, 15.7a, G18.
package struct ParticleField: Sendable {
    /// The cells of the particles, nested ones included, with the values at the births of the particles.
    ///
    /// The cells of the last entry come first, the layer's own before nested ones.
    package let cells: [EmitterCellValues]
    /// The particles that exist, the lowest first.
    package let particles: [Particle]
    /// Whether each particle is in space at its own depth, instead of in the layer's plane.
    package private(set) var preservesDepth = false
    /// Whether the colours of particles are added to what is below.
    package private(set) var isAdditive = false

    /// The maximum number of particles; of more, the youngest of each cell are kept.
    package static let maxParticles = 1 << 14

    /// Evaluates the particles.
    ///
    /// - Parameters:
    ///   - history: That of the emitter layer.
    ///   - localTime: The emitter layer's local time.
    ///   - shown: The emitter's values at that time, which say how particles are ordered and drawn; nil for those of the entry that is in
    ///     effect.
    ///   - limit: The maximum number of particles.
    package init(
        _ history: EmitterHistory,
        at localTime: Double,
        shown: EmitterValues? = nil,
        limit: Int = maxParticles
    ) {
        let count = localTime.isFinite ? history.count(at: localTime) : 0
        guard count > 0 else {
            cells = []
            particles = []
            return
        }
        var collector = ParticleCollector(
            history.entries,
            count: count,
            limit: min(limit, Self.maxParticles)
        )
        collector.run(at: localTime)
        cells = collector.cells
        let shown = shown ?? history.entries[count - 1].values
        particles = Self.ordered(collector.particles, mode: shown.renderMode)
        preservesDepth = shown.preservesDepth
        isAdditive = shown.renderMode == "additive"
    }

    /// The particles of an emitter whose values never changed.
    package init(_ emitter: EmitterValues, at localTime: Double, limit: Int = maxParticles) {
        self.init(EmitterHistory(emitter), at: localTime, limit: limit)
    }

    private static func ordered(_ particles: [Particle], mode: String) -> [Particle] {
        switch mode {
        case "oldestFirst": particles.sorted { $0.age > $1.age }
        case "oldestLast": particles.sorted { $0.age < $1.age }
        case "backToFront": particles.sorted { $0.position.z < $1.position.z }
        default: particles
        }
    }
}
