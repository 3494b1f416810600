import AgateGeometry
import Foundation

/// Where a particle is born in the emitter's shape, and which way is outwards there.
struct EmissionPoint {
    /// From the middle of the shape.
    var offset: SIMD3<Double>
    /// The direction that a longitude of 0 means: of length 1, in the plane.
    var outwards = SIMD2(1.0, 0)
}

/// The shape that an emitter layer emits from, its names read once for all particles.
struct EmissionShape {
    private enum Form { case point, line, rectangle, cuboid, circle, sphere }
    private enum Place { case points, outline, surface, volume }

    private let form: Form
    private let place: Place
    /// Half of the width, the height and the depth, in points.
    private let half: SIMD3<Double>

    /// Unknown names stand for a point and for the volume.
    init(_ emitter: EmitterValues) {
        half =
            SIMD3(
                Double(emitter.emitterSize.width),
                Double(emitter.emitterSize.height),
                Double(emitter.emitterDepth)
            ) / 2
        form =
            switch emitter.emitterShape {
            case "line": .line
            case "rectangle": .rectangle
            case "cuboid": .cuboid
            case "circle": .circle
            case "sphere": .sphere
            default: .point
            }
        place =
            switch emitter.emitterMode {
            case "points": .points
            case "outline": .outline
            case "surface": .surface
            default: .volume
            }
    }

    /// A point of the shape, by lot.
    ///
    /// Lines emit along their normal, towards lower y; so a longitude of π is down the page from a line that lies across it.
    ///
    /// Source: claims 15.10; for lines programs whose snow and confetti fall. GUESS emitter-outwards: circles and balls emit away from
    /// their middle, other shapes along x.
    func point(_ dice: inout ParticleDice) -> EmissionPoint {
        switch form {
        case .line:
            return EmissionPoint(offset: onBox(SIMD3(half.x, 0, 0), axes: 1, &dice), outwards: SIMD2(0, -1))
        case .rectangle:
            return EmissionPoint(offset: onBox(SIMD3(half.x, half.y, 0), axes: 2, &dice))
        case .cuboid:
            return EmissionPoint(offset: onBox(half, axes: 3, &dice))
        case .circle:
            let angle = dice.unit() * 2 * .pi
            let radius = half.x * 2 * reach(squares: dice.unit().squareRoot())
            let way = SIMD2(angle: angle)
            return EmissionPoint(offset: SIMD3(way * radius, 0), outwards: way)
        case .sphere:
            let angle = dice.unit() * 2 * .pi
            let height = dice.unit() * 2 - 1
            let radius = half.x * 2 * reach(squares: cubeRoot(dice.unit()))
            let around = (1 - height * height).squareRoot() * radius
            let way = SIMD2(angle: angle)
            return EmissionPoint(offset: SIMD3(way * around, height * radius), outwards: way)
        case .point:
            return EmissionPoint(offset: .zero)
        }
    }

    /// How far from the middle of a round shape, 0 to 1.
    private func reach(squares inside: Double) -> Double {
        switch place {
        case .points: 0
        case .outline: 1
        case .surface: form == .sphere ? 1 : inside
        case .volume: inside
        }
    }

    /// A point of a box of one, two or three dimensions.
    private func onBox(_ half: SIMD3<Double>, axes: Int, _ dice: inout ParticleDice) -> SIMD3<Double> {
        var point = SIMD3(
            (dice.unit() * 2 - 1) * half.x,
            (dice.unit() * 2 - 1) * half.y,
            (dice.unit() * 2 - 1) * half.z
        )
        // So many axes lie at an end: none inside, one on a face, two on an edge of a box, all at a corner.
        let fixed: Int
        switch place {
        case .points: fixed = axes
        case .outline: fixed = axes - 1
        case .surface: fixed = max(axes - 2, 0)
        case .volume: fixed = 0
        }
        guard fixed > 0 else { return point }
        let free = fixed == axes ? -1 : freeAxis(half, axes: axes, isFace: fixed == 1 && axes == 3, &dice)
        for axis in 0..<axes {
            let isFixed = fixed == 1 && axes == 3 ? axis == free : axis != free
            if isFixed { point[axis] = dice.unit() < 0.5 ? -half[axis] : half[axis] }
        }
        return point
    }

    /// The axis along which an edge runs, or which is across a face; larger edges and faces come more often.
    private func freeAxis(_ half: SIMD3<Double>, axes: Int, isFace: Bool, _ dice: inout ParticleDice) -> Int {
        var weights = [Double](repeating: 0, count: axes)
        for axis in 0..<axes {
            weights[axis] =
                isFace ? abs(half[(axis + 1) % 3] * half[(axis + 2) % 3]) : abs(half[axis])
        }
        var rest = dice.unit() * weights.reduce(0, +)
        for axis in 0..<axes {
            if rest < weights[axis] { return axis }
            rest -= weights[axis]
        }
        return axes - 1
    }
}

extension SIMD2<Double> {
    /// The direction at an angle from x towards y, in radians: the same bits on every machine.
    init(angle: Double) {
        let (sine, cosine) = PortableTrigonometry.sineAndCosine(angle)
        self.init(cosine, sine)
    }

    /// The same vector turned by an angle, in radians.
    func turned(by angle: Double) -> SIMD2<Double> {
        let way = SIMD2(angle: angle)
        return SIMD2(x * way.x - y * way.y, x * way.y + y * way.x)
    }
}

/// The cube root of a number from 0 to 1, the same bits on every machine: a library's may differ in the last one.
private func cubeRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    // To the power of 21/64, which is near; then three steps of Halley's, each of which triples the digits.
    let fourth = number.squareRoot().squareRoot()
    let sixteenth = fourth.squareRoot().squareRoot()
    var root = fourth * sixteenth * sixteenth.squareRoot().squareRoot()
    for _ in 0..<3 {
        let cube = root * root * root
        root *= (cube + 2 * number) / (2 * cube + number)
    }
    return root
}
