import AgateDocuments
import AgatePixels
import AgateTiming
import CoreGraphics
import Foundation
import QuartzCore

extension LayerBuilder {
    /// The layers of characters that follow one another in one place.
    ///
    /// Source: documents L133.
    func layers(
        of slot: TextSlot,
        _ texts: [AnimatedText],
        _ timeline: TextTimeline,
        _ content: LottieTextContent,
        _ scope: CompositionScope
    ) -> [CALayer] {
        let track = SlotTrack(slot, texts, timeline)
        var layers: [CALayer] = []
        if track.wants(.strokeBelow) { layers.append(shape(.strokeBelow, track, content, scope)) }
        if track.wants(.fill) { layers.append(shape(.fill, track, content, scope)) }
        if track.wants(.strokeAbove) { layers.append(shape(.strokeAbove, track, content, scope)) }
        for number in 0..<track.pictureCount { layers.append(picture(number, track)) }
        guard let model = slot.model, !layers.isEmpty else { return layers }
        let holder = CALayer()
        holder.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        holder.anchorPoint = .zero
        let places = track.places { $0.place }
        holder.position = CGPoint(places.values[0])
        animate(holder, "position", places) { NSValue(cgPoint: CGPoint($0)) }
        let selecting = content.animators.flatMap(\.selector.properties)
        set(holder, .transform, matrices(model.text, model.index, content, scope))
        set(
            holder,
            .opacity,
            sampled(scope, selecting + content.animators.compactMap(\.opacity), .number(0.002)) {
                .number(model.text.opacity(of: model.index, at: $0))
            }
        )
        add(layers, to: holder)
        return [holder]
    }

    private func matrices(
        _ text: AnimatedText,
        _ index: Int,
        _ content: LottieTextContent,
        _ scope: CompositionScope
    ) -> [TrackSample] {
        var properties = content.animators.flatMap(\.placing)
        if content.alignment.isAnimated { properties.append(content.alignment) }
        properties += content.path?.properties ?? []
        let outline = content.path?.outline
        return sampled(
            scope,
            times: properties.keyframeTimes
                + (outline.map { $0.isAnimated ? $0.keyframes.map(\.time) : [] } ?? []),
            paces: { start, end in
                properties.paces(from: start, to: end)
                    + (outline?.keyframes.paces(from: start, to: end) ?? [])
            },
            .matrix
        ) { .transform(CATransform3DMakeAffineTransform(text.matrix(of: index, at: $0))) }
    }

    /// The fill or the stroke of characters.
    private func shape(
        _ part: SlotTrack.Part,
        _ track: SlotTrack,
        _ content: LottieTextContent,
        _ scope: CompositionScope
    ) -> CAShapeLayer {
        let shape = CAShapeLayer()
        let paths = track.outlines(part)
        shape.path = paths.values[0]
        animate(shape, "path", paths) { $0 }
        if track.slot.model != nil {
            let offsets = track.places { $0.offset }
            shape.position = CGPoint(offsets.values[0])
            animate(shape, "position", offsets) { NSValue(cgPoint: CGPoint($0)) }
        } else {
            let places = track.places { $0.place }
            shape.position = CGPoint(places.values[0])
            animate(shape, "position", places) { NSValue(cgPoint: CGPoint($0)) }
        }
        let isLine = part != .fill
        if isLine { shape.fillColor = nil }
        let property = isLine ? \LottieTextAnimator.strokeColor : \.fillColor
        let selecting = content.animators.flatMap(\.selector.properties)
        let changing = content.animators.compactMap { $0[keyPath: property] }
        let key = isLine ? LayerKey.strokeColor : .fillColor
        if let model = track.slot.model, !changing.isEmpty {
            let base = isLine ? model.text.text.strokeColor : model.text.text.fillColor
            set(
                shape,
                key,
                sampled(scope, selecting + changing, .number(0.003)) {
                    .color(model.text.color(base, property, of: model.index, at: $0))
                }
            )
        } else {
            let colors = track.values(part) { isLine ? $0.strokeColor : $0.fillColor }
            let first = colors.values[0].map { CGColor(rgba: $0) }
            if isLine { shape.strokeColor = first } else { shape.fillColor = first }
            animate(shape, key.rawValue, colors) { $0.map { CGColor(rgba: $0) } ?? CGColor(rgba: .zero) }
        }
        guard isLine else { return shape }
        let widths = content.animators.compactMap(\.strokeWidth)
        if let model = track.slot.model, !widths.isEmpty {
            set(
                shape,
                .lineWidth,
                sampled(scope, selecting + widths, .number(0.01)) {
                    .number(model.text.strokeWidth(of: model.index, at: $0))
                }
            )
        } else {
            let widths = track.values(part) { $0.strokeWidth }
            shape.lineWidth = widths.values[0]
            animate(shape, LayerKey.lineWidth.rawValue, widths) { NSNumber(value: $0) }
        }
        return shape
    }

    /// A picture of characters in colours.
    private func picture(_ number: Int, _ track: SlotTrack) -> CALayer {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.minificationFilter = .trilinear
        layer.contentsGravity = .resize
        layer.allowsEdgeAntialiasing = true
        let pictures = track.pictures(number)
        let (images, frames) = (pictures.images, pictures.frames)
        layer.contents = images.values[0]
        animate(layer, "contents", images) { $0 }
        layer.bounds = CGRect(origin: .zero, size: frames.values[0].size)
        layer.position = frames.values[0].origin
        animate(layer, "bounds", frames) { NSValue(cgRect: CGRect(origin: .zero, size: $0.size)) }
        animate(layer, "position", frames) { NSValue(cgPoint: $0.origin) }
        return layer
    }
}

/// The pieces of a slot over the frames.
struct SlotTrack {
    enum Part { case strokeBelow, fill, strokeAbove }

    let slot: TextSlot
    private let texts: [AnimatedText]
    private let timeline: TextTimeline
    /// How many pictures the piece has that has most.
    let pictureCount: Int

    init(_ slot: TextSlot, _ texts: [AnimatedText], _ timeline: TextTimeline) {
        (self.slot, self.texts, self.timeline) = (slot, texts, timeline)
        pictureCount = slot.pieces.map(\.piece.pictures.count).max() ?? 0
    }

    private func has(_ piece: TextSlot.Piece, _ part: Part) -> Bool {
        let text = texts[piece.text]
        guard piece.outline != nil else { return false }
        return switch part {
        case .fill: text.hasFill
        case .strokeBelow: text.hasStroke && !text.text.strokesOverFill
        case .strokeAbove: text.hasStroke && text.text.strokesOverFill
        }
    }

    func wants(_ part: Part) -> Bool { slot.pieces.contains { has($0.piece, part) } }

    /// Values of the pieces; while there is none, that of before holds.
    private func track<Value>(
        _ isSame: @escaping (Value, Value) -> Bool,
        _ value: (TextSlot.Piece) -> Value?
    ) -> DiscreteValues<Value> {
        var result = DiscreteValues<Value>(isSame)
        for (step, piece) in slot.pieces {
            if let value = value(piece) { result.add(value, at: timeline.steps[step].frame) }
        }
        return result
    }

    /// Values of the pieces, and another one where there is none.
    private func track<Value>(
        _ isSame: @escaping (Value, Value) -> Bool,
        otherwise none: Value,
        _ value: (TextSlot.Piece) -> Value?
    ) -> DiscreteValues<Value> {
        var result = DiscreteValues<Value>(isSame)
        var next = 0
        for (step, piece) in slot.pieces {
            if step > next { result.add(none, at: timeline.steps[next].frame) }
            result.add(value(piece) ?? none, at: timeline.steps[step].frame)
            next = step + 1
        }
        if next < timeline.steps.count { result.add(none, at: timeline.steps[next].frame) }
        return result
    }

    /// Places of pieces.
    func places(_ place: (TextSlot.Piece) -> SIMD2<Double>) -> DiscreteValues<SIMD2<Double>> {
        track(==, place)
    }

    /// The outlines that have a part; empty ones where there is nothing.
    func outlines(_ part: Part) -> DiscreteValues<CGPath> {
        track({ $0 === $1 }, otherwise: Self.nothing) { has($0, part) ? $0.outline : nil }
    }

    /// The values that the texts have for a part.
    func values<Value: Equatable>(
        _ part: Part,
        _ value: (LottieTextDocument) -> Value
    ) -> DiscreteValues<Value> {
        track(==) { has($0, part) ? value(texts[$0.text].text) : nil }
    }

    /// The pictures of a number, and where they lie.
    func pictures(_ number: Int) -> (images: DiscreteValues<CGImage>, frames: DiscreteValues<CGRect>) {
        func picture(_ piece: TextSlot.Piece) -> OutlineStore.Picture? {
            piece.pictures.count > number ? piece.pictures[number] : nil
        }
        let images = track({ $0 === $1 }, otherwise: Self.noPicture) { (piece) -> CGImage? in
            picture(piece)?.image
        }
        let frames = track(==) { (piece) -> CGRect? in
            picture(piece).map { picture in
                let place = slot.model == nil ? piece.place : piece.offset
                return picture.frame.offsetBy(dx: place.x, dy: place.y)
            }
        }
        return (images, frames)
    }

    private static let nothing: CGPath = CGMutablePath()
    private static let noPicture = CGImage(ImageBuffer(width: 1, height: 1) { $0[0] = 0 })
}

extension CGPoint {
    fileprivate init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}
