import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Gradient layers beside what the formulas say, at the middles of pixels.
@Suite("Gradient layers")
struct GradientLayerTests {
    /// An 80 by 60 gradient in the corner of the picture.
    private func picture(
        at time: Double = 0,
        _ values: @escaping (inout LayerValues) -> Void = { _ in },
        _ body: @escaping (inout GradientValues) -> Void
    ) -> Surface {
        var scene = SceneBuilder(width: 80, height: 60)
        scene.add(CGRect(x: 0, y: 0, width: 80, height: 60)) {
            var gradient = CopyOnWriteBox<GradientValues>()
            gradient.values.colors = [.red, .blue]
            body(&gradient.values)
            $0.kind = .gradient(gradient)
            values(&$0)
        }
        return scene.picture(at: time)
    }

    /// Whether a pixel is so far from red to blue, within what the table of colours and rounding take.
    private func expect(
        _ picture: Surface,
        _ x: Int,
        _ y: Int,
        _ u: Double,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) {
        let pixel = picture.bytes(x, y)
        #expect(abs(Double(pixel.x) - 255 * (1 - u)) <= 1.5, sourceLocation: location)
        #expect(abs(Double(pixel.z) - 255 * u) <= 1.5, sourceLocation: location)
        #expect(pixel.y == 0 && pixel.w == 255, sourceLocation: location)
    }

    @Test("axial: runs down the bounds unless told otherwise", .claim("15.2", "G6"))
    func axial() {
        let down = picture { _ in }
        for y in [0, 14, 30, 59] { expect(down, 40, y, (Double(y) + 0.5) / 60) }
        #expect(down.bytes(0, 14) == down.bytes(79, 14))
        let right = picture {
            $0.startPoint = CGPoint(x: 0, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 0.5)
        }
        for x in [0, 20, 79] { expect(right, x, 10, (Double(x) + 0.5) / 80) }
        let middle = picture {
            $0.startPoint = CGPoint(x: 0.5, y: 0.25)
            $0.endPoint = CGPoint(x: 0.5, y: 0.75)
        }
        expect(middle, 5, 0, 0)
        expect(middle, 5, 29, 14.5 / 30)
        expect(middle, 5, 59, 1)
    }

    @Test("axial: a slanting gradient is projected in the unit square, and stretched with it", .claim("15.2"))
    func slanted() {
        let picture = picture {
            $0.startPoint = .zero
            $0.endPoint = CGPoint(x: 1, y: 1)
        }
        for (x, y) in [(10, 5), (60, 20), (40, 50)] {
            let (u, v) = ((Double(x) + 0.5) / 80, (Double(y) + 0.5) / 60)
            expect(picture, x, y, (u + v) / 2)
        }
    }

    @Test("axial: equal points are a gradient of one unit to the right", .claim("15.2"))
    func axialPoint() {
        let picture = picture {
            $0.startPoint = CGPoint(x: 0.25, y: 0.5)
            $0.endPoint = CGPoint(x: 0.25, y: 0.5)
        }
        for x in [0, 19, 20, 40, 79] { expect(picture, x, 7, max((Double(x) + 0.5) / 80 - 0.25, 0)) }
        #expect(picture.bytes(40, 0) == picture.bytes(40, 59))
    }

    @Test("conic: angles are those of the unit square", .claim("15.2", "G8"))
    func stretchedConic() {
        let picture = picture {
            $0.type = "conic"
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
        }
        for (x, y) in [(70, 50), (42, 55), (10, 31), (38, 4), (60, 50)] {
            let angle = atan2((Double(y) + 0.5) / 60 - 0.5, (Double(x) + 0.5) / 80 - 0.5) / (2 * .pi) - 0.125
            expect(picture, x, y, angle < 0 ? angle + 1 : angle)
        }
    }

    @Test("gradients of one layer in two sizes are each stretched to their own", .claim("15.2"))
    func sizes() {
        var scene = SceneBuilder(width: 80, height: 90)
        for (y, height) in [(0, 60), (60, 30)] {
            scene.add(CGRect(x: 0, y: y, width: 80, height: height)) {
                var gradient = CopyOnWriteBox<GradientValues>()
                gradient.values.colors = [.red, .blue]
                gradient.values.startPoint = .zero
                gradient.values.endPoint = CGPoint(x: 1, y: 1)
                $0.kind = .gradient(gradient)
            }
        }
        let picture = scene.picture()
        expect(picture, 20, 30, (20.5 / 80 + 30.5 / 60) / 2)
        expect(picture, 20, 75, (20.5 / 80 + 15.5 / 30) / 2)
    }

    @Test("radial: an ellipse whose radii are the way from start to end", .claim("15.2", "G7"))
    func radial() {
        let picture = picture {
            $0.type = "radial"
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
        }
        for (x, y) in [(40, 30), (60, 30), (40, 50), (50, 20)] {
            let dx = (Double(x) + 0.5 - 40) / 40
            let dy = (Double(y) + 0.5 - 30) / 30
            expect(picture, x, y, (dx * dx + dy * dy).squareRoot())
        }
        expect(picture, 0, 0, 1)
    }

    @Test("radial: a radius of zero draws nothing", .claim("15.2"))
    func flatRadial() {
        let picture = picture {
            $0.type = "radial"
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 0.5)
        }
        #expect(picture.coverage == 0)
    }

    @Test("conic: turns from the ray to the end towards +y", .claim("15.2", "G8"))
    func conic() {
        let picture = picture {
            $0.type = "conic"
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 0.5)
        }
        for (x, y) in [(70, 32), (42, 55), (10, 31), (38, 4), (60, 50)] {
            let angle = atan2((Double(y) + 0.5) / 60 - 0.5, (Double(x) + 0.5) / 80 - 0.5) / (2 * .pi)
            expect(picture, x, y, angle < 0 ? angle + 1 : angle)
        }
    }

    @Test("locations: the middle colour at a quarter", .claim("15.2", "G9"))
    func locations() {
        let picture = picture {
            $0.colors = [.red, .green, .blue]
            $0.locations = [0, 0.25, 1]
        }
        let pixel = picture.bytes(40, 14)
        #expect(pixel.y > 245 && pixel.x < 12)
    }

    @Test("locations: equal neighbours make a hard edge, and the ends go on", .claim("15.2"))
    func hardEdge() {
        let picture = picture { $0.locations = [0.5, 0.5] }
        #expect(picture.hex(40, 29) == "#ff0000ff")
        #expect(picture.hex(40, 30) == "#0000ffff")
        #expect(picture.hex(0, 0) == "#ff0000ff")
    }

    @Test("too few colours, or locations that are not as many, draw nothing", .claim("15.2"))
    func nothing() {
        #expect(picture { $0.colors = nil }.coverage == 0)
        #expect(picture { $0.colors = [.red] }.coverage == 0)
        #expect(picture { $0.locations = [0, 0.5, 1] }.coverage == 0)
        #expect(picture { $0.type = "other" }.coverage == 0)
        #expect(
            picture {
                $0.type = "conic"
                $0.endPoint = $0.startPoint
            }.coverage == 0
        )
        #expect(picture { $0.endPoint = CGPoint(x: CGFloat.nan, y: 1) }.coverage == 0)
        #expect(picture { $0.locations = [.nan, .infinity] }.coverage >= 0)
    }

    @Test("over the background, under the contents, rounded with the corners", .claim("14.1", "14.3", "15.2"))
    func order() {
        let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        let picture = picture({
            $0.backgroundColor = .green
            $0.cornerRadius = 20
        }) {
            $0.colors = [clear, clear, .red, .red]
            $0.locations = [0, 0.5, 0.5, 1]
        }
        #expect(picture.hex(40, 10) == "#00ff00ff")
        #expect(picture.hex(40, 50) == "#ff0000ff")
        #expect(picture.bytes(0, 0).w == 0)
        #expect(picture.bytes(79, 59).w == 0)
    }

    @Test("colours, locations and ends animate", .claim("7.13"))
    func animated() throws {
        var scene = SceneBuilder(width: 80, height: 60)
        let id = scene.add(CGRect(x: 0, y: 0, width: 80, height: 60)) {
            var gradient = CopyOnWriteBox<GradientValues>()
            gradient.values.colors = [.red, .blue]
            $0.kind = .gradient(gradient)
        }
        let red = AnimatableValue.color([1, 0, 0, 1])
        let blue = AnimatableValue.color([0, 0, 1, 1])
        let colors = scene.animation(
            .colors,
            from: .array([red, blue]),
            to: .array([blue, red]),
            duration: 1
        )
        scene.animate(id, [colors])
        let half = scene.picture(at: 0.5)
        for y in [0, 30, 59] {
            let pixel = half.bytes(40, y)
            #expect(abs(pixel.x - 128) <= 1 && abs(pixel.z - 128) <= 1)
        }
        let locations = scene.animation(
            .locations,
            from: .array([.number(0), .number(0)]),
            to: .array([.number(1), .number(1)]),
            duration: 1
        )
        scene.animate(id, [locations])
        let edge = scene.picture(at: 0.25)
        #expect(edge.hex(3, 14) == "#ff0000ff")
        #expect(edge.hex(3, 15) == "#0000ffff")
    }

    @Test("a turned layer turns its gradient")
    func turned() {
        let picture = picture({
            $0.bounds = CGRect(x: 0, y: 0, width: 60, height: 80)
            $0.space.values.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }) { _ in }
        // What was down is left now.
        for x in [0, 30, 79] { expect(picture, x, 30, 1 - (Double(x) + 0.5) / 80) }
    }
}
