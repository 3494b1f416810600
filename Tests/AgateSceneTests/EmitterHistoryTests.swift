import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// What particles keep of the time of their birth, as numbers.
@Suite("Histories of emitters")
struct EmitterHistoryTests {
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
        cell.name = "spark"
        cell[.birthRate] = 10
        cell[.lifetime] = 2
        body(&cell)
        return cell
    }

    private func animation(
        _ keyPath: String,
        from: Double,
        to: Double,
        begin: Double = 0,
        duration: Double = 1,
        id: UInt64 = 1,
        _ body: (inout TimingParameters) -> Void = { _ in }
    ) throws -> RenderAnimation {
        var timing = TimingParameters(duration: duration)
        timing.beginTime = begin
        body(&timing)
        return RenderAnimation(
            id: AnimationID(raw: id),
            timing: timing,
            content: .property(
                PropertyAnimation(
                    target: try #require(PropertyTarget(keyPath: keyPath)),
                    track: .basic(BasicTrack(from: .number(from), to: .number(to)))
                )
            )
        )
    }

    private func particles(_ history: EmitterHistory, at time: Double) -> [Particle] {
        ParticleField(history, at: time).particles
    }

    @Test("a value that changes is that of particles to come", .claim("15.7a"))
    func values() {
        var history = EmitterHistory(emitter([cell { $0[.velocity] = 10 }]))
        history = history.recording(emitter([cell { $0[.velocity] = 50 }]), [], at: 1)
        let particles = particles(history, at: 1.5)
        #expect(particles.count == 15)
        for particle in particles {
            let velocity = 1.5 - particle.age <= 1 + 1e-9 ? 10.0 : 50
            #expect(abs(particle.position.x - velocity * particle.age) < 1e-9)
        }
        // What is not over yet shows as it was: the history can be asked for any time.
        #expect(self.particles(history, at: 0.7).count == 7)
        #expect(self.particles(history, at: 0.7).allSatisfy { abs($0.position.x - 10 * $0.age) < 1e-9 })
    }

    @Test("nothing that is recorded changes what was before", .claim("15.7a"), arguments: [1, 2, 3])
    func past(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var history = EmitterHistory(emitter([cell(), cell { $0[.birthRate] = 3 }]))
        var seen: [(time: Double, particles: [SIMD3<Double>])] = []
        for step in 1..<40 {
            let time = Double(step) * 0.25
            seen.append((time - 0.01, particles(history, at: time - 0.01).map(\.position)))
            let cells = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                cell {
                    $0[.birthRate] = Double.random(in: 0...20, using: &random)
                    $0[.velocity] = Double.random(in: 0...50, using: &random)
                    $0[.emissionRange] = 6
                    $0[.lifetime] = Double.random(in: 0...3, using: &random)
                }
            }
            var animations: [RenderAnimation] = []
            if Bool.random(using: &random) {
                animations.append(
                    try animation(
                        "birthRate",
                        from: 0,
                        to: 3,
                        begin: time - 0.1,
                        duration: 0.5,
                        id: UInt64(step)
                    ) {
                        $0.repeatCount = .infinity
                    }
                )
            }
            if Bool.random(using: &random) {
                animations.append(
                    try animation("emitterPosition.x", from: 0, to: 90, begin: time, id: UInt64(step + 100))
                )
            }
            history = history.recording(emitter(cells), animations, at: time)
        }
        for (time, positions) in seen {
            #expect(particles(history, at: time).map(\.position) == positions, "at \(time)")
        }
    }

    @Test("births follow the rate summed up, however it changes", .claim("15.7a"))
    func sums() {
        var history = EmitterHistory(emitter([cell { $0[.birthRate] = 0.4 }]))
        // After a second the sum is 0.4; from there two a second make 0.6 more in 0.3 seconds.
        history = history.recording(emitter([cell { $0[.birthRate] = 2 }]), [], at: 1)
        #expect(particles(history, at: 1.29).isEmpty)
        let born = particles(history, at: 1.31)
        #expect(born.count == 1 && abs((born.first?.age ?? 0) - 0.01) < 1e-6)
        #expect(particles(history, at: 1.81).count == 2)
        history = history.recording(emitter([cell { $0[.birthRate] = 0 }]), [], at: 2)
        history = history.recording(emitter([cell { $0[.birthRate] = 2 }]), [], at: 3)
        // 0.4 of a birth are left over from before the pause.
        #expect(particles(history, at: 3.29).allSatisfy { $0.age > 1 })
        #expect(abs((particles(history, at: 3.31).map(\.age).min() ?? 0) - 0.01) < 1e-6)
    }

    @Test("a rate that rises evenly has its births where its integral says", .claim("15.7a"))
    func ramp() throws {
        let rise = try animation("emitterCells.spark.birthRate", from: 0, to: 20)
        let history = EmitterHistory(emitter([cell { $0[.birthRate] = 0 }]), [rise])
        // The integral is 10 t²: birth n is at the root of n / 10.
        let ages = particles(history, at: 1.5).map(\.age)
        #expect(ages.count == 10)
        for (index, age) in ages.enumerated() {
            #expect(abs(1.5 - age - (Double(index + 1) / 10).squareRoot()) < 2e-3)
        }
        #expect(particles(history, at: 0.5).count == 2)
        #expect(particles(history, at: 1e9).isEmpty)
    }

    @Test("a rate that swings for ever bears as many in each of its cycles", .claim("15.7a"))
    func endless() throws {
        let swing = try animation("birthRate", from: 0, to: 1, begin: 0.3, duration: 0.5) {
            $0.autoreverses = true
            $0.repeatCount = .infinity
        }
        let history = EmitterHistory(emitter([cell { $0[.lifetime] = 1 }]), [swing])
        for time in [1.3, 7.85, 1_000.3, 86_400] {
            #expect(abs(particles(history, at: time).count - 5) <= (time < 2 ? 3 : 0), "at \(time)")
        }
        let early = particles(history, at: 10.8).map(\.age)
        let late = particles(history, at: 10.8 + 100).map(\.age)
        // Rates are single-precision numbers, and their rounding errors add up.
        #expect(early.count == late.count && zip(early, late).allSatisfy { abs($0 - $1) < 1e-3 })
    }

    @Test("an emitter in motion bears where it is at each birth", .claim("15.7a"))
    func motion() throws {
        let move = try animation("emitterPosition.x", from: 0, to: 100, begin: 1)
        let history = EmitterHistory(emitter([cell()]), [move])
        for particle in particles(history, at: 2.45) {
            let birth = 2.45 - particle.age
            let place = birth >= 1 && birth < 2 - 1e-6 ? (birth - 1) * 100 : 0
            #expect(abs(particle.position.x - place) < 1e-6, "born at \(birth)")
        }
    }

    @Test("cells in cells are as they were when the layer's own particle was born", .claim("15.11"))
    func inner() {
        func rocket(trail: Double) -> EmitterValues {
            let spark = cell {
                $0[.birthRate] = trail
                $0[.lifetime] = 0.5
            }
            return emitter([
                cell {
                    $0[.birthRate] = 1
                    $0[.velocity] = 100
                    $0.cells = EmitterCellList([spark])
                }
            ])
        }
        var history = EmitterHistory(rocket(trail: 50))
        history = history.recording(rocket(trail: 0), [], at: 1.5)
        let field = ParticleField(history, at: 2.5)
        let sparks = field.particles.filter { field.cells[$0.cell][.lifetime] == 0.5 }
        #expect(sparks.count == 25, "the first rocket draws its tail on")
        #expect(sparks.allSatisfy { $0.position.x > 100 }, "the second has none")
    }

    @Test("images and their parts are those of the birth")
    func contents() throws {
        func picture(_ x: CGFloat) -> EmitterValues {
            emitter([cell { $0.contentsRect = CGRect(x: x, y: 0, width: 0.5, height: 1) }])
        }
        let history = EmitterHistory(picture(0)).recording(picture(0.5), [], at: 1)
        let field = ParticleField(history, at: 1.5)
        for particle in field.particles {
            #expect(field.cells[particle.cell].contentsRect.minX == (1.5 - particle.age > 1 + 1e-9 ? 0.5 : 0))
        }
        let slide = try animation("emitterCells.spark.contentsRect.origin.x", from: 0, to: 0.5)
        let sliding = ParticleField(EmitterHistory(picture(0), [slide]), at: 0.95)
        #expect(sliding.particles.count == 9)
        for particle in sliding.particles {
            #expect(abs(sliding.cells[particle.cell].contentsRect.minX - (0.95 - particle.age) / 2) < 1e-6)
        }
    }

    @Test("a clock that is set back goes on from there with what is said now")
    func setBack() {
        var history = EmitterHistory(emitter([cell()]))
        history = history.recording(emitter([cell { $0[.birthRate] = 0 }]), [], at: 3)
        // The clock begins anew at 1, while nothing is to be born.
        history = history.recording(emitter([cell { $0[.birthRate] = 0 }]), [], at: 1)
        #expect(particles(history, at: 1).count == 10)
        #expect(particles(history, at: 2.95).isEmpty == false)
        #expect(particles(history, at: 3.05).isEmpty)
    }

    @Test("saying the same again, and taking off what is over, is nothing new")
    func nothingNew() throws {
        let values = emitter([cell()])
        let history = EmitterHistory(values)
        #expect(history.recording(values, [], at: 1) === history)
        #expect(history.recording(emitter([cell()]), [], at: 1) === history, "the same in another list")
        let move = try animation("emitterPosition.x", from: 0, to: 100, begin: 1)
        let moved = history.recording(values, [move], at: 1)
        #expect(moved.count == 2)
        #expect(moved.recording(values, [], at: 2.5) === moved)
        #expect(moved.recording(values, [], at: 1.5).count == 3)
        let other = try animation("position.x", from: 0, to: 100)
        #expect(history.recording(values, [other], at: 1) === history, "not of particles")
        var mode = values
        mode.renderMode = "additive"
        #expect(history.recording(mode, [], at: 1) === history, "not of births")
    }

    @Test("what can show no more is forgotten, and there are never too many entries")
    func bounded() {
        func at(_ x: Double) -> EmitterValues {
            emitter([cell()]) { $0.emitterPosition.x = CGFloat(x) }
        }
        var slow = EmitterHistory(at(0))
        for second in 1...200 { slow = slow.recording(at(Double(second)), [], at: Double(second)) }
        // Entries are kept for the two seconds of a life and a minute.
        #expect(slow.count <= 64)
        #expect(particles(slow, at: 200).map(\.position.x).min() == 198)
        #expect(particles(slow, at: 150).count == 20)
        #expect(particles(slow, at: 100).isEmpty, "forgotten")
        func quick(_ x: Double) -> EmitterValues {
            emitter([cell { $0[.birthRate] = 100 }]) { $0.emitterPosition.x = CGFloat(x) }
        }
        var fast = EmitterHistory(quick(0))
        for step in 1...5_000 { fast = fast.recording(quick(Double(step)), [], at: Double(step) * 1e-4) }
        #expect(fast.count == EmitterHistory.maxEntries)
        // The oldest entry that is left begins at 0.0905.
        #expect(particles(fast, at: 0.5).count == 41)
    }

    @Test("phases are spread evenly, and the seed says from where on", .claim("15.7a"))
    func phases() {
        for seed in [0, 1, 77] {
            let cells = (0..<10).map { _ in cell { $0[.birthRate] = 2 } }
            let field = ParticleField(emitter(cells) { $0.seed = seed }, at: 10)
            let births = field.particles.filter { $0.age < 0.5 - 1e-6 }.map(\.age).sorted()
            #expect(births.count == 10)
            let gaps = zip(births, births.dropFirst()).map { $1 - $0 }
            #expect((gaps.max() ?? 1) < 0.1 && (gaps.min() ?? 0) > 0.02, "\(gaps)")
        }
        /// When the first particle of an emitter of one cell is born.
        func first(_ seed: Int) -> Double {
            let oldest = ParticleField(emitter([cell()]) { $0.seed = seed }, at: 0.5).particles.map(\.age)
                .max()
            return 0.5 - (oldest ?? 0)
        }
        #expect(abs(first(0) - 0.1) < 1e-9 && abs(first(1) - first(2)) > 1e-3)
        #expect((1...50).allSatisfy { first($0) > 0 && first($0) <= 0.1 + 1e-9 })
    }

    @Test("absurd animations, times and rates neither crash nor hang")
    func wild() throws {
        let numbers: [Double] = [.nan, .infinity, -1, 1e300]
        for keyPath in [
            "birthRate", "lifetime", "emitterCells.spark.birthRate", "emitterCells.spark.lifetime",
        ] {
            for number in numbers {
                var history = EmitterHistory(emitter([cell()]))
                for (index, time) in [0, 1, number, 2].enumerated() {
                    let wild = try animation(keyPath, from: 0, to: 5, begin: number, id: UInt64(index)) {
                        $0.duration = index == 1 ? number : 1
                        $0.speed = index == 2 ? number : 1
                        $0.repeatCount = index == 3 ? number : .infinity
                    }
                    let wilder = try animation(keyPath, from: number, to: -number, id: UInt64(index + 10))
                    history = history.recording(emitter([cell()]), [wild, wilder], at: time)
                    for moment in [-5, 0.5, 3, 1e12, number] {
                        let found = ParticleField(history, at: moment, limit: 50).particles
                        #expect(found.count <= 50)
                        #expect(found.allSatisfy { $0.position.x.isFinite && $0.age.isFinite })
                    }
                }
            }
        }
    }
}
