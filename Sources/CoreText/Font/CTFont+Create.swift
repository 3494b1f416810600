// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateGeometry
import AgateText
public import CoreGraphics

/// The number of the type.
public func CTFontGetTypeID() -> CFTypeID { CoreTextTypeNumber.font }

/// Finds a font by its PostScript name, its full name or its family, in this order and without case.
///
/// There is always one: an unknown name gives what stands in for Helvetica. Source: text T2, T4.
///
/// - Parameters:
///   - size: In points; 0, negative and no numbers mean 12.
///   - matrix: From glyph space to user space; nil means the identity.
public func CTFontCreateWithName(
    _ name: CFString,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let font = FontLibrary.shared.fontOrDefault(named: name as String, size: Double(size))
    return CTFont(font.withMatrix(matrix))
}

/// Finds a font by its name, as ``CTFontCreateWithName(_:_:_:)`` does; the options change nothing here.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// Finds the font that matches a descriptor best; there is always one.
///
/// - Parameters:
///   - size: In points; 0 means the descriptor's size, or else 12.
///   - matrix: Nil means the descriptor's matrix, or else the identity.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(descriptor.resolved(size: Double(size), matrix: matrix.map { $0.pointee }))
}

/// Finds the font that matches a descriptor best; the options change nothing here.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// The font for a part of the user interface.
///
/// - Parameters:
///   - size: In points; 0 means the usual size. Source: text T75.
///   - language: A tag; the fonts of all languages are the same here.
/// - Returns: Nil for ``CTFontUIFontType/none``.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType,
    _ size: CGFloat,
    _ language: CFString?
) -> CTFont? {
    guard uiType != .none else { return nil }
    let size = size > 0 ? Double(size) : uiType.standardSize
    switch uiType {
    case .user: return CTFont(FontLibrary.shared.fontOrDefault(named: "Helvetica", size: size))
    case .userFixedPitch: return CTFont(FontLibrary.shared.fontOrDefault(named: "Menlo", size: size))
    default:
        let style = FontStyle(weightClass: uiType.isEmphasized ? 700 : 400)
        return CTFont(FontLibrary.shared.systemFont(size: size, style: style))
    }
}

extension CTFontUIFontType {
    /// The size in points that the font has unless another is requested.
    ///
    /// GUESS ui-font-sizes: system, small, mini and label sizes are measured, the others are those of macOS as remembered. Source:
    /// text T75.
    var standardSize: Double {
        switch self {
        case .smallSystem, .smallEmphasizedSystem, .utilityWindowTitle, .toolbar, .palette, .toolTip,
            .userFixedPitch:
            11
        case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: 9
        case .label, .smallToolbar: 10
        case .user, .views, .controlContent: 12
        default: 13
        }
    }

    /// Whether the font is a heavy one.
    var isEmphasized: Bool {
        switch self {
        case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail,
            .windowTitle, .alertHeader:
            true
        default: false
        }
    }
}

extension FontInstance {
    /// The same font with another matrix; nil keeps the font's, and so does one of numbers that are not finite.
    func withMatrix(_ matrix: UnsafePointer<CGAffineTransform>?) -> FontInstance {
        guard let matrix = matrix?.pointee, matrix.hasFiniteNumbers else { return self }
        return with(matrix: matrix)
    }

    /// Another face of the family whose masked traits have the given values; nil without one.
    ///
    /// Source: text T10.
    func withSymbolicTraits(_ value: CTFontSymbolicTraits, _ mask: CTFontSymbolicTraits) -> FontInstance? {
        let value = FontSymbolicTraits(rawValue: value.rawValue)
        let mask = FontSymbolicTraits(rawValue: mask.rawValue)
        let library = FontLibrary.shared
        guard let found = library.font(like: self, settingTraits: mask, to: value) else { return nil }
        let others = mask.intersection([.monoSpace, .colorGlyphs])
        let difference = found.symbolicTraits.symmetricDifference(value).intersection(others)
        if difference.isEmpty { return found }
        guard difference == .monoSpace, value.contains(.monoSpace), names.family.hasPrefix(".") else {
            return nil
        }
        return library.systemFont(size: size, style: found.style, design: .monospaced)
            .with(features: features, matrix: matrix, cascade: cascade)
    }
}

extension CTFont {
    /// Finds a font by its PostScript name, its full name or its family, as ``CTFontCreateWithName(_:_:_:)`` does.
    public convenience init(_ name: CFString, size: CGFloat) {
        self.init(CTFontCreateWithName(name, size, nil).instance)
    }

    /// Finds a font by its name, whose size is in the transform.
    ///
    /// GUESS transform-size: the font's own size is one point.
    public convenience init(_ name: CFString, transform matrix: CGAffineTransform) {
        self.init(withUnsafePointer(to: matrix) { CTFontCreateWithName(name, 1, $0).instance })
    }

    /// Finds the font that matches a descriptor best; size 0 means the descriptor's, or else 12 points.
    public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) {
        self.init(descriptor.resolved(size: Double(size)))
    }

    /// Finds the font that matches a descriptor best, whose size is the descriptor's or else in the transform.
    public convenience init(_ descriptor: CTFontDescriptor, transform matrix: CGAffineTransform) {
        let size = FontRequest(descriptor.attributes).size ?? 1
        self.init(descriptor.resolved(size: size, matrix: matrix.hasFiniteNumbers ? matrix : nil))
    }

    /// Gives the font for a part of the user interface; size 0 means the usual one.
    public convenience init(_ uiType: CTFontUIFontType, size: CGFloat) {
        self.init(uiType, size: size, language: nil)
    }

    /// Gives the font for a part of the user interface; the system font for ``CTFontUIFontType/none``.
    public convenience init(_ uiType: CTFontUIFontType, size: CGFloat, language: CFString?) {
        let font =
            CTFontCreateUIFontForLanguage(uiType, size, language)?.instance
            ?? FontLibrary.shared.systemFont(size: Double(size))
        self.init(font)
    }

    /// Finds the font for a part of a string, as ``CTFontCreateForString(_:_:_:)`` does.
    public convenience init(font currentFont: CTFont, string: CFString, range: CFRange) {
        self.init(font: currentFont, string: string, range: range, language: nil)
    }

    /// Finds the font for a part of a string in a language, as ``CTFontCreateForStringWithLanguage(_:_:_:_:)`` does.
    public convenience init(font currentFont: CTFont, string: CFString, range: CFRange, language: CFString?) {
        self.init(currentFont.instance.covering(string as String, range, language as String?))
    }
}
