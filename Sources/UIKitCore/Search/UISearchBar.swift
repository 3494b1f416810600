import CoreGraphics
public import Foundation
import QuartzCore

/// A search field with a button that ends the search, and scope buttons below it.
///
/// It is 56 points high; a prompt above the field and scopes below it add to that.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// The images in a search bar that a program can change.
    public enum Icon: Int, Sendable {
        /// The magnifying glass before the text.
        case search = 0
        /// The cross that removes the text.
        case clear = 1
        /// The open book that stands for bookmarks.
        case bookmark = 2
        /// The list that stands for results.
        case resultsList = 3
    }

    /// The backgrounds that a search bar can have.
    public enum Style: UInt, Sendable {
        /// The background that the system picks: here ``prominent``.
        case `default` = 0
        /// A material behind the bar.
        case prominent = 1
        /// No background behind the bar.
        case minimal = 2
    }

    let field: UISearchTextField = SearchBarField(frame: .zero)
    let parts = SearchBarParts()
    private var events: SearchFieldEvents?
    var legacy = BarLegacy()

    // MARK: Making bars

    /// Makes a search bar without text, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from an archive, with its texts.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        text = coder.soundObject(forKey: "UIText") as? String
        placeholder = coder.soundObject(forKey: "UIPlaceholder") as? String
        prompt = coder.soundObject(forKey: "UIPrompt") as? String
        showsCancelButton = coder.decodeBool(forKey: "UIShowsCancelButton")
        scopeButtonTitles = coder.soundObject(forKey: "UIScopeButtonTitles") as? [String]
        showsScopeBar = coder.decodeBool(forKey: "UIShowsScopeBar")
        coder.didInitialize(self, as: UISearchBar.self)
    }

    /// Writes the bar and its texts into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (value, key) in [(text, "UIText"), (placeholder, "UIPlaceholder"), (prompt, "UIPrompt")] {
            if let value { coder.encode(value as NSString, forKey: key) }
        }
        coder.encode(showsCancelButton, forKey: "UIShowsCancelButton")
        if let titles = scopeButtonTitles {
            coder.encode(titles as NSArray, forKey: "UIScopeButtonTitles")
        }
        coder.encode(showsScopeBar, forKey: "UIShowsScopeBar")
    }

    private func setUp() {
        parts.setUp(self)
        events = SearchFieldEvents(self)
        showBackground()
    }

    /// Tells the search controller that manages the bar.
    package var controllerEvents: SearchEvents?

    /// The object that decides about editing and learns of changes and taps; held weakly, nil at first.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The position of the bar: the delegate's answer, or `any`.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// The field.
    ///
    /// Its delegate is the bar's own.
    open var searchTextField: UISearchTextField { field }

    // MARK: Text

    /// The text of the search field; setting it calls no delegate.
    ///
    /// Empty at first.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            textDidChange()
        }
    }

    /// The text that is shown in an empty field; nil for none.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line of text above the search field; nil for none.
    open var prompt: String? {
        didSet {
            parts.show(prompt: prompt, in: self)
            heightDidChange()
        }
    }

    func textDidChange() { setNeedsLayout() }

    /// Begins editing of the search field; false if it refuses.
    @discardableResult
    open override dynamic func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing of the search field; false if it refuses.
    @discardableResult
    open override dynamic func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// Whether the search field is being edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Whether the search field can begin editing.
    open override dynamic var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// Whether the user can edit the field; true at first.
    ///
    /// A disabled bar is half transparent.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            field.isEnabled = newValue
            field.alpha = newValue ? 1 : 0.5
        }
    }

    // MARK: Buttons

    /// Whether the button that ends the search is shown.
    open var showsCancelButton: Bool {
        get { parts.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button; if animated, the field makes room within 0.25 s.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != parts.showsCancel else { return }
        parts.setShowsCancel(showsCancelButton, in: self, animated: animated && window != nil)
    }

    /// Whether a button with a book is shown while there is no text.
    open var showsBookmarkButton = false {
        didSet { parts.sideButtonDidChange(in: self) }
    }

    /// Whether a button that shows results is shown while there is no text.
    open var showsSearchResultsButton = false {
        didSet { parts.sideButtonDidChange(in: self) }
    }

    /// Whether the results button is switched on; false at first.
    open var isSearchResultsButtonSelected = false {
        didSet { parts.sideButtonDidChange(in: self) }
    }

    // MARK: Scopes

    /// The titles of the scope buttons; nil or empty for none.
    open var scopeButtonTitles: [String]? {
        didSet {
            parts.scopes.titles = scopeButtonTitles ?? []
            selectedScopeButtonIndex = min(
                selectedScopeButtonIndex,
                max((scopeButtonTitles?.count ?? 1) - 1, 0)
            )
            heightDidChange()
        }
    }

    /// The index of the selected scope button, kept within their number; setting it calls no delegate.
    open var selectedScopeButtonIndex: Int {
        get { parts.scopes.selected }
        set { parts.scopes.selected = min(max(newValue, 0), max(parts.scopes.titles.count - 1, 0)) }
    }

    /// Whether the scope buttons are shown; false at first.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { heightDidChange() } }
    }

    /// Shows or hides the scope buttons, with a fade if animated.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        guard show != showsScopeBar else { return }
        guard animate, window != nil else {
            showsScopeBar = show
            return
        }
        UIView.animate(withDuration: BarMetrics.fade) {
            self.showsScopeBar = show
            self.layoutIfNeeded()
        }
    }

    var showsScopes: Bool { showsScopeBar && !parts.scopes.titles.isEmpty }

    // MARK: Layout

    private func heightDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var wantedHeight: CGFloat {
        SearchMetrics.bar + (prompt == nil ? 0 : SearchMetrics.prompt)
            + (showsScopes ? SearchMetrics.scopes : 0)
    }

    /// The width given, and the height of the field, a prompt and scopes.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: wantedHeight)
    }

    /// No intrinsic width, and the height of `sizeThatFits(_:)`.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 750) }

    /// Places the field, its button and the scopes.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(self)
    }

    // MARK: Looks

    /// The background of the bar; `default` at first.
    open var searchBarStyle = Style.default {
        didSet { showBackground() }
    }

    private func showBackground() {
        var look = legacy.applied(to: .material, barPosition, .default)
        if legacy.shinesThrough(.default), legacy.barTint == nil, searchBarStyle == .minimal {
            look = .transparent
        }
        look.shadowColor = searchBarStyle == .minimal ? nil : look.shadowColor
        if let image = legacy.image(.any, .default) { (look.image, look.shadowColor) = (image, nil) }
        parts.background.show(look)
    }

    func changeLegacy(_ change: (inout BarLegacy) -> Void) {
        change(&legacy)
        showBackground()
    }

    /// Whether the bar is dark whatever the interface is.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            changeLegacy { $0.style = newValue }
            let style: UIUserInterfaceStyle = newValue == .default ? .unspecified : .dark
            for part in subviews { part.overrideUserInterfaceStyle = style }
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the caret and of the button; the interface's unless set.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The colour behind the bar; nil for its usual background.
    open var barTintColor: UIColor? {
        get { legacy.barTint }
        set { changeLegacy { $0.barTint = newValue } }
    }

    /// Whether content below shines through the bar.
    open var isTranslucent: Bool {
        get { legacy.shinesThrough(.default) }
        set { changeLegacy { $0.isTranslucent = newValue } }
    }

    /// The background image of the bar; an image of size zero removes the background.
    ///
    /// Nil for the usual one.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// Sets the background image for a position and some bar metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        changeLegacy {
            $0.images[BarLegacy.Key(position: barPosition, metrics: barMetrics)] = backgroundImage
        }
    }

    /// The background image for a position and some bar metrics; nil for none.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[BarLegacy.Key(position: barPosition, metrics: barMetrics)]
    }

    /// The image behind the scope buttons; nil for none.
    open var scopeBarBackgroundImage: UIImage? {
        get { parts.scopes.backgroundImage }
        set { parts.scopes.backgroundImage = newValue }
    }

    /// Sets the image behind the field for a state, in place of its grey.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.fieldImages[state] = backgroundImage
        parts.fieldImageDidChange(in: self)
    }

    /// The image behind the field for a state; nil for none.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { parts.fieldImages[state] }

    /// Sets the image of an icon for a state; that of the clear button is only read back.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.icons[icon, default: BarStateTable()][state] = iconImage
        parts.iconDidChange(icon, in: self)
    }

    /// The image of an icon that was set for a state; nil for none.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.icons[icon]?[state] }

    /// The offset of the search field in the bar, in points; zero at first.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { setNeedsLayout() }
    }

    /// The offset of the text in the search field, in points; zero at first.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.textShift }
        set { field.textShift = newValue }
    }

    /// Sets the offset of an image in the search field, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        field.iconShift[icon] = adjustment
    }

    /// The offset of an image in the search field, in points; zero at first.
    open func positionAdjustment(for icon: Icon) -> UIOffset { field.iconShift[icon] ?? .zero }

    /// Gives the titles of scopes attributes in a state: normal, or selected.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) { parts.scopes.attributes[state] = attributes }

    /// The attributes that were set for titles of scopes in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
    { parts.scopes.attributes[state] }

    // MARK: The keyboard

    /// The view above the keyboard; kept and read back.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    /// The letters that become capitals; this and the properties below are those of the search field.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Whether corrections of typed words are offered.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Whether misspelled words are marked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// Whether straight quotation marks become typographic ones.
    open var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }
    /// Whether two typed hyphens become a dash.
    open var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }
    /// Whether blanks are added and removed around text that is inserted and deleted.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }
    /// The set of keys of the keyboard on the screen.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// The appearance of the keyboard on the screen: light, dark or that of the interface.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    /// The text of the return key of the keyboard on the screen.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether the return key can only be used while there is text.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is shown as dots.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The meaning of the text, such as a name; nil for none.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
    /// The rules that new passwords have to follow; nil for none.
    open var passwordRules: UITextInputPasswordRules? {
        get { field.passwordRules }
        set { field.passwordRules = newValue }
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.searchBar] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.searchBars
    }
}

extension UISearchBar: UITextInputTraits {}
