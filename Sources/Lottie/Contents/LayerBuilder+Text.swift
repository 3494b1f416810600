import AgateDocuments
import AgateGeometry
import AgateTiming
import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension LayerBuilder {
    /// The layer of a text: its glyphs as outlines, each text until the next one.
    ///
    /// Source: documents L130 to L134.
    func textLayer(_ content: LottieTextContent, in scope: CompositionScope) -> CALayer? {
        let layer = CALayer()
        for (index, keyframe) in content.documents.enumerated() {
            let text = keyframe.value
            let layers =
                content.animators.isEmpty
                ? glyphLayers(of: text) : characterLayers(of: text, content.animators, scope)
            guard !layers.isEmpty else { continue }
            guard content.documents.count > 1 else {
                add(layers, to: layer)
                continue
            }
            var model = LottieLayer()
            model.inFrame = index == 0 ? -.greatestFiniteMagnitude : keyframe.time
            model.outFrame =
                index + 1 < content.documents.count
                ? content.documents[index + 1].time : .greatestFiniteMagnitude
            let part = CALayer()
            add(layers, to: part)
            setVisibility(scope.visibility(of: model), of: part)
            layer.addSublayer(part)
        }
        return layer.sublayers?.isEmpty ?? true ? nil : layer
    }

    /// All glyphs of a text in one colour each for fill and stroke.
    private func glyphLayers(of text: LottieTextDocument) -> [CALayer] {
        let path = CGMutablePath()
        for character in characters(of: text) {
            guard let outline = character.path else { continue }
            path.addPath(
                outline,
                transform: CGAffineTransform(translationX: character.origin.x, y: character.origin.y)
            )
        }
        return path.isEmpty ? [] : styledLayers(path, text)
    }

    /// The fill and the stroke of a path, as a text has them, the lower one first.
    func styledLayers(_ path: CGPath, _ text: LottieTextDocument) -> [CAShapeLayer] {
        var layers: [CAShapeLayer] = []
        if let color = text.fillColor {
            let fill = CAShapeLayer()
            (fill.path, fill.fillColor) = (path, CGColor(rgba: color))
            layers.append(fill)
        }
        if let color = text.strokeColor, text.strokeWidth > 0 {
            let stroke = CAShapeLayer()
            (stroke.path, stroke.fillColor, stroke.strokeColor) = (path, nil, CGColor(rgba: color))
            stroke.lineWidth = text.strokeWidth
            if text.strokesOverFill { layers.append(stroke) } else { layers.insert(stroke, at: 0) }
        }
        return layers
    }

    /// The characters of a text where they stand.
    func characters(of text: LottieTextDocument) -> [TextCharacter] {
        let font = document.fonts[text.font]
        let size = max(text.size, 0)
        guard size > 0 else { return [] }
        let string = text.isAllCapitals ? text.text.uppercased() : text.text
        var lines = string.split(omittingEmptySubsequences: false) {
            "\r\n\u{3}".contains($0) || $0 == "\r\n"
        }.map(String.init)
        let setter = GlyphSetter(
            document: document,
            font: font,
            fallbackName: text.font,
            size: size,
            tracking: text.tracking,
            given: self.font(text.font, CGFloat(size))
        )
        // The numbers of lines that go on in the next one.
        var continued: Set<Int> = []
        if let box = text.boxSize, box.x > 0 {
            var wrapped: [String] = []
            for line in lines {
                wrapped += setter.wrapped(line, width: box.x)
                continued.formUnion(wrapped.indices)
                continued.remove(wrapped.count - 1)
            }
            lines = wrapped
        }
        var result: [TextCharacter] = []
        var baseline = -text.baselineShift
        var left = 0.0
        if let origin = text.boxOrigin {
            left = origin.x
            baseline += origin.y + setter.ascent
        }
        for (number, line) in lines.enumerated() {
            let room = (text.boxSize?.x ?? 0) - setter.width(of: line)
            let blanks = line.count(where: \.isWhitespace)
            if room > 0, blanks > 0, text.justification.fills(isContinued: continued.contains(number)) {
                let gap = room / Double(blanks)
                result += setter.characters(line, from: SIMD2(left, baseline), line: number, gap: gap)
            } else {
                let start = left + room * text.justification.share
                result += setter.characters(line, from: SIMD2(start, baseline), line: number)
            }
            baseline += text.lineHeight
        }
        return result
    }
}

extension LottieTextDocument.Justification {
    /// Whether the blanks of a line grow until it is as wide as its box.
    ///
    /// - Parameter isContinued: Whether its paragraph goes on in the next line.
    ///
    /// Source: documents L130.
    func fills(isContinued: Bool) -> Bool {
        switch self {
        case .left, .right, .center: false
        case .lastLeft, .lastRight, .lastCenter: isContinued
        case .full: true
        }
    }

    /// Which part of the room that a line leaves stands before it.
    var share: Double {
        switch self {
        case .left, .lastLeft, .full: 0
        case .right, .lastRight: 1
        case .center, .lastCenter: 0.5
        }
    }
}
