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
}
