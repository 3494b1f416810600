import AgateDisplay
import QuartzCore

/// Gradient layers.
///
/// The place on a gradient is computed in floating point from the pixel's: moved, a colour may round the other way.
enum GradientCases {
    private static func gradient(
        _ name: String,
        _ type: CAGradientLayerType = .axial,
        _ colors: [CGColor] = [.sun, .coral, .sea],
        from start: (CGFloat, CGFloat) = (0.5, 0),
        to end: (CGFloat, CGFloat) = (0.5, 1),
        at times: [Double] = [0],
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        _ body: @escaping @Sendable (CAGradientLayer) -> Void = { _ in }
    ) -> GoldenCase {
        scene("gradient/\(name)", 24, at: times, allowing: allowances) { page in
            page.put(CAGradientLayer(), 3, 3, 18, 18) {
                $0.type = type
                $0.colors = colors
                $0.startPoint = CGPoint(x: start.0, y: start.1)
                $0.endPoint = CGPoint(x: end.0, y: end.1)
                body($0)
            }
        }
    }

    static let all: [GoldenCase] = [
        gradient("axial"),
        gradient("axial-diagonal", from: (0, 0), to: (1, 1), allowing: [.moved: 1]),
        gradient("axial-diagonal-of-oblong", from: (0, 0), to: (1, 1), allowing: [.moved: 1]) {
            $0.bounds.size.height = 9
        },
        gradient("axial-short", from: (0.5, 0.4), to: (0.5, 0.6)),
        gradient("locations") { $0.locations = [0, 0.2, 1] },
        gradient("hard-step") { $0.locations = [0, 0.5, 0.5] },
        gradient("stripes", .axial, [.ink, .ink, .paper, .paper], from: (0, 0), to: (1, 0.3)) {
            $0.locations = [0, 0.5, 0.5, 1]
        },
        gradient("to-transparent", .axial, [.coral, .coral.faded(0)], from: (0, 0.5), to: (1, 0.5)),
        gradient("translucent-over-background", .axial, [.sea.faded(0.8), .sun.faded(0.2)]) {
            $0.backgroundColor = .ink
        },
        gradient("one-color-is-nothing", .axial, [.coral]) { $0.backgroundColor = .sun },
        gradient("too-few-locations-is-nothing") {
            $0.locations = [0, 1]
            $0.backgroundColor = .sun
        },
        gradient("radial", .radial, from: (0.5, 0.5), to: (1, 1)),
        gradient("radial-ellipse", .radial, from: (0.4, 0.6), to: (1, 0.9)),
        gradient("radial-flat-is-nothing", .radial, from: (0.5, 0.5), to: (1, 0.5)),
        gradient("conic", .conic, from: (0.5, 0.5), to: (1, 0.5)),
        gradient("conic-from-corner", .conic, from: (0, 0), to: (1, 0)),
        // Angles are those of the unit square, whose numbers round otherwise elsewhere.
        gradient(
            "conic-wheel",
            .conic,
            [.coral, .sun, .leaf, .sea, .coral],
            from: (0.5, 0.5),
            to: (0.5, 0),
            allowing: [.moved: 1]
        ) {
            $0.cornerRadius = 9
        },
        gradient("rounded") {
            $0.cornerRadius = 6
            $0.borderWidth = 1
        },
        gradient("turned") { $0.turn(0.5) },
        gradient("in-perspective") { $0.transform = .tilt(0.9, 0, 1, 0, eye: 30) },
        gradient("radial-in-perspective", .radial, from: (0.5, 0.5), to: (1, 1)) {
            $0.transform = .tilt(0.9, 1, 0, 0, eye: 30)
        },
        gradient("origin-of-bounds") { $0.bounds.origin = CGPoint(x: 40, y: -7) },
        gradient("opacity") { $0.opacity = 0.5 },
        gradient("colors-in-motion", at: [0, 0.5, 1]) {
            $0.run("colors", from: [CGColor.ink, .sea, .leaf], to: [CGColor.sun, .coral, .paper])
        },
        gradient("points-in-motion", at: [0, 0.5, 1], allowing: [.moved: 1]) {
            $0.run("startPoint", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0))
            $0.run("endPoint", from: CGPoint(x: 0, y: 1), to: CGPoint(x: 0, y: 0.5))
        },
        gradient("sublayers-above") { $0.add(4, 4, 10, 4, .ink) },
    ]
}
