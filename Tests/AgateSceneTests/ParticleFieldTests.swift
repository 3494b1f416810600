import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Particles")
struct ParticleFieldTests {
    private func emitter(
        _ cells: [EmitterCellValues],
        _ body: (inout EmitterValues) -> Void = { _ in }
    ) -> EmitterValues {
        var emitter = EmitterValues.standard.values
        emitter.cells = EmitterCellList(cells)
        body(&emitter)
        return emitter
    }

    private func cell(_ body: (inout EmitterCellValues) -> Void = { _ in }) -> EmitterCellValues {
        var cell = EmitterCellValues()
        cell[.birthRate] = 10
        cell[.lifetime] = 2
        body(&cell)
        return cell
    }

    @Test("rates multiply: five are born in a second, and ten live in the long run", .claim("15.7", "G18"))
    func count() {
        let emitter = emitter([cell()]) { $0.birthRate = 0.5 }
        for (time, count) in [(0.0, 0), (0.19, 0), (0.2, 1), (1, 5), (2, 10), (2.1, 10), (50.1, 10)] {
            #expect(ParticleField(emitter, at: time).particles.count == count, "at \(time)")
        }
        #expect(ParticleField(self.emitter([cell { $0.isEnabled = false }]), at: 3).particles.isEmpty)
    }

    @Test("a value with a range is spread evenly over it", .claim("15.7", "G18"))
    func ranges() {
        let fast = cell {
            $0[.birthRate] = 2_000
            $0[.velocity] = 100
            $0[.velocityRange] = 50
            $0[.lifetime] = 1
        }
        let particles = ParticleField(emitter([fast]), at: 5).particles
        let speeds = particles.filter { $0.age > 0.01 }.map { $0.position.x / $0.age }
        #expect(speeds.count > 1_900)
        #expect(speeds.allSatisfy { $0 >= 75 - 1e-6 && $0 <= 125 + 1e-6 })
        let mean = speeds.reduce(0, +) / Double(speeds.count)
        #expect(abs(mean - 100) < 1.5)
        for edge in stride(from: 75.0, to: 125, by: 10) {
            let share = Double(speeds.filter { $0 >= edge && $0 < edge + 10 }.count) / Double(speeds.count)
            #expect(abs(share - 0.2) < 0.04, "from \(edge)")
        }
    }

    @Test("the same time gives the same particles, another seed others", .claim("15.5", "15.12"))
    func pure() {
        let wild = cell {
            $0[.birthRate] = 100
            $0[.velocity] = 50
            $0[.velocityRange] = 50
            $0[.emissionRange] = 6
            $0[.scaleRange] = 1
        }
        let emitter = emitter([wild, wild]) { $0.seed = 7 }
        func places(_ emitter: EmitterValues, _ time: Double) -> [SIMD3<Double>] {
            ParticleField(emitter, at: time).particles.map(\.position)
        }
        let once = places(emitter, 3)
        _ = places(emitter, 9)
        #expect(places(emitter, 3) == once)
        var other = emitter
        other.seed = 8
        #expect(places(other, 3) != once)
        // A particle keeps its lot: a moment later it is a moment further.
        let now = ParticleField(emitter, at: 3).particles
        let later = ParticleField(emitter, at: 3.001).particles
        #expect(
            later.contains {
                abs(now[50].age + 0.001 - $0.age) < 1e-9 && abs(now[50].scale - $0.scale) < 1e-9
            }
        )
    }

    @Test("shapes emit from their part that the mode names", .claim("15.10"))
    func shapes() {
        func offsets(_ shape: String, _ mode: String) -> [SIMD3<Double>] {
            let emitter = emitter([cell { $0[.birthRate] = 300 }]) {
                $0.emitterShape = shape
                $0.emitterMode = mode
                $0.emitterPosition = CGPoint(x: 100, y: 50)
                $0.emitterZPosition = 10
                $0.emitterSize = CGSize(width: 20, height: 8)
                $0.emitterDepth = 4
            }
            return ParticleField(emitter, at: 4).particles.map { $0.position - SIMD3(100, 50, 10) }
        }
        func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
        #expect(offsets("point", "volume").allSatisfy { $0 == .zero })
        #expect(offsets("line", "volume").allSatisfy { abs($0.x) <= 10 && $0.y == 0 && $0.z == 0 })
        #expect(offsets("line", "points").allSatisfy { abs($0.x) == 10 })
        let edges = offsets("rectangle", "outline")
        #expect(edges.allSatisfy { (abs($0.x) == 10) != (abs($0.y) == 4) && $0.z == 0 })
        #expect(edges.filter { abs($0.y) == 4 }.count > edges.filter { abs($0.x) == 10 }.count)
        #expect(offsets("rectangle", "points").allSatisfy { abs($0.x) == 10 && abs($0.y) == 4 })
        #expect(offsets("rectangle", "surface").allSatisfy { abs($0.x) < 10 && abs($0.y) < 4 })
        let faces = offsets("cuboid", "surface")
        #expect(faces.allSatisfy { abs($0.x) == 10 || abs($0.y) == 4 || abs($0.z) == 2 })
        #expect(offsets("cuboid", "points").allSatisfy { abs($0.z) == 2 && abs($0.y) == 4 })
        #expect(offsets("circle", "outline").allSatisfy { abs(length($0) - 20) < 1e-9 && $0.z == 0 })
        #expect(offsets("circle", "volume").allSatisfy { length($0) <= 20 })
        #expect(offsets("sphere", "surface").allSatisfy { abs(length($0) - 20) < 1e-9 })
        #expect(offsets("sphere", "points").allSatisfy { length($0) == 0 })
    }

    @Test("circles emit outwards", .claim("15.8"))
    func outwards() {
        let emitter = emitter([cell { $0[.velocity] = 10 }]) {
            $0.emitterShape = "circle"
            $0.emitterMode = "outline"
            $0.emitterSize = CGSize(width: 5, height: 5)
        }
        for particle in ParticleField(emitter, at: 2).particles {
            let distance = (particle.position * particle.position).sum().squareRoot()
            #expect(abs(distance - (5 + 10 * particle.age)) < 1e-9)
        }
    }

    @Test("a line emits along its normal: with a longitude of π down the page", .claim("Q2.6"))
    func fromALine() {
        for (longitude, way) in [
            (Double.pi, SIMD3(0.0, 1, 0)), (0, SIMD3(0, -1, 0)), (.pi / 2, SIMD3(1, 0, 0)),
        ] {
            let snow = cell {
                $0[.birthRate] = 50
                $0[.velocity] = 10
                $0[.emissionLongitude] = longitude
            }
            let line = emitter([snow]) {
                $0.emitterShape = "line"
                $0.emitterSize = CGSize(width: 40, height: 0)
            }
            let now = ParticleField(line, at: 2).particles
            let later = ParticleField(line, at: 2.25).particles
            #expect(!now.isEmpty)
            for particle in now {
                let moved = later.filter { abs($0.age - particle.age - 0.25) < 1e-9 }.map {
                    $0.position - particle.position
                }
                let off = moved.map { ($0 - way * 2.5).max() - ($0 - way * 2.5).min() }.min()
                if let off { #expect(off < 1e-9, "at \(longitude)") }
            }
        }
    }

    @Test("the longitude points the way, within the range", .claim("15.8"))
    func directions() {
        let fan = cell {
            $0[.birthRate] = 200
            $0[.velocity] = 10
            $0[.emissionLongitude] = 1
            $0[.emissionRange] = 0.5
        }
        let angles = ParticleField(emitter([fan]), at: 2).particles.filter { $0.age > 0.01 }
            .map { atan2($0.position.y, $0.position.x) }
        #expect(angles.allSatisfy { $0 >= 0.75 - 1e-9 && $0 <= 1.25 + 1e-9 })
        #expect((angles.max() ?? 0) - (angles.min() ?? 0) > 0.4)
    }

    @Test("particles emit in their turn, from where they are and along their way", .claim("15.11"))
    func inner() {
        let trail = cell {
            $0[.birthRate] = 10
            $0[.lifetime] = 0.5
        }
        let rocket = cell {
            $0[.birthRate] = 1
            $0[.lifetime] = 1
            $0[.velocity] = 100
            $0.cells = EmitterCellList([trail])
        }
        // Born at 1, the rocket is at 55; sparks of its last half second are behind it.
        let field = ParticleField(emitter([rocket]), at: 1.55)
        #expect(field.particles.filter { $0.cell == 0 }.count == 1)
        let sparks = field.particles.filter { $0.cell == 1 }
        #expect(sparks.count == 5)
        #expect(sparks.allSatisfy { abs($0.position.x - 100 * (0.55 - $0.age)) < 1e-6 })
        // The next one is under way, and sparks outlive the first.
        let later = ParticleField(emitter([rocket]), at: 2.3).particles
        #expect(later.filter { $0.cell == 1 && $0.position.x > 70 }.count > 1)
    }

    @Test("the oldest, the youngest or the farthest are the lowest", .claim("15.11"))
    func order() {
        let cells = [cell(), cell { $0[.birthRate] = 7 }]
        func ages(_ mode: String) -> [Double] {
            ParticleField(emitter(cells) { $0.renderMode = mode }, at: 3).particles.map(\.age)
        }
        #expect(ages("oldestFirst") == ages("oldestFirst").sorted(by: >))
        #expect(ages("oldestLast") == ages("oldestLast").sorted())
        #expect(ages("unordered").count == ages("additive").count)
        let deep = emitter([
            cell {
                $0[.emissionLatitude] = 1; $0[.velocity] = 10; $0[.velocityRange] = 20
            }
        ]) {
            $0.renderMode = "backToFront"
        }
        let depths = ParticleField(deep, at: 3).particles.map(\.position.z)
        #expect(depths == depths.sorted())
    }

    @Test("absurd numbers neither crash nor hang, and there are never too many")
    func wild() {
        let numbers: [Double] = [.nan, .infinity, -.infinity, -1, 1e300, 1e9]
        for property in EmitterCellProperty.allCases where property.isNumber {
            for number in numbers {
                let emitter = emitter([cell { $0[property] = number }])
                let particles = ParticleField(emitter, at: 100).particles
                #expect(particles.count <= ParticleField.maxParticles)
                #expect(particles.allSatisfy { $0.position.x.isFinite && $0.scale.isFinite })
            }
        }
        for time in [-5, .nan, .infinity, 1e18] { _ = ParticleField(emitter([cell()]), at: time) }
        var nested = cell { $0[.birthRate] = 1e6 }
        for _ in 0..<6 {
            let inner = nested
            nested = cell {
                $0[.birthRate] = 1e6
                $0.cells = EmitterCellList([inner])
            }
        }
        #expect(ParticleField(emitter([nested]), at: 10).particles.count <= ParticleField.maxParticles)
    }
}
