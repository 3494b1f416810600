// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateGeometry
import AgateText
public import CoreGraphics

/// Glyphs of one font, one direction and one set of attributes that stand side by side in a line.
///
/// Immutable, and usable from any thread. Source: text T110 to T113.
public final class CTRun: NSObject, @unchecked Sendable {
    // `@unchecked`: all is written in the initialiser; the look holds values of attributes, which nothing here changes.

    let run: VisualRun
    let look: TextAppearance
    let glyphs: UnsafeMutableBufferPointer<CGGlyph>
    let positions: UnsafeMutableBufferPointer<CGPoint>
    let advances: UnsafeMutableBufferPointer<CGSize>
    let indices: UnsafeMutableBufferPointer<CFIndex>
    /// The first character and the one behind the last, in the string.
    let textRange: Range<Int>
    /// The attributes with the font that the glyphs are of.
    let attributes: NSDictionary

    init(_ run: VisualRun, look: TextAppearance) {
        self.run = run
        self.look = look
        let count = run.glyphRange.count
        glyphs = .allocate(capacity: count)
        positions = .allocate(capacity: count)
        advances = .allocate(capacity: count)
        indices = .allocate(capacity: count)
        var place = 0
        run.forEachGlyph { [glyphs, positions, advances, indices] glyph in
            glyphs.initializeElement(at: place, to: CGGlyph(truncatingIfNeeded: glyph.glyph))
            positions.initializeElement(at: place, to: glyph.position)
            advances.initializeElement(at: place, to: glyph.advance)
            indices.initializeElement(
                at: place,
                to: run.isToken ? run.textRange.lowerBound : glyph.stringIndex
            )
            place += 1
        }
        textRange = run.textRange
        let values = NSMutableDictionary()
        for (key, value) in look.attributes { values[key.rawValue as NSString] = value }
        // A font that came in for missing characters is named, and one that was obliqued or widened is without that.
        let asked = (look.attributes[AttributeName.font] as? CTFont)?.instance
        values[kCTFontAttributeName] = CTFont(run.font.with(matrix: asked?.matrix ?? .identity))
        attributes = (values.copy() as? NSDictionary) ?? values
    }

    deinit {
        glyphs.deinitialize().deallocate()
        positions.deinitialize().deallocate()
        advances.deinitialize().deallocate()
        indices.deinitialize().deallocate()
    }

    /// The font without what attributes make of it: its measures count for lines.
    var upright: FontInstance { (attributes[kCTFontAttributeName] as? CTFont)?.instance ?? run.font }

    /// Copies some values out.
    func copy<Value>(
        _ values: UnsafeMutableBufferPointer<Value>,
        _ range: CFRange,
        to buffer: UnsafeMutablePointer<Value>
    ) {
        for (place, index) in range.clamped(to: values.count).enumerated() { buffer[place] = values[index] }
    }
}

/// The number of the type.
public func CTRunGetTypeID() -> CFTypeID { CoreTextTypeNumber.run }

/// The number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of the characters; the font is the one that the glyphs are of.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// The status of the run: the direction and the order of its glyphs.
///
/// Source: text T111.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = []
    let isRightToLeft = run.run.shaped.isRightToLeft
    if isRightToLeft { status.insert(.rightToLeft) }
    let pairs = zip(run.indices, run.indices.dropFirst())
    if pairs.contains(where: { isRightToLeft ? $0 < $1 : $0 > $1 }) { status.insert(.nonMonotonic) }
    if !run.run.font.matrix.isIdentity { status.insert(.hasNonIdentityMatrix) }
    return status
}

/// The glyphs, valid for as long as the run; nil for a run without any.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
    UnsafePointer(run.glyphs.baseAddress)
}

/// Copies glyphs into a buffer.
///
/// - Parameter range: Of the run's glyphs, cut to them; length 0 means all that follow its location.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.copy(run.glyphs, range, to: buffer)
}

/// The positions of the glyphs, from the line's origin, valid for as long as the run; nil for a run without any.
///
/// GUESS offset-in-position: a position is where the outline is drawn, what shaping moves it included. Source: text T112.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
    UnsafePointer(run.positions.baseAddress)
}

/// Copies the places of glyphs into a buffer.
///
/// - Parameter range: Of the run's glyphs, cut to them; length 0 means all that follow its location.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    run.copy(run.positions, range, to: buffer)
}

/// The advances of the glyphs, in points, valid for as long as the run; nil for a run without any.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
    UnsafePointer(run.advances.baseAddress)
}

/// Copies advances into a buffer.
///
/// - Parameter range: Of the run's glyphs, cut to them; length 0 means all that follow its location.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    run.copy(run.advances, range, to: buffer)
}

/// Copies advances, and how far glyphs are drawn from the pen, into buffers.
///
/// - Parameters:
///   - range: Of the run's glyphs, cut to them; length 0 means all that follow its location.
///   - advancesBuffer: May be nil.
///   - originsBuffer: May be nil.
public func CTRunGetBaseAdvancesAndOrigins(
    _ runRef: CTRun,
    _ range: CFRange,
    _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
    _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
    if let advancesBuffer { runRef.copy(runRef.advances, range, to: advancesBuffer) }
    guard let originsBuffer else { return }
    let first = runRef.run.glyphRange.lowerBound
    for (place, index) in range.clamped(to: runRef.glyphs.count).enumerated() {
        originsBuffer[place] = runRef.run.shaped.offsets[first + index]
    }
}

/// The first character of each glyph's cluster, in the string, valid for as long as the run; nil for a run without glyphs.
///
/// Source: text T111.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
    UnsafePointer(run.indices.baseAddress)
}

/// Copies the first characters of clusters into a buffer.
///
/// - Parameter range: Of the run's glyphs, cut to them; length 0 means all that follow its location.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    run.copy(run.indices, range, to: buffer)
}

/// The characters of the run in the string; of a token's run none, at the place where it stands.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.textRange) }

/// The width of glyphs and how far their font reaches, in points.
///
/// Source: text T113.
///
/// - Parameters:
///   - range: Of the run's glyphs, cut to them; length 0 means all that follow its location.
///   - ascent: Set to the font's ascent; may be nil.
///   - descent: Set to the font's descent, a positive number; may be nil.
///   - leading: Set to the font's leading; may be nil.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun,
    _ range: CFRange,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.upright.metrics
    ascent?.pointee = run.run.box?.ascent ?? metrics.ascent
    descent?.pointee = run.run.box?.descent ?? metrics.descent
    leading?.pointee = run.run.box == nil ? metrics.leading : 0
    return range.clamped(to: run.advances.count).reduce(0) { $0 + Double(run.advances[$1].width) }
}

/// The smallest rectangle around the outlines of glyphs, from the line's origin, y up; null where nothing is seen.
///
/// - Parameters:
///   - context: The rectangle is moved by its text position; nil: by nothing.
///   - range: Of the run's glyphs, cut to them; length 0 means all that follow its location.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let box = run.run.part(range.clamped(to: run.glyphs.count)).imageBounds
    guard let context, !box.isNull else { return box }
    return box.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// The matrix that the glyphs are drawn through beside the context's: that of the font, and of attributes that oblique or widen it.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.run.font.matrix }

/// Draws glyphs of a run where they stand in their line, whose origin is the context's text position, which stays.
///
/// Underlines and backgrounds are drawn by ``CTLineDraw(_:_:)`` alone. Source: text T107.
///
/// - Parameter range: Of the run's glyphs, cut to them; length 0 means all that follow its location.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    LinePainter(context).draw(run.run.part(range.clamped(to: run.glyphs.count)), look: run.look)
}
