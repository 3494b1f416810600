import AgateDocuments
import AgateTiming
import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Makes the layers of a Lottie animation.
///
/// Source: documents L-8.
final class LayerBuilder {
    let document: LottieDocument
    let images: ImageLoader
    /// The frames of the whole document.
    let wholeRange: ClosedRange<Double>
    /// How many more samples may be made.
    private(set) var budget = DocumentLimits.standard.maxBakedSamples
    /// How many more pixels the pictures of gradients may have: 256 MB of all.
    var pixelBudget: CGFloat = 64_000_000
    /// The places of the layers whose mattes are being made.
    var sources: [Int] = []

    let fonts: FontLoader
    let outlines: OutlineStore
    /// The counts of the work for texts.
    var counts = TextCounts()

    /// Makes a builder.
    ///
    /// - Parameters:
    ///   - animation: The animation that layers are made of.
    ///   - document: The document in place of the animation's own.
    ///   - images: Where pictures come from, if not from the animation alone.
    ///   - font: The fonts that a program gives.
    init(
        _ animation: LottieAnimation,
        document: LottieDocument? = nil,
        images: ImageLoader? = nil,
        font: @escaping (String, CGFloat) -> CTFont? = { _, _ in nil }
    ) {
        self.document = document ?? animation.document
        self.images = images ?? ImageLoader(animation)
        fonts = FontLoader(self.document, folder: animation.folder, files: animation.files, given: font)
        outlines = OutlineStore(self.document)
        wholeRange = self.document.inFrame...self.document.outFrame
    }

    func makeRoot() -> CALayer {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: document.size.x, height: document.size.y)
        root.position = CGPoint(x: document.size.x / 2, y: document.size.y / 2)
        root.masksToBounds = true
        let scope = CompositionScope(
            composition: document.composition,
            map: .identity,
            range: wholeRange,
            size: document.size
        )
        add(layers(of: scope), to: root)
        return root
    }

    /// All layers of a composition that show, back first.
    func layers(of scope: CompositionScope) -> [CALayer] {
        var result: [CALayer] = []
        for place in scope.composition.layers.indices.reversed() where !scope.isSource(place) {
            guard !scope.composition.layers[place].isHidden, let layer = layer(at: place, in: scope) else {
                continue
            }
            result.append(layer)
        }
        return result
    }

    /// The layer at a place as its composition shows it; nil if it never shows.
    ///
    /// - Parameter isSource: Whether it is wanted as the source of a matte.
    func layer(at place: Int, in scope: CompositionScope, isSource: Bool = false) -> CALayer? {
        let model = scope.composition.layers[place]
        let visibility = scope.visibility(of: model)
        guard let range = visibility.range else { return nil }
        let inner = scope.within(range)
        guard var contents = contents(of: model, in: inner) else { return nil }
        if !model.masks.isEmpty { contents.mask = maskLayer(model.masks, inner) }
        // Effects are done to what masks have left.
        let ancestors = scope.composition.ancestors(of: place)
        let transforms = [model.transform] + ancestors.map { scope.composition.layers[$0].transform }
        contents = addEffects(model.effects, to: contents, transforms, inner)
        putDown(contents, model, model.transform, inner)
        set(contents, .opacity, inner, model.transform.opacity, .number(0.002)) {
            .number(model.transform.opacity(at: $0))
        }

        var outermost = contents
        // A layer in a plane that is turned out of the picture keeps its depth within the parents' planes.
        let isSpatial = ancestors.contains { scope.composition.layers[$0].transform.space != nil }
        for ancestor in ancestors {
            let parent = scope.composition.layers[ancestor]
            let wrapper = isSpatial ? CATransformLayer() : CALayer()
            wrapper.name = parent.name
            putDown(wrapper, parent, parent.transform, inner)
            wrapper.addSublayer(outermost)
            outermost = wrapper
        }
        if let matte = matteLayer(of: model, at: place, in: inner) {
            let container = CALayer()
            container.addSublayer(outermost)
            container.mask = matte
            outermost = container
        }
        if let filter = model.blendMode.filterName, !isSource {
            if outermost is CATransformLayer {
                // Such a layer has no picture that could blend.
                let container = CALayer()
                container.addSublayer(outermost)
                outermost = container
            }
            outermost.compositingFilter = filter
        }
        if !visibility.isWhole { setVisibility(visibility, of: outermost) }
        if outermost === contents { contents.name = model.name } else { outermost.name = model.name }
        return outermost
    }

    /// Puts a layer where a transform wants it, in a space without size or in that of its bounds.
    private func putDown(
        _ layer: CALayer,
        _ model: LottieLayer,
        _ transform: LottieTransform,
        _ scope: CompositionScope
    ) {
        let isAutoOriented = model.isAutoOriented
        self.place(layer, transform, scope) { frame in
            isAutoOriented ? transform.position.heading(at: frame) : 0
        } extra: {
            isAutoOriented ? transform.position.properties : []
        }
    }

    func add(_ layers: [CALayer], to parent: CALayer) {
        for layer in layers { parent.addSublayer(layer) }
    }

    /// Takes samples from the budget.
    func spend(_ samples: Int) { budget -= samples }

    // MARK: Contents

    private func contents(of model: LottieLayer, in scope: CompositionScope) -> CALayer? {
        switch model.content {
        case .none: return nil
        case .solid(let size, let color):
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
            set(layer, .backgroundColor, scope, color, .number(0.003)) {
                .color(Self.rgba(color.value(at: $0)))
            }
            layer.allowsEdgeAntialiasing = true
            return layer
        case .image(let id):
            guard let image = document.image(id), let picture = images.image(id, image) else { return nil }
            let layer = CALayer()
            var size = image.size
            if size.x <= 0 || size.y <= 0 { size = SIMD2(Double(picture.width), Double(picture.height)) }
            layer.bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
            layer.contents = picture
            layer.magnificationFilter = .sharpLinear
            layer.allowsEdgeAntialiasing = true
            layer.contentsGravity = images.gravity(id, image)
            return layer
        case .composition(let id, let size, let remap):
            guard let composition = document.composition(id) else { return nil }
            let step: LottieTimeMap.Step =
                remap.map { .remapped($0, rate: document.frameRate) }
                ?? .stretched(start: model.startFrame, stretch: model.stretch)
            let inner = CompositionScope(
                composition: composition,
                map: scope.map.then(step),
                range: scope.range,
                size: size
            )
            let layers = layers(of: inner)
            guard !layers.isEmpty else { return nil }
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
            // One that lies on all of its parent is cut by that one already; what blends stays within it.
            let blends = composition.layers.contains { $0.blendMode != .normal }
            layer.masksToBounds = blends || !model.covers(scope, size)
            layer.allowsEdgeAntialiasing = true
            add(layers, to: layer)
            return layer
        case .shapes(let items):
            let layers = shapeLayers(items, upTo: items.count, path: [], of: items, in: scope)
            guard !layers.isEmpty else { return nil }
            let layer = CALayer()
            add(layers, to: layer)
            return layer
        case .text(let content): return textLayer(content, in: scope)
        }
    }
}

extension CALayer {
    /// A layer with the same space that has this one in it, which is to have no transform of its own yet.
    func wrapped() -> CALayer {
        let holder = CALayer()
        holder.bounds = bounds
        (anchorPoint, position) = (.zero, bounds.origin)
        holder.addSublayer(self)
        return holder
    }
}

extension LottieBlendMode {
    /// The name of the compositing filter; nil for what lies plainly on top.
    ///
    /// Source: documents L69.
    var filterName: String? {
        switch self {
        case .normal: nil
        case .multiply: "multiplyBlendMode"
        case .screen: "screenBlendMode"
        case .overlay: "overlayBlendMode"
        case .darken: "darkenBlendMode"
        case .lighten: "lightenBlendMode"
        case .colorDodge: "colorDodgeBlendMode"
        case .colorBurn: "colorBurnBlendMode"
        case .hardLight: "hardLightBlendMode"
        case .softLight: "softLightBlendMode"
        case .difference: "differenceBlendMode"
        case .exclusion: "exclusionBlendMode"
        case .hue: "hueBlendMode"
        case .saturation: "saturationBlendMode"
        case .color: "colorBlendMode"
        case .luminosity: "luminosityBlendMode"
        case .add: "plusL"
        // GUESS lottie-hard-mix: the nearest mode that there is.
        case .hardMix: "hardLightBlendMode"
        }
    }
}

extension LottieLayer {
    /// Whether it lies on all of its composition without being moved.
    fileprivate func covers(_ scope: CompositionScope, _ size: SIMD2<Double>) -> Bool {
        parent == nil && !isAutoOriented && size.x >= scope.size.x && size.y >= scope.size.y
            && !transform.placing.contains(where: \.isAnimated) && transform.matrix(at: 0) == .identity
    }
}
