import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

@Suite("Shadows")
struct ShadowTests {
    private func shadow(
        _ frame: CGRect,
        color: CGColor? = .white,
        _ body: (inout LayerValues) -> Void
    ) -> Surface {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.add(frame, color: color) {
            $0.look.values.shadowOpacity = 1
            $0.look.values.shadowOffset = .zero
            body(&$0)
        }
        return scene.picture()
    }

    @Test("the edge of a half-plane fades as the error function does", .claim("14.7", "14.7a", "G14"))
    func halfPlane() {
        // A deviation of 3 pixels; the edge is at x = 50.
        let picture = shadow(CGRect(x: -500, y: -500, width: 550, height: 1100)) {
            $0.look.values.shadowRadius = 3 / 0.945
        }
        for column in 51..<62 {
            let distance = Double(column) + 0.5 - 50
            let expected = 0.5 * erfc(distance / (3 * 2.0.squareRoot())) * 255
            #expect(abs(Double(picture.bytes(column, 50).w) - expected) < 2.5, "at \(distance)")
        }
    }

    @Test("an offset shadow without blur is the silhouette elsewhere, below the layer")
    func sharp() {
        let picture = shadow(CGRect(x: 20, y: 20, width: 30, height: 30), color: .red) {
            $0.look.values.shadowRadius = 0
            $0.look.values.shadowOffset = CGSize(width: 10, height: -5)
            $0.look.values.shadowColor = .blue
        }
        #expect(picture.hex(55, 16) == "#0000ffff")
        #expect(picture.hex(30, 30) == "#ff0000ff")
        #expect(picture.hex(30, 16) == "#0000ffff")
        #expect(picture.hex(29, 16) == "#00000000")
    }

    @Test("the alpha of colour and background and the opacity multiply")
    func opacity() {
        let picture = shadow(
            CGRect(x: 20, y: 20, width: 30, height: 30),
            color: CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        ) {
            $0.look.values.shadowRadius = 0
            $0.look.values.shadowOffset = CGSize(width: 40, height: 0)
            $0.look.values.shadowOpacity = 0.5
        }
        #expect(abs(picture.bytes(75, 30).w - 64) <= 1)
    }

    @Test("a layer that draws nothing casts no shadow, but its shadow path does")
    func nothing() {
        let frame = CGRect(x: 20, y: 20, width: 30, height: 30)
        #expect(shadow(frame, color: nil) { _ in }.coverage == 0)
        let path = shadow(frame, color: nil) {
            $0.look.values.shadowRadius = 0
            $0.look.values.shadowPath = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(path.coverage == 100)
    }

    @Test(
        "sublayers outside the bounds cast too, and masking to bounds takes the shadow away",
        .claim("14.4")
    )
    func silhouette() {
        func picture(masks: Bool) -> Surface {
            var scene = SceneBuilder(width: 100, height: 100)
            let box = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20)) {
                $0.look.values.shadowOpacity = 1
                $0.look.values.shadowRadius = 0
                $0.look.values.shadowOffset = CGSize(width: 30, height: 0)
                if masks { $0.flags.insert(.masksToBounds) }
            }
            scene.add(CGRect(x: 15, y: 0, width: 10, height: 10), to: box, color: .red)
            return scene.picture()
        }
        #expect(picture(masks: false).coverage == 200)
        #expect(picture(masks: false).hex(60, 15) == "#000000ff")
        #expect(picture(masks: true).coverage == 50)
    }

    @Test("one plain shape and the same thing drawn as a group cast the same shadow")
    func plainAndGroup() {
        func picture(grouped: Bool) -> Surface {
            var scene = SceneBuilder(width: 100, height: 100)
            let box = scene.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: .red) {
                $0.cornerRadius = 8
                // Circular corners are up to half a pixel smaller as they are drawn (GUESS corner-coverage).
                $0.look.values.cornerCurve = .continuous
                $0.look.values.shadowOpacity = 0.8
                $0.look.values.shadowRadius = 6
            }
            // Lies in the corner that the radius leaves, so that the silhouette is no longer one shape, and is
            // too faint to be seen.
            if grouped {
                scene.add(
                    CGRect(x: 20, y: 20, width: 20, height: 20),
                    to: box,
                    color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.001)
                )
            }
            return scene.picture()
        }
        let (plain, grouped) = (picture(grouped: false), picture(grouped: true))
        for y in 0..<100 {
            for x in 0..<100 { #expect(isClose(plain.bytes(x, y), grouped.bytes(x, y), within: 2)) }
        }
    }

    @Test(
        "a shadow of a path that has no straight sides, or that is turned, moves with it by whole pixels",
        arguments: [0.0, 0.4]
    )
    func moved(angle: CGFloat) {
        func picture(_ x: CGFloat) -> Surface {
            shadow(CGRect(x: x, y: 30.4, width: 30, height: 34), color: nil) {
                $0.look.values.shadowRadius = 4
                var path = Path()
                path.addEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 34))
                $0.look.values.shadowPath = path
                $0.space.values.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            }
        }
        let (left, right) = (picture(20.37), picture(41.37))
        for y in 0..<100 {
            for x in 0..<79 { #expect(left.bytes(x, y) == right.bytes(x + 21, y)) }
        }
    }

    @Test("cards of many sizes share a shadow, and each is that of its own size", .claim("14.7"))
    func sharedShapes() {
        func values(_ values: inout LayerValues) {
            values.cornerRadius = 7
            // As drawn these corners are those of the outline; circular ones are not.
            values.look.values.cornerCurve = .continuous
            values.look.values.shadowOpacity = 1
            values.look.values.shadowOffset = .zero
            values.look.values.shadowRadius = 3
        }
        let sizes = [
            CGSize(width: 60, height: 70), CGSize(width: 85, height: 61), CGSize(width: 99, height: 98),
        ]
        var scene = SceneBuilder(width: 400, height: 150)
        for (index, size) in sizes.enumerated() {
            let origin = CGPoint(x: 20 + 120 * CGFloat(index), y: 20)
            scene.add(CGRect(origin: origin, size: size), color: .red, values)
        }
        let compositor = Compositor(threads: 1)
        let size = PixelSize(width: 400, height: 150)
        let together = compositor.frame(of: scene.tree, at: 0, size: size, scale: 1)
        #expect(together.statistics.cacheMisses == 1 && together.statistics.cacheHits == 2)
        // What has no straight stretch shares nothing: the same shadow by way of a group.
        for (index, cardSize) in sizes.enumerated() {
            var alone = SceneBuilder(width: 120, height: 150)
            let card = alone.add(CGRect(origin: CGPoint(x: 20, y: 20), size: cardSize), color: .red, values)
            alone.add(
                CGRect(x: 0, y: 0, width: 9, height: 9),
                to: card,
                color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.001)
            )
            let picture = alone.picture()
            for y in 0..<150 {
                for x in 0..<118 {
                    let (ours, theirs) = (together.surface.bytes(x + 120 * index, y), picture.bytes(x, y))
                    #expect(isClose(ours, theirs, within: 1), "at \(x), \(y) of \(cardSize)")
                }
            }
        }
    }

    @Test("a soft edge between pixels is off by less than one step of a colour", .claim("14.7a", "G14"))
    func phase() {
        for sixteenths in 0..<16 {
            let edge = 50 + Double(sixteenths) / 16
            let picture = shadow(CGRect(x: -500, y: -500, width: 500 + edge, height: 1100)) {
                $0.look.values.shadowRadius = 4 / 0.945
            }
            for column in 52..<64 {
                let distance = Double(column) + 0.5 - edge
                let expected = 0.5 * erfc(distance / (4 * 2.0.squareRoot())) * 255
                #expect(abs(Double(picture.bytes(column, 50).w) - expected) < 2.3, "\(edge) at \(distance)")
            }
        }
    }
}
