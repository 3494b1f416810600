/// Which measures of fonts a line is as high as.
package enum LineHeightRule: Sendable, Hashable {
    /// Those of all fonts of the line, with their leading: CoreText.
    case coreText
    /// UIKit's own, which differ for three old families; fonts that came in for missing characters do not count.
    ///
    /// GUESS fallback-height: as browsers do for a line box of one font. Source: text T65, T94, T172.
    case uiKit(usesFontLeading: Bool)

    /// The measures of characters in a font.
    ///
    /// - Parameters:
    ///   - asked: The requested font.
    ///   - used: The font that has the characters.
    func metrics(asked: FontInstance, used: FontInstance) -> LineMetrics {
        switch self {
        case .coreText:
            let metrics = used.metrics
            return LineMetrics(ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading)
        case .uiKit(let usesFontLeading):
            let metrics = asked.metrics
            return LineMetrics(
                ascent: metrics.ascent + asked.ascentAddition,
                descent: metrics.descent,
                leading: usesFontLeading ? metrics.leading : 0
            )
        }
    }
}
