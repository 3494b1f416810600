import AgateDocuments
import CoreText
import UIKit

/// The fonts that an animation's texts name and need, as the file has no outlines of their characters.
///
/// Source: documents L131, L132.
struct WantedFonts {
    /// A font, and the path of the first layer that needs it.
    private(set) var fonts: [(name: String, path: String)] = []

    init(_ document: LottieDocument) {
        add(document.composition, document)
        for id in document.assets.keys.sorted() {
            if let inner = document.composition(id) { add(inner, document) }
        }
    }

    private mutating func add(_ composition: LottieComposition, _ document: LottieDocument) {
        for layer in composition.layers {
            guard case .text(let content) = layer.content else { continue }
            for text in content.documents.map(\.value) where !fonts.contains(where: { $0.name == text.font })
            {
                if needs(text, document) { fonts.append((text.font, layer.path)) }
            }
        }
    }

    private func needs(_ text: LottieTextDocument, _ document: LottieDocument) -> Bool {
        let font = document.fonts[text.font]
        let string = text.isAllCapitals ? text.text.uppercased() : text.text
        return string.contains { character in
            guard !character.isWhitespace, let font else { return !character.isWhitespace }
            let key = LottieGlyph.Key(
                character: String(character),
                family: font.family,
                style: font.style
            )
            return document.glyphs[key] == nil
        }
    }

    /// What is told of those that the system does not have: another font stands in for them.
    func issues(_ document: LottieDocument) -> [DocumentIssue] {
        fonts.filter { Self.font(document.fonts[$0.name], named: $0.name, size: 12) == nil }.map {
            DocumentIssue(
                severity: .approximated,
                feature: "font \($0.name), which is not there",
                path: $0.path
            )
        }
    }

    /// The font of a text: by its name, else by its family and style; nil if the system has none of these.
    static func font(_ font: LottieFont?, named name: String, size: CGFloat) -> CTFont? {
        let names = [font?.name ?? name, font.map { "\($0.family) \($0.style)" }, font?.family]
        for case let name? in names where !name.isEmpty {
            if let found = UIFont(name: name, size: size) { return found }
        }
        return nil
    }
}

extension LottieAnimation {
    /// The names of the fonts that its texts need.
    package var wantedFonts: [String] { WantedFonts(document).fonts.map(\.name) }
}
