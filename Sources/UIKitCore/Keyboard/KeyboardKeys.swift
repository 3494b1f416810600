import CoreGraphics
import Foundation
import QuartzCore

/// The keys of the keyboard; they type into the first responder.
@MainActor final class KeyboardKeys: UIView {
    private(set) var page = KeyboardPage.letters(areUpper: false)
    private var rows: [[KeyboardKey]] = []
    private weak var typist: UIResponder?

    override init(frame: CGRect) {
        super.init(frame: frame)
        show(page)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the keys of a page.
    func show(_ page: KeyboardPage) {
        self.page = page
        for key in rows.joined() { key.removeFromSuperview() }
        rows = page.rows.map { row in
            row.map { kind in
                let key = KeyboardKey(kind)
                key.onPress = { [weak self] in self?.press(kind) }
                addSubview(key)
                return key
            }
        }
        setNeedsLayout()
    }

    private func press(_ key: KeyboardPage.Key) {
        let input = DisplayState.current.responders.firstResponder as? any UIKeyInput
        switch key {
        case .text(let text):
            input?.insertText(text)
            if case .letters(areUpper: true) = page { show(.letters(areUpper: false)) }
        case .space: input?.insertText(" ")
        case .enter: input?.insertText("\n")
        case .delete: input?.deleteBackward()
        case .shift: if case .letters(let areUpper) = page { show(.letters(areUpper: !areUpper)) }
        case .page(let page): show(page)
        }
    }

    /// Begins with the page that the first responder's kind of text has.
    func begin(_ responder: UIResponder) {
        guard typist !== responder else { return }
        typist = responder
        let wanted = KeyboardPage((responder as? any UITextInputTraits)?.keyboardType ?? .default)
        if wanted != page { show(wanted) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap = KeyboardMetrics.gap
        let height = (bounds.height - gap) / CGFloat(max(rows.count, 1))
        let maximum = rows.map { row in row.reduce(0) { $0 + $1.kind.width } }.max() ?? 1
        let unit = (bounds.width - gap) / CGFloat(maximum)
        for (index, row) in rows.enumerated() {
            let width = CGFloat(row.reduce(0) { $0 + $1.kind.width }) * unit
            var x = (bounds.width - width + gap) / 2
            for key in row {
                let own = CGFloat(key.kind.width) * unit
                key.frame = CGRect(
                    x: x,
                    y: gap + CGFloat(index) * height,
                    width: max(0, own - gap),
                    height: max(0, height - gap)
                )
                x += own
            }
        }
    }
}

/// One key.
@MainActor final class KeyboardKey: UIControl {
    let kind: KeyboardPage.Key
    /// Called when a finger leaves it.
    var onPress: () -> Void = {}
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    init(_ kind: KeyboardPage.Key) {
        self.kind = kind
        super.init(frame: .zero)
        layer.cornerRadius = KeyboardMetrics.keyRadius
        label.textAlignment = .center
        label.textColor = .label
        picture.tintColor = .label
        picture.contentMode = .center
        addSubview(label)
        addSubview(picture)
        setUp()
        stateDidChange()
        addTarget(self, action: Selector("press:", KeyboardKey.press), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var isLetter: Bool {
        switch kind {
        case .text, .space: true
        default: false
        }
    }

    private func setUp() {
        label.font = .systemFont(ofSize: isLetter ? 22 : 16)
        switch kind {
        case .text(let text): label.text = text
        case .delete: picture.image = UIImage(systemName: "delete.left")
        case .shift: picture.image = UIImage(systemName: "shift")
        case .page(.signs): label.text = "123"
        case .page: label.text = "ABC"
        case .space: label.text = nil
        case .enter: picture.image = UIImage(systemName: "return")
        }
        accessibilityLabel =
            switch kind {
            case .text(let text): text
            case .delete: "delete"
            case .shift: "shift"
            case .page: label.text
            case .space: "space"
            case .enter: "return"
            }
    }

    private func press(_ sender: Any?) { onPress() }

    override func stateDidChange() {
        super.stateDidChange()
        let isLight = isLetter != isHighlighted
        backgroundColor = isLight ? KeyboardColors.key : KeyboardColors.otherKey
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
    }
}
