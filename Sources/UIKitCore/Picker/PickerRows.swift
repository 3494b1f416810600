import CoreGraphics
import CoreText
import Foundation

/// The views of a picker's rows.
@MainActor enum PickerRows {
    /// Stands for the answer of a delegate that gives no views.
    static let noView = UIView()

    static func make(_ picker: UIPickerView, _ row: Int, _ component: Int, _ old: UIView?) -> UIView {
        guard let delegate = picker.delegate else { return label(old, OwnAttributedString(string: "")) }
        let reused = (old as? PickerRowView)?.content ?? old.flatMap { $0 is PickerLabel ? nil : $0 }
        let given = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: reused)
        if given !== noView {
            let holder = old as? PickerRowView ?? PickerRowView()
            holder.content = given
            return holder
        }
        if let text = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            let styled = OwnMutableAttributedString(attributedString: text)
            let whole = NSRange(location: 0, length: styled.length)
            styled.enumerateAttributes(in: whole) { attributes, range, _ in
                if attributes[.font] == nil { styled.addAttribute(.font, value: font, range: range) }
                if attributes[.foregroundColor] == nil {
                    styled.addAttribute(.foregroundColor, value: UIColor.label, range: range)
                }
            }
            return label(old, styled)
        }
        let title = delegate.pickerView(picker, titleForRow: row, forComponent: component)
        return label(
            old,
            NSAttributedString(
                string: title ?? "?",
                attributes: [.font: font, .foregroundColor: UIColor.label]
            )
        )
    }

    private static var font: UIFont { .systemFont(ofSize: PickerMetrics.fontSize) }

    private static func label(_ old: UIView?, _ text: NSAttributedString) -> UIView {
        let label = old as? PickerLabel ?? PickerLabel()
        label.attributedText = text
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        return label
    }
}

/// The text of a row.
final class PickerLabel: UILabel {}

/// Holds a delegate's view, as wide and high as the row.
final class PickerRowView: UIView {
    var content: UIView? {
        didSet {
            guard content !== oldValue || content?.superview !== self else { return }
            oldValue?.removeFromSuperview()
            if let content { addSubview(content) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds.insetBy(dx: PickerMetrics.textInset, dy: 0)
    }
}
