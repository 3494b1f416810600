package import AgateTestSupport
import CoreGraphics
package import Foundation
import QuartzCore

/// Random programs for pictures: layers of all kinds on a small page, near each other, with all that changes how they
/// are drawn, at rest and in motion.
package enum PictureSteps {
    /// The page's size in points.
    package static let page = CGSize(width: 64, height: 48)

    /// What a program may use.
    package struct Palette: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Rotations in space, depth and perspective.
        package static let space = Palette(rawValue: 1)
        /// Compositing filters, which look at what lies behind.
        package static let blending = Palette(rawValue: 2)
        /// Animations, explicit and implicit, transitions and particles.
        package static let motion = Palette(rawValue: 4)
        /// Layers that leave and move to others.
        package static let moving = Palette(rawValue: 8)
        /// Numbers that nobody expects.
        package static let hostile = Palette(rawValue: 16)
        /// Filters of layers and of what is behind them.
        package static let filters = Palette(rawValue: 32)
        /// Everything but hostile numbers.
        package static let all: Palette = [.space, .blending, .motion, .moving, .filters]
    }

    /// A program that builds a tree and then changes it.
    ///
    /// - Parameters:
    ///   - layers: How many layers it begins with, each with a few properties.
    ///   - edits: How many steps follow.
    package static func program(
        layers: Int,
        edits: Int,
        seed: UInt64,
        _ palette: Palette = .all
    ) -> [TreeStep] {
        var random = SeededGenerator(seed: seed)
        var steps: [TreeStep] = [.disableActions(true)]
        for index in 0..<layers {
            steps.append(.add(kind: kind(&random, palette), to: random.int(in: 0..<1000)))
            steps.append(.set(index, "frame", NSValue(cgRect: frame(&random, palette))))
            for _ in 0..<3 { steps.append(property(of: index, &random, palette)) }
        }
        steps += [.disableActions(false), .flush]
        for _ in 0..<edits { steps.append(edit(&random, palette)) }
        return steps
    }

    /// One change.
    package static func edit(_ random: inout SeededGenerator, _ palette: Palette) -> TreeStep {
        let layer = random.int(in: 0..<1000)
        let other = random.int(in: 0..<1000)
        switch random.int(in: 0..<20) {
        case 0: return .add(kind: kind(&random, palette), to: layer)
        case 1 where palette.contains(.moving): return .move(layer, to: other, at: random.int(in: 0..<4))
        case 2 where palette.contains(.moving): return .remove(layer)
        case 3: return .mask(layer, of: random.oneIn(3) ? nil : other)
        case 4, 5,
            6 where palette.contains(.motion):
            return .animate(layer, animation(&random, palette), key: random.pick(["a", "b", nil]))
        case 7 where palette.contains(.motion): return .stopAll(layer)
        case 8 where palette.contains(.motion): return .disableActions(random.oneIn(2))
        case 9 where palette.contains(.motion):
            return .set(layer, random.pick(["speed", "timeOffset"]), random.pick([0.0, 0.5, 1, 1, 2]))
        case 10: return .set(layer, "frame", NSValue(cgRect: frame(&random, palette)))
        default: return property(of: layer, &random, palette)
        }
    }

    private static func kind(_ random: inout SeededGenerator, _ palette: Palette) -> Int {
        // Plain layers and shapes are what most trees are made of.
        if random.oneIn(2) { return random.int(in: 0..<2) }
        let kind = random.int(in: 0..<TreeStep.kinds.count)
        let isSpatial = TreeStep.kinds[kind]() is CATransformLayer
        let isMoving = TreeStep.kinds[kind]() is CAEmitterLayer
        if isSpatial, !palette.contains(.space) { return 0 }
        if isMoving, !palette.contains(.motion) { return 0 }
        return kind
    }

    private static func frame(_ random: inout SeededGenerator, _ palette: Palette) -> CGRect {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        let frame = CGRect(
            x: random.number(in: -12...52, wildness),
            y: random.number(in: -12...40, wildness),
            width: random.number(in: 2...40, wildness),
            height: random.number(in: 2...32, wildness)
        )
        return random.oneIn(3) ? frame.integral : frame
    }

    // MARK: Properties

    private static func property(
        of layer: Int,
        _ random: inout SeededGenerator,
        _ palette: Palette
    ) -> TreeStep {
        let (key, value) = value(&random, palette)
        return .set(layer, key, value)
    }

    /// A key path and a value for it; layers of another kind keep the value without a use for it.
    private static func value(
        _ random: inout SeededGenerator,
        _ palette: Palette
    ) -> (String, Any) {
        switch random.int(in: 0..<12) {
        case 0, 1, 2: return box(&random, palette)
        case 3, 4: return light(&random, palette)
        case 5, 6: return place(&random, palette)
        case 7: return contents(&random, palette)
        case 8, 9: return shape(&random, palette)
        case 10: return gradient(&random, palette)
        default: return copies(&random, palette)
        }
    }

    private static func box(_ random: inout SeededGenerator, _ palette: Palette) -> (String, Any) {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        switch random.int(in: 0..<12) {
        case 0, 1: return ("backgroundColor", random.color())
        case 2: return ("cornerRadius", random.number(in: 0...12, wildness))
        case 3: return ("borderWidth", random.number(in: 0...5, wildness))
        case 4: return ("borderColor", random.color())
        case 5: return ("masksToBounds", random.oneIn(2))
        case 6: return ("maskedCorners", NSNumber(value: random.int(in: 0..<16)))
        case 7: return ("cornerCurve", random.pick(["circular", "continuous"]))
        case 8: return ("opacity", random.number(in: 0...1, wildness))
        case 9: return ("hidden", random.oneIn(3))
        case 10: return ("allowsGroupOpacity", random.oneIn(2))
        default: return ("allowsEdgeAntialiasing", random.oneIn(2))
        }
    }

    private static func light(_ random: inout SeededGenerator, _ palette: Palette) -> (String, Any) {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        switch random.int(in: 0..<9) {
        case 0, 1: return ("shadowOpacity", random.number(in: 0...1, wildness))
        case 2: return ("shadowRadius", random.number(in: 0...4, wildness))
        case 3:
            let width = random.number(in: -4...4, wildness)
            return ("shadowOffset", NSValue(cgSize: CGSize(width: width, height: random.number(in: -4...4))))
        case 4: return ("shadowColor", random.color())
        case 5: return ("shadowPath", path(&random, wildness))
        case 6 where palette.contains(.blending):
            return (
                "compositingFilter",
                random.pick([
                    "multiplyBlendMode", "screenBlendMode", "differenceBlendMode", "sourceAtop", "destOut",
                    "xor", "normalBlendMode", "plusL", "copy", "destIn",
                ])
            )
        case 7: return ("shouldRasterize", random.oneIn(2))
        case 8 where palette.contains(.filters): return filters(&random, palette)
        default: return ("shadowOpacity", 0.75)
        }
    }

    private static func filters(_ random: inout SeededGenerator, _ palette: Palette) -> (String, Any) {
        let filter: LayerFilter
        switch random.int(in: 0..<3) {
        case 0: filter = .gaussianBlur(radius: random.double(in: 0...3), normalizesEdges: random.oneIn(2))
        case 1: filter = .colorSaturate(random.double(in: 0...2))
        default: filter = .colorInvert()
        }
        // What lies behind is part of what blends.
        let readsBackdrop = palette.contains(.blending) && random.oneIn(3)
        return (readsBackdrop ? "backgroundFilters" : "filters", [filter])
    }

    private static func place(_ random: inout SeededGenerator, _ palette: Palette) -> (String, Any) {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        switch random.int(in: 0..<10) {
        case 0: return ("transform.rotation.z", random.number(in: -3...3, wildness))
        case 1: return ("transform.scale", random.number(in: 0.5...1.5, wildness))
        case 2:
            let origin = CGPoint(x: random.number(in: -6...6, wildness), y: random.number(in: -6...6))
            return ("bounds.origin", NSValue(cgPoint: origin))
        case 3: return ("geometryFlipped", random.oneIn(2))
        case 4: return ("zPosition", random.number(in: -3...3, wildness))
        case 5 where palette.contains(.space):
            return ("sublayerTransform", NSValue(caTransform3D: tilt(&random, palette)))
        case 6,
            7 where palette.contains(.space):
            return ("transform", NSValue(caTransform3D: tilt(&random, palette)))
        case 8: return ("doubleSided", random.oneIn(2))
        default:
            let point = CGPoint(x: random.number(in: 0...1, wildness), y: random.number(in: 0...1, wildness))
            return ("anchorPoint", NSValue(cgPoint: point))
        }
    }

    private static func tilt(_ random: inout SeededGenerator, _ palette: Palette) -> CATransform3D {
        if palette.contains(.hostile), random.oneIn(3) { return random.transform(.hostile) }
        var transform = CATransform3DIdentity
        if !random.oneIn(3) { transform.m34 = -1 / CGFloat(random.double(in: 40...200)) }
        return CATransform3DRotate(
            transform,
            CGFloat(random.double(in: -1.5...1.5)),
            CGFloat(random.double(in: -1...1)),
            CGFloat(random.double(in: -1...1)),
            CGFloat(random.double(in: -1...1))
        )
    }

    private static func contents(_ random: inout SeededGenerator, _ palette: Palette) -> (String, Any) {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        switch random.int(in: 0..<7) {
        case 0, 1, 2: return ("contents", random.image() as Any)
        case 3:
            return (
                "contentsGravity",
                random.pick(["center", "top", "bottomRight", "resize", "resizeAspect", "resizeAspectFill"])
            )
        case 4: return ("contentsRect", NSValue(cgRect: unitRect(&random, wildness)))
        case 5: return ("contentsCenter", NSValue(cgRect: unitRect(&random, wildness)))
        default: return ("magnificationFilter", random.pick(["nearest", "linear", "trilinear"]))
        }
    }

    private static func unitRect(_ random: inout SeededGenerator, _ wildness: Wildness) -> CGRect {
        CGRect(
            x: random.number(in: 0...0.5, wildness),
            y: random.number(in: 0...0.5, wildness),
            width: random.number(in: 0...0.5, wildness),
            height: random.number(in: 0...1, wildness)
        )
    }

    private static func path(_ random: inout SeededGenerator, _ wildness: Wildness) -> CGPath {
        if wildness == .hostile { return random.path(wildness) }
        let rect = CGRect(
            x: random.number(in: -4...10),
            y: random.number(in: -4...10),
            width: random.number(in: 4...30),
            height: random.number(in: 4...24)
        )
        if random.oneIn(2) { return CGPath(ellipseIn: rect, transform: nil) }
        let path = CGMutablePath()
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addQuadCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY),
            control: CGPoint(x: rect.maxX, y: rect.maxY)
        )
        if random.oneIn(2) { path.closeSubpath() }
        return path
    }

    private static func shape(_ random: inout SeededGenerator, _ palette: Palette) -> (String, Any) {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        switch random.int(in: 0..<9) {
        case 0, 1, 2: return ("path", path(&random, wildness))
        case 3: return ("fillColor", random.color())
        case 4: return ("strokeColor", random.color())
        case 5: return ("lineWidth", random.number(in: 0...6, wildness))
        case 6: return ("strokeEnd", random.number(in: 0...1, wildness))
        case 7:
            return (
                "lineDashPattern", [NSNumber(value: random.number(in: 1...6, wildness)), NSNumber(value: 2)]
            )
        default: return ("lineJoin", random.pick(["miter", "round", "bevel"]))
        }
    }

    private static func gradient(_ random: inout SeededGenerator, _ palette: Palette) -> (String, Any) {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        switch random.int(in: 0..<5) {
        case 0, 1: return ("colors", [random.color(), random.color(), random.color()])
        case 2: return ("type", random.pick(["axial", "radial", "conic"]))
        case 3:
            let middle = random.number(in: 0...1, wildness)
            return ("locations", [NSNumber(value: 0), NSNumber(value: middle), NSNumber(value: 1)])
        default:
            let point = CGPoint(x: random.number(in: 0...1, wildness), y: random.number(in: 0...1, wildness))
            return (random.pick(["startPoint", "endPoint"]), NSValue(cgPoint: point))
        }
    }

    /// Of replicators, emitters and scroll layers.
    private static func copies(_ random: inout SeededGenerator, _ palette: Palette) -> (String, Any) {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        switch random.int(in: 0..<8) {
        case 0:
            let limit = palette.contains(.hostile) && random.oneIn(4) ? 1 << 30 : 4
            return ("instanceCount", NSNumber(value: random.int(in: 0..<limit)))
        case 1:
            let step = CATransform3DMakeTranslation(random.number(in: 2...9), random.number(in: -3...3), 0)
            let isTilted = palette.contains(.space) && random.oneIn(3)
            return (
                "instanceTransform", NSValue(caTransform3D: isTilted ? tilt(&random, palette) : step)
            )
        case 2: return ("instanceRedOffset", random.number(in: -0.5...0, wildness))
        case 3: return ("instanceAlphaOffset", random.number(in: -0.3...0, wildness))
        case 4: return ("instanceDelay", random.number(in: -0.3...0.3, wildness))
        case 5 where palette.contains(.space): return ("preservesDepth", random.oneIn(2))
        case 6 where palette.contains(.motion): return ("emitterCells", [cell(&random, wildness)])
        default:
            let point = CGPoint(
                x: random.number(in: 0...30, wildness),
                y: random.number(in: 0...20, wildness)
            )
            return ("emitterPosition", NSValue(cgPoint: point))
        }
    }

    private static func cell(_ random: inout SeededGenerator, _ wildness: Wildness) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = random.image()
        cell.birthRate = Float(random.number(in: 2...20, wildness))
        cell.lifetime = Float(random.number(in: 0.2...1, wildness))
        cell.velocity = random.number(in: 0...20, wildness)
        cell.emissionRange = random.number(in: 0...6, wildness)
        cell.spin = random.number(in: -2...2, wildness)
        cell.scaleSpeed = random.number(in: -1...1, wildness)
        cell.color = random.color()
        return cell
    }

    // MARK: Animations

    private static func animation(
        _ random: inout SeededGenerator,
        _ palette: Palette
    ) -> AnimationRecipe {
        let wildness: Wildness = palette.contains(.hostile) ? .hostile : .tame
        var recipe = AnimationRecipe(&random, wildness)
        if recipe.kind == .path || (recipe.kind == .group && random.oneIn(2)) || recipe.kind == .transition {
            return recipe
        }
        let (first, second) = pair(&random, palette)
        recipe.kind = .basic
        recipe.keyPath = first.0
        recipe.values = [first.1, second, nil]
        recipe.isAdditive = false
        return recipe
    }

    /// A key path with a value, and another value of the same kind.
    private static func pair(
        _ random: inout SeededGenerator,
        _ palette: Palette
    ) -> ((String, Any), Any) {
        let start = value(&random, palette)
        for _ in 0..<200 {
            let end = value(&random, palette)
            if end.0 == start.0 { return (start, end.1) }
        }
        return (start, start.1)
    }
}
