import AgateDocuments
import AgateGeometry
import AgateTiming
import CoreGraphics
import QuartzCore

extension LayerBuilder {
    /// The layers of a list of items, back first.
    ///
    /// - Parameters:
    ///   - items: The list.
    ///   - end: How many of them count.
    ///   - path: Where the list stands.
    ///   - whole: All items of the layer.
    ///   - numbers: Which copies of repeaters the layers are for, by the places of the repeaters.
    func shapeLayers(
        _ items: [LottieShapeItem],
        upTo end: Int,
        path: [Int],
        of whole: [LottieShapeItem],
        in scope: CompositionScope,
        copies numbers: [[Int]: Int] = [:]
    ) -> [CALayer] {
        var result: [CALayer] = []
        for index in (0..<end).reversed() {
            guard budget > 0 else { break }
            switch items[index].content {
            case .outline: break
            case .modifier(.repeater(let repeater)):
                // Everything before it is part of the copies.
                return result
                    + copies(repeater, scope) { copy in
                        let numbers = numbers.merging([path + [index]: copy]) { $1 }
                        return shapeLayers(
                            items,
                            upTo: index,
                            path: path,
                            of: whole,
                            in: scope,
                            copies: numbers
                        )
                    }
            case .modifier: break
            case .style(let style):
                let outline = LottieStyledOutline(items: whole, place: path + [index], copies: numbers)
                if let layer = styleLayer(style, outline, scope) {
                    layer.name = items[index].name
                    layer.compositingFilter = items[index].blendMode.filterName
                    result.append(layer)
                }
            case .group(let inner, let transform):
                let layers = shapeLayers(
                    inner,
                    upTo: inner.count,
                    path: path + [index],
                    of: whole,
                    in: scope,
                    copies: numbers
                )
                if layers.isEmpty { continue }
                let group = CALayer()
                group.name = items[index].name
                place(group, transform, scope)
                set(group, .opacity, scope, transform.opacity, .number(0.002)) {
                    .number(transform.opacity(at: $0))
                }
                group.compositingFilter = items[index].blendMode.filterName
                if group.isPlain, items[index].blendMode == .normal {
                    result += layers
                } else {
                    add(layers, to: group)
                    result.append(group)
                }
            }
        }
        return result
    }

    /// Copies of layers, back first.
    ///
    /// Source: documents L116.
    private func copies(
        _ repeater: LottieRepeater,
        _ scope: CompositionScope,
        _ make: (Int) -> [CALayer]
    ) -> [CALayer] {
        let transform = repeater.transform
        let changing =
            transform.placing + [
                repeater.copies, repeater.offset, repeater.startOpacity, repeater.endOpacity,
            ]
        var result: [CALayer] = []
        for index in 0..<repeater.peakCopies {
            guard budget > 0 else { break }
            let layers = make(index)
            if layers.isEmpty { continue }
            let copy = CALayer()
            func state(_ frame: Double) -> LottieRepeater.Copy? {
                let copies = repeater.copies(at: frame)
                return index < copies.count ? copies[index] : nil
            }
            copy.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
            copy.anchorPoint = .zero
            set(
                copy,
                .transform,
                sampled(scope, changing, .matrix) {
                    .transform(CATransform3DMakeAffineTransform(state($0)?.matrix ?? .identity))
                }
            )
            set(copy, .opacity, sampled(scope, changing, .number(0.002)) { .number(state($0)?.opacity ?? 0) })
            add(layers, to: copy)
            if repeater.isAbove { result.append(copy) } else { result.insert(copy, at: 0) }
        }
        return result
    }

    /// The layer of one style; nil if it shows nothing.
    private func styleLayer(
        _ style: LottieStyle,
        _ outline: LottieStyledOutline,
        _ scope: CompositionScope
    ) -> CALayer? {
        var trimmed: TrimmedLine?
        if case .line(let line) = style.stroke, line.dashes.isEmpty { trimmed = trimmedLine(outline, scope) }
        let times = outline.keyframeTimes
        let shape = CAShapeLayer()
        let box: CGRect
        if trimmed == nil, outline.isModified, !times.isEmpty {
            box = self.box(around: outline, times, scope)
            guard !box.isNull else { return nil }
            setComputedPath(of: shape, scope, times: times) { outline.path(at: $0) }
        } else {
            let paths =
                trimmed?.paths
                ?? sampled(scope, times: times, paces: outline.paces(from:to:), .points) {
                    .path(outline.path(at: $0))
                }
            box = paths.reduce(CGRect.null) { box, sample in
                if case .path(let path) = sample.value, !path.isEmpty {
                    box.union(path.boundingBox)
                } else {
                    box
                }
            }
            guard !box.isNull else { return nil }
            set(shape, .path, paths)
        }
        shape.fillColor = nil
        if let trimmed {
            set(shape, .strokeStart, trimmed.start)
            set(shape, .strokeEnd, trimmed.end)
        }
        var margin = 1.0
        if case .line(let line) = style.stroke {
            margin += setLine(line, of: shape, scope)
            if margin <= 1 { return nil }
        }
        let isLine: Bool
        switch style.stroke {
        case .fill(let rule):
            shape.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
            isLine = false
        case .line: isLine = true
        }
        func setOpacity(_ layer: CALayer) {
            set(layer, .opacity, scope, style.opacity, .number(0.002)) {
                .number(min(max(style.opacity.number(at: $0) / 100, 0), 1))
            }
        }
        switch style.paint {
        case .color(let color):
            set(shape, isLine ? .strokeColor : .fillColor, scope, color, .number(0.003)) {
                .color(Self.rgba(color.value(at: $0)))
            }
            setOpacity(shape)
            return shape
        case .gradient(let gradient):
            let black = CGColor(rgba: SIMD4(0, 0, 0, 1))
            if isLine { shape.strokeColor = black } else { shape.fillColor = black }
            let layer = gradientLayer(gradient, box: box.insetBy(dx: -margin, dy: -margin), scope)
            layer.mask = shape
            setOpacity(layer)
            return layer
        }
    }

    /// A box around an outline that modifiers change, for all of its frames: found from few of them, without what the modifiers do at
    /// length, and as much larger as it moves from one of these frames to the next.
    private func box(
        around outline: LottieStyledOutline,
        _ times: [Double],
        _ scope: CompositionScope
    ) -> CGRect {
        let breaks = scope.breaks(at: times)
        let (first, last) = (breaks.min() ?? 0, max(breaks.max() ?? 0, scope.range.upperBound))
        let even = (0...Self.boxFrames).map { first + (last - first) * Double($0) / Double(Self.boxFrames) }
        let frames = (even + breaks.sorted().prefix(Self.boxFrames)).sorted()
        var (box, before, motion) = (CGRect.null, CGRect.null, CGFloat(0))
        for frame in frames {
            let next = outline.box(at: scope.map.inner(at: frame))
            if !before.isNull, !next.isNull {
                motion = max(
                    motion,
                    abs(next.minX - before.minX),
                    abs(next.maxX - before.maxX),
                    abs(next.minY - before.minY),
                    abs(next.maxY - before.maxY)
                )
            }
            (box, before) = (box.union(next), next)
        }
        return box.isNull ? box : box.insetBy(dx: -motion, dy: -motion)
    }

    private static let boxFrames = 64

    /// Gives a shape the attributes of a line.
    ///
    /// - Returns: How far the line reaches from its path; 0 if there is none.
    private func setLine(_ line: LottieLine, of shape: CAShapeLayer, _ scope: CompositionScope) -> Double {
        let widths = sampled(scope, [line.width], .number(0.01)) {
            .number(max(line.width.number(at: $0), 0))
        }
        set(shape, .lineWidth, widths)
        shape.lineCap = line.cap == .round ? .round : line.cap == .square ? .square : .butt
        shape.lineJoin = line.join == .round ? .round : line.join == .bevel ? .bevel : .miter
        set(shape, .miterLimit, scope, line.miterLimit, .number(0.01)) {
            .number(line.miterLimit.number(at: $0))
        }
        setDashes(line, of: shape, scope)
        let widest = widths.map { if case .number(let width) = $0.value { width } else { 0.0 } }.max() ?? 0
        let reach =
            line.join == .miter
            ? max(min(line.miterLimit.keyframes.compactMap(\.value.first).max() ?? 1, 20), 1.5) : 1.5
        return widest / 2 * reach
    }

    /// Source: documents L110.
    private func setDashes(_ line: LottieLine, of shape: CAShapeLayer, _ scope: CompositionScope) {
        guard !line.dashes.isEmpty else { return }
        func lengths(_ frame: Double) -> [Double] {
            let lengths = line.dashes.map { $0.number(at: frame) }
            return lengths.count % 2 == 0 ? lengths : lengths + lengths
        }
        // Dashes without visible gaps are a line; so is a pattern without length.
        let start = lengths(scope.map.inner(at: scope.range.lowerBound))
        let isSeen = start.allSatisfy { $0 >= 0 } && start.reduce(0, +) >= 0.02
        guard isSeen || line.dashes.contains(where: \.isAnimated) else { return }
        let samples = sampled(scope, line.dashes, .number(0.02)) { frame in
            let lengths = lengths(frame)
            let isSeen = lengths.allSatisfy { $0 >= 0 } && lengths.reduce(0, +) >= 0.02
            return .array((isSeen ? lengths : lengths.map { _ in 1e6 }).map { .number($0) })
        }
        set(shape, .lineDashPattern, samples)
        if let offset = line.dashOffset {
            set(
                shape,
                .lineDashPhase,
                sampled(scope, [offset], .number(0.02)) { .number(offset.number(at: $0)) }
            )
        }
    }

    /// A gradient over a rectangle.
    ///
    /// Source: documents L111, L112.
    private func gradientLayer(_ gradient: LottieGradient, box: CGRect, _ scope: CompositionScope) -> CALayer
    {
        if gradient.hasHighlight { return focalLayer(gradient, box: box, scope) }
        let layer = CAGradientLayer()
        // A square, for gradients are stretched with their layers.
        let side = max(box.width, box.height)
        let box = CGRect(x: box.minX, y: box.minY, width: side, height: side)
        layer.bounds = box
        layer.anchorPoint = .zero
        layer.position = box.origin
        let origin = SIMD2(Double(box.minX), Double(box.minY))
        let size = SIMD2(Double(box.width), Double(box.height))
        switch gradient.kind {
        case .linear: layer.type = .axial
        case .radial: layer.type = .radial
        case .conic: layer.type = .conic
        }
        func stops(_ frame: Double) -> LottieGradientStops {
            LottieGradientStops(gradient.stops.value(at: frame), count: gradient.colorCount)
        }
        set(
            layer,
            .colors,
            sampled(scope, [gradient.stops], .number(0.003)) {
                .array(stops($0).merged.map { .color($0.color) })
            }
        )
        set(
            layer,
            .locations,
            sampled(scope, [gradient.stops], .number(0.001)) {
                .array(stops($0).merged.map { .number($0.offset) })
            }
        )
        let smallest = 0.02 / max(size.x, size.y, 1)
        // Of no length a gradient is its last colour: everything lies behind the end of one far away.
        func hasLength(_ frame: Double) -> Bool {
            gradient.kind == .conic || gradient.start.point(at: frame) != gradient.end.point(at: frame)
        }
        let canVanish = [gradient.start, gradient.end].contains(where: \.isAnimated)
        let starts = sampled(
            scope,
            canVanish ? [gradient.start, gradient.end] : [gradient.start],
            .number(smallest)
        ) { frame in
            guard hasLength(frame) else { return .pair(SIMD2(-3, -3)) }
            return .pair((gradient.start.point(at: frame) - origin) / size)
        }
        set(layer, .startPoint, starts)
        let ends = sampled(scope, [gradient.start, gradient.end], .number(smallest)) { frame in
            guard hasLength(frame) else { return .pair(SIMD2(-2, -2)) }
            let (start, end) = (gradient.start.point(at: frame), gradient.end.point(at: frame))
            if gradient.kind != .radial { return .pair((end - origin) / size) }
            let radius = (end - start).magnitude
            return .pair((start + SIMD2(radius, radius) - origin) / size)
        }
        set(layer, .endPoint, ends)
        return layer
    }
}

extension CALayer {
    /// Whether the layer does nothing to what is in it.
    fileprivate var isPlain: Bool {
        animationKeys()?.isEmpty ?? true && opacity == 1 && CATransform3DIsIdentity(transform)
            && position.x == anchorPoint.x * bounds.width && position.y == anchorPoint.y * bounds.height
    }
}
