import UIKitCore

extension InterfaceLoad {
    /// The image that an attribute names, or that the child `imageReference` with that key names; nil where there is none.
    ///
    /// One that neither the bundle nor the document has is reported.
    func image(_ element: InterfaceElement, _ name: String = "image") -> UIImage? {
        if let reference = element.child("imageReference", key: name) {
            // A reference says more than the attribute beside it.
            element.skip(name, "catalog")
            return image(of: reference, "image")
        }
        return image(of: element, name)
    }

    private func image(of element: InterfaceElement, _ attribute: String) -> UIImage? {
        let isSystem = element.text("catalog") == "system"
        guard let name = element.text(attribute) else { return nil }
        let found =
            isSystem
            ? UIImage(systemName: name, withConfiguration: symbolConfiguration(element))
            : InterfaceFiles.leadsOut(name) ? nil : UIImage(named: name, in: document.bundle, with: nil)
        guard let found else {
            let kind = isSystem ? "symbol" : "image"
            tell(
                element,
                attribute,
                "Could not load the \"\(name)\" \(kind) referenced from \(document.file).",
                cause: isSystem ? .notHonoured : .missing
            )
            return nil
        }
        let modes: [String: UIImage.RenderingMode] = [
            "template": .alwaysTemplate, "original": .alwaysOriginal,
        ]
        return value(element, "renderingMode", modes).map { found.withRenderingMode($0) } ?? found
    }

    private func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        return value(element, "symbolScale", scales).map { UIImage.SymbolConfiguration(scale: $0) }
    }
}
