import AgateText
public import Foundation

extension CGFont {
    /// The key of an axis's name, a string, in ``variationAxes``.
    public static let variationAxisName: CFString = "kCGFontVariationAxisName"

    /// The key of an axis's smallest value, a number, in ``variationAxes``.
    public static let variationAxisMinValue: CFString = "kCGFontVariationAxisMinValue"

    /// The key of an axis's largest value, a number, in ``variationAxes``.
    public static let variationAxisMaxValue: CFString = "kCGFontVariationAxisMaxValue"

    /// The key of an axis's standard value, a number, in ``variationAxes``.
    public static let variationAxisDefaultValue: CFString = "kCGFontVariationAxisDefaultValue"

    /// The axes along which the font can be changed, a dictionary for each; nil for a font without any.
    public var variationAxes: CFArray? {
        let axes = instance.face.axes
        guard !axes.isEmpty else { return nil }
        return axes.map { axis -> NSDictionary in
            [
                CGFont.variationAxisName: axis.name,
                CGFont.variationAxisMinValue: axis.minimum,
                CGFont.variationAxisMaxValue: axis.maximum,
                CGFont.variationAxisDefaultValue: axis.standard,
            ]
        } as NSArray
    }

    /// The values of all axes by their names; nil for a font without axes.
    public var variations: CFDictionary? {
        let face = instance.face
        guard !face.axes.isEmpty else { return nil }
        let values = NSMutableDictionary()
        for axis in face.axes {
            let changed = instance.variations.last { $0.tag == axis.tag }
            values[axis.name as NSString] = NSNumber(value: changed?.value ?? axis.standard)
        }
        return values
    }

    /// The font with other values of its axes.
    ///
    /// - Parameter variations: Numbers by names of axes, clamped to what the axis allows; axes that are not named, or have no number
    ///   there, get their standard value. Names that the font does not have are ignored.
    /// - Returns: The changed font; an unchanged copy for one without axes.
    public func copy(withVariations variations: CFDictionary?) -> CGFont? {
        let values = instance.face.axes.compactMap { axis -> FontVariation? in
            guard let value = variations?[axis.name as NSString] as? NSNumber else { return nil }
            return FontVariation(axis.tag, value.doubleValue)
        }
        return CGFont(instance.with(variations: values))
    }
}
