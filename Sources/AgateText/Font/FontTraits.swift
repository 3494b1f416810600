/// How a face looks, as bits; the numbers are Apple's.
///
/// Source: text T9.
package struct FontSymbolicTraits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let italic = FontSymbolicTraits(rawValue: 1 << 0)
    package static let bold = FontSymbolicTraits(rawValue: 1 << 1)
    package static let expanded = FontSymbolicTraits(rawValue: 1 << 5)
    package static let condensed = FontSymbolicTraits(rawValue: 1 << 6)
    package static let monoSpace = FontSymbolicTraits(rawValue: 1 << 10)
    package static let vertical = FontSymbolicTraits(rawValue: 1 << 11)
    package static let uiOptimized = FontSymbolicTraits(rawValue: 1 << 12)
    package static let colorGlyphs = FontSymbolicTraits(rawValue: 1 << 13)
    package static let composite = FontSymbolicTraits(rawValue: 1 << 14)
}

/// How a face looks, as numbers.
package struct FontTraits: Sendable, Hashable {
    /// `usWeightClass`: 400 is regular, 700 bold.
    package var weightClass: Double
    /// `usWidthClass`: 5 is normal, 1 to 9.
    package var widthClass: Double
    /// `italicAngle` in degrees: negative for faces that lean to the right.
    package var italicAngle: Double
    /// The traits that are true or false.
    package var symbolic: FontSymbolicTraits

    package init(
        weightClass: Double = 400,
        widthClass: Double = 5,
        italicAngle: Double = 0,
        symbolic: FontSymbolicTraits = []
    ) {
        self.weightClass = weightClass
        self.widthClass = widthClass
        self.italicAngle = italicAngle
        self.symbolic = symbolic
    }

    package var isItalic: Bool { symbolic.contains(.italic) }
    package var isBold: Bool { symbolic.contains(.bold) }

    /// Weight classes and Apple's normalised weights.
    ///
    /// Source: text T8.
    private static let weights: [(weightClass: Double, weight: Double)] = [
        (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4), (800, 0.56),
        (900, 0.62), (1000, 1),
    ]

    /// The weight from -1 to 1, 0 for regular.
    package var weight: Double { Self.weight(ofClass: weightClass) }

    /// The width from -1 to 1, 0 for normal.
    ///
    /// GUESS width-trait: a tenth for each width class, for no source gives Apple's numbers.
    package var width: Double { (min(max(widthClass, 1), 9) - 5) / 10 }

    /// The slant, positive for faces that lean to the right: 12° are 1/15.
    package var slant: Double { -italicAngle / 180 }

    /// The normalised weight of a weight class, by straight lines between the known ones.
    package static func weight(ofClass value: Double) -> Double {
        interpolate(value, weights.map { ($0.weightClass, $0.weight) })
    }

    /// The weight class of a normalised weight: the inverse of ``weight(ofClass:)``.
    package static func weightClass(of weight: Double) -> Double {
        interpolate(weight, weights.map { ($0.weight, $0.weightClass) })
    }

    private static func interpolate(_ x: Double, _ points: [(Double, Double)]) -> Double {
        guard let first = points.first, let last = points.last, x > first.0 else {
            return points.first?.1 ?? 0
        }
        for (low, high) in zip(points, points.dropFirst()) where x <= high.0 {
            return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0)
        }
        return last.1
    }
}
