public import CoreGraphics
public import CoreText
public import Foundation
public import QuartzCore

/// Many lines of text that can be edited, selected and scrolled.
///
/// The text stands in ``textContainer``, ``textContainerInset`` away from the edges. While scrolling is on, more text than fits is reached by
/// ``contentOffset``; while it is off, the view wants to be as high as its text.
///
/// A finger scrolls where there is more text than fits; where there is not, it selects.
///
/// Source: text T223, T224, T239.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    private(set) lazy var editor = TextEditor(host: self)
    private let storage: NSTextStorage
    private let manager: NSLayoutManager
    private let container: NSTextContainer
    let canvas = TextCanvas(frame: .zero)
    let marks = TextMarks(frame: .zero)
    var looks = TextViewAppearance()
    /// The part of the content that ``canvas`` shows.
    var isCanvasStale = true
    private var textStore: NSTextStorage { storage }
    private var answers: TextInputAnswers { TextInputAnswers(self) }
    /// The layout of the text keeps the offset in its range.
    @_spi(UIKitRooms) open override var managesOffset: Bool { true }

    // MARK: Making text views

    /// Makes a text view that shows a container, with the layout manager and the storage that it has; nil makes all of them.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer(size: .zero)
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        if textContainer == nil { container.widthTracksTextView = true }
        (self.container, self.manager, self.storage) = (container, manager, storage)
        super.init(frame: frame)
        setUp()
    }

    /// Makes a text view with a frame.
    @preconcurrency @MainActor public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes a text view; there is one text system, so the argument makes no difference.
    @preconcurrency @MainActor public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Makes a text view from an archive, with its text.
    public required init?(coder: NSCoder) {
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        let storage = NSTextStorage()
        storage.addLayoutManager(manager)
        (self.container, self.manager, self.storage) = (container, manager, storage)
        super.init(coder: coder)
        setUp()
        isEditable = !coder.decodeBool(forKey: "UITextViewNotEditable")
        isSelectable = !coder.decodeBool(forKey: "UITextViewNotSelectable")
        isScrollEnabled = !coder.decodeBool(forKey: "UITextViewNotScrolling")
        if let text = AttributedStringCoding.decode(coder, forKey: "UITextViewText") { attributedText = text }
        coder.didInitialize(self, as: UITextView.self)
    }

    /// Writes the view and its text into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(!isEditable, forKey: "UITextViewNotEditable")
        coder.encode(!isSelectable, forKey: "UITextViewNotSelectable")
        coder.encode(!isScrollEnabled, forKey: "UITextViewNotScrolling")
        AttributedStringCoding.encode(storage, into: coder, forKey: "UITextViewText")
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .systemBackground }
        addSubview(canvas)
        addSubview(marks)
        canvas.drawing = { [weak self] in
            if let self { TextViewDrawing.draw(self) }
        }
        TextViewLayout.connect(self)
    }

    /// The object that decides about editing and learns of edits and scrolling; held weakly, nil at first.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: The text system

    /// The area in which the text is laid out.
    open var textContainer: NSTextContainer { container }
    /// The layout manager that lays the text out in ``textContainer``.
    open var layoutManager: NSLayoutManager { manager }
    /// The text storage of the view; changes of it are shown at once.
    open var textStorage: NSTextStorage { storage }
    /// The insets of the text container in the content, in points; 8 above and below at first.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { TextViewLayout.sizeDidChange(self) } }
    }

    // MARK: Text

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The characters.
    ///
    /// Setting it gives the whole text the view's font, colour and alignment, and calls no delegate.
    open var text: String! {
        get { storage.string }
        set {
            let change = KeyValueChange.begin("text", of: self, from: text)
            defer { change?.end(at: text) }
            TextViewText.set(
                OwnAttributedString(string: newValue ?? "", attributes: looks.attributes),
                in: self
            )
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with its attributes; empty at first.
    ///
    /// Setting nil empties the text.
    open var attributedText: NSAttributedString! {
        get { OwnAttributedString(attributedString: storage) }
        set {
            let change = KeyValueChange.begin("attributedText", of: self, from: attributedText)
            TextViewText.set(newValue ?? OwnAttributedString(string: ""), in: self)
            change?.end(at: attributedText)
        }
    }

    /// The font at the start of the text; setting it changes all of the text.
    ///
    /// Nil, as at first: the system's of 12 points, unless the text has its own.
    ///
    /// GUESS nil-font: the size that the text is drawn with while there is no font.
    open var font: UIFont? {
        get { TextViewText.attribute(.font, of: self) as? UIFont ?? looks.font }
        set { TextViewText.setFont(newValue, in: self) }
    }

    /// The colour at the start of the text; setting it changes all of the text.
    ///
    /// `label` at first.
    open var textColor: UIColor? {
        get { TextViewText.attribute(.foregroundColor, of: self) as? UIColor ?? looks.color }
        set { TextViewText.setColor(newValue, in: self) }
    }

    /// The alignment at the start of the text; setting it changes all of the text.
    open var textAlignment: NSTextAlignment {
        get {
            (TextViewText.attribute(.paragraphStyle, of: self) as? NSParagraphStyle)?.alignment
                ?? looks.alignment
        }
        set { TextViewText.setAlignment(newValue, in: self) }
    }

    /// The attributes of the text that is typed next.
    ///
    /// Until they are set, those of the character before the caret; a change of the selection resets them.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { looks.typing ?? TextViewText.attributesBeforeCaret(of: self) }
        set { looks.typing = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The attributes of links, in addition to their own; the system's blue at first.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.systemBlue] {
        didSet { manager.forgetContent() }
    }

    /// Whether the font follows the user's text size; text in a font of a text style is then laid out again.
    open var adjustsFontForContentSizeCategory = false

    /// Whether text is scaled as on other devices; it is only read back, text here has one scale.
    open var usesStandardTextScaling = false

    /// Whether attributes can be edited; kept and read back: no menu offers it.
    open var allowsEditingTextAttributes = false

    /// Whether the next typed text replaces all of the text.
    open var clearsOnInsertion: Bool {
        get { editor.replacesAllWhenTyping }
        set { editor.replacesAllWhenTyping = newValue }
    }

    /// Whether the text is secret: it cannot be copied.
    ///
    /// Text views show it all the same.
    open var isSecureTextEntry = false

    /// The selection, in UTF-16 units.
    ///
    /// Ranges out of the text are cut to it.
    open var selectedRange: NSRange {
        get { editor.selection.range }
        set { editor.selectFromProgram(newValue) }
    }

    /// Whether the text can be changed by typing.
    open var isEditable = true {
        didSet {
            if !isEditable, isFirstResponder, !isSelectable { resignFirstResponder() }
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { manager.forgetContent() }
        }
    }

    /// Whether the user can select text and tap links; true at first.
    open var isSelectable = true

    /// The kinds of data that become links while the text is not editable: links and telephone numbers, as `NSDataDetector` finds them;
    /// none at first.
    ///
    /// They have the looks of links, a tap on one asks the delegate and opens its address, `tel:` and the digits for a number. The text
    /// itself does not change. Other kinds are kept and have no effect.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { manager.forgetContent() } }
    }

    /// Makes as much of a range visible as there is room for.
    open func scrollRangeToVisible(_ range: NSRange) { TextViewLayout.scroll(self, to: range) }

    // MARK: Scrolling

    /// Whether the content can be larger than the view.
    ///
    /// While it is off, the view wants to be as high as its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { TextViewLayout.sizeDidChange(self) } }
    }

    /// The view's bounds; their origin is the content offset.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if newValue.size != old.size {
                TextViewLayout.sizeDidChange(self)
            } else if newValue.origin != old.origin {
                TextViewLayout.showVisiblePart(self)
            }
        }
    }

    /// The view's frame in its superview; another size lays the text out again.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds.size
            super.frame = newValue
            if super.bounds.size != old { TextViewLayout.sizeDidChange(self) }
        }
    }

    // MARK: Layout

    /// Lays out the text and shows the part that is visible.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        TextViewLayout.layOut(self)
    }

    /// The height of the text at a width, with its insets; the width is that of the longest line, at most the one given.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        TextViewLayout.size(self, fitting: size)
    }

    /// The width of the text where nothing breaks its lines, and its height at the view's width, while scrolling is off; else none.
    ///
    /// A view that has no width yet is as high as the unbroken lines.
    open override dynamic var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let unlimited = CGFloat.greatestFiniteMagnitude
        let natural = sizeThatFits(CGSize(width: unlimited, height: unlimited))
        guard bounds.width > 0, bounds.width < natural.width else { return natural }
        let height = sizeThatFits(CGSize(width: bounds.width, height: unlimited)).height
        return CGSize(width: natural.width, height: height)
    }

    /// Those of the first line, and of the last one of a view as high as its text.
    ///
    /// Source: uikit U57.
    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        guard let font = font ?? typingAttributes[.font] as? UIFont else { return nil }
        let scale = UIScreenScale.current
        return (
            textContainerInset.top + Pixels.roundedHalfUp(font.ascender, scale),
            textContainerInset.bottom + Pixels.roundedHalfUp(-font.descender, scale)
        )
    }

    /// The height of the text at a width while scrolling is off.
    @_spi(UIKitRooms) open override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        guard !isScrollEnabled else { return nil }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// Shows carets and selections in the tint colour.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        showMarks()
    }

    /// Shows the text in the colours for the new traits.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        manager.forgetContent()
    }

    override func contentSizeCategoryDidChange() {
        guard adjustsFontForContentSizeCategory else { return }
        manager.forgetContent()
    }

    // MARK: First responder

    /// A text view can be edited, or selected in.
    open override dynamic var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, if the delegate allows it, and calls the delegate; returns whether it has begun.
    @discardableResult
    open override dynamic func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
        guard super.becomeFirstResponder() else { return false }
        showMarks()
        guard isEditable else { return true }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing, if the delegate allows it, and calls the delegate; returns whether it has ended.
    @discardableResult
    open override dynamic func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        if isEditable, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
        editor.settle()
        editor.endTyping()
        guard super.resignFirstResponder() else { return false }
        showMarks()
        guard isEditable else { return true }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Touches

    /// A tap on a text is the text's, and none for what is around it, which may want to end editing.
    @_spi(UIKitRooms) open override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEditable || isSelectable else { return false }
        return (gestureRecognizer as? UITapGestureRecognizer)?.isPlain ?? false
    }

    /// Where the last touch began; a tap on a link ends near it.
    private var linkTouchStart: CGPoint?

    /// Places the caret or begins to select text under the finger.
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable || isEditable, let touch = touches.first else {
            return super.touchesBegan(touches, with: event)
        }
        linkTouchStart = touch.location(in: self)
        input.touches.begin(touch, in: self)
    }

    /// Extends the selection to the finger, unless the finger scrolls.
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
        if isScrollEnabled, ScrollGeometry(self).dragsY { return }
        input.touches.move(touch, in: self)
    }

    /// Opens a tapped link, or else begins editing and places the caret.
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable || isEditable, let touch = touches.first else {
            return super.touchesEnded(touches, with: event)
        }
        if let start = linkTouchStart, TextViewLinks.tap(touch, beganAt: start, in: self) { return }
        guard bounds.encloses(touch.location(in: self)), becomeFirstResponder() else { return }
        input.touches.end(touch, in: self)
    }

    // MARK: Typing

    /// Inserts typed text in place of the selection, if the delegate allows it.
    open func insertText(_ text: String) { editor.insert(text) }

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

    /// Posted after editing has begun, with the view as its object.
    public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification"
    )
    /// Posted when editing has changed the text.
    public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    /// Posted after editing has ended, with the view as its object.
    public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification"
    )

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.textView] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.textViews
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        super.accessibilityDefaults.element(value: text)
    }
}

extension UITextView: TextEditorHost {
    var editedStorage: NSTextStorage { storage }
    var attributesForTyping: [NSAttributedString.Key: Any] { typingAttributes }
    var allowsEditing: Bool { isEditable }
    var allowsCopying: Bool { !isSecureTextEntry }

    var geometry: TextGeometry {
        TextViewLayout.prepareContainer(self)
        return TextGeometry(
            manager: manager,
            container: container,
            origin: CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        )
    }

    func acceptable(_ text: String) -> String { text }

    func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func editorDidChangeText() {
        if isFirstResponder {
            TextViewLayout.scroll(self, to: NSRange(location: editor.selection.focus, length: 0))
        }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorDidChangeSelection() {
        looks.typing = nil
        if isFirstResponder {
            TextViewLayout.scroll(self, to: NSRange(location: editor.selection.focus, length: 0))
        }
        showMarks()
        delegate?.textViewDidChangeSelection(self)
    }

    func showMarks() {
        let isEdited = isFirstResponder
        let selection = editor.selection
        let geometry = geometry
        marks.show(
            selection: isEdited ? geometry.rects(of: selection.range).map(\.rect) : [],
            marked: isEdited ? (editor.marked.map { geometry.rects(of: $0).map(\.rect) } ?? []) : [],
            caret: isEdited && isEditable && selection.isEmpty ? geometry.caret(at: selection.start) : nil,
            tint: tintColor
        )
    }
}
