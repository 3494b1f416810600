import CoreGraphics
import Foundation
import QuartzCore

/// Answers the questions of `UITextInput` for a text that an editor edits.
@MainActor struct TextInputAnswers {
    private let host: any TextEditorHost
    private var editor: TextEditor { host.editor }
    private var storage: NSTextStorage { host.editedStorage }

    init(_ host: any TextEditorHost) {
        self.host = host
    }

    private func offset(_ position: UITextPosition) -> Int? {
        (position as? TextOffset).map { min(max($0.offset, 0), storage.length) }
    }

    func range(_ range: UITextRange) -> NSRange? {
        guard let start = offset(range.start), let end = offset(range.end) else { return nil }
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    private func place(_ offset: Int) -> TextOffset? {
        offset >= 0 && offset <= storage.length ? TextOffset(offset) : nil
    }

    // MARK: Text and selection

    func text(in range: UITextRange) -> String? {
        self.range(range).map {
            storage.attributedSubstring(from: StorageRange.whole($0, in: storage)).string
        }
    }

    func replace(_ range: UITextRange, withText text: String) {
        if let range = self.range(range) { editor.replace(range, with: text) }
    }

    var selected: UITextRange? {
        get { TextOffsetRange(editor.selection.range) }
        nonmutating set {
            if let range = newValue.flatMap(range) { editor.selectFromProgram(range) }
        }
    }

    var marked: UITextRange? { editor.marked.map(TextOffsetRange.init) }

    var start: UITextPosition { TextOffset(0) }
    var end: UITextPosition { TextOffset(storage.length) }

    // MARK: Places

    func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let from = offset(from), let to = offset(to) else { return nil }
        return TextOffsetRange(NSRange(location: min(from, to), length: abs(to - from)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = self.offset(position) else { return nil }
        let (sum, overflows) = start.addingReportingOverflow(offset)
        return overflows ? nil : place(sum)
    }

    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        guard var place = self.offset(position) else { return nil }
        let back: [UITextLayoutDirection: UITextLayoutDirection] = [
            .left: .right, .right: .left, .up: .down, .down: .up,
        ]
        let direction = offset < 0 ? back[direction] ?? direction : direction
        let geometry = host.geometry
        let column = geometry.caret(at: place).midX
        // No text has more places than characters.
        for _ in 0..<min(offset.magnitude, UInt(storage.length) + 1) {
            let next: Int?
            switch direction {
            case .left, .right: next = geometry.neighbour(of: place, toRight: direction == .right)
            case .up, .down:
                next = geometry.offset(from: place, up: direction == .up, column: column, by: nil)
            }
            guard let next, next != place else { return nil }
            place = next
        }
        return TextOffset(place)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        guard let a = offset(position), let b = offset(other), a != b else { return .orderedSame }
        return a < b ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int {
        guard let from = offset(from), let to = offset(to) else { return 0 }
        return to - from
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = self.range(range) else { return nil }
        let isRightToLeft = host.geometry.isRightToLeft(at: range.location)
        let isForward = UITextDirection.layout(direction).isForward(isRightToLeft: isRightToLeft)
        return TextOffset(isForward ? NSMaxRange(range) : range.location)
    }

    func range(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        guard let place = offset(position) else { return nil }
        let geometry = host.geometry
        let isForward = UITextDirection.layout(direction)
            .isForward(isRightToLeft: geometry.isRightToLeft(at: place))
        let target: Int
        switch direction {
        case .up: target = 0
        case .down: target = storage.length
        case .left, .right:
            target =
                isForward
                ? geometry.lineEnd(at: place) ?? place : geometry.line(at: place)?.lowerBound ?? place
        }
        return TextOffsetRange(NSRange(location: min(place, target), length: abs(place - target)))
    }

    // MARK: Geometry

    func firstRect(for range: UITextRange) -> CGRect {
        guard let range = self.range(range) else { return .zero }
        return host.geometry.rects(of: range).first?.rect ?? host.geometry.caret(at: range.location)
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        offset(position).map(host.geometry.caret(at:)) ?? .zero
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = self.range(range) else { return [] }
        let parts = host.geometry.rects(of: range)
        return parts.indices.map { index in
            TextSelectionPart(
                parts[index].rect,
                parts[index].isRightToLeft ? .rightToLeft : .leftToRight,
                containsStart: index == 0,
                containsEnd: index == parts.count - 1
            )
        }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(host.geometry.offset(nearestTo: point))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = self.range(range) else { return nil }
        let place = host.geometry.offset(nearestTo: point)
        return TextOffset(min(max(place, range.location), NSMaxRange(range)))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        host.geometry.cluster(at: point).map {
            TextOffsetRange(NSRange(location: $0.lowerBound, length: $0.count))
        }
    }

    // MARK: Attributes

    func direction(for position: UITextPosition) -> NSWritingDirection {
        guard let place = offset(position) else { return .natural }
        return host.geometry.isRightToLeft(at: place) ? .rightToLeft : .leftToRight
    }

    func setDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let range = self.range(range), storage.length > 0 else { return }
        let units = TextUnits(storage.string)
        let start = units.paragraph(at: range.location).content.lowerBound
        let end = max(units.paragraph(at: NSMaxRange(range)).end, start)
        let whole = NSRange(location: start, length: end - start)
        storage.beginEditing()
        storage.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, part, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.baseWritingDirection = direction
            storage.addAttribute(.paragraphStyle, value: style, range: part)
        }
        storage.endEditing()
    }

    func styling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString
        .Key: Any]?
    {
        guard let place = offset(position), storage.length > 0 else { return host.attributesForTyping }
        let offset = direction == .backward ? place - 1 : place
        return storage.attributes(at: min(max(offset, 0), storage.length - 1), effectiveRange: nil)
    }
}
