// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// A place that a tab moves the text behind it to.
///
/// Immutable.
public final class CTTextTab: NSObject, @unchecked Sendable {
    // `@unchecked`: NSObject is not Sendable; the properties are constants.

    let alignment: CTTextAlignment
    let location: Double
    let options: NSDictionary?
    /// The stop as lines are laid out by it.
    let stop: TabStop

    init(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) {
        self.alignment = alignment
        self.location = location
        self.options = options?.copy() as? NSDictionary
        let terminators = FontAttributeValue.dictionary(options)?[
            kCTTabColumnTerminatorsAttributeName as String
        ]
        stop = TabStop(Self.alignment(alignment, terminators), at: location)
    }

    private static func alignment(_ alignment: CTTextAlignment, _ terminators: Any?) -> TabStop.Alignment {
        let set =
            (terminators as? CharacterSet) ?? (terminators as? NSCharacterSet).map { $0 as CharacterSet }
        if let set {
            let units = (UInt16.min...UInt16.max).filter { unit in
                Unicode.Scalar(unit).map(set.contains) ?? false
            }
            return .decimal(terminators: units)
        }
        switch alignment {
        case .right: return .trailing
        case .center: return .center
        case .left, .justified, .natural: return .leading
        }
    }

    /// Whether another object is a tab of the same place.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTTextTab else { return false }
        return alignment == other.alignment && location == other.location && options == other.options
    }

    /// Equal for equal tabs.
    public override var hash: Int { location.hashValue }
}

/// The number of the type.
public func CTTextTabGetTypeID() -> CFTypeID { CoreTextTypeNumber.textTab }

/// Makes a tab.
///
/// - Parameters:
///   - alignment: The part of the text at the place: left and natural mean its leading edge, right its trailing one.
///   - location: In points from the leading edge of the paragraph; lines leave out a place that is not finite or above 0.
///   - options: Such as ``kCTTabColumnTerminatorsAttributeName``.
public func CTTextTabCreate(
    _ alignment: CTTextAlignment,
    _ location: Double,
    _ options: CFDictionary?
) -> CTTextTab {
    CTTextTab(alignment, location, options)
}

/// The alignment of the text at the tab.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }

/// The place, in points from the leading edge of the paragraph.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.location }

/// Further options of a tab; nil for none.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? { tab.options }
