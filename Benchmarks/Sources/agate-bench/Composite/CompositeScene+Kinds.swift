import Foundation

/// The scenes of the table.
extension CompositeScene {
    /// Translucent images of 128 pixels, pixel on pixel.
    static func uprightQuads(width: Int, height: Int) -> CompositeScene {
        quads(width, height, isTurned: false)
    }

    /// Translucent images of 128 pixels, each at an angle of its own, all turning.
    static func turnedQuads(width: Int, height: Int) -> CompositeScene {
        quads(width, height, isTurned: true)
    }

    private static func quads(_ width: Int, _ height: Int, isTurned: Bool) -> CompositeScene {
        var random = SceneRandom(seed: 21)
        var scene = CompositeScene(width: width, height: height)
        scene.image = Picture(width: 128, height: 128)
        scene.items = (0..<500).map { index in
            var place = Place(
                center: random.wholePlace(width, height),
                size: CGSize(width: 128, height: 128),
                velocity: CGPoint(x: index % 3 == 0 ? 1 : -1, y: index % 2 == 0 ? 1 : -1)
            )
            if isTurned {
                place.angle = random.number(0, 6)
                place.spin = random.number(0.01, 0.03)
            }
            return .quad(Quad(place: place))
        }
        return scene
    }

    /// One small box that moves over two thousand that do not.
    static func oneMoving(width: Int, height: Int) -> CompositeScene {
        let scale = RasterScene.scale(height)
        var random = SceneRandom(seed: 22)
        var scene = CompositeScene(width: width, height: height)
        scene.items = (0..<2000).map { index in
            let place = Place(
                center: random.place(width, height),
                size: CGSize(width: random.number(10, 60) * scale, height: random.number(10, 40) * scale)
            )
            var box = Box(place: place, radius: index % 2 == 0 ? 5 * scale : 0, fill: random.color())
            if index % 4 == 0 {
                box.borderWidth = scale
                box.border = random.color(alpha: 1...1)
            }
            return .box(box)
        }
        let place = Place(
            center: CGPoint(x: width / 2, y: height / 2),
            size: CGSize(width: 64, height: 64),
            velocity: CGPoint(x: 4, y: 1)
        )
        let red = RasterScene.Color(red: 220, green: 40, blue: 40, alpha: 255)
        scene.items.append(.box(Box(place: place, radius: 0, fill: red)))
        return scene
    }

    /// Ten thousand small rounded boxes with borders, all moving.
    static func rounded(width: Int, height: Int) -> CompositeScene {
        let scale = RasterScene.scale(height)
        var random = SceneRandom(seed: 23)
        var scene = CompositeScene(width: width, height: height)
        scene.items = (0..<10_000).map { _ in
            let place = Place(
                center: random.place(width, height),
                size: CGSize(width: 24 * scale, height: 16 * scale),
                velocity: random.velocity(scale)
            )
            return .box(
                Box(
                    place: place,
                    radius: 5 * scale,
                    fill: random.color(alpha: 1...1),
                    borderWidth: scale,
                    border: random.color(alpha: 1...1)
                )
            )
        }
        return scene
    }

    /// White cards with soft shadows, all moving.
    static func cards(width: Int, height: Int) -> CompositeScene {
        let scale = RasterScene.scale(height)
        var random = SceneRandom(seed: 24)
        var scene = CompositeScene(width: width, height: height)
        scene.items = (0..<200).map { _ in
            let place = Place(
                center: random.place(width, height),
                size: CGSize(width: 180 * scale, height: 110 * scale),
                velocity: random.velocity(scale)
            )
            let shadow = Box.Shadow(
                sigma: 12 * scale,
                offset: CGPoint(x: 0, y: 6 * scale),
                color: RasterScene.Color(red: 0, green: 0, blue: 0, alpha: 90)
            )
            let white = RasterScene.Color(red: 255, green: 255, blue: 255, alpha: 255)
            return .box(Box(place: place, radius: 12 * scale, fill: white, shadow: shadow))
        }
        return scene
    }

    /// The cards, with the pictures of card and shadow kept.
    static func keptCards(width: Int, height: Int) -> CompositeScene {
        var scene = cards(width: width, height: height)
        scene.keepsPictures = true
        return scene
    }

    /// A blur over everything, below which a few hundred boxes move.
    static func blur(width: Int, height: Int) -> CompositeScene {
        let scale = RasterScene.scale(height)
        var random = SceneRandom(seed: 25)
        var scene = CompositeScene(width: width, height: height)
        scene.blur = 20 * scale
        scene.items = (0..<300).map { _ in
            let place = Place(
                center: random.place(width, height),
                size: CGSize(width: random.number(20, 120) * scale, height: random.number(20, 120) * scale),
                velocity: random.velocity(scale)
            )
            return .box(Box(place: place, radius: 0, fill: random.color()))
        }
        return scene
    }

    /// Particles, and copies of a layer that turn.
    static func particles(width: Int, height: Int) -> CompositeScene {
        let scale = RasterScene.scale(height)
        var random = SceneRandom(seed: 26)
        var scene = CompositeScene(width: width, height: height)
        let side = 16 * scale
        scene.image = Picture(width: Int(side), height: Int(side))
        scene.particles = Particles(
            copies: 50,
            emitted: 5000,
            size: CGSize(width: width, height: height),
            side: side
        )
        scene.items = (0..<5050).map { _ in
            let size = random.number(0.5, 1) * side
            let place = Place(
                center: random.place(width, height),
                size: CGSize(width: size, height: size),
                angle: random.number(0, 6),
                velocity: random.velocity(scale),
                spin: random.number(0.01, 0.03)
            )
            return .quad(Quad(place: place, opacity: random.number(0.3, 0.9)))
        }
        return scene
    }

    /// Layers that are masked, clipped or translucent together, all moving.
    static func groups(width: Int, height: Int) -> CompositeScene {
        let scale = RasterScene.scale(height)
        var random = SceneRandom(seed: 27)
        var scene = CompositeScene(width: width, height: height)
        let kinds = Group.Kind.allCases
        scene.items = (0..<300).map { index in
            let place = Place(
                center: random.place(width, height),
                size: CGSize(width: 120 * scale, height: 80 * scale),
                velocity: random.velocity(scale)
            )
            let colors = (random.color(alpha: 1...1), random.color(alpha: 1...1))
            return .group(Group(place: place, kind: kinds[index % kinds.count], colors: colors))
        }
        return scene
    }
}

extension SceneRandom {
    /// Some way in each direction that is not on the pixel grid.
    fileprivate mutating func velocity(_ scale: Double) -> CGPoint {
        CGPoint(x: number(-1.5, 1.5) * scale, y: number(-1.5, 1.5) * scale)
    }

    /// A place at whole pixels.
    fileprivate mutating func wholePlace(_ width: Int, _ height: Int) -> CGPoint {
        let place = place(width, height)
        return CGPoint(x: place.x.rounded(), y: place.y.rounded())
    }
}
