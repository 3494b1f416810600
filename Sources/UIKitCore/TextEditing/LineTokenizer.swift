import Foundation
import QuartzCore

/// Finds lines too: the tokenizer of text fields and text views.
final class LineTokenizer: UITextInputStringTokenizer {
    private weak var host: (any TextEditorHost)?

    init(_ host: any TextEditorHost) {
        self.host = host
        super.init(textInput: host)
    }

    override func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard granularity == .line, let line = line(position) else {
            return super.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
        }
        return TextOffsetRange(NSRange(location: line.start, length: line.end - line.start))
    }

    override func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard granularity == .line, let line = line(position) else {
            return super.isPosition(position, atBoundary: granularity, inDirection: direction)
        }
        return line.offset == (isForward(direction, line.offset) ? line.end : line.start)
    }

    override func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard granularity == .line, let host, let line = line(position) else {
            return super.position(from: position, toBoundary: granularity, inDirection: direction)
        }
        let isForward = isForward(direction, line.offset)
        let edge = isForward ? line.end : line.start
        if edge != line.offset { return TextOffset(edge) }
        let column = host.geometry.caret(at: line.offset).midX
        guard let next = host.geometry.offset(from: line.offset, up: !isForward, column: column, by: nil),
            let other = self.line(TextOffset(next))
        else { return nil }
        return TextOffset(isForward ? other.end : other.start)
    }

    override func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard granularity == .line else {
            return super.isPosition(position, withinTextUnit: granularity, inDirection: direction)
        }
        return line(position) != nil
    }

    private func line(_ position: UITextPosition) -> (offset: Int, start: Int, end: Int)? {
        guard let host, let offset = (position as? TextOffset)?.offset,
            let line = host.geometry.line(at: offset), let end = host.geometry.lineEnd(at: offset)
        else { return nil }
        return (offset, line.lowerBound, max(end, line.lowerBound))
    }

    private func isForward(_ direction: UITextDirection, _ offset: Int) -> Bool {
        direction.isForward(isRightToLeft: host?.geometry.isRightToLeft(at: offset) ?? false)
    }
}
