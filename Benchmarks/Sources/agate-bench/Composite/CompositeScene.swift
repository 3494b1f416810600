import Foundation

/// What the composite benches show: a value that a layer tree is made of, and that is written to a file for the others.
///
/// Everything is in pixels, y runs downwards. An item with a velocity swings: in frame `f` it is `velocity` times
/// ``swing(_:)`` away from its place, and turned by `spin` times as much.
struct CompositeScene {
    /// What all items have.
    struct Place {
        var center: CGPoint
        var size: CGSize
        /// In radians, clockwise.
        var angle = 0.0
        /// Pixels a frame.
        var velocity = CGPoint.zero
        /// Radians a frame.
        var spin = 0.0

        var moves: Bool { velocity != .zero || spin != 0 }
    }

    /// The scene's image, stretched over the place.
    struct Quad {
        var place: Place
        var opacity = 1.0
    }

    /// A rounded rectangle.
    struct Box {
        struct Shadow {
            /// The standard deviation of the blur, in pixels.
            var sigma: Double
            var offset: CGPoint
            var color: RasterScene.Color
        }

        var place: Place
        var radius: Double
        var fill: RasterScene.Color
        /// 0 for none; inside of the place.
        var borderWidth = 0.0
        var border = RasterScene.Color(red: 0, green: 0, blue: 0, alpha: 0)
        var shadow: Shadow?
    }

    /// Two boxes, one over the other, that are shown together in a way that may need a picture of their own.
    struct Group {
        enum Kind: String, CaseIterable {
            /// At 0.6 of their opacity, together.
            case opacity
            /// Cut to a rounded rectangle, beyond which they reach.
            case clip
            /// Fading out downwards.
            case mask
        }

        var place: Place
        var kind: Kind
        var colors: (RasterScene.Color, RasterScene.Color)
    }

    /// Images that fly about: layers' copies and particles for us, as many quads for the others.
    struct Particles {
        var copies: Int
        var emitted: Int
        /// Where they are born.
        var size: CGSize
        /// The side of an image, in pixels.
        var side: Double
    }

    enum Item {
        case quad(Quad)
        case box(Box)
        case group(Group)
    }

    let width: Int
    let height: Int
    var items: [Item] = []
    var image: Picture?
    /// The standard deviation of a blur of all items together, in pixels; 0 for none.
    var blur = 0.0
    /// Whether items that move are drawn once into pictures of their own, and these are moved.
    var keepsPictures = false
    var particles: Particles?

    /// How many frames of motion away from the middle of a swing, at whole numbers of frames: from -16 to 16 and back.
    static func swing(_ frame: Int) -> Double {
        let position = frame % 64
        return Double(position <= 32 ? position : 64 - position) - 16
    }

    /// The scene with nothing in it that moves.
    var still: CompositeScene {
        var scene = self
        for index in items.indices {
            guard case .box(var box) = items[index] else { continue }
            box.place.velocity = .zero
            box.place.spin = 0
            scene.items[index] = .box(box)
        }
        return scene
    }

    /// Half of a swing, in frames.
    static let reach = 16.0
}
