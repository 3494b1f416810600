import AgateScene
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// The closed forms of a particle's life.
@Suite("Oracle: emitters")
struct EmitterOracleTests {
    @Test("a particle is where its age puts it", .claim("15.9"))
    func kinematics() throws {
        let rows = OracleTable.load("emitter_kinematics.csv", in: .module)
        #expect(rows.count >= 15)
        for row in rows {
            func number(_ column: String) -> Double { Self.number(row[column] ?? "") }
            var cell = EmitterCellValues()
            for (property, column) in [
                (EmitterCellProperty.velocity, "velocity"), (.emissionLongitude, "emissionLongitude"),
                (.xAcceleration, "xAcceleration"), (.yAcceleration, "yAcceleration"), (.scale, "scale"),
                (.scaleSpeed, "scaleSpeed"), (.spin, "spin"), (.alphaSpeed, "alphaSpeed"),
                (.lifetime, "lifetime"),
            ] {
                cell[property] = number(column)
            }
            cell.color = CGColor(red: 1, green: 1, blue: 1, alpha: CGFloat(number("alpha")))
            // One birth in a thousand seconds, at the first thousand.
            cell[.birthRate] = 0.001
            var emitter = EmitterValues.standard.values
            emitter.cells = EmitterCellList([cell])
            let birth = 1 / cell[.birthRate]
            let field = ParticleField(emitter, at: birth + number("age"))
            guard number("age") < number("lifetime") else {
                #expect(field.particles.isEmpty, "\(row)")
                continue
            }
            let particle = try #require(field.particles.first, "\(row)")
            #expect(abs(particle.position.x - number("dx")) < 1e-6, "\(row)")
            #expect(abs(particle.position.y - number("dy")) < 1e-6, "\(row)")
            #expect(abs(particle.scale - number("scale_at_age")) < 1e-6, "\(row)")
            #expect(abs(particle.rotation - number("rotation_at_age")) < 1e-6, "\(row)")
            #expect(abs(particle.color.w - number("alpha_at_age")) < 1e-6, "\(row)")
        }
    }

    /// A number, or a multiple of pi: `pi/2`, `-pi`.
    private static func number(_ text: String) -> Double {
        guard let range = text.range(of: "pi") else { return Double(text) ?? .nan }
        let sign = text.hasPrefix("-") ? -1.0 : 1
        let divisor =
            text[range.upperBound...].hasPrefix("/") ? Double(text[range.upperBound...].dropFirst()) : 1
        return sign * .pi / (divisor ?? .nan)
    }
}
