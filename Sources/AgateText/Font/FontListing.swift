import Synchronization

/// An installed face as a list shows it, known without opening its file.
package struct FontListing: Sendable, Hashable {
    /// The family that the face is of.
    package let family: String
    /// The name that programs use.
    package let postScriptName: String
    /// Family and style as one name.
    package let fullName: String
    /// How the face looks; of a face with an axis of weights what is nearest to regular.
    package let style: FontStyle
    /// Whether glyphs have colours of their own.
    package let isColor: Bool

    init(_ record: FontRecord) {
        family = record.family
        postScriptName = record.postScriptName
        fullName = record.fullNames.first ?? record.family
        style = FontStyle(
            weightClass: min(max(400, record.weights.lowerBound), record.weights.upperBound),
            widthClass: min(max(5, record.widths.lowerBound), record.widths.upperBound),
            isItalic: record.isItalic
        )
        isColor = record.isColor
    }
}

/// Lists of what is installed.
extension FontLibrary {
    /// All faces that can be found by name, sorted by family and name; of two with one name the first.
    package var listings: [FontListing] {
        let records = state.withLock { own(&$0).records + system(&$0).records }
        var seen: Set<String> = []
        return records.filter { !$0.postScriptName.isEmpty && seen.insert($0.postScriptName).inserted }
            .map(FontListing.init)
            .sorted { ($0.family, $0.postScriptName) < ($1.family, $1.postScriptName) }
    }
}
