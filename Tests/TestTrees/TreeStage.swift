package import AgateDisplay
package import QuartzCore

/// A display with layers on it that ``TreeStep``s act on, and a record of what its delegates and blocks heard.
package final class TreeStage {
    /// Where the layers are.
    package let display: ManualDisplay
    /// The layers that are not forgotten, in the order in which they were made; the display's own is not among
    /// them.
    package private(set) var layers: [CALayer] = []
    /// Weak references to all that was ever made.
    package private(set) var everything: [Weak] = []
    /// What each delegate heard.
    package private(set) var listeners: [Listener] = []
    /// How often each completion block ran.
    package private(set) var completions: [Int] = []
    private var openTransactions = 0

    /// A weak reference with a name for messages.
    package struct Weak {
        /// What it is.
        package let name: String
        /// The object, nil when it is gone.
        package private(set) weak var object: AnyObject?
    }

    /// A delegate that writes down what it hears.
    package final class Listener: CAAnimationDelegate {
        /// What happened, in order.
        package private(set) var events: [String] = []
        /// What its animation was made of.
        package let recipe: AnimationRecipe

        private weak var layer: CALayer?
        private let reaction: TreeStep.Reaction

        init(_ recipe: AnimationRecipe, of layer: CALayer, then reaction: TreeStep.Reaction) {
            self.recipe = recipe
            self.layer = layer
            self.reaction = reaction
        }

        package func animationDidStart(_ anim: CAAnimation) { events.append("start") }

        package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            events.append(flag ? "finish" : "cancel")
            switch reaction {
            case .nothing: break
            case .again: layer?.add(recipe.make(), forKey: "again")
            case .stopAll: layer?.removeAllAnimations()
            case .leave: layer?.removeFromSuperlayer()
            case .change: layer?.opacity = layer?.opacity == 0.5 ? 1 : 0.5
            case .flush: CATransaction.flush()
            }
        }
    }

    /// Makes a stage on a display.
    package init(_ display: ManualDisplay) {
        self.display = display
    }

    /// The layer of a number: any number is one of them.
    package func layer(_ number: Int) -> CALayer {
        number % (layers.count + 1) == layers.count ? display.layer : layers[number % (layers.count + 1)]
    }

    /// Does all steps.
    package func run(_ steps: [TreeStep]) {
        for step in steps { run(step) }
    }

    /// Does one step.
    package func run(_ step: TreeStep) {
        switch step {
        case .add(let kind, let parent):
            let layer = TreeStep.kinds[kind]()
            layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 40)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            let target = self.layer(parent)
            layers.append(layer)
            everything.append(Weak(name: "layer \(everything.count)", object: layer))
            target.addSublayer(layer)
        case .move(let number, let parent, let index):
            let (layer, target) = (layer(number), layer(parent))
            guard layer !== display.layer, !isAncestor(layer, of: target) else { return }
            target.insertSublayer(layer, at: UInt32(index))
        case .remove(let number):
            let layer = layer(number)
            if layer !== display.layer { layer.removeFromSuperlayer() }
        case .mask(let number, let target):
            guard let target else {
                layer(number).mask = nil
                return
            }
            let (mask, layer) = (layer(number), layer(target))
            if mask !== display.layer, !isAncestor(mask, of: layer) { layer.mask = mask }
        case .set(let number, let keyPath, let value): layer(number).setValue(value, forKeyPath: keyPath)
        case .animate(let number, let recipe, let key, let reaction):
            // The display's own layer stays where it is.
            let isRoot = layer(number) === display.layer
            let listener = Listener(recipe, of: layer(number), then: isRoot ? .nothing : reaction)
            listeners.append(listener)
            let animation = recipe.make(delegate: listener)
            everything.append(Weak(name: "animation [\(recipe)]", object: animation))
            layer(number).add(animation, forKey: key)
        case .stop(let number, let key): layer(number).removeAnimation(forKey: key)
        case .stopAll(let number): layer(number).removeAllAnimations()
        case .begin:
            CATransaction.begin()
            openTransactions += 1
        case .commit:
            CATransaction.commit()
            openTransactions = max(openTransactions - 1, 0)
        case .flush: CATransaction.flush()
        case .disableActions(let isOn): CATransaction.setDisableActions(isOn)
        case .duration(let seconds): CATransaction.setAnimationDuration(seconds)
        case .completion:
            let index = completions.count
            completions.append(0)
            CATransaction.setCompletionBlock { [weak self] in self?.completions[index] += 1 }
        case .advance(let seconds): display.advance(by: seconds)
        case .present(let number): _ = layer(number).presentation()
        case .forget(let number):
            let layer = layer(number)
            guard layer !== display.layer else { return }
            layer.removeFromSuperlayer()
            layers.removeAll { $0 === layer || isAncestor(layer, of: $0) }
        }
    }

    /// Closes all transactions and lets the display catch up.
    package func settle() {
        while openTransactions > 0 {
            CATransaction.commit()
            openTransactions -= 1
        }
        display.advance(by: 0)
    }

    /// Takes everything off the display and lets go of it.
    package func clear() {
        settle()
        display.layer.removeAllAnimations()
        display.layer.mask = nil
        display.layer.sublayers = nil
        layers.removeAll()
        display.advance(by: 0)
        display.advance(by: 0.1)
    }

    private func isAncestor(_ layer: CALayer, of other: CALayer) -> Bool {
        var current: CALayer? = other
        while let next = current {
            if next === layer { return true }
            current = next.superlayer
        }
        return false
    }

    /// Each layer on the display with its name on the render side, masks included.
    package func walk(_ visit: (CALayer, RenderLayer) -> Void) {
        guard let root = display.renderRoot else { return }
        var pending = [(display.layer as CALayer, root)]
        while let (layer, render) = pending.popLast() {
            visit(layer, render)
            pending.append(contentsOf: zip(layer.sublayers ?? [], render.sublayers))
            if let mask = layer.mask, let renderMask = render.mask { pending.append((mask, renderMask)) }
        }
    }
}
