import CoreGraphics
public import Foundation

extension UIColor {
    /// Finds a colour in the catalogues of the main bundle; nil for a name that they do not have.
    ///
    /// It depends on traits if the catalog has several.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a colour in the catalogues of a bundle, the main one by default; nil for a name that they do not have.
    ///
    /// - Parameter traitCollection: The traits for which it is chosen now; nil: for those of the place where it is shown.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = AssetCatalogs.set(.colors, named: name, in: bundle ?? .main),
            let colors = AssetCatalogs.contents(of: set)?.colors
        else {
            ImageFiles.tellOfMissing("colour", name, in: bundle)
            return nil
        }
        let known = colors.compactMap { entry in
            entry.color.flatMap(Self.color).map {
                (AssetLook(entry), $0)
            }
        }
        let looks = known.map(\.0)
        guard let first = known.first else { return nil }
        let choose = { (traits: UITraitCollection) in
            AssetLook.best(of: looks, for: traits).map { known[$0].1 } ?? first.1
        }
        if let traitCollection {
            self.init(cgColor: choose(traitCollection).resolvedColor(with: traitCollection).cgColor)
        } else if known.count == 1, !first.1.isDynamic {
            self.init(cgColor: first.1.cgColor)
        } else {
            self.init(dynamicProvider: choose)
        }
    }

    private static func color(_ value: AssetContents.Color.Value) -> UIColor? {
        if let reference = value.reference {
            let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
            return UIColor.system(named: name) ?? UIColor.system(named: reference)
        }
        guard let components = value.components else { return nil }
        func part(_ name: String) -> CGFloat { CGFloat(components[name]?.value ?? 0) }
        // An opacity of "1" is all of it, not one part of 255.
        let alpha = components["alpha"].map { $0.value == 1 / 255.0 ? 1 : CGFloat($0.value) } ?? 1
        switch value.colorSpace {
        case "gray-gamma-22", "extended-gray", "extended-linear-gray":
            return UIColor(white: part("white"), alpha: alpha)
        case "display-p3":
            return UIColor(displayP3Red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
        case "extended-linear-srgb":
            let space = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
            return space.flatMap {
                CGColor(colorSpace: $0, components: [part("red"), part("green"), part("blue"), alpha])
            }.map { UIColor(cgColor: $0) }
        default: return UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
        }
    }
}
