import AgateText
public import CoreGraphics
public import CoreText
@_exported public import class CoreText.UIFontDescriptor
public import Foundation

extension CTFontDescriptor {
    /// The number of a class of designs, in the upper four bits of ``SymbolicTraits``.
    public typealias Class = Int

    /// Makes a descriptor of a font's name and size.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Makes a descriptor of a font's name and matrix.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// Makes a descriptor with attributes; what no font has is ignored when a font is made.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.init(attributes: DescriptorValues.plain(attributes))
    }

    // MARK: Reading

    /// The PostScript name: the attribute, else that of the font that fits best.
    public var postscriptName: String {
        request.name ?? FontResolution.font(of: self, size: 0).fontName
    }

    /// The size in points; 0 where none is given.
    public var pointSize: CGFloat {
        request.size ?? request.textStyle.map { $0.pointSize(category) } ?? 0
    }

    /// The transform of the letters; identity where none is given.
    public var matrix: CGAffineTransform { request.matrix ?? .identity }

    /// Bold, italic and the like: of the font that fits best.
    public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        UIFontDescriptor.SymbolicTraits(
            rawValue: FontResolution.font(of: self, size: 0).instance.symbolicTraits.rawValue
        )
    }

    /// The attributes that were given to the descriptor; those that a matching font would add are missing.
    public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var result: [UIFontDescriptor.AttributeName: Any] = [:]
        for (name, value) in attributes {
            let key = UIFontDescriptor.AttributeName(rawValue: name)
            result[key] = DescriptorValues.typed(value, for: key)
        }
        return result
    }

    /// An attribute: the given value, else that of the font that matches best; nil if that has none either.
    public func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        if let value = attributes[anAttribute.rawValue] {
            return DescriptorValues.typed(value, for: anAttribute)
        }
        let font = FontResolution.font(of: self, size: 0)
        return FontAttributes.value(anAttribute.rawValue as CFString, of: font.instance)
            .map { DescriptorValues.typed($0, for: anAttribute) }
    }

    /// The descriptors of the fonts that fit, the best first.
    ///
    /// - Parameter mandatoryKeys: Attributes that must agree.
    public func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        let keys = mandatoryKeys.map { NSSet(array: $0.map { $0.rawValue as NSString }) }
        return CTFontDescriptorCreateMatchingFontDescriptors(self, keys) as? [CTFontDescriptor] ?? []
    }

    // MARK: Changed copies

    /// A descriptor with more attributes; they replace those with the same names.
    public func addingAttributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        adding(DescriptorValues.plain(attributes))
    }

    /// A descriptor of another family; the name and the style of texts are left out.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        removing([.name, .textStyle]).addingAttributes([.family: newFamily])
    }

    /// A descriptor of another face of the same family, such as “Bold”.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        let family = FontResolution.font(of: self, size: 0).familyName
        return removing([.name, .textStyle]).addingAttributes([.family: family, .face: newFace])
    }

    /// A descriptor of another size; 0 keeps no size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// A descriptor with another matrix, which transforms the font's letters.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: matrix])
    }

    /// A descriptor of a face of the same family with exactly these traits among bold, italic, condensed and expanded.
    ///
    /// - Returns: nil where the family has none. The system's font has bold and italic.
    ///
    /// Source: text T10.
    public func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        let font = FontResolution.font(of: self, size: 0).instance
        let found = FontLibrary.shared.font(
            like: font,
            settingTraits: FontResolution.styleTraits,
            to: FontSymbolicTraits(rawValue: symbolicTraits.rawValue)
        )
        guard let found else { return nil }
        // A style of texts stays what it is; the traits say how it looks.
        var traits = self.traits
        traits[UIFontDescriptor.TraitKey.weight.rawValue] = nil
        traits[UIFontDescriptor.TraitKey.slant.rawValue] = nil
        traits[UIFontDescriptor.TraitKey.symbolic.rawValue] = symbolicTraits.rawValue
        if request.textStyle != nil { return addingAttributes([.traits: traits]) }
        return described(as: found)
    }

    /// A descriptor of the system's font in another design; nil for a font that is not the system's.
    public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        let font = FontResolution.font(of: self, size: 0).instance
        guard font.names.family.hasPrefix(".AppleSystemUIFont"), let known = design.known else { return nil }
        if request.textStyle != nil {
            var traits = self.traits
            traits[FontRequest.designTrait] = design.rawValue
            return addingAttributes([.traits: traits])
        }
        return described(
            as: FontLibrary.shared.systemFont(size: font.size, style: font.style, design: known)
        )
    }

    /// The font request that the attributes describe.
    private var request: FontRequest { FontRequest(attributes) }

    /// The requested traits, by their names.
    private var traits: [String: Any] {
        FontAttributeValue.dictionary(attributes[UIFontDescriptor.AttributeName.traits.rawValue]) ?? [:]
    }

    /// The same wishes for a face of its own.
    private func described(as font: FontInstance) -> UIFontDescriptor {
        var attributes = removing([.name, .family, .face, .traits, .visibleName]).attributes
        attributes[UIFontDescriptor.AttributeName.name.rawValue] = font.names.postScript
        attributes[UIFontDescriptor.AttributeName.family.rawValue] = font.names.family
        return CTFontDescriptor(attributes: attributes, known: FontAttributes.hiddenFont(font))
    }

    private func removing(_ names: [UIFontDescriptor.AttributeName]) -> UIFontDescriptor {
        CTFontDescriptor(
            attributes: attributes.filter { entry in !names.contains { $0.rawValue == entry.key } }
        )
    }

    // MARK: Styles of texts

    /// The descriptor of the font of a text style, at the user's text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of the font of a style of texts, at the size that traits ask for; nil for the current traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }
}

extension CTFont {
    /// A descriptor from which a font like this one can be made.
    public var fontDescriptor: UIFontDescriptor {
        if let purpose, purpose.scaling == nil { return DescriptorValues.descriptor(of: self, purpose) }
        return FontAttributes.descriptor(of: instance)
    }
}
