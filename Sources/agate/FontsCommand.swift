package import AgateText
package import ArgumentParser
import Foundation

/// `agate fonts`: which fonts there are, and what stands in for Apple's.
package struct FontsCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Lists the fonts that were found, and what stands in for Apple's.",
        discussion: """
            EXAMPLES:
              agate fonts                       All families, and the stand-ins.
              agate fonts Helvetica-Bold Menlo  Which files are drawn for these names.

            The folder that AGATE_FONTS names is the only place where fonts are looked for, if it is set.
            """
    )

    @Argument(help: "PostScript names, full names or families.")
    package var names: [String] = []

    package init() {}

    package func run() throws {
        let lines = names.isEmpty ? Self.overview(.shared) : names.map { Self.line(of: $0, .shared) }
        for line in lines { try StandardOutput.write(line: line) }
    }

    /// The font that is drawn for a name.
    package static func line(of name: String, _ library: FontLibrary) -> String {
        guard let font = library.font(named: name, size: 12) else {
            let instead = library.fontOrDefault(named: name, size: 12)
            return "\(name)  is not there; CoreText draws \(drawn(instead)), UIFont(name:size:) is nil"
        }
        return "\(name)  \(drawn(font))"
    }

    /// All families and stand-ins.
    package static func overview(_ library: FontLibrary) -> [String] {
        let listing = FontOverview(library)
        guard !listing.families.isEmpty else {
            return ["No fonts were found. Texts are laid out in boxes; Scripts/setup installs fonts."]
        }
        let width = listing.families.map(\.name.count).max() ?? 0
        var lines = ["Families (\(listing.families.count)):"]
        for family in listing.families {
            let name = family.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let count = "\(family.faces.count) \(family.faces.count == 1 ? "face" : "faces")"
            lines.append("  \(name)  \(count)\(family.isColor ? ", in colour" : "")")
        }
        lines.append("Apple's families, and what is drawn for them:")
        let substitutionWidth = listing.substitutions.map(\.family.count).max() ?? 0
        for substitution in listing.substitutions {
            let name = substitution.family.padding(toLength: substitutionWidth, withPad: " ", startingAt: 0)
            lines.append("  \(name)  \(substitution.drawn)")
        }
        return lines
    }

    /// A face and its file.
    private static func drawn(_ font: FontInstance) -> String {
        let face = font.face
        var text = face.names.postScript
        if !font.variations.isEmpty {
            let values = font.variations.map { "\($0.tag.description) \(Int($0.value.rounded()))" }
            text += " (\(values.joined(separator: ", ")))"
        }
        if font.isObliqued { text += ", leaning" }
        if let path = face.file?.path { text += ", \(path)" }
        return text
    }
}
