// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

package import AgateText
public import CoreGraphics

/// The layout of the lines of a paragraph.
///
/// Immutable.
///
/// Source: text T140.
public final class CTParagraphStyle: NSObject, ParagraphStyleSource, @unchecked Sendable {
    // `@unchecked`: NSObject is not Sendable; the properties are constants.

    /// Keeps Foundation from taking the object for one of its own; the first property.
    private let typeWord = FoundationTypeWord()
    let values: ParagraphStyleValues
    /// The tab stops as they are given out; nil where none were said.
    let tabList: NSArray?

    init(_ values: ParagraphStyleValues) {
        self.values = values
        tabList = values.tabs as NSArray?
    }

    /// How lines are laid out, and in which direction.
    package var paragraphSetting: TextContent.ParagraphSetting { values.setting }

    /// Whether another object is a style that says the same.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CTParagraphStyle)?.values == values
    }

    /// Equal for equal styles.
    public override var hash: Int { values.lengths.hashValue }
}

/// One value of a paragraph's style, for ``CTParagraphStyleCreate(_:_:)``.
public struct CTParagraphStyleSetting {
    /// Which value of the style is set, and with it the type of the value.
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value in bytes.
    public var valueSize: Int
    /// The address of the value; it is read before ``CTParagraphStyleCreate(_:_:)`` returns.
    public var value: UnsafeRawPointer

    /// Makes a setting of a value in memory, which must stay valid until the style is made.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// The number of the type.
public func CTParagraphStyleGetTypeID() -> CFTypeID { CoreTextTypeNumber.paragraphStyle }

/// Makes a style.
///
/// A value whose size is not that of its type, or that is no value of it, counts as not said.
///
/// - Parameters:
///   - settings: `settingCount` settings; nil for none.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?,
    _ settingCount: Int
) -> CTParagraphStyle {
    var values = ParagraphStyleValues()
    if let settings {
        for index in 0..<max(settingCount, 0) { values.read(settings[index]) }
    }
    return CTParagraphStyle(values)
}

/// Gives the same style: it never changes.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
    paragraphStyle
}

/// Writes a value of a style.
///
/// - Parameters:
///   - valueBufferSize: The room in bytes.
///   - valueBuffer: Where the value goes; tab stops are not retained for the caller.
/// - Returns: Whether the value was written: false where the room is too small, and for tab stops that were not said.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle,
    _ spec: CTParagraphStyleSpecifier,
    _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    func write<Value>(_ value: Value) -> Bool {
        guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
        withUnsafeBytes(of: value) { bytes in
            if let start = bytes.baseAddress { valueBuffer.copyMemory(from: start, byteCount: bytes.count) }
        }
        return true
    }
    let values = paragraphStyle.values
    switch spec {
    case .alignment: return write(values.alignment.rawValue)
    case .lineBreakMode: return write(values.lineBreakMode.rawValue)
    case .baseWritingDirection: return write(values.direction.rawValue)
    case .lineBoundsOptions: return write(values.boundsOptions.rawValue)
    case .tabStops:
        guard let tabs = paragraphStyle.tabList else { return false }
        return write(Unmanaged.passUnretained(tabs).toOpaque())
    case .count: return false
    default:
        guard let length = values.length(spec) else { return false }
        return write(CGFloat(length))
    }
}
