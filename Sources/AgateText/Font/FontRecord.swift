/// The known values of an installed face before its file is opened.
struct FontRecord: Sendable {
    /// Where the face is.
    enum Source: Sendable {
        case path(String)
        case memory(FontFile)
    }

    var source: Source
    /// The place in the file.
    var index: Int
    /// The names of the family, the one of the typographic family first.
    var families: [String]
    var fullNames: [String]
    var postScriptName: String
    /// One weight class, or those that the face's axis reaches.
    var weights: ClosedRange<Double>
    /// One width class, or those that the face's axis reaches.
    var widths: ClosedRange<Double>
    var isItalic: Bool
    /// Whether an axis of the face makes it lean.
    var canLean: Bool
    /// Whether glyphs have colours of their own.
    var isColor: Bool
    /// Characters that the font has, where that is known without opening it.
    var coverage: FontCoverage?

    var family: String { families.first ?? "" }

    /// Describes an open face.
    init(_ face: FontFace, source: Source) {
        self.source = source
        index = face.index
        families = [face.names.family]
        // The family that old programs group faces by.
        if let old = face.localizedNames.string(1), old != face.names.family { families.append(old) }
        fullNames = [face.names.full]
        postScriptName = face.names.postScript
        let traits = face.traits
        weights =
            face.axes.first { $0.tag == .weight }
            .map { min($0.minimum, $0.maximum)...max($0.minimum, $0.maximum) }
            ?? traits.weightClass...traits.weightClass
        widths =
            face.axes.first { $0.tag == .width }
            .map { WidthPercent.widthClasses($0.minimum, $0.maximum) }
            ?? traits.widthClass...traits.widthClass
        isItalic = traits.isItalic
        canLean = face.axes.contains { $0.tag == .slant || $0.tag == .italic }
        isColor = traits.symbolic.contains(.colorGlyphs)
        coverage = nil
    }

    init(
        path: String,
        index: Int,
        families: [String],
        fullNames: [String],
        postScriptName: String,
        weights: ClosedRange<Double>,
        widths: ClosedRange<Double>,
        isItalic: Bool,
        isColor: Bool,
        coverage: FontCoverage?
    ) {
        source = .path(path)
        self.index = index
        self.families = families
        self.fullNames = fullNames
        self.postScriptName = postScriptName
        self.weights = weights
        self.widths = widths
        self.isItalic = isItalic
        canLean = false
        self.isColor = isColor
        self.coverage = coverage
    }
}

/// The widths of OpenType's classes in percent of the normal one.
enum WidthPercent {
    private static let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

    /// The class, in parts between two, of a width.
    static func widthClass(_ percent: Double) -> Double {
        guard percent > percents[0] else { return 1 }
        for index in 1..<percents.count where percent <= percents[index] {
            return Double(index) + (percent - percents[index - 1]) / (percents[index] - percents[index - 1])
        }
        return 9
    }

    /// The classes between two widths.
    static func widthClasses(_ a: Double, _ b: Double) -> ClosedRange<Double> {
        widthClass(min(a, b))...widthClass(max(a, b))
    }

    /// The width of a class.
    static func percent(_ widthClass: Double) -> Double {
        let place = min(max(widthClass, 1), 9) - 1
        let index = min(Int(place), 7)
        return percents[index] + (percents[index + 1] - percents[index]) * (place - Double(index))
    }
}
