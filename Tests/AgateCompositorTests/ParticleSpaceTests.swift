import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// Particles that preserve depth among the layers of a shared space.
@Suite("Particles in a shared space")
struct ParticleSpaceTests {
    private static func contents(_ size: Int, _ pixel: UInt32 = 0xFFFF_FFFF) -> LayerContents {
        .image(
            CGImage(
                ImageBuffer(width: size, height: size, pixels: Array(repeating: pixel, count: size * size))
            )
        )
    }

    /// An emitter of white squares as large as the picture.
    private static func emitter(
        size: Int = 10,
        _ cell: (inout EmitterCellValues) -> Void = { _ in },
        _ body: (inout EmitterValues) -> Void = { _ in }
    ) -> LayerKind {
        var values = EmitterCellValues()
        values[.birthRate] = 1
        values[.lifetime] = 1
        values.contents = contents(size)
        cell(&values)
        var rare = CopyOnWriteBox<EmitterValues>()
        rare.values.cells = EmitterCellList([values])
        rare.values.emitterPosition = CGPoint(x: 50, y: 50)
        rare.values.preservesDepth = true
        body(&rare.values)
        return .emitter(rare)
    }

    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    /// A space of 100 x 100.
    private func scene(_ fill: (inout SceneBuilder, LayerID) -> Void) -> SceneBuilder {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.change(scene.root) {
            $0.backgroundColor = .green
            $0.space.values.sublayerTransform.m34 = -1.0 / 400
        }
        let space = scene.add(Self.frame) { $0.kind = .transform }
        fill(&scene, space)
        return scene
    }

    private func card(
        _ scene: inout SceneBuilder,
        _ space: LayerID,
        _ color: CGColor,
        _ transform: CATransform3D
    ) {
        scene.add(CGRect(x: 20, y: 20, width: 60, height: 60), to: space, color: color) {
            $0.space.values.transform = transform
        }
    }

    @Test(
        "a particle behind a plane is hidden, one before it is seen",
        .claim("15.15"),
        arguments: [-30.0, 30]
    )
    func sides(_ depth: Double) {
        let scene = scene { scene, space in
            card(&scene, space, .red, CATransform3DIdentity)
            scene.add(Self.frame, to: space) {
                $0.kind = Self.emitter { _ in
                } _: {
                    $0.emitterZPosition = CGFloat(depth)
                }
            }
        }
        #expect(scene.picture(at: 1.5).hex(50, 50) == (depth < 0 ? "#ff0000ff" : "#ffffffff"))
    }

    @Test("particles of one emitter lie on both sides of a plane", .claim("15.15"))
    func both() {
        // Born at rest before the card, and carried behind it in half of a second.
        let scene = scene { scene, space in
            card(&scene, space, .red, CATransform3DIdentity)
            scene.add(Self.frame, to: space) {
                $0.kind = Self.emitter { cell in
                    cell[.birthRate] = 2
                    cell[.velocity] = 40
                    cell[.zAcceleration] = -160
                } _: {
                    $0.emitterZPosition = 10
                    $0.emitterPosition = CGPoint(x: 30, y: 50)
                }
            }
        }
        // The ages are 0.2 and 0.7; the depths about 7 and -29.
        let picture = scene.picture(at: 1.2)
        #expect(picture.hex(38, 50) == "#ffffffff")
        #expect(picture.hex(57, 50) == "#ff0000ff")
    }

    @Test("a particle lies between two planes that do not touch each other", .claim("15.15"))
    func between() {
        // By the middles the left one is nearer: the particle before it and behind the right one turns that over.
        let picture = scene { scene, space in
            scene.add(CGRect(x: 20, y: 20, width: 30, height: 60), to: space, color: .red) {
                $0.space.values.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
                $0.zPosition = 0
            }
            scene.add(CGRect(x: 51, y: 20, width: 30, height: 60), to: space, color: .blue) {
                $0.space.values.transform = CATransform3DMakeRotation(-0.8, 0, 1, 0)
                $0.zPosition = -1
            }
            scene.add(Self.frame, to: space) {
                $0.kind = Self.emitter { _ in
                } _: {
                    $0.emitterZPosition = -5
                }
            }
        }.picture(at: 1.5)
        // Both fall away towards the middle, so the particle is before both there.
        #expect(picture.hex(46, 50) == "#ffffffff")
        #expect(picture.hex(53, 50) == "#ffffffff")
    }

    @Test("what reaches through a plane is cut there, and each pixel shows one of the two", .claim("15.15"))
    func cut() {
        let picture = scene { scene, space in
            card(&scene, space, .red, CATransform3DMakeRotation(0.6, 0, 1, 0.2))
            scene.add(Self.frame, to: space) { $0.kind = Self.emitter(size: 30) }
        }.picture(at: 1.5)
        #expect(picture.hex(40, 50) == "#ff0000ff")
        #expect(picture.hex(60, 50) == "#ffffffff")
        for y in 38..<62 {
            for x in 38..<62 {
                let pixel = picture.bytes(x, y)
                #expect(pixel == SIMD4(255, 0, 0, 255) || pixel == SIMD4(255, 255, 255, 255), "\(x), \(y)")
            }
        }
    }

    @Test("a translucent particle that is cut is laid over once everywhere")
    func translucentCut() {
        let picture = scene { scene, space in
            scene.add(CGRect(x: 20, y: 45, width: 60, height: 10), to: space, color: .red) {
                $0.space.values.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
            }
            scene.add(Self.frame, to: space) {
                $0.kind = Self.emitter(size: 40) { $0.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5) }
            }
        }.picture(at: 1.5)
        for x in 35..<65 {
            #expect(isClose(picture.bytes(x, 35), SIMD4(128, 255, 128, 255)), "beside the plane at \(x)")
        }
    }

    @Test(
        "a cloud around planes looks like layers in its places",
        .claim("15.15"),
        arguments: [0.0, 0.4, 1.1]
    )
    func layers(_ tilt: Double) {
        let kind = Self.emitter(size: 6) { cell in
            cell[.birthRate] = 60
            cell[.velocity] = 30
            cell[.velocityRange] = 20
            cell[.emissionRange] = 2 * .pi
            cell[.emissionLatitude] = 0.5
            cell[.redRange] = 1
            cell[.greenRange] = 1
            cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        } _: {
            $0.emitterZPosition = -12
        }
        guard case .emitter(let emitter) = kind else { return }
        let field = ParticleField(emitter.values, at: 1.7)
        func planes(_ scene: inout SceneBuilder, _ space: LayerID) {
            card(&scene, space, .red, CATransform3DMakeRotation(tilt, 1, 1, 0))
            card(&scene, space, .blue, CATransform3DMakeTranslation(20, 10, -14))
        }
        let cloud = scene { scene, space in
            planes(&scene, space)
            scene.add(Self.frame, to: space) { $0.kind = kind }
        }.picture(at: 1.7)
        let layered = scene { scene, space in
            planes(&scene, space)
            for particle in field.particles {
                let place = CGRect(
                    x: particle.position.x - 3,
                    y: particle.position.y - 3,
                    width: 6,
                    height: 6
                )
                let color = CGColor(
                    red: particle.color.x,
                    green: particle.color.y,
                    blue: particle.color.z,
                    alpha: particle.color.w
                )
                scene.add(place, to: space, color: color) { $0.zPosition = CGFloat(particle.position.z) }
            }
        }.picture(at: 1.7)
        var different = 0
        for y in 0..<100 {
            for x in 0..<100 where !isClose(cloud.bytes(x, y), layered.bytes(x, y), within: 2) {
                different += 1
            }
        }
        // Pixels on the lines where planes cut particles are softened on one of the two only.
        #expect(field.particles.count == 60)
        #expect(different < 60, "of 10 000 pixels")
    }

    @Test("an emitter with a group opacity is flattened, and painted with its plane")
    func flattened() {
        let scene = scene { scene, space in
            card(&scene, space, .red, CATransform3DIdentity)
            scene.add(Self.frame, to: space) {
                $0.kind = Self.emitter { _ in
                } _: {
                    $0.emitterZPosition = -30
                }
                $0.opacity = 0.5
            }
        }
        #expect(isClose(scene.picture(at: 1.5).bytes(50, 50), SIMD4(255, 128, 128, 255)))
    }

    @Test("a frame of which a part is drawn again is the frame drawn as a whole")
    func damage() {
        let scene = scene { scene, space in
            card(&scene, space, .red, CATransform3DMakeRotation(0.5, 1, 0, 0))
            scene.add(CGRect(x: 10, y: 10, width: 30, height: 30), to: space) {
                $0.backgroundColor = .blue
                $0.kind = Self.emitter {
                    $0[.velocity] = 40
                } _: {
                    $0.emitterPosition = CGPoint(x: 15, y: 15)
                }
            }
        }
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        let size = PixelSize(width: 100, height: 100)
        for time in [1.1, 1.5, 1.9, 2.2] {
            let updated = target.update(
                to: scene.scene,
                at: time,
                size: size,
                scale: 1
            )
            #expect(updated.surface.isIdentical(to: scene.picture(at: time)), "at \(time)")
        }
    }

    @Test("thousands of particles between many planes, and numbers nobody expects, are drawn")
    func many() {
        for count in [3, 400] {
            let picture = scene { scene, space in
                for index in 0..<count {
                    let turn = CATransform3DMakeRotation(CGFloat(index), 1, 2, 3)
                    card(&scene, space, .red, CATransform3DScale(turn, 0.1, 0.1, 0.1))
                }
                scene.add(Self.frame, to: space) {
                    $0.kind = Self.emitter(size: 2) { cell in
                        cell[.birthRate] = count == 3 ? 4_000 : 16_000
                        cell[.velocity] = 40
                        cell[.emissionRange] = 7
                        cell[.emissionLatitude] = 1
                        cell[.zAcceleration] = count == 3 ? 1e30 : 3
                    }
                }
            }.picture(at: 1.5)
            #expect(picture.width == 100)
        }
    }
}
