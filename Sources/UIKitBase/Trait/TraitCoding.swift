import Foundation

/// Writes the system's traits into archives, and reads them.
enum TraitCoding {
    static func values(_ coder: NSCoder) -> TraitValues {
        var values = TraitValues()
        func read<Trait: UITraitDefinition>(_ trait: Trait.Type, _ key: String)
        where Trait.Value: RawRepresentable<Int> {
            guard coder.containsValue(forKey: key),
                let value = Trait.Value(rawValue: coder.decodeInteger(forKey: key))
            else { return }
            values[trait] = value
        }
        read(UITraitUserInterfaceStyle.self, "UIStyle")
        read(UITraitUserInterfaceLevel.self, "UILevel")
        read(UITraitUserInterfaceIdiom.self, "UIIdiom")
        read(UITraitLayoutDirection.self, "UILayoutDirection")
        read(UITraitHorizontalSizeClass.self, "UIHorizontalSizeClass")
        read(UITraitVerticalSizeClass.self, "UIVerticalSizeClass")
        let scale = coder.decodeDouble(forKey: "UIDisplayScale")
        if scale.isFinite, scale > 0 { values[UITraitDisplayScale.self] = scale }
        if let name = coder.soundObject(forKey: "UIContentSizeCategory") as? String {
            values[UITraitPreferredContentSizeCategory.self] = UIContentSizeCategory(rawValue: name)
        }
        return values.specified
    }

    static func encode(_ values: TraitValues, _ coder: NSCoder) {
        func write<Trait: UITraitDefinition>(_ trait: Trait.Type, _ key: String)
        where Trait.Value: RawRepresentable<Int> {
            if let value = values.value(of: trait) { coder.encode(value.rawValue, forKey: key) }
        }
        write(UITraitUserInterfaceStyle.self, "UIStyle")
        write(UITraitUserInterfaceLevel.self, "UILevel")
        write(UITraitUserInterfaceIdiom.self, "UIIdiom")
        write(UITraitLayoutDirection.self, "UILayoutDirection")
        write(UITraitHorizontalSizeClass.self, "UIHorizontalSizeClass")
        write(UITraitVerticalSizeClass.self, "UIVerticalSizeClass")
        if let scale = values.value(of: UITraitDisplayScale.self) {
            coder.encode(Double(scale), forKey: "UIDisplayScale")
        }
        if let category = values.value(of: UITraitPreferredContentSizeCategory.self), category != .unspecified
        {
            coder.encode(category.rawValue as NSString, forKey: "UIContentSizeCategory")
        }
    }
}
