import AgateText
import CoreGraphics
import Foundation
import QuartzCore

/// The text of a field, and what is shown of it: the text itself, dots for a secret one, or the text in a smaller font.
@MainActor final class FieldText {
    /// The size of the font of fields that were given none.
    nonisolated static let usualSize: CGFloat = 17

    let storage = NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    /// The text that is laid out in place of the field's own.
    private let stand = NSTextStorage()
    private var stops: [Int]?
    private var isStale = true

    var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: FieldText.usualSize), .foregroundColor: UIColor.label,
    ]
    /// What was set for text that is typed next.
    var typing: [NSAttributedString.Key: Any]?
    var placeholder: NSAttributedString?
    var isSecret = false {
        didSet { isStale = true }
    }
    /// By how much the font is smaller than it is.
    var shrink: CGFloat = 1 {
        didSet { if shrink != oldValue { isStale = true } }
    }
    /// The text was changed.
    var didChange: (NSRange, Int) -> Void = { _, _ in }

    init() {
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = 1
        manager.addTextContainer(container)
        storage.edits.didProcess = { [weak self] range, delta in
            ViewThread.run {
                self?.isStale = true
                self?.didChange(range, delta)
            }
        }
    }

    /// Lets the layout manager have what is shown now.
    func prepare() {
        guard isStale else { return }
        isStale = false
        let shown = isSecret || shrink != 1 ? stand : storage
        stops = nil
        if isSecret {
            let clusters = GraphemeClusters(storage.string).boundaries
            var stops = [0]
            for index in 0..<clusters.count { stops.append(clusters[index]) }
            self.stops = stops
            let dots = String(repeating: "\u{2022}", count: stops.count - 1)
            stand.setAttributedString(OwnAttributedString(string: dots, attributes: attributes))
        } else if shrink != 1 {
            stand.setAttributedString(storage)
        }
        if shrink != 1 { shrinkFonts() }
        if manager.textStorage !== shown { manager.textStorage = shown }
    }

    private func shrinkFonts() {
        let whole = NSRange(location: 0, length: stand.length)
        stand.beginEditing()
        stand.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            stand.addAttribute(.font, value: font.withSize(font.pointSize * shrink), range: range)
        }
        stand.endEditing()
    }

    /// The width of what is shown, in one line.
    var width: CGFloat {
        prepare()
        guard manager.flow.count > 0 else { return 0 }
        let measured = manager.flow.paragraph(0).measured
        return CGFloat(measured.width(of: 0..<measured.count))
    }

    /// From an offset of the text to one of what is shown.
    func shown(_ offset: Int) -> Int {
        guard let stops else { return offset }
        return (stops.firstIndex { $0 >= offset } ?? stops.count - 1)
    }

    /// From an offset of what is shown to one of the text.
    func real(_ offset: Int) -> Int {
        guard let stops else { return offset }
        return stops[min(max(offset, 0), stops.count - 1)]
    }
}
