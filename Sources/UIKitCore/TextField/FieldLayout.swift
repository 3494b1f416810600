import CoreGraphics
import Foundation
import QuartzCore

/// What stands where in a text field.
///
/// Source: text T221.
@MainActor enum FieldLayout {
    /// What a rounded frame leaves free at the sides, and above and below.
    private static let roundedInset = CGSize(width: 7, height: 2)
    /// How much wider and higher than its text a field with a frame wants to be.
    private static let frameWidth: CGFloat = 28
    private static let frameHeight: CGFloat = 34
    /// The side of the button that removes the text, and its distance from the edge.
    ///
    /// GUESS field-clear: the size and look of the button.
    private static let clearSize: CGFloat = 19
    private static let clearDistance: CGFloat = 6
    /// How much higher than its line the caret is.
    static let caretAddition: CGFloat = 1.5

    // MARK: Rectangles

    static func isShown(_ mode: UITextField.ViewMode, _ field: UITextField) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }

    private static func showsClearButton(_ field: UITextField) -> Bool {
        field.contents.storage.length > 0 && field.isEnabled && isShown(field.clearButtonMode, field)
    }

    static func textRect(_ field: UITextField, _ bounds: CGRect) -> CGRect {
        var rect = field.borderRect(forBounds: bounds)
        switch field.borderStyle {
        case .roundedRect: rect = rect.insetBy(dx: roundedInset.width, dy: roundedInset.height)
        case .bezel: rect = rect.insetBy(dx: roundedInset.width, dy: roundedInset.height)
        case .line: rect = rect.insetBy(dx: 2, dy: 2)
        case .none: break
        }
        if rect.isNull { rect = CGRect(origin: bounds.origin, size: .zero) }
        var (left, right) = (rect.minX, rect.maxX)
        if field.leftView != nil, isShown(field.leftViewMode, field) {
            left = max(left, field.leftViewRect(forBounds: bounds).maxX)
        }
        if field.rightView != nil, isShown(field.rightViewMode, field) {
            right = min(right, field.rightViewRect(forBounds: bounds).minX)
        } else if showsClearButton(field) {
            right = min(right, field.clearButtonRect(forBounds: bounds).minX)
        }
        return CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
    }

    static func clearButtonRect(_ field: UITextField, _ bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.maxX - clearSize - clearDistance,
            y: bounds.midY - clearSize / 2,
            width: clearSize,
            height: clearSize
        )
    }

    static func sideRect(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.sizeThatFits(bounds.size) }
        size.height = min(size.height, bounds.height)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    static func intrinsicSize(of field: UITextField) -> CGSize {
        let font = field.font ?? UIFont.systemFont(ofSize: FieldText.usualSize)
        var width = field.contents.width
        if field.contents.storage.length == 0, field.contents.placeholder != nil {
            width = FieldDrawing.placeholder(of: field).manager.usedRect(width: nil).width
        }
        width = (width - 1e-6).rounded(.up)
        if field.leftView != nil, isShown(field.leftViewMode, field) {
            width += field.leftViewRect(forBounds: field.bounds).width
        }
        if field.rightView != nil, isShown(field.rightViewMode, field) {
            width += field.rightViewRect(forBounds: field.bounds).width
        }
        let height = font.lineHeight + caretAddition
        guard field.borderStyle != .none else { return CGSize(width: max(width, 0), height: height) }
        return CGSize(
            width: max(width, 0) + frameWidth,
            height: max(frameHeight, (height + 12).rounded(.down))
        )
    }

    /// How far the baseline of the line lies from the field's edges; a field that has no height yet will be as high as it wants to be.
    static func baselineOffsets(of field: UITextField) -> (first: CGFloat, last: CGFloat) {
        let font = field.font ?? UIFont.systemFont(ofSize: FieldText.usualSize)
        let height = field.bounds.height > 0 ? field.bounds.height : field.intrinsicContentSize.height
        let rest = height - font.lineHeight
        let above: CGFloat =
            switch field.contentVerticalAlignment {
            case .top: 0
            case .bottom: rest
            default: rest / 2
            }
        let scale = UIScreenScale.current
        let first = Pixels.roundedHalfUp(above + font.ascender, scale)
        return (first, height - first)
    }

    // MARK: The line

    static func rect(of field: UITextField) -> CGRect {
        field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
    }

    /// Gives the container the width that the line needs: all of it while it is edited.
    static func prepare(_ field: UITextField) {
        let contents = field.contents
        let room = rect(of: field).width
        contents.shrink = shrink(field, room)
        contents.prepare()
        let container = contents.container
        let isEdited = field.isEditing
        let width = isEdited ? max(room, contents.width.rounded(.up) + 1) : max(room, 1)
        container.size = CGSize(width: max(width, 1), height: 0)
        container.lineBreakMode = isEdited ? .byClipping : .byTruncatingTail
    }

    private static func shrink(_ field: UITextField, _ room: CGFloat) -> CGFloat {
        guard field.adjustsFontSizeToFitWidth, !field.isEditing, let size = field.font?.pointSize, size > 0
        else {
            return 1
        }
        field.contents.shrink = 1
        let width = field.contents.width
        guard width > room, width > 0 else { return 1 }
        return max(room / width, min(max(field.minimumFontSize, 0) / size, 1), 0.01)
    }

    /// The upper edge of the line.
    private static func top(of field: UITextField, _ rect: CGRect) -> CGFloat {
        let manager = field.contents.manager
        let height =
            field.contents.storage.length > 0
            ? manager.usedRect(for: field.contents.container).height : field.font?.lineHeight ?? 0
        switch field.contentVerticalAlignment {
        case .top: return rect.minY
        case .bottom: return rect.maxY - height
        default:
            let scale = max(field.contentScaleFactor, 1)
            return rect.minY + (((rect.height - height) / 2) * scale).rounded() / scale
        }
    }

    static func geometry(of field: UITextField) -> TextGeometry {
        prepare(field)
        let rect = rect(of: field)
        let contents = field.contents
        var geometry = TextGeometry(
            manager: contents.manager,
            container: contents.container,
            origin: CGPoint(x: rect.minX - field.scroll, y: top(of: field, rect))
        )
        geometry.shown = { contents.shown($0) }
        geometry.real = { contents.real($0) }
        geometry.caretAddition = caretAddition
        return geometry
    }

    // MARK: Showing

    /// The text, the selection or the state has changed.
    static func update(_ field: UITextField) {
        scrollToCaret(field)
        field.canvas.setNeedsDisplay()
        showMarks(field)
    }

    static func editingDidChange(_ field: UITextField) {
        field.scroll = 0
        field.setNeedsLayout()
        update(field)
    }

    /// Scrolls as little as it takes to show the caret.
    private static func scrollToCaret(_ field: UITextField) {
        guard field.isEditing else {
            field.scroll = 0
            return
        }
        let rect = rect(of: field)
        let caret = field.geometry.caret(at: field.editor.selection.focus)
        if caret.minX < rect.minX { field.scroll -= rect.minX - caret.minX }
        if caret.maxX > rect.maxX { field.scroll += caret.maxX - rect.maxX }
        field.scroll = min(max(field.scroll, 0), max(field.contents.container.size.width - rect.width + 1, 0))
    }

    static func showMarks(_ field: UITextField) {
        let isEdited = field.isEditing
        let selection = field.editor.selection
        let geometry = field.geometry
        let rect = rect(of: field)
        func cut(_ rects: [CGRect]) -> [CGRect] {
            rects.map { $0.overlap(with: rect) }.filter { !$0.isNull && $0.width > 0 }
        }
        field.marks.show(
            selection: isEdited ? cut(geometry.rects(of: selection.range).map(\.rect)) : [],
            marked: isEdited ? cut(field.editor.marked.map { geometry.rects(of: $0).map(\.rect) } ?? []) : [],
            caret: isEdited && selection.isEmpty ? geometry.caret(at: selection.start) : nil,
            tint: field.tintColor
        )
    }

    static func layOut(_ field: UITextField) {
        field.canvas.frame = field.bounds
        place(field.leftView, field.leftViewMode, field.leftViewRect(forBounds: field.bounds), field)
        place(field.rightView, field.rightViewMode, field.rightViewRect(forBounds: field.bounds), field)
        let showsRight = field.rightView != nil && isShown(field.rightViewMode, field)
        if showsClearButton(field), !showsRight {
            let button = field.clearButton ?? FieldClearButton(frame: .zero)
            field.clearButton = button
            button.field = field
            button.frame = field.clearButtonRect(forBounds: field.bounds)
            if button.superview == nil { field.addSubview(button) }
        } else {
            field.clearButton?.removeFromSuperview()
        }
        update(field)
    }

    private static func place(
        _ view: UIView?,
        _ mode: UITextField.ViewMode,
        _ rect: CGRect,
        _ field: UITextField
    ) {
        guard let view else { return }
        guard isShown(mode, field) else {
            if view.superview === field { view.removeFromSuperview() }
            return
        }
        if view.superview !== field { field.addSubview(view) }
        view.frame = rect
    }

    static func replace(_ old: UIView?, by new: UIView?, in field: UITextField) {
        guard old !== new else { return }
        if old?.superview === field { old?.removeFromSuperview() }
        field.textDidChangeLook()
    }
}
