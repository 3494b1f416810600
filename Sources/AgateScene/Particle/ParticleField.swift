import AgatePixels
import AgateTiming
import Foundation

/// The particles of an emitter layer at one moment.
///
///     let field = ParticleField(emitter, at: 3.25)
///     for particle in field.particles { … field.cells[particle.cell] … }
///
/// Guarantees: the same values and time give the same particles, in the order in which they are painted; no number in them
/// is infinite or none.
///
/// What cells say counts for a particle's whole life, so a change of a cell changes the particles that are there: the values
/// of the past are not kept. Source: claims 15.7-15.11, G18. GUESS emitter-births: particle n of a cell is born at
/// (n + 1) / rate.
package struct ParticleField: Sendable {
    /// The cells, those in cells included.
    package let cells: [EmitterCellValues]
    /// What is there, the lowest first.
    package let particles: [Particle]

    /// So many particles at most are there at once; of more, the youngest of each cell.
    package static let mostParticles = 1 << 14

    /// Works out the particles.
    ///
    /// - Parameters:
    ///   - emitter: The values at that time.
    ///   - localTime: The emitter layer's local time; particles are born from 0 on.
    ///   - limit: So many particles at most.
    package init(_ emitter: EmitterValues, at localTime: Double, limit: Int = mostParticles) {
        var walk = ParticleWalk(emitter, limit: limit)
        walk.run(at: localTime)
        cells = walk.cells.map(\.values)
        particles = Self.ordered(walk.particles, mode: emitter.renderMode)
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

/// One walk through the cells: from emitters to particles, and from these to theirs.
private struct ParticleWalk {
    struct Cell {
        var values: EmitterCellValues
        var inner: [Int] = []
        /// For how many seconds after its birth a particle matters: its own life and those that it emits.
        var reach = 0.0
    }

    /// Something that emits: the layer, or a particle.
    private struct Source {
        var cells: [Int]
        /// Its age now, and the age at which it stops emitting.
        var age: Double
        var end: Double
        var key: UInt64
        /// The particle; nil is the layer.
        var life: ParticleLife?
    }

    let emitter: EmitterValues
    var cells: [Cell] = []
    var particles: [Particle] = []
    private var top: [Int] = []
    private var left: Int
    /// So many births are looked at, those of particles that are gone included.
    private var steps = 4 * ParticleField.mostParticles

    init(_ emitter: EmitterValues, limit: Int) {
        self.emitter = emitter
        left = min(limit, ParticleField.mostParticles)
        var waiting: [(list: EmitterCellList, parent: Int)] = emitter.cells.map { [($0, -1)] } ?? []
        while let (list, parent) = waiting.popLast() {
            for values in list.cells where cells.count < 256 {
                let index = cells.count
                cells.append(Cell(values: values))
                if parent < 0 { top.append(index) } else { cells[parent].inner.append(index) }
                if let inner = values.cells { waiting.append((inner, index)) }
            }
        }
        // A cell comes after the one that it is in.
        for index in cells.indices.reversed() {
            let inner = cells[index].inner.map { cells[$0].reach }.max() ?? 0
            cells[index].reach = longestLife(cells[index].values) + inner
        }
    }

    private func longestLife(_ cell: EmitterCellValues) -> Double {
        let longest = cell[.lifetime] + abs(cell[.lifetimeRange]) / 2
        return bounded(longest * Double(emitter.lifetime), 0, 1e6)
    }

    mutating func run(at localTime: Double) {
        guard localTime.isFinite else { return }
        var sources = [
            Source(cells: top, age: localTime, end: .infinity, key: UInt64(truncatingIfNeeded: emitter.seed))
        ]
        while let source = sources.popLast() {
            for cell in source.cells where cells[cell].values.isEnabled {
                emit(cell, from: source, into: &sources)
            }
        }
    }

    private mutating func emit(_ index: Int, from source: Source, into sources: inout [Source]) {
        let cell = cells[index]
        let timing = cell.values.timing
        let speed = timing.speed
        let layerRate = source.life == nil ? Double(emitter.birthRate) : 1
        let rate = cell.values[.birthRate] * layerRate
        guard rate > 0, rate.isFinite, speed > 0, speed.isFinite, timing.beginTime.isFinite,
            timing.timeOffset.isFinite
        else { return }
        // In the cell's own time: now, and when it stops.
        let now = (source.age - timing.beginTime) * speed + timing.timeOffset
        var end = min(now, (source.end - timing.beginTime) * speed + timing.timeOffset)
        if timing.duration > 0 { end = min(end, timing.duration) }
        let last = (end * rate + 1e-9).rounded(.down)
        let first = max(((now - cell.reach * speed) * rate).rounded(.down), last - Double(left), 0)
        guard last > first, last < 1e15 else { return }
        for number in Int(first)..<Int(last) where steps > 0 {
            steps -= 1
            let birth = Double(number + 1) / rate
            let age = (now - birth) / speed
            var dice = ParticleDice(parent: source.key, cell: index, number: number)
            let bornAt = source.age - age
            let life = life(of: cell.values, from: source, bornAt: bornAt, &dice)
            guard age >= -1e-9, age < cell.reach else { continue }
            if age < life.lifetime, left > 0 {
                left -= 1
                append(life.particle(at: max(age, 0), factor: Double(emitter.scale), cell: index))
            }
            if !cell.inner.isEmpty {
                sources.append(
                    Source(cells: cell.inner, age: age, end: life.lifetime, key: dice.key, life: life)
                )
            }
        }
    }

    private mutating func append(_ particle: Particle) {
        let sum = particle.position.sum() + particle.scale + particle.rotation + particle.color.sum()
        if sum.isFinite { particles.append(particle) }
    }

    /// What the lot gives a particle.
    ///
    /// GUESS emitter-latitude: the longitude is the angle in the plane, within the range; the latitude tilts out of it.
    private func life(
        of cell: EmitterCellValues,
        from source: Source,
        bornAt age: Double,
        _ dice: inout ParticleDice
    ) -> ParticleLife {
        let lifetime = dice.value(cell[.lifetime], range: cell[.lifetimeRange]) * Double(emitter.lifetime)
        let speed = dice.value(cell[.velocity], range: cell[.velocityRange]) * Double(emitter.velocity)
        let spread = (dice.unit() - 0.5) * cell[.emissionRange]
        let scale = dice.value(cell[.scale], range: cell[.scaleRange])
        let spin = dice.value(cell[.spin], range: cell[.spinRange]) * Double(emitter.spin)
        let mean = cell.color?.rgba ?? .zero
        let color = SIMD4(
            dice.value(mean.x, range: cell[.redRange]),
            dice.value(mean.y, range: cell[.greenRange]),
            dice.value(mean.z, range: cell[.blueRange]),
            dice.value(mean.w, range: cell[.alphaRange])
        )
        var origin: SIMD3<Double>
        var way = SIMD2(1.0, 0)
        if let parent = source.life {
            origin = parent.position(at: age)
            let motion = parent.velocity(at: age)
            let speed = (motion.x * motion.x + motion.y * motion.y).squareRoot()
            if speed > 0, speed.isFinite { way = SIMD2(motion.x, motion.y) / speed }
        } else {
            let point = emitter.emissionPoint(&dice)
            origin = point.offset
            origin.x += Double(emitter.emitterPosition.x)
            origin.y += Double(emitter.emitterPosition.y)
            origin.z += Double(emitter.emitterZPosition)
            way = point.outwards
        }
        way = way.turned(by: cell[.emissionLongitude] + spread)
        let tilt = SIMD2(angle: cell[.emissionLatitude])
        return ParticleLife(
            origin: origin,
            velocity: SIMD3(way * tilt.x, tilt.y) * speed,
            acceleration: SIMD3(cell[.xAcceleration], cell[.yAcceleration], cell[.zAcceleration]),
            lifetime: bounded(lifetime, 0, 1e6),
            scale: scale,
            scaleSpeed: cell[.scaleSpeed],
            spin: spin,
            color: color,
            colorSpeed: SIMD4(cell[.redSpeed], cell[.greenSpeed], cell[.blueSpeed], cell[.alphaSpeed])
        )
    }
}

/// A number kept within bounds; what is none is the lower one.
private func bounded(_ number: Double, _ least: Double, _ most: Double) -> Double {
    number > least ? min(number, most) : least
}
