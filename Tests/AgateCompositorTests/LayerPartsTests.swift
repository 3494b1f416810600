import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// Claims 14.1-14.8: what one layer draws, and in what order.
@Suite("Parts of a layer")
struct LayerPartsTests {
    private func scene(_ body: (inout SceneBuilder) -> Void) -> Surface {
        var scene = SceneBuilder(width: 100, height: 100)
        body(&scene)
        return scene.picture()
    }

    @Test("a background fills the bounds, pixel by pixel")
    func background() {
        let picture = scene { $0.add(CGRect(x: 10, y: 20, width: 30, height: 40), color: .red) }
        #expect(picture.coverage == 1200)
        #expect(picture.hex(10, 20) == "#ff0000ff")
        #expect(picture.hex(39, 59) == "#ff0000ff")
        #expect(picture.hex(40, 59) == "#00000000")
    }

    @Test("a border of 5 on 80 x 60 covers 1300 pixels inside the bounds", .claim("14.2"))
    func border() {
        let picture = scene {
            $0.add(CGRect(x: 10, y: 10, width: 80, height: 60)) { $0.look.values.borderWidth = 5 }
        }
        #expect(picture.coverage == 1300)
        #expect(picture.hex(10, 10) == "#000000ff")
        #expect(picture.hex(15, 15) == "#00000000")
    }

    @Test("the border is above the sublayers")
    func borderOnTop() {
        let picture = scene {
            let box = $0.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red) {
                $0.look.values.borderWidth = 4
            }
            $0.add(CGRect(x: 0, y: 0, width: 50, height: 50), to: box, color: .green)
        }
        #expect(picture.hex(1, 1) == "#000000ff")
        #expect(picture.hex(10, 10) == "#00ff00ff")
    }

    @Test("a rounded border has an outer radius of 20 and an inner one of 15", .claim("G15"))
    func roundedBorder() {
        let picture = scene {
            $0.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
                $0.cornerRadius = 20
                $0.look.values.borderWidth = 5
            }
        }
        // On the diagonal the outer arc passes 20 - 20/√2 = 5.86 and the inner one 20 - 15/√2 = 9.39.
        #expect(picture.bytes(4, 4).w == 0)
        #expect(picture.bytes(7, 7).w == 255)
        #expect(picture.bytes(10, 10).w == 0)
        // Along both arcs the coverage is that of radii half a pixel shorter.
        let ring = 100 * 100 - 90 * 90 - (4 - Double.pi) * (20 * 20 - 15 * 15) - Double.pi * (20 - 15)
        #expect(abs(picture.coverage - ring) < 3)
    }

    @Test("a radius beyond half the side makes a circle, and masked corners choose")
    func corners() {
        let circle = scene {
            $0.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: .red) { $0.cornerRadius = 500 }
        }
        // Half a pixel smaller than its area.
        #expect(abs(circle.coverage - Double.pi * 49.5 * 49.5) < 16)
        let one = scene {
            $0.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: .red) {
                $0.cornerRadius = 30
                $0.look.values.maskedCorners = 2
            }
        }
        #expect(one.bytes(99, 0).w == 0)
        #expect(one.bytes(0, 0).w == 255)
        #expect(one.bytes(0, 99).w == 255)
        #expect(one.bytes(99, 99).w == 255)
    }

    @Test("group opacity covers the layer with its sublayers once", .claim("14.6", "G12"))
    func groupOpacity() {
        func overWhite(grouped: Bool) -> SIMD4<Int> {
            scene {
                $0.change($0.root) { $0.backgroundColor = .white }
                let box = $0.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red) {
                    $0.opacity = 0.5
                    if !grouped { $0.flags.remove(.allowsGroupOpacity) }
                }
                $0.add(CGRect(x: 0, y: 0, width: 50, height: 50), to: box, color: .green)
            }.bytes(20, 20)
        }
        #expect(isClose(overWhite(grouped: true), SIMD4(128, 255, 128, 255)))
        #expect(isClose(overWhite(grouped: false), SIMD4(128, 191, 64, 255)))
    }

    @Test("source over is premultiplied", .claim("14.5", "G12"))
    func sourceOver() {
        let picture = scene {
            $0.change($0.root) { $0.backgroundColor = .blue }
            $0.add(
                CGRect(x: 0, y: 0, width: 10, height: 10),
                color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)
            )
        }
        #expect(isClose(picture.bytes(5, 5), SIMD4(64, 0, 191, 255)))
    }

    @Test("the alpha of a mask multiplies the layer", .claim("14.4", "G13"))
    func mask() {
        let picture = scene {
            $0.change($0.root) { $0.backgroundColor = .white }
            let box = $0.add(CGRect(x: 10, y: 10, width: 50, height: 50), color: .red)
            $0.mask(
                box,
                CGRect(x: 0, y: 0, width: 25, height: 50),
                color: CGColor(red: 0, green: 1, blue: 0, alpha: 0.4)
            )
        }
        #expect(isClose(picture.bytes(20, 20), SIMD4(255, 153, 153, 255)))
        #expect(picture.hex(40, 20) == "#ffffffff")
    }

    @Test("masking to bounds cuts sublayers, to the pixel and round")
    func masksToBounds() {
        let square = scene {
            let box = $0.add(CGRect(x: 10, y: 10, width: 50, height: 50)) { $0.flags.insert(.masksToBounds) }
            $0.add(CGRect(x: -5, y: -5, width: 100, height: 20), to: box, color: .red)
        }
        #expect(square.coverage == 50 * 15)
        let round = scene {
            let box = $0.add(CGRect(x: 10, y: 10, width: 50, height: 50)) {
                $0.flags.insert(.masksToBounds)
                $0.cornerRadius = 25
            }
            $0.add(CGRect(x: -5, y: -5, width: 100, height: 100), to: box, color: .red)
        }
        #expect(abs(round.coverage - Double.pi * 24.5 * 24.5) < 8)
    }

    @Test("a rounded cut covers its edge once, background and contents included")
    func roundedCutEdges() {
        func box(cut: Bool) -> Surface {
            scene {
                let box = $0.add(CGRect(x: 10, y: 10, width: 60, height: 60), color: .red) {
                    $0.cornerRadius = 30
                    if cut { $0.flags.insert(.masksToBounds) }
                }
                // Reaches a corner of the bounds, where the outline has left it.
                if cut { $0.add(CGRect(x: 0, y: 0, width: 2, height: 2), to: box, color: .green) }
            }
        }
        #expect(abs(box(cut: true).coverage - box(cut: false).coverage) < 2)
    }

    @Test("sublayers are painted by their z position, equal ones in order", .claim("12.16"))
    func zPosition() {
        let picture = scene {
            $0.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red) { $0.zPosition = 3 }
            $0.add(CGRect(x: 0, y: 0, width: 50, height: 40), color: .green)
            $0.add(CGRect(x: 0, y: 0, width: 60, height: 60), color: .blue) { $0.zPosition = 1 }
        }
        #expect(picture.hex(10, 10) == "#ff0000ff")
        #expect(picture.hex(55, 10) == "#0000ffff")
    }

    @Test("hidden layers, transparent ones and those that show their back are not drawn")
    func invisible() {
        let picture = scene {
            $0.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red) { $0.flags.insert(.hidden) }
            let clear = $0.add(CGRect(x: 0, y: 0, width: 50, height: 50)) { $0.opacity = 0 }
            $0.add(CGRect(x: 0, y: 0, width: 50, height: 50), to: clear, color: .red)
            $0.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red) {
                $0.flags.remove(.doubleSided)
                $0.space.values.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            }
        }
        #expect(picture.coverage == 0)
    }

    @Test("shapes: fill, centred stroke, half the stroke, nothing clipped", .claim("15.1"))
    func shapes() {
        func coverage(_ body: (inout ShapeValues, inout LayerValues) -> Void) -> Double {
            scene {
                $0.add(CGRect(x: 10, y: 10, width: 80, height: 60)) {
                    var shape = CopyOnWriteBox<ShapeValues>()
                    shape.values.path = Path(rect: CGRect(x: 10, y: 10, width: 40, height: 30))
                    body(&shape.values, &$0)
                    $0.kind = .shape(shape)
                }
            }.coverage
        }
        func stroke(_ shape: inout ShapeValues) {
            shape.strokeColor = .red
            shape.lineWidth = 4
        }
        #expect(coverage { _, _ in } == 1200)
        #expect(
            coverage { shape, _ in
                stroke(&shape)
                shape.fillColor = nil
            } == 560
        )
        #expect(coverage { shape, _ in stroke(&shape) } == 1496)
        #expect(
            coverage { shape, _ in
                stroke(&shape)
                shape.fillColor = nil
                shape.strokeEnd = 0.5
            } == 280
        )
        #expect(
            coverage { shape, _ in
                shape.path = Path(rect: CGRect(x: 60, y: 40, width: 30, height: 30))
            } == 900 - 0
        )
        #expect(
            coverage { shape, values in
                shape.path = Path(rect: CGRect(x: 60, y: 40, width: 30, height: 30))
                values.flags.insert(.masksToBounds)
            } == 400
        )
    }

    @Test("blend modes by their names", .claim("14.10"))
    func blendModes() {
        func blended(_ name: String) -> SIMD4<Int> {
            scene {
                $0.change($0.root) { $0.backgroundColor = CGColor(red: 0.5, green: 0.5, blue: 1, alpha: 1) }
                $0.add(
                    CGRect(x: 0, y: 0, width: 50, height: 50),
                    color: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
                ) { $0.look.values.compositingFilter = CompositingFilter(name: name) }
            }.bytes(10, 10)
        }
        #expect(isClose(blended("multiplyBlendMode"), SIMD4(128, 64, 0, 255)))
        #expect(isClose(blended("screenBlendMode"), SIMD4(255, 191, 255, 255)))
        #expect(isClose(blended("no such mode"), SIMD4(255, 128, 0, 255)))
    }
}

/// Whether two pixels differ by no more than some steps in each channel.
func isClose(_ a: SIMD4<Int>, _ b: SIMD4<Int>, within tolerance: Int = 1) -> Bool {
    (0..<4).allSatisfy { abs(a[$0] - b[$0]) <= tolerance }
}
