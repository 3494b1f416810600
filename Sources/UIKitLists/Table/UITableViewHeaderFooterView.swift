import CoreGraphics
public import Foundation
public import UIKitCore

/// The header or the footer of a section of a table: a text, or the program's own views in ``contentView``.
///
/// Source: uikit U142.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private var identifier: String?
    private let content = HeaderContentView(frame: .zero)
    private var label: UILabel?
    private var detail: UILabel?
    private var background: UIView?
    private let configured = ConfiguredParts()
    final var place = HeaderPlace() {
        didSet { if place != oldValue { placeDidChange() } }
    }
    /// Whether the header stays at the top while rows go by under it.
    final var isPinned = false {
        didSet {
            guard isPinned != oldValue else { return }
            showBackground()
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: Making

    /// Makes a view to be used again under an identifier.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeader))
        setUp()
    }

    /// Makes a view with a frame and without a reuse identifier.
    @preconcurrency @MainActor public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view from an archive, with its identifier.
    public required init?(coder: NSCoder) {
        identifier = coder.soundObject(forKey: "UIReuseIdentifier") as? String
        super.init(coder: coder)
        setUp()
        coder.didInitialize(self, as: UITableViewHeaderFooterView.self)
    }

    /// Writes the view into an archive, with its reuse identifier.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let identifier { coder.encode(identifier as NSString, forKey: "UIReuseIdentifier") }
    }

    private func setUp() {
        content.frame = bounds
        addSubview(content)
    }

    /// Under which name the view is used again.
    open var reuseIdentifier: String? { identifier }

    /// Gives a view of a nib the name under which the nib is registered.
    final func takeReuseIdentifier(_ name: String) { identifier = name }

    /// The view is about to be used for another section.
    open func prepareForReuse() {
        isPinned = false
        alpha = 1
    }

    // MARK: Content

    /// The view that holds the text labels and the program's own subviews.
    open var contentView: UIView { content }

    /// The label of the section's title, of any number of lines; made at the first use.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel(frame: .zero)
        made.numberOfLines = 0
        label = made
        content.addSubview(made)
        showText()
        return made
    }

    /// A second text below the first, in grouped tables.
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: .footnote)
        made.textColor = .secondaryLabel
        made.numberOfLines = 0
        detail = made
        content.addSubview(made)
        return made
    }

    /// The view behind the content, as large as the whole view; nil at first.
    open var backgroundView: UIView? {
        get { background }
        set {
            guard newValue !== background else { return }
            background?.removeFromSuperview()
            background = newValue
            if let newValue {
                insertSubview(newValue, at: 0)
                newValue.frame = bounds
            }
            showBackground()
        }
    }

    // MARK: Configurations

    /// A closure that updates a header or footer for its state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The content of the view as a value; nil at first.
    ///
    /// Where it is set, it is shown in place of the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            label?.removeFromSuperview()
            detail?.removeFromSuperview()
            (label, detail) = (nil, nil)
            configured.show(newValue, in: content)
            setNeedsUpdateConfiguration()
        }
    }

    /// The content of a header or footer in this table, without a text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (place.style, place.isHeader) {
        case (.plain, true): .plainHeader()
        case (.plain, false): .plainFooter()
        case (_, true): .groupedHeader()
        case (_, false): .groupedFooter()
        }
    }

    /// The background of the view as a value; nil at first.
    ///
    /// Where it is set, it is shown in place of ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            if newValue != nil { backgroundView = nil }
            configured.show(newValue, behind: self)
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the content follows the state of the view; true.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background follows the state of the view; true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The state of the view, for configurations; a subclass may add to it.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }

    /// Marks the configurations as out of date; they are updated before the next frame.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the view for a state; a subclass changes its configurations here.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// A closure that is called after each ``updateConfiguration(using:)``, with the view and its state; nil at first.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    private func updateConfigurationIfNeeded() {
        configured.updateIfNeeded(configurationState) { state in
            if automaticallyUpdatesContentConfiguration, let shown = configured.content {
                configured.show(shown.updated(for: state), in: content)
            }
            if automaticallyUpdatesBackgroundConfiguration, let shown = configured.background {
                configured.show(shown.updated(for: state), behind: self)
            }
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Looks

    private func placeDidChange() {
        showText()
        setNeedsLayout()
    }

    private func showText() {
        guard let label else { return }
        let isPlainHeader = place.style == .plain && place.isHeader
        label.font =
            isPlainHeader ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
        label.textColor = isPlainHeader ? .label : .secondaryLabel
    }

    /// Rows go by under a header that stays; it covers them.
    private func showBackground() {
        guard background == nil, configured.background == nil, place.style == .plain else { return }
        content.backgroundColor = isPinned ? UIColor.systemBackground.withAlphaComponent(0.94) : nil
    }

    /// Where the text stands.
    private var textInsets: UIEdgeInsets {
        let side = place.margin
        switch (place.style, place.isHeader) {
        case (.plain, _): return UIEdgeInsets(top: 3, left: side, bottom: 3, right: side)
        case (_, true):
            return UIEdgeInsets(
                top: TableMetrics.footerPadding,
                left: side,
                bottom: TableMetrics.groupedHeaderBottom,
                right: side
            )
        case (_, false):
            let padding = TableMetrics.footerPadding
            return UIEdgeInsets(top: padding, left: side, bottom: padding, right: side)
        }
    }

    // MARK: Layout

    /// Places the background, the content view and the labels in the view's bounds.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        background?.frame = CGRect(origin: .zero, size: bounds.size)
        content.frame = CGRect(origin: .zero, size: bounds.size)
        configured.place(in: content, behind: self)
        layOutTexts()
    }

    private func layOutTexts() {
        guard label?.text?.isEmpty == false || detail?.text?.isEmpty == false else { return }
        let room = CGRect(origin: .zero, size: bounds.size).inset(by: textInsets)
        let limit = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let first = label.map { $0.text?.isEmpty == false ? $0.sizeThatFits(limit).height : 0 } ?? 0
        let second = detail.map { $0.text?.isEmpty == false ? $0.sizeThatFits(limit).height : 0 } ?? 0
        let y: CGFloat
        switch (place.style, place.isHeader) {
        case (.plain, _): y = room.minY + (room.height - first - second) / 2
        // The text of a header stands above its rows, that of a footer below them.
        case (_, true): y = room.maxY - first - second
        case (_, false): y = room.minY
        }
        let scale = UIScreenScale.current
        let top = (y * scale).rounded() / scale
        label?.frame = CGRect(x: room.minX, y: top, width: room.width, height: first)
        detail?.frame = CGRect(x: room.minX, y: top + first, width: room.width, height: second)
    }

    /// The size of the content at a width: that of the constraints in ``contentView``, or of the text.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if let height = configured.height(forWidth: targetSize.width) {
            return CGSize(width: targetSize.width, height: height)
        }
        if content.layoutState?.placesSubviews == true {
            if content.bounds.width != targetSize.width { content.frame.size.width = targetSize.width }
            let size = content.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
            return CGSize(width: targetSize.width, height: size.height)
        }
        return CGSize(width: targetSize.width, height: textHeight(targetSize.width))
    }

    /// The size that the content needs at a width, in points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        let insets = textInsets
        let limit = CGSize(
            width: max(width - insets.left - insets.right, 0),
            height: .greatestFiniteMagnitude
        )
        let texts = [label, detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }
        let height = texts.reduce(0) { $0 + $1.sizeThatFits(limit).height }
        let minimum: CGFloat =
            switch (place.style, place.isHeader) {
            case (.plain, _): TableMetrics.plainHeader
            case (_, true): TableMetrics.groupedHeader
            case (_, false): TableMetrics.groupedFooter
            }
        guard height > 0 else { return minimum }
        return max(minimum, Pixels.ceiled(height + insets.top + insets.bottom, UIScreenScale.current))
    }
}
