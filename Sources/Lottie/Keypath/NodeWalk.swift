import AgateDocuments

/// A walk through all nodes of a document by their names, on which properties, texts and items may be replaced.
///
/// Each use of a composition is walked for itself: what is replaced in one use leaves the other ones alone.
///
/// Source: documents L160.
struct NodeWalk {
    /// A property that the walk has come to.
    struct Property {
        /// The names from the outside inwards; the last one is the property's own.
        let keys: [String]
        let kind: NodeValueKind
        let value: LottieProperty
        /// From frames of the document to those of the property.
        let map: LottieTimeMap
    }

    /// Called at each property; what it returns stands in its place.
    var property: (Property) -> LottieProperty? = { _ in nil }
    /// Called at the stops of a gradient, before ``property``, with how many of them are colours.
    var gradient: (Property) -> (stops: LottieProperty, count: Int)? = { _ in nil }
    /// Called at each layer, group and item, before its properties; false leaves it out.
    var node: ([String]) -> Bool = { _ in true }
    /// Called at each text; what it returns stands in its place.
    var text: (_ keys: [String], _ text: String) -> String? = { _, _ in nil }

    /// The document with what was replaced.
    func edited(_ document: LottieDocument) -> LottieDocument {
        var run = Run(walk: self, document: document)
        if let composition = run.composition(document.composition, [], .identity) {
            run.document.composition = composition
        }
        return run.document
    }

    /// The name of a layer or an item that has none in its file.
    static func name(_ name: String) -> String { name.isEmpty ? "Layer" : name }

    /// A walk that is under way.
    fileprivate struct Run {
        let walk: NodeWalk
        var document: LottieDocument
        /// How often something was replaced.
        var changes = 0
        var copies = 0

        init(walk: NodeWalk, document: LottieDocument) { (self.walk, self.document) = (walk, document) }
    }
}

extension NodeWalk.Run {
    fileprivate typealias Keys = [String]

    /// A composition with what was replaced; nil if nothing was.
    fileprivate mutating func composition(
        _ composition: LottieComposition,
        _ keys: Keys,
        _ map: LottieTimeMap
    ) -> LottieComposition? {
        let before = changes
        var layers: [LottieLayer] = []
        layers.reserveCapacity(composition.layers.count)
        for layer in composition.layers {
            var layer = layer
            edit(&layer, keys + [NodeWalk.name(layer.name)], map)
            layers.append(layer)
        }
        guard changes > before else { return nil }
        var result = composition
        result.layers = layers
        return result
    }

    private mutating func edit(_ layer: inout LottieLayer, _ keys: Keys, _ map: LottieTimeMap) {
        if !walk.node(keys) {
            // A hidden layer still is the parent or the matte of others.
            layer.isHidden = true
            changes += 1
        }
        edit(&layer.transform, keys, map, isLayer: true)
        switch layer.content {
        case .none, .image: break
        case .solid(let size, var color):
            edit(&color, keys, "Color", .color, map)
            layer.content = .solid(size: size, color: color)
        case .composition(let id, let size, var remap):
            if let time = remap {
                var time = time
                edit(&time, keys, "Time Remap", .number, map)
                remap = time
            }
            let step: LottieTimeMap.Step =
                remap.map { .remapped($0, rate: document.frameRate) }
                ?? .stretched(start: layer.startFrame, stretch: layer.stretch)
            var used = id
            if let inner = document.composition(id), let copy = composition(inner, keys, map.then(step)) {
                // No file names an asset so.
                copies += 1
                used = "\u{0}\(copies)\u{0}\(id)"
                document.assets[used] = .composition(copy)
            }
            layer.content = .composition(id: used, size: size, remap: remap)
        case .shapes(var items):
            edit(&items, keys, map)
            layer.content = .shapes(items)
        case .text(var content):
            for index in content.documents.indices {
                let old = content.documents[index].value.text
                guard let new = walk.text(keys, old), new != old else { continue }
                content.documents[index].value.text = new
                changes += 1
            }
            layer.content = .text(content)
        }
    }

    private mutating func edit(
        _ value: inout LottieProperty,
        _ keys: Keys,
        _ name: String,
        _ kind: NodeValueKind,
        _ map: LottieTimeMap
    ) {
        let property = NodeWalk.Property(keys: keys + [name], kind: kind, value: value, map: map)
        guard let new = walk.property(property) else { return }
        value = new
        changes += 1
    }

    private mutating func edit(_ position: inout LottiePosition, _ keys: Keys, _ map: LottieTimeMap) {
        switch position {
        case .joined(var value):
            edit(&value, keys, "Position", .point, map)
            position = .joined(value)
        case .split(var x, var y):
            edit(&x, keys, "X Position", .number, map)
            edit(&y, keys, "Y Position", .number, map)
            position = .split(x: x, y: y)
        }
    }

    private mutating func edit(
        _ transform: inout LottieTransform,
        _ keys: Keys,
        _ map: LottieTimeMap,
        isLayer: Bool
    ) {
        let keys = keys + ["Transform"]
        guard walk.node(keys) else {
            transform = LottieTransform()
            changes += 1
            return
        }
        edit(&transform.anchor, keys, "Anchor Point", .point, map)
        edit(&transform.position, keys, map)
        edit(&transform.scale, keys, "Scale", .point, map)
        edit(&transform.rotation, keys, "Rotation", .number, map)
        if !isLayer {
            edit(&transform.skew, keys, "Skew", .number, map)
            edit(&transform.skewAxis, keys, "Skew Axis", .number, map)
        }
        edit(&transform.opacity, keys, "Opacity", .number, map)
    }

    // MARK: Items

    private mutating func edit(_ items: inout [LottieShapeItem], _ keys: Keys, _ map: LottieTimeMap) {
        var result: [LottieShapeItem] = []
        result.reserveCapacity(items.count)
        for item in items {
            var item = item
            let keys = keys + [NodeWalk.name(item.name)]
            guard walk.node(keys) else {
                changes += 1
                continue
            }
            switch item.content {
            case .group(var inner, var transform):
                edit(&inner, keys, map)
                edit(&transform, keys, map, isLayer: false)
                item.content = .group(inner, transform)
            case .outline(var outline):
                edit(&outline, keys, map)
                item.content = .outline(outline)
            case .style(var style):
                edit(&style, keys, map)
                item.content = .style(style)
            case .modifier(var modifier):
                edit(&modifier, keys, map)
                item.content = .modifier(modifier)
            }
            result.append(item)
        }
        items = result
    }

    private mutating func edit(_ outline: inout LottieOutline, _ keys: Keys, _ map: LottieTimeMap) {
        switch outline {
        case .path: break
        case .rectangle(var center, var size, var radius, let isReversed):
            edit(&center, keys, map)
            edit(&size, keys, "Size", .point, map)
            edit(&radius, keys, "Roundness", .number, map)
            outline = .rectangle(center: center, size: size, radius: radius, isReversed: isReversed)
        case .ellipse(var center, var size, let isReversed):
            edit(&center, keys, map)
            edit(&size, keys, "Size", .point, map)
            outline = .ellipse(center: center, size: size, isReversed: isReversed)
        case .star(var star):
            edit(&star.center, keys, map)
            edit(&star.outerRadius, keys, "Outer Radius", .number, map)
            edit(&star.outerRoundness, keys, "Outer Roundedness", .number, map)
            if var radius = star.innerRadius {
                edit(&radius, keys, "Inner Radius", .number, map)
                star.innerRadius = radius
                edit(&star.innerRoundness, keys, "Inner Roundedness", .number, map)
            }
            edit(&star.rotation, keys, "Rotation", .number, map)
            edit(&star.points, keys, "Points", .number, map)
            outline = .star(star)
        }
    }

    private mutating func edit(_ style: inout LottieStyle, _ keys: Keys, _ map: LottieTimeMap) {
        edit(&style.opacity, keys, "Opacity", .number, map)
        switch style.paint {
        case .color(var color):
            edit(&color, keys, "Color", .color, map)
            style.paint = .color(color)
        case .gradient(var gradient):
            edit(&gradient.start, keys, "Start Point", .point, map)
            edit(&gradient.end, keys, "End Point", .point, map)
            let stops = NodeWalk.Property(
                keys: keys + ["Colors"],
                kind: .stops,
                value: gradient.stops,
                map: map
            )
            if let new = walk.gradient(stops) {
                (gradient.stops, gradient.colorCount) = new
                changes += 1
            } else {
                edit(&gradient.stops, keys, "Colors", .stops, map)
            }
            style.paint = .gradient(gradient)
        }
        guard case .line(var line) = style.stroke else { return }
        edit(&line.width, keys, "Stroke Width", .number, map)
        edit(&line.miterLimit, keys, "Miter Limit", .number, map)
        if var offset = line.dashOffset {
            edit(&offset, keys, "Dash Phase", .number, map)
            line.dashOffset = offset
        }
        style.stroke = .line(line)
    }

    private mutating func edit(_ modifier: inout LottieModifier, _ keys: Keys, _ map: LottieTimeMap) {
        switch modifier {
        case .trim(var trim):
            edit(&trim.start, keys, "Start", .number, map)
            edit(&trim.end, keys, "End", .number, map)
            edit(&trim.offset, keys, "Offset", .number, map)
            modifier = .trim(trim)
        case .roundCorners(var radius):
            edit(&radius, keys, "Radius", .number, map)
            modifier = .roundCorners(radius: radius)
        case .merge: break
        case .offset(var amount, let join, let miterLimit):
            edit(&amount, keys, "Amount", .number, map)
            modifier = .offset(amount: amount, join: join, miterLimit: miterLimit)
        case .pucker(var amount):
            edit(&amount, keys, "Amount", .number, map)
            modifier = .pucker(amount: amount)
        case .zigZag(var size, let ridges, let isSmooth, let maxRidges):
            edit(&size, keys, "Size", .number, map)
            modifier = .zigZag(size: size, ridges: ridges, isSmooth: isSmooth, maxRidges: maxRidges)
        case .twist(var angle, var center):
            edit(&angle, keys, "Angle", .number, map)
            edit(&center, keys, "Center", .point, map)
            modifier = .twist(angle: angle, center: center)
        case .repeater(var repeater):
            edit(&repeater.offset, keys, "Offset", .number, map)
            edit(&repeater.startOpacity, keys, "Start Opacity", .number, map)
            edit(&repeater.endOpacity, keys, "End Opacity", .number, map)
            edit(&repeater.transform, keys, map, isLayer: true)
            modifier = .repeater(repeater)
        }
    }
}
