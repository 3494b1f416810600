// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateGeometry
import AgateText
public import CoreGraphics
import Foundation
import Synchronization

/// Lays out a string in frames.
///
/// Immutable as seen from outside, and usable from any thread. Only what a frame shows is shaped. Source: text T140 to T154.
public final class CTFramesetter: NSObject, @unchecked Sendable {
    // `@unchecked`: what is made on demand is guarded by the mutex.

    /// The content that was read of the string.
    let source: TextSource
    private let state: Mutex<State>

    private struct State {
        var typesetter: CTTypesetter?
        /// The text up to the last end that was used.
        var content: TextContent?
    }

    init(_ source: TextSource, _ typesetter: CTTypesetter? = nil) {
        self.source = source
        state = Mutex(State(typesetter: typesetter))
    }

    /// The typesetter of the whole string.
    var typesetter: CTTypesetter {
        state.withLock { state in
            let typesetter = state.typesetter ?? CTTypesetter(source)
            state.typesetter = typesetter
            return typesetter
        }
    }

    /// The text up to an end.
    private func content(upTo end: Int) -> TextContent {
        if end == source.count { return source.content }
        return state.withLock { state in
            if let known = state.content, known.count == end { return known }
            let content = source.upTo(end)
            state.content = content
            return content
        }
    }

    /// Lays out a part of the string.
    func layout(_ range: Range<Int>, in room: TextLayout.Room) -> TextLayout {
        var room = room
        room.start = range.lowerBound
        return TextLayout(content(upTo: range.upperBound), in: room)
    }
}

/// The number of the type.
public func CTFramesetterGetTypeID() -> CFTypeID { CoreTextTypeNumber.framesetter }

/// Makes a framesetter of a string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(TextSource(attrString))
}

/// Makes a framesetter of the string of a typesetter.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
    CTFramesetter(typesetter.source, typesetter)
}

/// The typesetter of the string.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    framesetter.typesetter
}

/// Lays out a part of the string in a path, from the top of the path's box downwards, until the next line would not lie inside.
///
/// In a path that is no rectangle a line stands in the first stretch that is inside over its whole height and takes a word. Source: text
/// T141, T148.
///
/// - Parameters:
///   - stringRange: Cut to the string; length 0 means all that follows its location.
///   - frameAttributes: ``kCTFramePathFillRuleAttributeName`` and ``kCTFrameClippingPathsAttributeName`` count; others change nothing.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ path: CGPath,
    _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = stringRange.clamped(to: framesetter.source.count)
    let shape = FrameShape(path, frameAttributes)
    guard let room = shape.room, !range.isEmpty else {
        return CTFrame(range, shape, [], [], frameAttributes)
    }
    let layout = framesetter.layout(range, in: room)
    return CTFrame(range, shape, layout.lines, framesetter.source.looks, frameAttributes)
}

/// The size that a part of the string needs.
///
/// Both are rounded up to whole points; a frame of that size shows all that fits. Source: text T149.
///
/// - Parameters:
///   - stringRange: Cut to the string; length 0 means all that follows its location.
///   - frameAttributes: Change nothing here.
///   - constraints: The room; a width or height that is infinite, 0, negative or no number is no constraint.
///   - fitRange: Set to the characters that fit; may be nil.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ frameAttributes: CFDictionary?,
    _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ length: CGFloat) -> Double { length > 0 && length.isFinite ? Double(length) : .infinity }
    let range = stringRange.clamped(to: framesetter.source.count)
    fitRange?.pointee = CFRange(range.lowerBound..<range.lowerBound)
    guard !range.isEmpty else { return .zero }
    let room = TextLayout.Room(width: limit(constraints.width), height: limit(constraints.height))
    let lines = framesetter.layout(range, in: room).lines
    guard let last = lines.last else { return .zero }
    fitRange?.pointee = CFRange(range.lowerBound..<last.line.textRange.upperBound)
    let width = lines.reduce(0) { max($0, $1.neededWidth(room.width)) }
    return CGSize(width: FrameShape.ceiled(width), height: FrameShape.ceiled(last.bottom))
}

extension TextLayout.Line {
    /// The width of a room that the line would be the same in, from the leading edge on.
    ///
    /// A line that ends within a word is shaped anew there, and may be narrower than what decided where it ends.
    func neededWidth(_ width: Double) -> Double {
        let paragraph = line.paragraph
        let style = paragraph.setting.style
        let indent = style.room(isFirstLine: line.range.lowerBound == 0, width: width).indent
        let behind = style.tailIndent.isFinite ? max(-style.tailIndent, 0) : 0
        let visible = line.range.lowerBound..<paragraph.text.endWithoutTrailingSpace(of: line.range)
        let measured = isTruncated ? 0 : paragraph.measured.width(of: visible)
        return indent + max(visibleWidth, measured) + behind
    }
}

/// Where the lines of a frame find room.
struct FrameShape {
    let path: CGPath
    /// The path's box; zero for a path without an area.
    let box: CGRect
    /// Nil for a path without an area.
    let room: TextLayout.Room?

    init(_ path: CGPath, _ attributes: CFDictionary?) {
        self.path = path
        let bounds = path.boundingBoxOfPath
        let isUsable = !bounds.isNull && bounds.width > 0 && bounds.height > 0
        box = isUsable ? bounds : .zero
        guard isUsable else {
            room = nil
            return
        }
        let values = FontAttributeValue.dictionary(attributes) ?? [:]
        // From y up, with the lower left corner anywhere, to y down from the upper left corner.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
        let exclusions = Self.clippingPaths(values[kCTFrameClippingPathsAttributeName as String])
        var room = TextLayout.Room(width: bounds.width, height: bounds.height)
        if !path.isRect(nil) || !exclusions.isEmpty {
            let rule = FontAttributeValue.number(values[kCTFramePathFillRuleAttributeName as String])
            let isWinding = rule == Double(CTFramePathFillRule.windingNumber.rawValue)
            room.region = LineRegion(
                bounds: CGRect(origin: .zero, size: bounds.size),
                shape: path.isRect(nil) ? nil : path.path.applying(flip),
                rule: isWinding ? .winding : .evenOdd,
                exclusions: exclusions.map { $0.path.applying(flip) }
            )
            room.filling = .firstForAWord
        }
        self.room = room
    }

    private static func clippingPaths(_ value: Any?) -> [CGPath] {
        (FontAttributeValue.array(value) ?? []).compactMap { entry in
            if let path = entry as? CGPath { return path }
            let values = FontAttributeValue.dictionary(entry)
            return values?[kCTFramePathClippingPathAttributeName as String] as? CGPath
        }
    }

    /// The least whole number that is not below a length, but for what sums of advances differ by.
    ///
    /// GUESS suggest-ceil. Source: text T149.
    static func ceiled(_ length: Double) -> Double { (length - 1e-6).rounded(.up) }
}
