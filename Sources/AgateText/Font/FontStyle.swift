/// The look that a face of a family is wanted to have.
package struct FontStyle: Sendable, Hashable {
    /// From 1 to 1000; 400 is regular.
    package var weightClass: Double
    /// From 1 to 9; 5 is normal.
    package var widthClass: Double
    package var isItalic: Bool

    package init(weightClass: Double = 400, widthClass: Double = 5, isItalic: Bool = false) {
        self.weightClass = weightClass.isNaN ? 400 : min(max(weightClass, 1), 1000)
        self.widthClass = widthClass.isNaN ? 5 : min(max(widthClass, 1), 9)
        self.isItalic = isItalic
    }

    package static let regular = FontStyle()

    /// How badly a face fits: less is better, compared number by number.
    ///
    /// Width first, then slant, then weight, each as CSS Fonts 4 orders them.
    func misfit(of record: FontRecord) -> (width: Double, slant: Int, weight: Double) {
        (
            Self.distance(widthClass, record.widths, prefersLess: widthClass <= 5),
            record.isItalic == isItalic || (isItalic && record.canLean) ? 0 : 1,
            weightMisfit(record.weights)
        )
    }

    /// How badly a face of another style fits, as ``misfit(of:)-(FontRecord)`` says.
    func misfit(of style: FontStyle) -> (width: Double, slant: Int, weight: Double) {
        (
            Self.distance(widthClass, style.widthClass...style.widthClass, prefersLess: widthClass <= 5),
            style.isItalic == isItalic ? 0 : 1,
            weightMisfit(style.weightClass...style.weightClass)
        )
    }

    /// Whether a face has the weight, to less than a hundred, and the width, to a class; upright ones can lean.
    func isMet(by record: FontRecord) -> Bool {
        record.weights.lowerBound - weightClass < 100 && weightClass - record.weights.upperBound < 100
            && record.widths.lowerBound - widthClass <= 1 && widthClass - record.widths.upperBound <= 1
    }

    /// The distance from a range, plus a thousand on the side that is looked at last.
    private static func distance(
        _ wanted: Double,
        _ range: ClosedRange<Double>,
        prefersLess: Bool
    ) -> Double {
        if range.contains(wanted) { return 0 }
        let isLess = range.upperBound < wanted
        let distance = isLess ? wanted - range.upperBound : range.lowerBound - wanted
        return isLess == prefersLess ? distance : distance + 1000
    }

    /// The distance from a range of weights, plus a thousand for each side of it that is looked at earlier.
    private func weightMisfit(_ range: ClosedRange<Double>) -> Double {
        if range.contains(weightClass) { return 0 }
        let isHeavier = range.lowerBound > weightClass
        let distance = isHeavier ? range.lowerBound - weightClass : weightClass - range.upperBound
        guard (400...500).contains(weightClass) else {
            return isHeavier == (weightClass > 500) ? distance : distance + 1000
        }
        // Between 400 and 500 the faces up to 500 come first, then lighter ones, then heavier ones.
        if isHeavier, range.lowerBound <= 500 { return distance }
        return isHeavier ? distance + 2000 : distance + 1000
    }
}
