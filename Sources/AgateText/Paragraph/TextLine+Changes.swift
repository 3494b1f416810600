import Foundation

/// Lines that are made of other lines.
extension TextLine {
    /// The line cut to a width: characters give way to a token.
    ///
    /// White space beside the token stays. GUESS ctline-space: as Apple's documentation does not say otherwise. Source: text T123, T125.
    ///
    /// - Parameters:
    ///   - token: Nil: nothing takes the place of what is left out.
    ///   - tokenSpan: The number to add to the places of the token's spans, which are of another text.
    /// - Returns: The line itself where it fits, and nil where not even the token does.
    package func truncated(
        to limit: Double,
        _ kind: TruncationKind,
        token: TextLine?,
        tokenSpan: Int = 0
    ) -> TextLine? {
        guard width > (limit.isNaN ? 0 : limit) + paragraph.measured.tolerance else { return self }
        var truncator = LineTruncator(paragraph.measured, tokenWidth: token?.width ?? 0)
        truncator.width = { [self] part in
            part == range ? width : paragraph.width(ofSeparate: part)
        }
        switch truncator.truncated(range, to: limit, kind) {
        case .whole: return self
        case .tooNarrow: return nil
        case .truncated(let truncation):
            let place = paragraph.range.lowerBound + truncation.tokenOffset
            return paragraph.line(
                range,
                truncation,
                expansions: [],
                token: (token?.runs ?? []).map { $0.asToken(at: place, addingToSpan: tokenSpan) },
                metrics: metrics.union(token?.metrics ?? LineMetrics())
            )
        }
    }

    /// The line stretched or squeezed to a width.
    ///
    /// Source: text T126.
    /// - Parameters:
    ///   - factor: Which part of what is missing is added, from 0 to 1.
    ///   - width: The wanted width without white space at the end.
    /// - Returns: Nil for a line that cannot be justified.
    package func justified(_ factor: Double, to width: Double) -> TextLine? {
        guard let part = parts.first, parts.count == 1, !runs.contains(where: \.isToken), width.isFinite
        else {
            return nil
        }
        let factor = factor.isNaN ? 0 : min(max(factor, 0), 1)
        let visible = range.lowerBound..<paragraph.text.endWithoutTrailingSpace(of: range)
        let missing = (width - (self.width - trailingWidth)) * factor
        if missing == 0 { return self }
        guard let spaces = LineJustifier.expansions(of: paragraph.measured, visible, missing: missing) else {
            return nil
        }
        return paragraph.line(range, expansions: part.line.expansions + spaces, metrics: metrics)
    }
}

extension LineRun {
    /// The run as a part of another text's line: it is no stretch of that text.
    func asToken(at place: Int, addingToSpan distance: Int) -> LineRun {
        LineRun(
            shaped: shaped,
            glyphRange: glyphRange,
            textRange: place..<place,
            indexOffset: place,
            span: span + distance,
            x: x,
            width: width,
            baselineOffset: baselineOffset,
            box: box,
            isToken: true,
            changes: changes
        )
    }
}
