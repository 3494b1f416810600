/// The purpose of a text, from which its size follows.
package enum TextStyle: Int, Sendable, Hashable, CaseIterable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2
    case extraLargeTitle
    case extraLargeTitle2

    /// The size and the distance of baselines, in points, that a user's category asks for.
    package func measures(_ category: ContentSizeCategory) -> (pointSize: Double, leading: Double) {
        switch self {
        // GUESS xl-title: the same at all categories, with the leading of text of that size.
        case .extraLargeTitle: return (36, 43)
        case .extraLargeTitle2: return (28, 34)
        default:
            let row = Self.table[rawValue]
            let place = 2 * category.rawValue
            return (row[place], row[place + 1])
        }
    }

    /// The size in points.
    package func pointSize(_ category: ContentSizeCategory = .large) -> Double {
        measures(category).pointSize
    }

    /// The distance of baselines in points that values are scaled by.
    package func designLeading(_ category: ContentSizeCategory = .large) -> Double {
        measures(category).leading
    }

    /// The weight class of the style's font.
    package var weightClass: Double {
        switch self {
        case .headline: 600
        case .extraLargeTitle, .extraLargeTitle2: 700
        default: 400
        }
    }

    /// Sizes and leadings for the categories from the smallest on; a row for each style.
    ///
    /// Source: text T70, T71; reality Q5.18.
    private static let table: [[Double]] = [
        // largeTitle
        [31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66, 60, 70],
        // title1
        [25, 31, 26, 32, 27, 33, 28, 34, 30, 36, 32, 38, 34, 41, 38, 46, 43, 51, 48, 57, 53, 61, 58, 68],
        // title2
        [19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59, 56, 66],
        // title3
        [17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58, 55, 65],
        // headline
        [14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 51, 53, 62],
        // body
        [14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62],
        // callout
        [13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52, 51, 60],
        // subheadline
        [12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 26, 25, 31, 30, 36, 36, 43, 42, 50, 49, 58],
        // footnote
        [12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46, 44, 52],
        // caption1
        [11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 27, 26, 32, 32, 39, 37, 44, 43, 51],
        // caption2
        [11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 29, 29, 35, 34, 41, 40, 48],
    ]
}

extension TextStyle {
    /// A value scaled as text of the style grows with the user's category.
    ///
    /// At the category ``ContentSizeCategory/large`` values stay as they are.
    ///
    /// GUESS scaled-grid: rounded to pixels of the display, halves up; measured at a scale of 3. Source: text T72.
    ///
    /// - Parameter displayScale: Pixels in a point.
    package func scaledValue(_ value: Double, _ category: ContentSizeCategory, displayScale: Double) -> Double
    {
        guard category != .large, value.isFinite else { return value }
        let scaled = value * designLeading(category) / designLeading()
        guard displayScale > 0, displayScale.isFinite else { return scaled }
        return (scaled * displayScale + 0.5).rounded(.down) / displayScale
    }

    /// The size of a font of a given size at the user's category: whole points, up to a maximum where there is one.
    ///
    /// Source: text T73.
    package func scaledPointSize(
        _ size: Double,
        _ category: ContentSizeCategory,
        maximum: Double = 0
    ) -> Double {
        guard category != .large, size.isFinite else { return maximum > 0 ? min(size, maximum) : size }
        let scaled = (size * designLeading(category) / designLeading() + 0.5).rounded(.down)
        return maximum > 0 ? min(scaled, maximum) : scaled
    }

    /// The distance between lines of the style's font beyond their height: it separates lines, and is no part of one.
    ///
    /// Source: text T68.
    package func extraLeading(_ category: ContentSizeCategory, lineHeight: Double) -> Double {
        designLeading(category) - lineHeight
    }
}
