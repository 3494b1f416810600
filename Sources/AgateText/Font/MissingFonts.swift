import Foundation

/// The warning when there is no font at all.
///
/// Source: text T62, T253.
enum MissingFonts {
    /// Why text is drawn as boxes, and what helps.
    static func text(folder: String?) -> String {
        #if AGATE_FONTS
        if let folder {
            return
                "no font was found in \(folder), which AGATE_FONTS names: text is laid out and drawn in boxes"
        }
        return "no font was found: text is laid out and drawn in boxes; Scripts/setup installs fonts"
        #else
        return "this build has no trait Fonts and reads no font: text is laid out and drawn in boxes"
        #endif
    }

    /// Writes a line to standard error.
    static let write: @Sendable (String) -> Void = { line in
        try? FileHandle.standardError.write(contentsOf: Data("agate: \(line)\n".utf8))
    }
}
