import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// Corners of layers on a display, beside the rule clamp(R - d, 0, 1).
@Suite("Corners on displays")
struct CornerCoverageTests {
    private func picture(_ body: @escaping (inout SceneBuilder) -> Void) -> Surface {
        var scene = SceneBuilder(width: 80, height: 80)
        body(&scene)
        return scene.picture()
    }

    private func expect(
        _ picture: Surface,
        _ radius: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for y in 0..<Int(radius) {
            for x in 0..<Int(radius) {
                let (dx, dy) = (10 + radius - Double(x + 10) - 0.5, 10 + radius - Double(y + 10) - 0.5)
                let expected = min(max(radius - (dx * dx + dy * dy).squareRoot(), 0), 1) * 255
                let alpha = Double(picture.bytes(10 + x, 10 + y).w)
                #expect(abs(alpha - expected) <= 1, "\(x), \(y)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test("a background, and contents that are clipped", .claim("14.3a"))
    func kinds() {
        let frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        expect(picture { $0.add(frame, color: .red) { $0.cornerRadius = 20 } }, 20)
        expect(
            picture {
                $0.add(frame, color: .red) {
                    $0.cornerRadius = 24
                    $0.flags.insert(.masksToBounds)
                    $0.contents = .image(CGImage(ImageBuffer(width: 1, height: 1, pixels: [0xFF00_FF00])))
                }
            },
            24
        )
    }

    @Test("in a context the area counts", .claim("14.3a"))
    func context() {
        let picture = picture {
            $0.add(CGRect(x: 10, y: 10, width: 60, height: 60), color: .red) {
                $0.cornerRadius = 30
                $0.flags.insert(.drawnInContext)
            }
        }
        // The circle's uppermost pixels are covered nearly wholly.
        #expect(picture.bytes(40, 10).w > 245)
        let shown = self.picture {
            $0.add(CGRect(x: 10, y: 10, width: 60, height: 60), color: .red) { $0.cornerRadius = 30 }
        }
        #expect(abs(Int(shown.bytes(40, 10).w) - 127) < 4)
    }
}
