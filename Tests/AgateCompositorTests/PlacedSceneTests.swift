import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// What is evaluated and placed for a frame: changes and what moves, and nothing else.
@Suite("Layers that are kept in their places")
struct PlacedSceneTests {
    private static let size = PixelSize(width: 400, height: 300)

    /// A display of its own.
    private struct Stage {
        var scene = SceneBuilder(width: 400, height: 300)
        var target = RenderTarget(Compositor(threads: 1))

        func update(at time: Double = 0) -> FrameStatistics {
            let last = target.frame?.number
            let made = target.update(
                to: scene.scene,
                at: time,
                size: PlacedSceneTests.size,
                scale: 1
            )
            #expect(made.surface.isIdentical(to: scene.picture(at: time)))
            // The last frame is good still: nothing was placed for it.
            return made.number == last ? FrameStatistics() : made.statistics
        }
    }

    private func grid() -> (stage: Stage, layers: [LayerID]) {
        var stage = Stage()
        let layers = (0..<200).map { index in
            stage.scene.add(
                CGRect(x: index % 20 * 20, y: index / 20 * 30, width: 18, height: 28),
                color: .green
            )
        }
        return (stage, layers)
    }

    @Test("one that a commit moves is placed alone")
    func commit() {
        var (stage, layers) = grid()
        #expect(stage.update().placedLayers == 201)
        stage.scene.change(layers[77]) { $0.position.x += 7 }
        let statistics = stage.update()
        #expect(statistics.placedLayers == 1)
        #expect(statistics.evaluatedLayers == 0)
        #expect(statistics.layers == 201)
        #expect(statistics.pixelsDrawn == 25 * 28)
    }

    @Test(
        "a change that dirties nothing but the drawing leaves what a replicator, or a layer with its own time, holds"
    )
    func drawingAlone() {
        for isReplicator in [false, true] {
            var stage = Stage()
            let holder = stage.scene.add(CGRect(x: 0, y: 0, width: 60, height: 60), color: .red) {
                if isReplicator {
                    var replicator = CopyOnWriteBox<ReplicatorValues>()
                    replicator.values.instanceCount = 3
                    replicator.values.instanceTransform = CATransform3DMakeTranslation(70, 0, 0)
                    $0.kind = .replicator(replicator)
                } else {
                    $0.timing.values.parameters.speed = 0.5
                }
            }
            for index in 0..<10 {
                stage.scene.add(
                    CGRect(x: index * 5, y: index * 5, width: 10, height: 10),
                    to: holder,
                    color: .green
                )
            }
            #expect(stage.update().placedLayers == (isReplicator ? 32 : 12))
            stage.scene.change(holder) { $0.backgroundColor = .blue }
            #expect(stage.update().placedLayers == 1)
            stage.scene.change(holder) { $0.look.values.shadowOpacity = 1 }
            #expect(stage.update().placedLayers == 1)
            // No row says that this leaves all in place.
            stage.scene.change(holder) { $0.position.x += 3 }
            #expect(stage.update().placedLayers == (isReplicator ? 31 : 11))
        }
    }

    @Test("a change of what no frame shows places and draws nothing")
    func nothingToSee() {
        var (stage, layers) = grid()
        _ = stage.update()
        stage.scene.change(layers[5]) { $0.flags.insert(.drawsAsynchronously) }
        let statistics = stage.update()
        #expect(statistics.placedLayers == 0 && statistics.pixelsDrawn == 0)
        // The next change finds the values where they are.
        stage.scene.change(layers[5]) { $0.cornerRadius = 4 }
        #expect(stage.update().placedLayers == 1)
    }

    @Test("one that comes among many is placed alone with the layer above, and one that goes places none")
    func comingAndGoing() {
        var (stage, layers) = grid()
        #expect(stage.update().placedLayers == 201)
        let added = stage.scene.insert(CGRect(x: 45, y: 47, width: 30, height: 30), color: .blue, at: 90)
        var statistics = stage.update()
        #expect(statistics.placedLayers == 2)
        #expect(statistics.layers == 202)
        #expect(statistics.pixelsDrawn == 30 * 30)
        stage.scene.remove(added)
        statistics = stage.update()
        #expect(statistics.placedLayers == 1)
        #expect(statistics.layers == 201)
        #expect(statistics.pixelsDrawn == 30 * 30)
        // Those that come later are found where they are now.
        stage.scene.remove(layers[3])
        _ = stage.update()
        stage.scene.change(layers[150]) { $0.position.x += 7 }
        #expect(stage.update().placedLayers == 1)
        #expect(stage.scene.tree.count == stage.target.frame?.statistics.layers)
    }

    @Test(
        "sublayers come, go and move in nested layers with masks, and the picture is that of all placed anew",
        arguments: Seeds.upTo(12)
    )
    func nestedComingAndGoing(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var stage = Stage()
        var all = [stage.scene.root]
        for step in 0..<60 {
            for _ in 0..<random.int(in: 1..<4) {
                let target = all[random.int(in: 0..<all.count)]
                switch random.int(in: 0..<5) {
                case 0 where all.count > 3 && target != stage.scene.root:
                    let gone = stage.scene.remove(target)
                    all.removeAll { gone.contains($0) }
                case 1:
                    stage.scene.mask(target, CGRect(x: 0, y: 0, width: random.int(in: 30..<300), height: 200))
                case 2: stage.scene.change(target) { $0.zPosition = CGFloat(random.int(in: -1..<2)) }
                case 3: stage.scene.change(target) { $0.opacity = Float(random.int(in: 0..<3)) / 2 }
                default:
                    let frame = CGRect(
                        x: random.int(in: 0..<200),
                        y: random.int(in: 0..<150),
                        width: random.int(in: 5..<160),
                        height: random.int(in: 5..<120)
                    )
                    let color: CGColor = [CGColor.red, .green, .blue][random.int(in: 0..<3)]
                    all.append(
                        stage.scene.insert(frame, color: color, to: target, at: random.int(in: 0..<5)) {
                            $0.zPosition = CGFloat(random.int(in: 0..<2))
                            $0.look.values.shadowOpacity = random.int(in: 0..<4) == 0 ? 0.5 : 0
                        }
                    )
                }
            }
            _ = stage.update(at: Double(step))
        }
    }

    @Test(
        "a layer among many that moves in, out and over the rim of what all touch leaves the picture that is drawn anew",
        arguments: Seeds.upTo(6)
    )
    func rims(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var stage = Stage()
        // A shadow is cast by all that the group touches.
        let group = stage.scene.add(CGRect(x: 150, y: 100, width: 0, height: 0)) {
            $0.look.values.shadowOpacity = 0.8
            $0.look.values.shadowRadius = 3
        }
        let layers = (0..<30).map { index in
            stage.scene.add(
                CGRect(x: index % 6 * 12, y: index / 6 * 12, width: 9, height: 9),
                to: group,
                color: .green
            )
        }
        _ = stage.update()
        for step in 0..<60 {
            let layer = layers[random.int(in: 0..<layers.count)]
            stage.scene.change(layer) {
                switch random.int(in: 0..<6) {
                case 0: $0.position = CGPoint(x: random.int(in: -90..<160), y: random.int(in: -60..<140))
                case 1: $0.opacity = $0.opacity == 0 ? 1 : 0
                case 2: $0.zPosition = CGFloat(random.int(in: 0..<3))
                case 3:
                    $0.look.values.compositingFilter =
                        random.int(in: 0..<2) == 0 ? CompositingFilter(name: "multiplyBlendMode") : nil
                default: $0.position.x += CGFloat(random.int(in: -4..<5))
                }
            }
            _ = stage.update(at: Double(step))
        }
    }

    @Test("one compositor draws for several displays in turns, and for each what changed")
    func severalDisplays() {
        var (stage, layers) = grid()
        var other = SceneBuilder(width: 400, height: 300)
        let single = other.add(CGRect(x: 10, y: 10, width: 30, height: 30), color: .blue)
        let targets = (0..<3).map { _ in RenderTarget(stage.target.compositor) }
        func update(_ index: Int, _ scene: SceneBuilder, scale: CGFloat) -> FrameStatistics {
            targets[index].update(
                to: scene.scene,
                at: 0,
                size: PixelSize(width: 400 * Int(scale), height: 300 * Int(scale)),
                scale: scale
            ).statistics
        }
        for step in 0..<4 {
            stage.scene.change(layers[step]) { $0.position.x += 3 }
            other.change(single) { $0.position.x += 3 }
            let placed = [
                update(0, stage.scene, scale: 1), update(1, other, scale: 1),
                update(2, stage.scene, scale: 2),
            ].map(\.placedLayers)
            #expect(placed == (step == 0 ? [201, 2, 201] : [1, 1, 1]))
        }
        #expect(targets[0].frame?.surface.isIdentical(to: stage.scene.picture()) == true)
        #expect(targets[1].frame?.surface.isIdentical(to: other.picture()) == true)
    }

    @Test("one that an animation moves is evaluated and placed alone, and not when it has come to rest")
    func animation() {
        var (stage, layers) = grid()
        let move = stage.scene.animation(
            .position,
            from: .pair(SIMD2(10, 10)),
            to: .pair(SIMD2(300, 200)),
            duration: 1
        )
        stage.scene.animate(layers[50], [move])
        _ = stage.update(at: 0)
        let running = stage.update(at: 0.5)
        #expect(running.placedLayers == 1 && running.evaluatedLayers == 1)
        let over = stage.update(at: 1.5)
        #expect(over.placedLayers == 1 && over.evaluatedLayers == 0)
        #expect(stage.update(at: 2).placedLayers == 0)
    }

    @Test(
        "rounded boxes that animations move are placed alone, by any number of threads and whatever else happens",
        arguments: [1, 2, 5]
    )
    func boxes(threads: Int) {
        var stage = Stage(
            scene: SceneBuilder(width: 400, height: 300),
            target: RenderTarget(Compositor(threads: threads))
        )
        let group = stage.scene.add(CGRect(x: 5, y: 5, width: 390, height: 290), color: .blue) {
            $0.look.values.shadowOpacity = 0.5
        }
        let layers = (0..<700).map { index in
            let frame = CGRect(x: index % 30 * 13, y: index / 30 * 12, width: 11, height: 9)
            return stage.scene.add(
                frame,
                to: index % 3 == 0 ? group : nil,
                color: index % 2 == 0 ? .green : .red
            ) {
                $0.cornerRadius = 3
                $0.look.values.borderWidth = index % 5 == 0 ? 0 : 1.5
                if index % 7 == 0 { $0.opacity = 0.6 }
            }
        }
        for (index, layer) in layers.enumerated() where index % 10 != 9 {
            let start = SIMD2(Double(index % 30 * 13), Double(index / 30 * 12))
            let move = stage.scene.animation(
                .position,
                from: .pair(start),
                to: .pair(start + SIMD2(Double(index % 17) - 8, Double(index % 11) * 3.3)),
                duration: index % 4 == 0 ? 1 : 2
            )
            stage.scene.animate(layer, [move])
        }
        stage.scene.mask(layers[1], CGRect(x: 2, y: 2, width: 5, height: 5)) { $0.cornerRadius = 2 }
        let all = stage.update(at: 0).placedLayers
        #expect(all == 703)
        #expect(stage.update(at: 0.25).placedLayers < all)
        // A colour, a place in the order, a layer that goes and one that turns away, each beside boxes that move.
        stage.scene.change(layers[20]) { $0.backgroundColor = .blue }
        _ = stage.update(at: 0.5)
        stage.scene.change(layers[41]) { $0.zPosition = -1 }
        _ = stage.update(at: 0.75)
        stage.scene.change(group) { $0.opacity = 0.8 }
        _ = stage.update(at: 1)
        stage.scene.change(layers[50]) { $0.space.values.transform = CATransform3DMakeRotation(2, 0, 1, 0) }
        stage.scene.change(layers[51]) { $0.flags.insert(.hidden) }
        _ = stage.update(at: 1.25)
        stage.scene.change(group) { $0.position.x += 3 }
        _ = stage.update(at: 1.5)
        _ = stage.update(at: 2.5)
        #expect(stage.update(at: 3).placedLayers == 0)
    }

    @Test("sublayers are placed with a layer that moves, and not with one that changes its colour")
    func subtree() {
        var (stage, layers) = grid()
        for index in 0..<5 {
            stage.scene.add(CGRect(x: index, y: 3, width: 5, height: 5), to: layers[3], color: .red)
        }
        _ = stage.update()
        stage.scene.change(layers[3]) { $0.backgroundColor = .blue }
        #expect(stage.update().placedLayers == 1)
        stage.scene.change(layers[3]) { $0.position.y += 1.5 }
        #expect(stage.update().placedLayers >= 6)
    }

    @Test("layers that come, go, hide and change their turns are drawn where they belong")
    func structure() {
        var (stage, layers) = grid()
        _ = stage.update()
        let late = stage.scene.add(CGRect(x: 40, y: 40, width: 90, height: 90), color: .blue)
        let inner = stage.scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), to: late, color: .red)
        _ = stage.update()
        stage.scene.change(late) { $0.zPosition = -1 }
        _ = stage.update()
        stage.scene.change(inner) { $0.position.x += 30 }
        #expect(stage.update().placedLayers == 1)
        stage.scene.change(late) { $0.flags.insert(.hidden) }
        _ = stage.update()
        stage.scene.change(inner) { $0.position.x -= 20 }
        #expect(stage.update().placedLayers == 0)
        stage.scene.change(late) { $0.flags.remove(.hidden) }
        _ = stage.update()
        stage.scene.apply([.remove(layers[8])])
        _ = stage.update()
        stage.scene.mask(late, CGRect(x: 5, y: 5, width: 30, height: 30))
        _ = stage.update()
        stage.scene.apply([.setMask(late, nil), .setSublayers(late, [])])
        _ = stage.update()
    }

    @Test("a tree that another commit was applied to is not taken for the one that was shown")
    func branches() {
        var (stage, layers) = grid()
        _ = stage.update()
        let before = stage.scene
        stage.scene.change(layers[5]) { $0.backgroundColor = .red }
        _ = stage.update()
        stage.scene = before
        stage.scene.change(layers[6]) { $0.backgroundColor = .blue }
        _ = stage.update()
    }

    @Test(
        "placed layers hold what they show while other layers are animated, change and go, and earlier trees with them"
    )
    func heldValues() async {
        await InvariantChecks.whileOn {
            var (stage, layers) = grid()
            _ = stage.update()
            for step in 0..<12 {
                // More animated layers each time: their values take up page after page.
                for layer in layers[step * 10..<step * 10 + 10] {
                    let moving = stage.scene.animation(
                        .position,
                        from: .pair(SIMD2(Double(step * 20), 40)),
                        to: .pair(SIMD2(300, 200)),
                        duration: 40
                    )
                    stage.scene.animate(layer, [moving])
                }
                stage.scene.change(layers[150 + step]) { $0.backgroundColor = .blue }
                if step % 4 == 3 {
                    stage.scene.remove(layers[190 + step / 4])
                    stage.scene.animate(layers[step * 3], [])
                }
                _ = stage.update(at: Double(step))
                // Without a commit, from the values that are held.
                _ = stage.update(at: Double(step) + 0.5)
            }
        }
    }
}
