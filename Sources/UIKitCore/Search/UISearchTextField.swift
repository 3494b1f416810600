import CoreGraphics
public import Foundation
import QuartzCore

/// A text field for searches, with a magnifying glass, and with tokens before the text.
///
/// Tokens stand before the text and have no place among its characters: each is at the beginning of the document. The delete key at
/// the beginning selects the last token, and deletes it when it is pressed again.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private var tokenViews: [SearchTokenView] = []
    private var tokensAreSelected = false

    /// Makes a field, 36 points high by itself.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    /// Makes a search field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
        coder.didInitialize(self, as: UISearchTextField.self)
    }

    /// Makes a field with an action for the return key.
    @preconcurrency @MainActor public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    private func dress() {
        borderStyle = .none
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = SearchMetrics.radius
        clipsToBounds = true
        font = .systemFont(ofSize: SearchMetrics.textSize)
        textColor = .label
        clearButtonMode = .always
        returnKeyType = .search
        leftViewMode = .always
        leftView = SearchIcon(frame: .zero)
        accessibilityTraits = .searchField
    }

    /// The text that is shown in an empty field, darker than in other fields; nil for none.
    open override var placeholder: String? {
        get { super.placeholder }
        set {
            attributedPlaceholder = newValue.map {
                OwnAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
            }
        }
    }

    // MARK: Tokens

    /// The tokens before the text, in their order; empty at first.
    open var tokens: [UISearchToken] {
        get { tokenViews.map(\.token) }
        set {
            for view in tokenViews { view.removeFromSuperview() }
            tokenViews = newValue.map(makeView)
            tokensDidChange()
        }
    }

    /// Inserts a token at an index; an index past the end counts as the end.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokenViews.insert(makeView(token), at: min(max(tokenIndex, 0), tokenViews.count))
        tokensDidChange()
    }

    /// Removes a token; an index that does not exist is ignored.
    open func removeToken(at tokenIndex: Int) {
        guard tokenViews.indices.contains(tokenIndex) else { return }
        tokenViews.remove(at: tokenIndex).removeFromSuperview()
        tokensDidChange()
    }

    /// The position of a token in the text, which is the beginning for all.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// The tokens in a range: all where it begins at the beginning, else none.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
    }

    /// The range of the text behind the tokens: all of it.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? selectedTextRange ?? UITextRange()
    }

    /// Inserts a token and removes a part of the text.
    open func replaceTextualPortion(
        of textRange: UITextRange,
        with token: UISearchToken,
        at tokenIndex: Int
    ) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour behind tokens; nil is grey.
    open var tokenBackgroundColor: UIColor! {
        get { tokenColor ?? .systemFill }
        set {
            tokenColor = newValue
            showTokens()
        }
    }

    private var tokenColor: UIColor?

    /// Whether the delete key removes tokens; true at first.
    open var allowsDeletingTokens = true

    /// Whether tokens can be copied; kept and read back.
    open var allowsCopyingTokens = true

    private func makeView(_ token: UISearchToken) -> SearchTokenView {
        let view = SearchTokenView(token)
        addSubview(view)
        return view
    }

    private func tokensDidChange() {
        tokensAreSelected = false
        showTokens()
        invalidateIntrinsicContentSize()
        textDidChangeLook()
    }

    private func showTokens() {
        for view in tokenViews {
            view.show(tokenBackgroundColor, isSelected: tokensAreSelected && view === tokenViews.last)
        }
    }

    /// Deletes as any field; at the beginning of the text first selects the last token, then deletes it.
    open override func deleteBackward() {
        let isAtStart =
            selectedTextRange.map { $0.isEmpty && offset(from: beginningOfDocument, to: $0.start) == 0 }
            ?? false
        guard isAtStart, !tokenViews.isEmpty, allowsDeletingTokens else {
            deselectTokens()
            return super.deleteBackward()
        }
        guard tokensAreSelected else {
            tokensAreSelected = true
            return showTokens()
        }
        removeToken(at: tokenViews.count - 1)
        sendActions(for: .editingChanged)
    }

    /// Inserts typed text; it replaces a selected token.
    open override func insertText(_ text: String) {
        if tokensAreSelected, !text.contains(where: \.isNewline) { removeToken(at: tokenViews.count - 1) }
        super.insertText(text)
    }

    private func deselectTokens() {
        guard tokensAreSelected else { return }
        tokensAreSelected = false
        showTokens()
    }

    /// Ends editing; no token is selected then.
    @discardableResult
    open override dynamic func resignFirstResponder() -> Bool {
        deselectTokens()
        return super.resignFirstResponder()
    }

    // MARK: Layout

    /// How far the search bar moves the text.
    var textShift = UIOffset.zero {
        didSet { if textShift != oldValue { textDidChangeLook() } }
    }

    /// How far the search bar moves pictures.
    var iconShift: [UISearchBar.Icon: UIOffset] = [:] {
        didSet { textDidChangeLook() }
    }

    private func shifted(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
        let shift = iconShift[icon] ?? .zero
        return rect.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    private func tokenRoom(_ bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        let hasIcon = leftView != nil && leftViewMode != .never
        let left = rect.minX + (hasIcon ? SearchMetrics.iconGap : SearchMetrics.margin)
        let isButton = rect.maxX < bounds.maxX
        let right = isButton ? rect.maxX : rect.maxX - SearchMetrics.margin
        rect.origin.x = left
        rect.size.width = max(right - left, 0)
        return rect
    }

    /// The frames of tokens: beside each other, as far as half of the field has room.
    private func tokenFrames(_ bounds: CGRect) -> [CGRect] {
        let room = tokenRoom(bounds)
        let metrics = SearchMetrics.Token.self
        let wanted = tokenViews.map(\.width)
        let sum = wanted.reduce(0) { $0 + $1 + metrics.gap }
        let factor = sum > room.width * 0.75 && sum > 0 ? room.width * 0.75 / sum : 1
        var x = room.minX
        return wanted.map { width in
            let part = width * factor
            defer { x += part + metrics.gap * factor }
            return CGRect(x: x, y: bounds.midY - metrics.height / 2, width: part, height: metrics.height)
        }
    }

    /// The rectangle of the text: behind the magnifying glass and the tokens.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = tokenRoom(bounds)
        if let last = tokenFrames(bounds).last {
            let left = last.maxX + SearchMetrics.Token.gap
            rect = CGRect(x: left, y: rect.minY, width: max(rect.maxX - left, 0), height: rect.height)
        }
        return rect.offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
    }

    /// The rectangle of the magnifying glass for some bounds, in the field's coordinates.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard leftView is SearchIcon else { return shifted(super.leftViewRect(forBounds: bounds), .search) }
        let rect = CGRect(
            x: bounds.minX + 2,
            y: bounds.minY,
            width: SearchMetrics.icon,
            height: bounds.height
        )
        return shifted(rect, .search)
    }

    /// The rectangle of the button that removes the text.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        shifted(super.clearButtonRect(forBounds: bounds), .clear)
    }

    /// 36 points high, and as wide as one likes.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SearchMetrics.field)
    }

    /// The width given, and 36 points of height.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: SearchMetrics.field)
    }

    /// Places the tokens, and all that fields have.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        for (view, frame) in zip(tokenViews, tokenFrames(bounds)) { view.frame = frame }
        showTokens()
    }
}

/// Asks how tokens are copied; the method may be left out.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}

/// The magnifying glass of a search field.
final class SearchIcon: UIImageView, UnarchivedView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        image = UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: SearchMetrics.iconSize, weight: .medium)
        )
        tintColor = .secondaryLabel
        contentMode = .center
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
