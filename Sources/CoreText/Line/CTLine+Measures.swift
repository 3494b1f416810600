// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// The width of a line, white space at its end included, and how far its fonts reach, in points.
///
/// Source: text T114.
///
/// - Parameters:
///   - ascent: Set to the greatest ascent of the runs; may be nil.
///   - descent: Set to the greatest descent, a positive number; may be nil.
///   - leading: Set to the greatest leading; may be nil.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = line.line?.metrics ?? LineMetrics()
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return line.line?.width ?? 0
}

/// The width of the white space at the end of a line, in points.
///
/// Source: text T115.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.line?.trailingWidth ?? 0 }

/// The rectangle of a line around its origin, y up.
///
/// By default it is as wide as ``CTLineGetTypographicBounds(_:_:_:_:)`` says and reaches from the descent and leading below the baseline to
/// the ascent above it.
///
/// GUESS leading-side: leading is below the descent. Source: text T117.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard let text = line.line else { return .zero }
    if options.contains(.useGlyphPathBounds) { return text.imageBounds }
    let metrics = text.metrics
    let leading = options.contains(.excludeTypographicLeading) ? 0 : metrics.leading
    return CGRect(
        x: 0,
        y: -metrics.descent - leading,
        width: text.width,
        height: metrics.ascent + metrics.descent + leading
    )
}

/// The smallest rectangle around the outlines of a line, y up; null where nothing is seen.
///
/// Source: text T116.
///
/// - Parameter context: The rectangle is moved by its text position; nil: by nothing.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let box = line.line?.imageBounds ?? .null
    guard let context, !box.isNull else { return box }
    return box.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// The distance by which a line has to move for its alignment in a width, in points.
///
/// GUESS negative-flush: a line that is too wide does not move. Source: text T118.
///
/// - Parameters:
///   - flushFactor: 0 for the left side, 0.5 for the middle, 1 for the right side.
///   - flushWidth: In points.
public func CTLineGetPenOffsetForFlush(
    _ line: CTLine,
    _ flushFactor: CGFloat,
    _ flushWidth: Double
) -> Double {
    guard flushWidth.isFinite, !flushFactor.isNaN else { return 0 }
    let text = line.line
    let room = flushWidth - ((text?.width ?? 0) - (text?.trailingWidth ?? 0))
    return max(room * Double(min(max(flushFactor, 0), 1)), 0)
}

/// The place of the caret before a character, in points from the line's origin.
///
/// Where directions meet there are two places. Source: text T119, T120.
///
/// - Parameters:
///   - charIndex: In the string that the line is of; cut to the line.
///   - secondaryOffset: Set to the second place, or to the same one; may be nil.
/// - Returns: Where a character of the paragraph's direction would go in.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine,
    _ charIndex: CFIndex,
    _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let range = line.textRange
    let caret = line.line?.caret(at: min(max(charIndex, range.lowerBound), range.upperBound))
    secondaryOffset?.pointee = caret?.secondary ?? 0
    return caret?.primary ?? 0
}

/// The caret stop, in the string that the line is of, that is nearest to a point.
///
/// GUESS tie: of two equally near ones the later. Source: text T121.
///
/// - Parameter position: From the line's origin; its y does not count.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.line?.offset(nearestTo: position.x) ?? line.textRange.lowerBound
}

/// Calls a function with both edges of each character, from left to right.
///
/// Source: text T122.
///
/// - Parameter block: Gets the edge's place in points, the index of the character, whether the edge is its leading one, and a Boolean that
///   it sets to stop.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine,
    _ block: @escaping (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stops = false
    for edge in line.line?.edges ?? [] {
        block(edge.x, edge.offset, edge.isLeading, &stops)
        if stops { return }
    }
}
