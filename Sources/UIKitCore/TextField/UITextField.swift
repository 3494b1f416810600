public import CoreGraphics
public import CoreText
public import Foundation
public import QuartzCore

/// One line of text that can be edited.
///
/// While it is edited the line scrolls to keep the caret in sight; else what does not fit gives way to an ellipsis.
///
/// Source: text T221, T222.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The frames that a text field can draw around its text.
    public enum BorderStyle: Int, Sendable {
        /// No frame is drawn.
        case none = 0
        /// A rectangle of a thin line.
        case line = 1
        /// A rectangle that looks sunken into its surroundings.
        case bezel = 2
        /// A rectangle with rounded corners and a background.
        case roundedRect = 3
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// The view is never shown.
        case never = 0
        /// The view is shown while the text is edited.
        case whileEditing = 1
        /// The view is shown while the text is not edited.
        case unlessEditing = 2
        /// The view is always shown.
        case always = 3
    }

    /// The reasons for which editing can end.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text that was typed is kept.
        case committed = 0
    }

    private(set) lazy var editor = TextEditor(host: self)
    let contents = FieldText()
    let canvas = TextCanvas(frame: .zero)
    let marks = TextMarks(frame: .zero)
    /// How far the line is scrolled while it is edited.
    var scroll: CGFloat = 0
    var clearButton: FieldClearButton?
    private var textStore: NSTextStorage { contents.storage }
    private var answers: TextInputAnswers { TextInputAnswers(self) }

    // MARK: Making text fields

    /// Makes a text field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a text field from an archive, with its text; the views beside it are its own to set.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let text = AttributedStringCoding.decode(coder, forKey: "UITextFieldText") {
            if text.length > 0 { contents.attributes = text.attributes(at: 0, effectiveRange: nil) }
            attributedText = text
        }
        attributedPlaceholder = AttributedStringCoding.decode(coder, forKey: "UITextFieldPlaceholder")
        borderStyle = BorderStyle(rawValue: coder.decodeInteger(forKey: "UITextFieldBorder")) ?? .none
        isSecureTextEntry = coder.decodeBool(forKey: "UITextFieldSecure")
        coder.didInitialize(self, as: UITextField.self)
    }

    /// Writes the field, its text and its placeholder into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        AttributedStringCoding.encode(contents.storage, into: coder, forKey: "UITextFieldText")
        if let placeholder = contents.placeholder {
            AttributedStringCoding.encode(placeholder, into: coder, forKey: "UITextFieldPlaceholder")
        }
        coder.encode(borderStyle.rawValue, forKey: "UITextFieldBorder")
        coder.encode(isSecureTextEntry, forKey: "UITextFieldSecure")
    }

    private func setUp() {
        addSubview(canvas)
        addSubview(marks)
        canvas.drawing = { [weak self] in
            if let self { FieldDrawing.draw(self) }
        }
        contents.manager.typingAttributes = { [weak self] in
            ViewThread.run { self?.attributesForTyping ?? [:] }
        }
        contents.didChange = { [weak self] range, delta in
            guard let self else { return }
            editor.storageDidChange(range, by: delta)
            textDidChangeLook()
        }
    }

    func textDidChangeLook() {
        FieldLayout.update(self)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The delegate, which decides about editing and is notified of it.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text.
    ///
    /// Setting it moves the caret to its end and calls no delegate.
    open var text: String? {
        get { contents.storage.string }
        set {
            let change = KeyValueChange.begin("text", of: self, from: text)
            setText(OwnAttributedString(string: newValue ?? "", attributes: contents.attributes))
            change?.end(at: text)
        }
    }

    /// The text with its attributes; empty at first.
    ///
    /// Setting nil empties the text.
    open var attributedText: NSAttributedString? {
        get { OwnAttributedString(attributedString: contents.storage) }
        set {
            let change = KeyValueChange.begin("attributedText", of: self, from: attributedText)
            setText(newValue ?? OwnAttributedString(string: ""))
            change?.end(at: attributedText)
        }
    }

    private func setText(_ text: NSAttributedString) {
        contents.storage.setAttributedString(text)
        editor.reset(selecting: contents.storage.length)
        textDidChangeLook()
    }

    /// The font of the text; nil: the system's of 17 points.
    ///
    /// GUESS field-font: headers say 12 points, a rounded field is as high as one of 17.
    open var font: UIFont? {
        get { contents.attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: FieldText.usualSize) }
        set { change(.font, to: newValue ?? UIFont.systemFont(ofSize: FieldText.usualSize)) }
    }

    /// The colour of the text; nil: `label`.
    open var textColor: UIColor? {
        get { contents.attributes[.foregroundColor] as? UIColor }
        set { change(.foregroundColor, to: newValue ?? UIColor.label) }
    }

    /// The alignment of the text; `natural` at first.
    open var textAlignment: NSTextAlignment {
        get { (contents.attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set {
            let style = NSMutableParagraphStyle()
            if let old = contents.attributes[.paragraphStyle] as? NSParagraphStyle {
                style.setParagraphStyle(old)
            }
            style.alignment = newValue
            change(.paragraphStyle, to: style)
        }
    }

    /// The attributes of the text; setting them gives them to all of it.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { contents.attributes }
        set {
            contents.attributes = newValue
            contents.storage.setAttributes(
                newValue,
                range: NSRange(location: 0, length: contents.storage.length)
            )
            textDidChangeLook()
        }
    }

    private func change(_ key: NSAttributedString.Key, to value: Any) {
        contents.attributes[key] = value
        contents.storage.addAttribute(
            key,
            value: value,
            range: NSRange(location: 0, length: contents.storage.length)
        )
        textDidChangeLook()
    }

    /// The attributes of text that is typed next, while the text is edited; nil else.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesForTyping : nil }
        set { if isEditing { contents.typing = newValue } }
    }

    /// Whether attributes can be edited; kept and read back: no menu offers it.
    open var allowsEditingTextAttributes = false

    /// Whether the text is shown as dots and cannot be copied.
    open var isSecureTextEntry = false {
        didSet {
            contents.isSecret = isSecureTextEntry
            textDidChangeLook()
        }
    }

    /// The text that is shown in an empty field; nil for none.
    open var placeholder: String? {
        get { contents.placeholder?.string }
        set {
            contents.placeholder = newValue.map { OwnAttributedString(string: $0) }
            textDidChangeLook()
        }
    }

    /// The text that is shown in an empty field, with attributes; missing ones are those of the text, in `placeholderText`.
    open var attributedPlaceholder: NSAttributedString? {
        get { contents.placeholder }
        set {
            contents.placeholder = newValue.map { OwnAttributedString.copy(of: $0) }
            textDidChangeLook()
        }
    }

    /// Whether text that does not fit is drawn smaller while it is not edited; false at first.
    open var adjustsFontSizeToFitWidth = false {
        didSet { textDidChangeLook() }
    }

    /// The least size of text that is drawn smaller, in points.
    open var minimumFontSize: CGFloat = 0 {
        didSet { textDidChangeLook() }
    }

    /// Whether the font follows the user's text size; a font of a text style is replaced by that of the style at the new size.
    open var adjustsFontForContentSizeCategory = false

    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether the next typed text replaces all of the text.
    open var clearsOnInsertion: Bool {
        get { editor.replacesAllWhenTyping }
        set { editor.replacesAllWhenTyping = newValue }
    }

    // MARK: Frame

    /// The frame around the text; `none` at first.
    open var borderStyle = BorderStyle.none {
        didSet {
            FieldLooks.apply(borderStyle, to: self)
            textDidChangeLook()
        }
    }

    /// An image behind the text, stretched to the bounds; not beside a rounded frame.
    open var background: UIImage? {
        didSet { FieldLayout.update(self) }
    }

    /// The image instead while the field cannot be used.
    open var disabledBackground: UIImage? {
        didSet { FieldLayout.update(self) }
    }

    // MARK: Views beside the text

    /// When the button that removes the text is shown; only while there is text.
    open var clearButtonMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// A view before the text, at the left edge; nil at first.
    open var leftView: UIView? {
        didSet { FieldLayout.replace(oldValue, by: leftView, in: self) }
    }

    /// When ``leftView`` is shown; never at first.
    open var leftViewMode = ViewMode.never {
        didSet { textDidChangeLook() }
    }

    /// A view behind the text, at the right edge; nil at first.
    open var rightView: UIView? {
        didSet { FieldLayout.replace(oldValue, by: rightView, in: self) }
    }

    /// When ``rightView`` is shown; never at first.
    open var rightViewMode = ViewMode.never {
        didSet { textDidChangeLook() }
    }

    // MARK: Rectangles

    /// The rectangle of the frame for some bounds, by default all of them.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the text for some bounds while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { FieldLayout.textRect(self, bounds) }

    /// The rectangle of the placeholder for some bounds, by default that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The rectangle of the text for some bounds while it is edited; by default that of ``textRect(forBounds:)``.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The rectangle of the button that removes the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        FieldLayout.clearButtonRect(self, bounds)
    }

    /// The rectangle of the view before the text.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        FieldLayout.sideRect(leftView, bounds, isLeft: true)
    }

    /// The rectangle of the view behind the text.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        FieldLayout.sideRect(rightView, bounds, isLeft: false)
    }

    /// Draws the text into the current context; not called while the placeholder shows.
    open func drawText(in rect: CGRect) { FieldDrawing.drawText(self, rect) }

    /// Draws the placeholder into the current context.
    open func drawPlaceholder(in rect: CGRect) { FieldDrawing.drawPlaceholder(self, rect) }

    // MARK: Layout

    /// The size of the text, or of the placeholder, with the frame.
    open override dynamic var intrinsicContentSize: CGSize { FieldLayout.intrinsicSize(of: self) }

    /// Those of the line of text, or of the placeholder, in the field as high as it is.
    ///
    /// Source: uikit U57.
    override var baselineOffsets: (first: CGFloat, last: CGFloat)? { FieldLayout.baselineOffsets(of: self) }

    /// The size of the text with the frame, at most the one given.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = FieldLayout.intrinsicSize(of: self)
        return CGSize(width: min(own.width, size.width > 0 ? size.width : own.width), height: own.height)
    }

    /// Places the views beside the text, and the text.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        FieldLayout.layOut(self)
    }

    @_spi(UIKitRooms) open override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
        FieldLayout.update(self)
    }

    /// Shows text and frame in the colours for the new traits.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Lines and the frame hold the colours that were right before.
        FieldLooks.recolor(borderStyle, self)
        contents.manager.forgetContent()
        textDidChangeLook()
    }

    /// Shows caret and selection in the tint colour.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        showMarks()
    }

    override func contentSizeCategoryDidChange() {
        guard adjustsFontForContentSizeCategory,
            let style = font?.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle
        else { return }
        font = UIFont.preferredFont(forTextStyle: style)
    }

    // MARK: First responder

    /// Whether the field is the first responder and its text is edited.
    open var isEditing: Bool { isFirstResponder }

    /// True while the field is enabled.
    open override dynamic var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate allows it, and calls the delegate; returns whether it has begun.
    ///
    /// The caret goes to the end of the text.
    @discardableResult
    open override dynamic func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        // A keyboard comes after the delegate has heard of it.
        return SimulatedKeyboard.hold(.current) { beginEditing() }
    }

    private func beginEditing() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        if clearsOnBeginEditing { text = "" }
        editor.select(NSRange(location: textStore.length, length: 0))
        FieldLayout.editingDidChange(self)
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing, if the delegate allows it, and calls the delegate; returns whether it has ended.
    @discardableResult
    open override dynamic func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        editor.settle()
        editor.endTyping()
        guard super.resignFirstResponder() else { return false }
        contents.typing = nil
        FieldLayout.editingDidChange(self)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification,
            object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
        )
        return true
    }

    // MARK: Touches

    /// A tap on a text is the text's, and none for what is around it, which may want to end editing.
    @_spi(UIKitRooms) open override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        isEnabled && (gestureRecognizer as? UITapGestureRecognizer)?.isPlain ?? false
    }

    /// Places the caret or begins to select text under the finger, in an enabled field.
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if isEnabled, let touch = touches.first { input.touches.begin(touch, in: self) }
    }

    /// Extends the selection to the finger.
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { input.touches.move(touch, in: self) }
    }

    /// Begins editing at a tap and places the caret.
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = isTouchInside
        super.touchesEnded(touches, with: event)
        guard isInside, becomeFirstResponder(), let touch = touches.first else { return }
        input.touches.end(touch, in: self)
    }

    // MARK: Typing

    /// Inserts typed text in place of the selection, if the delegate allows it; a line break counts as the return key.
    ///
    /// The return key asks the delegate, and sends `editingDidEndOnExit` and `primaryActionTriggered`; editing goes on by itself.
    open func insertText(_ text: String) {
        var rest = text[...]
        while let place = rest.firstIndex(where: \.isNewline) {
            if place > rest.startIndex { editor.insert(String(rest[..<place])) }
            rest = rest[rest.index(after: place)...]
            pressReturn()
        }
        if !rest.isEmpty { editor.insert(String(rest)) }
    }

    private func pressReturn() {
        editor.settle()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    // Spelled out by Scripts/spell-out: text-input
    /// Deletes the selection, or the caret stop before the caret, if the delegate allows it.
    open func deleteBackward() { editor.delete(.backward) }

    // MARK: Text input

    let input = TextInputState()

    /// Whether the view has text.
    open var hasText: Bool { textStore.length > 0 }

    /// The characters of a range; nil for one of another text.
    open func text(in range: UITextRange) -> String? { answers.text(in: range) }

    /// Replaces a range by text without calling the delegate's `textView(_:shouldChangeTextIn:replacementText:)`.
    open func replace(_ range: UITextRange, withText text: String) { answers.replace(range, withText: text) }

    /// The range of the selection; an empty one at the caret.
    ///
    /// Setting nil changes nothing.
    open var selectedTextRange: UITextRange? {
        get { answers.selected }
        set { answers.selected = newValue }
    }

    /// The text that an input method has not settled yet; nil without one.
    open var markedTextRange: UITextRange? { answers.marked }

    /// The attributes of marked text; only read back, it is drawn with a line below it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { input.markedTextStyle }
        set { input.markedTextStyle = newValue }
    }

    /// Inserts marked text in place of former marked text or of the selection, and selects a part of it, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.mark(markedText ?? "", selecting: selectedRange)
    }

    /// Keeps the marked text as ordinary text.
    open func unmarkText() { editor.settle() }

    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { answers.start }

    /// The position after the last character.
    open var endOfDocument: UITextPosition { answers.end }

    /// The range between two places, in any order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        answers.range(from: fromPosition, to: toPosition)
    }

    /// The position at a number of UTF-16 units from another; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        answers.position(from: position, offset: offset)
    }

    /// The position at a number of caret stops from another in a direction on the screen; nil outside of the text.
    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? { answers.position(from: position, in: direction, offset: offset) }

    /// Compares two positions: `orderedAscending` if the first stands before the second.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        answers.compare(position, to: other)
    }

    /// The number of UTF-16 units from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        answers.offset(from: from, to: toPosition)
    }

    /// The object that learns of changes by other means than the keyboard; held weakly, nil at first.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    /// Finds the borders of words, sentences, paragraphs and lines in the text.
    open var tokenizer: any UITextInputTokenizer { input.tokenizer(of: self) }

    /// The place in a range that is farthest in a direction.
    open func position(
        within range: UITextRange,
        farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { answers.position(within: range, farthestIn: direction) }

    /// The range from a place to the end of its line, or of the text, in a direction.
    open func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? { answers.range(byExtending: position, in: direction) }

    /// The base writing direction of the paragraph at a position.
    open func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection { answers.direction(for: position) }

    /// Sets the base writing direction of the paragraphs that a range touches.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        answers.setDirection(writingDirection, for: range)
    }

    /// The rectangle of the first line of a range.
    open func firstRect(for range: UITextRange) -> CGRect { answers.firstRect(for: range) }

    /// The rectangle of the caret at a place.
    open func caretRect(for position: UITextPosition) -> CGRect { answers.caretRect(for: position) }

    /// The rectangles that show a range as selected.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        answers.selectionRects(for: range)
    }

    /// The place that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { answers.closestPosition(to: point) }

    /// The place of a range that is nearest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        answers.closestPosition(to: point, within: range)
    }

    /// The character at a point; nil beside the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { answers.characterRange(at: point) }

    /// Whether a range may be replaced by typed text: asks the delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        answers.range(range).map { editorShouldReplace($0, with: text) } ?? false
    }

    /// The attributes of the text behind or before a place.
    open func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { answers.styling(at: position, in: direction) }

    /// The view itself: rectangles and points of the text are in its coordinates.
    open var textInputView: UIView { self }

    /// At which end of a line the caret is shown where lines are broken: at the start of the next one.
    ///
    /// Kept and read back.
    open var selectionAffinity: UITextStorageDirection {
        get { input.affinity }
        set { input.affinity = newValue }
    }

    // MARK: Editing actions

    /// Copies the selection to the general pasteboard; not from a secret text.
    open override func copy(_ sender: Any?) {
        if let text = editor.copied { UIPasteboard.general.string = text }
    }

    /// Copies the selection to the general pasteboard and deletes it; without a selection it has no effect.
    open override func cut(_ sender: Any?) {
        guard let text = editor.copied, allowsEditing else { return }
        UIPasteboard.general.string = text
        editor.delete(.backward)
    }

    /// Inserts the text of the general pasteboard in place of the selection.
    open override func paste(_ sender: Any?) {
        guard let text = UIPasteboard.general.string else { return }
        editor.endTyping()
        editor.insert(text)
        editor.endTyping()
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { editor.selectWord() }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) {
        editor.select(NSRange(location: 0, length: textStore.length))
    }

    /// Deletes the selection; without one it has no effect.
    open override func delete(_ sender: Any?) {
        if !editor.selection.isEmpty { editor.delete(.backward) }
    }

    /// Whether an editing action has an effect at present, by its name such as `copy:`.
    open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        EditAction(action.name)?.isPossible(in: self) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Edits by the keys that move, select and delete; other keys go to the next responder.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = editor.edited(presses, isFirstResponder: isFirstResponder)
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// Keeps the end of a press that has edited; others go to the next responder.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !$0.isEdit }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }

    /// Keeps the cancellation of a press that has edited; others go to the next responder.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !$0.isEdit }
        if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }

    // MARK: Traits

    /// When letters are made large by themselves; kept and read back.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether corrections of typed words are offered; only read back.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked; kept and read back.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks are made round; kept and read back.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash; kept and read back.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether blanks are added and removed around words; only read back.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The set of keys of a keyboard on the screen; only read back.
    open var keyboardType = UIKeyboardType.default
    /// Whether that keyboard would be dark; kept and read back.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The text of the return key of a keyboard on the screen; only read back.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether its return key would need text; kept and read back.
    open var enablesReturnKeyAutomatically = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The meaning of the text, such as an address; only read back.
    open var textContentType: UITextContentType!
    /// The rules that a new password has to follow; only read back.
    open var passwordRules: UITextInputPasswordRules?
    /// The view instead of the keyboard; kept and read back.
    open override var inputView: UIView? {
        get { input.inputView }
        set { input.inputView = newValue }
    }
    /// The view above the keyboard; kept and read back.
    open override var inputAccessoryView: UIView? {
        get { input.inputAccessoryView }
        set { input.inputAccessoryView = newValue }
    }
    // Spelled out to here.

    // MARK: Names

    /// Posted after editing has begun, with the field as its object.
    public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )
    /// Posted after editing has ended, with the field as its object.
    public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )
    /// Posted when editing has changed the text.
    public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    /// The key of why editing has ended, in the notification.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.textField] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.textFields
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let text = text ?? ""
        let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
        return super.accessibilityDefaults.element(
            label: placeholder,
            value: shown.isEmpty ? placeholder : shown
        )
    }
}

extension UITextField: TextEditorHost {
    var editedStorage: NSTextStorage { contents.storage }
    var attributesForTyping: [NSAttributedString.Key: Any] { contents.typing ?? contents.attributes }
    var allowsEditing: Bool { isEnabled }
    var allowsCopying: Bool { !isSecureTextEntry }
    var geometry: TextGeometry { FieldLayout.geometry(of: self) }

    /// A field has one line: line breaks become spaces.
    func acceptable(_ text: String) -> String {
        text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func editorDidChangeText() {
        textDidChangeLook()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorDidChangeSelection() {
        contents.typing = nil
        FieldLayout.update(self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func showMarks() { FieldLayout.showMarks(self) }
}
