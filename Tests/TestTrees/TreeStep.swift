import AgateTestSupport
import CoreGraphics
package import QuartzCore

/// One thing that a program does to layers, transactions and animations: a value, so that a sequence can be
/// printed, repeated and made shorter.
///
/// Layers are named by their number; any number is one of the layers that there are.
package enum TreeStep: CustomStringConvertible {
    /// Makes a layer of one of the ``kinds`` on top of another.
    case add(kind: Int, to: Int)
    /// Moves a layer to another, which may be its own descendant: such a step is left out.
    case move(Int, to: Int, at: Int)
    case remove(Int)
    /// Makes a layer the mask of another, or takes the mask away.
    case mask(Int, of: Int?)
    case set(Int, String, Any)
    /// Animates under a key, or under none.
    case animate(Int, AnimationRecipe, key: String?, then: Reaction = .nothing)
    case stop(Int, key: String)
    case stopAll(Int)
    case begin
    case commit
    case flush
    case disableActions(Bool)
    case duration(Double)
    /// A completion block for the open transaction.
    case completion
    case advance(Double)
    /// Reads a layer's presentation.
    case present(Int)
    /// Lets go of a layer for good.
    case forget(Int)

    package var description: String {
        switch self {
        case .add(let kind, let parent): "add \(type(of: Self.kinds[kind]())) to \(parent)"
        case .move(let layer, let parent, let index): "move \(layer) to \(parent) at \(index)"
        case .remove(let layer): "remove \(layer)"
        case .mask(let mask, let layer): layer.map { "mask \(mask) of \($0)" } ?? "no mask of \(mask)"
        case .set(let layer, let key, let value): "set \(layer) \(key) = \(value)"
        case .animate(let layer, let recipe, let key, let reaction):
            "animate \(layer) [\(recipe)] key \(key ?? "none") then \(reaction)"
        case .stop(let layer, let key): "stop \(layer) \(key)"
        case .stopAll(let layer): "stop all of \(layer)"
        case .begin: "begin"
        case .commit: "commit"
        case .flush: "flush"
        case .disableActions(let isOn): "disableActions \(isOn)"
        case .duration(let seconds): "animationDuration \(seconds)"
        case .completion: "completion"
        case .advance(let seconds): "advance \(seconds)"
        case .present(let layer): "present \(layer)"
        case .forget(let layer): "forget \(layer)"
        }
    }

    /// The classes of layer, plain ones and shapes first.
    package static let kinds: [() -> CALayer] = [
        { CALayer() }, { CAShapeLayer() }, { CATransformLayer() }, { CAGradientLayer() },
        { CAReplicatorLayer() },
        { CATextLayer() }, { CAScrollLayer() }, { CATiledLayer() }, { CAEmitterLayer() },
    ]

    /// What the delegate of an animation does when the animation stops, from inside the call.
    package enum Reaction: CaseIterable, Sendable {
        case nothing
        /// Adds the animation once more.
        case again
        case stopAll
        /// Takes the layer off its superlayer.
        case leave
        /// Changes a property, which may start an implicit animation.
        case change
        case flush
    }

    /// What random sequences are made of.
    package enum Theme: Sendable {
        /// Everything.
        case anything
        /// Changes that one commit or several make alike: no time passes, no clock changes, and nothing depends on
        /// what was committed before.
        case changesOnly
        /// A tree with animations and clocks of its own, built up and then left to itself.
        case animatedTree
    }

    /// A random sequence.
    package static func sequence(
        _ count: Int,
        seed: UInt64,
        theme: Theme = .anything,
        wildness: Wildness = .tame
    ) -> [TreeStep] {
        var random = SeededGenerator(seed: seed)
        let layers = (0..<min(10, count / 4)).map { _ in
            TreeStep.add(
                kind: random.oneIn(2) ? 0 : random.int(in: 0..<kinds.count),
                to: random.int(in: 0..<1000)
            )
        }
        return layers + (layers.count..<count).map { _ in step(&random, theme, wildness) }
    }

    private static let keys = ["a", "b", "position", "opacity"]

    private static func step(
        _ random: inout SeededGenerator,
        _ theme: Theme,
        _ wildness: Wildness
    ) -> TreeStep {
        let layer = random.int(in: 0..<1000)
        let other = random.int(in: 0..<1000)
        switch random.int(in: 0..<(theme == .anything ? 26 : 17)) {
        case 0, 1: return .add(kind: random.oneIn(2) ? 0 : random.int(in: 0..<kinds.count), to: layer)
        case 2: return .move(layer, to: other, at: random.int(in: 0..<4))
        case 3: return theme == .animatedTree ? .add(kind: 0, to: layer) : .remove(layer)
        case 4: return .mask(layer, of: random.oneIn(4) ? nil : other)
        case 5, 6, 7, 8:
            let path = random.pick(SamplePath.animatable)
            return .set(layer, path.keyPath, random.value(of: path.kind, wildness))
        case 9 where theme == .changesOnly: return .mask(layer, of: other)
        case 9:
            return .set(
                layer,
                random.pick(["speed", "timeOffset", "beginTime"]),
                random.number(in: 0...2, wildness)
            )
        case 10, 11, 12, 13, 14:
            var recipe = AnimationRecipe(&random, wildness)
            while theme == .changesOnly, recipe.dependsOnCommits {
                recipe = AnimationRecipe(&random, wildness)
            }
            let key = random.oneIn(3) ? nil : random.pick(keys)
            let reaction = theme == .anything && random.oneIn(2) ? random.pick(Reaction.allCases) : .nothing
            return .animate(layer, recipe, key: key, then: reaction)
        case 15:
            return theme == .animatedTree ? .add(kind: 1, to: layer) : .stop(layer, key: random.pick(keys))
        case 16: return theme == .animatedTree ? .add(kind: 1, to: layer) : .stopAll(layer)
        case 17: return .begin
        case 18: return .commit
        case 19: return .flush
        case 20: return .disableActions(random.oneIn(2))
        case 21: return .duration(random.number(in: 0...2, wildness))
        case 22: return .completion
        case 23: return .forget(layer)
        case 24: return .present(layer)
        default: return .advance(random.double(in: 0...0.5))
        }
    }
}
