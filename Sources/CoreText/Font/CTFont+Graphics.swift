// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// The font of Core Graphics of the same face and variations.
///
/// Source: text T21.
///
/// - Parameter attributes: Set to a descriptor of what a graphics font does not hold, which the caller releases; may be nil.
public func CTFontCopyGraphicsFont(
    _ font: CTFont,
    _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    attributes?.pointee = .passRetained(CTFontCopyFontDescriptor(font))
    return CGFont(font.instance.with(features: [], matrix: .identity, cascade: []))
}

/// Makes a font of a font of Core Graphics.
///
/// - Parameters:
///   - size: In points; 0 means 12.
///   - matrix: Nil means the identity.
///   - attributes: Further requested attributes, such as features; its name and family do not count.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let known = graphicsFont.instance.with(size: Double(size))
    guard let attributes else { return CTFont(known.withMatrix(matrix)) }
    var request = FontRequest(attributes.attributes)
    (request.name, request.family, request.face, request.path) = (nil, nil, nil, nil)
    let size = size == 0 ? request.size ?? 0 : Double(size)
    return CTFont(request.instance(size: size, known: known).withMatrix(matrix))
}

/// Draws glyphs at places in text space, with the font's size and matrix and the context's colours and text matrix.
///
/// Source: text T104.
///
/// - Parameters:
///   - glyphs: `count` glyphs.
///   - positions: `count` places.
public func CTFontDrawGlyphs(
    _ font: CTFont,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ positions: UnsafePointer<CGPoint>,
    _ count: Int,
    _ context: CGContext
) {
    guard count > 0 else { return }
    context.drawGlyphs(
        UnsafeBufferPointer(start: glyphs, count: count).map { UInt32($0) },
        of: font.instance,
        at: Array(UnsafeBufferPointer(start: positions, count: count))
    )
}
