import UIKitCore

/// What elements of visual effect views say.
@MainActor enum VisualEffectViewElement {
    static let kind = ElementKind.view("visualEffectView", UIVisualEffectView.self, read)

    private static func read(
        _ view: UIVisualEffectView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let content = element.child("view", key: "contentView") {
            load.adopt(view.contentView, for: content)
        }
        if let effect = effect(in: element, load) { view.effect = effect }
    }

    private static func effect(in element: InterfaceElement, _ load: InterfaceLoad) -> UIVisualEffect? {
        if let vibrancy = element.child("vibrancyEffect") {
            guard let blur = vibrancy.child("blurEffect") else {
                load.tell(vibrancy, nil, "there is no blur for it; none is shown.")
                return nil
            }
            let style = load.value(vibrancy, "style", vibrancies) ?? .label
            return UIVibrancyEffect(blurEffect: UIBlurEffect(style: self.style(of: blur, load)), style: style)
        }
        return element.child("blurEffect").map { UIBlurEffect(style: style(of: $0, load)) }
    }

    private static func style(of element: InterfaceElement, _ load: InterfaceLoad) -> UIBlurEffect.Style {
        load.value(element, "style", blurs) ?? .regular
    }

    /// Words of blurs.
    static let blurs: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    private static let vibrancies: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
