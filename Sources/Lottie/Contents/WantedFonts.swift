import AgateDocuments
import CoreText
import UIKit

/// The fonts that an animation's texts name and need, as the file has no outlines of their characters.
///
/// Source: documents L131, L132, reality Q4.2.
struct WantedFonts {
    /// A font, the path of the first layer that needs it, and the characters that it is needed for.
    private(set) var fonts: [(name: String, path: String, characters: [Character])] = []
    private var places: [String: Int] = [:]
    private var known: [String: KnownCharacters] = [:]

    /// The characters of a font that have been looked at.
    private struct KnownCharacters {
        var ascii: UInt128 = 0
        var others: Set<Character> = []
    }

    init(_ document: LottieDocument) {
        add(document.composition, document)
        for id in document.assets.keys.sorted() {
            if let inner = document.composition(id) { add(inner, document) }
        }
    }

    private mutating func add(_ composition: LottieComposition, _ document: LottieDocument) {
        for layer in composition.layers {
            guard case .text(let content) = layer.content else { continue }
            for text in content.documents { add(text.value, layer.path, document) }
        }
    }

    private mutating func add(_ text: LottieTextDocument, _ path: String, _ document: LottieDocument) {
        let font = document.fonts[text.font]
        // Taken out, so that a change of the set copies nothing.
        var known = self.known.removeValue(forKey: text.font) ?? KnownCharacters()
        var needed: [Character] = []
        for character in text.shownText {
            if let value = character.asciiValue {
                let bit = UInt128(1) << UInt128(value & 127)
                if known.ascii & bit != 0 { continue }
                known.ascii |= bit
            } else if !known.others.insert(character).inserted {
                continue
            }
            if Self.isSeen(character), !Self.has(character, font, document) { needed.append(character) }
        }
        self.known[text.font] = known
        guard !needed.isEmpty else { return }
        if let place = places[text.font] {
            fonts[place].characters += needed
        } else {
            places[text.font] = fonts.count
            fonts.append((text.font, path, needed))
        }
    }

    /// Whether a character has ink in any font.
    private static func isSeen(_ character: Character) -> Bool {
        !character.isWhitespace
            && character.unicodeScalars.contains {
                !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
            }
    }

    /// Whether the file has the outline of a character, or those of all that it consists of.
    private static func has(
        _ character: Character,
        _ font: LottieFont?,
        _ document: LottieDocument
    ) -> Bool {
        guard let font, !document.glyphs.isEmpty else { return false }
        func has(_ text: String) -> Bool {
            document.glyphs[
                LottieGlyph.Key(character: text, family: font.family, style: font.style)
            ] != nil
        }
        if has(String(character)) { return true }
        let scalars = character.unicodeScalars
        return scalars.count > 1 && scalars.allSatisfy { has(String($0)) }
    }

    /// Issues for fonts that are missing, which another font replaces, and for characters that no font can draw.
    func issues(_ document: LottieDocument, _ loader: FontLoader) -> [DocumentIssue] {
        var issues: [DocumentIssue] = []
        for wanted in fonts {
            let isThere = loader.embedded(wanted.name, size: 12) != nil
            if !isThere, loader.brings(wanted.name) {
                issues.append(
                    DocumentIssue(
                        severity: .approximated,
                        feature: "font \(wanted.name), whose file is not there or is no font",
                        path: wanted.path
                    )
                )
            } else if !isThere,
                FontLoader.installed(document.fonts[wanted.name], named: wanted.name, size: 12) == nil
            {
                issues.append(
                    DocumentIssue(
                        severity: .approximated,
                        feature: "font \(wanted.name), which is not there",
                        path: wanted.path
                    )
                )
            }
            if let missing = Self.missing(wanted.characters, loader.font(wanted.name, size: 12)) {
                issues.append(
                    DocumentIssue(severity: .dropped, feature: missing, path: wanted.path)
                )
            }
        }
        return issues
    }

    /// The issue for characters that no font has; nil where all are there.
    private static func missing(_ characters: [Character], _ font: CTFont) -> String? {
        let missing = characters.filter { character in
            let typesetter = GlyphTypesetter(String(character), font: font)
            return typesetter.line(0..<typesetter.count).items.contains { $0.glyph?.isMissing ?? false }
        }
        guard !missing.isEmpty else { return nil }
        let names = missing.prefix(maxNames).map { character in
            character.unicodeScalars.prefix(maxNames).map {
                let digits = String($0.value, radix: 16, uppercase: true)
                return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            }.joined(separator: " ")
        }
        let more = missing.count > maxNames ? " and \(missing.count - maxNames) more" : ""
        return "characters that no font here can draw: " + names.joined(separator: ", ") + more
    }

    /// The maximum number of characters that are named.
    private static let maxNames = 8
}

extension LottieAnimation {
    /// The names of the fonts that its texts need.
    package var wantedFonts: [String] { WantedFonts(document).fonts.map(\.name) }
}
