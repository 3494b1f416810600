import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// The row of a navigation bar for one item: the way back, buttons, and the title between them.
final class NavigationContent: UIView, UnarchivedView {
    private(set) weak var bar: UINavigationBar?
    let item: UINavigationItem
    private(set) weak var backItem: UINavigationItem?
    private(set) var backButton: BarButton?
    private(set) var left: [UIBarButtonItem] = []
    private(set) var right: [UIBarButtonItem] = []
    let title = UILabel(frame: .zero)
    private(set) weak var titleView: UIView?
    let prompt = UILabel(frame: .zero)
    var titleHold: TitleHold?
    private var isStale = true
    /// Whether the title has been as opaque as it is to be.
    var hasShown = false
    private var fades = false
    /// The pieces of the title of the way back, the longest first; which is shown depends on the room.
    private var backTitles: [String] = [""]

    init(_ bar: UINavigationBar, _ item: UINavigationItem, back: UINavigationItem?) {
        self.bar = bar
        self.item = item
        backItem = back
        super.init(frame: .zero)
        title.textAlignment = .center
        prompt.textAlignment = .center
        addSubview(title)
    }

    /// Nothing: an archive that names the class is not read.
    required init?(coder: NSCoder) { nil }

    /// The views that fade when the bar goes to another item.
    var sideViews: [UIView] { (left + right).compactMap(\.button).filter { $0.superview === self } }

    /// The view in the place of the title.
    var shownTitle: UIView { titleView ?? title }

    // MARK: Loading

    /// Marks the content as changed; it is loaded in the next layout.
    func invalidate(fading: Bool = false) {
        isStale = true
        if fading { fades = true }
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard isStale, let bar else { return }
        isStale = false
        let old = Set(sideViews + [backButton].compactMap { $0 })
        load(bar)
        let new = Set(sideViews + [backButton].compactMap { $0 })
        for view in old.subtracting(new) where view.superview === self { leave(view) }
        if fades { for view in new.subtracting(old) { arrive(view) } }
        fades = false
    }

    private func load(_ bar: UINavigationBar) {
        let look = bar.look(for: item)
        func style(_ item: UIBarButtonItem) -> BarButtonStyle {
            let appearance = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
            return BarButtonStyle(appearance: appearance, metrics: bar.metrics, height: bar.rowHeight)
        }
        loadBackButton(bar, look)
        left = backButton == nil || item.leftItemsSupplementBackButton ? item.shownLeftItems : []
        if left.isEmpty, backButton == nil { left = item.shownLeftItems }
        right = item.shownRightItems
        if !item.shownLeftItems.isEmpty, !item.leftItemsSupplementBackButton {
            backButton = nil
            left = item.shownLeftItems
        }
        for item in left + right {
            guard let button = BarButtonRow.button(of: item, self, style(item)) else { continue }
            if button.superview !== self { addSubview(button) }
        }
        loadTitle(bar, look)
    }

    private func loadBackButton(_ bar: UINavigationBar, _ look: UINavigationBarAppearance) {
        guard let backItem, !item.hidesBackButton else {
            backButton = nil
            return
        }
        let source = backItem.backBarButtonItem
        source?.host = self
        backTitles = BackTitle.candidates(of: backItem)
        let button = backButton ?? BarButton(source)
        button.item = source
        button.instead = { [weak bar] _ in bar?.goBack() }
        button.accessibilityLabel = backTitles.first { !$0.isEmpty } ?? BackTitle.generic
        if button.superview !== self { addSubview(button) }
        backButton = button
        show(backTitle: backTitles[0])
    }

    private func show(backTitle: String) {
        guard let bar, let backButton else { return }
        let look = bar.look(for: item)
        let back = BarButtonStyle.Back(title: backTitle, indicator: bar.backIndicator(look))
        backButton.show(
            BarButtonStyle(
                appearance: look.backButtonAppearance,
                metrics: bar.metrics,
                height: bar.rowHeight,
                back: back
            )
        )
    }

    private func loadTitle(_ bar: UINavigationBar, _ look: UINavigationBarAppearance) {
        let own = item.titleView
        if let titleView, titleView !== own, titleView.superview === self { titleView.removeFromSuperview() }
        titleView = own
        if let own, own.superview !== self { addSubview(own) }
        title.isHidden = own != nil
        title.attributedText = NSAttributedString(
            string: item.title ?? "",
            attributes: BarTitle.attributes(look.titleTextAttributes)
        )
        title.lineBreakMode = .byTruncatingTail
        title.accessibilityTraits = .header
        if let text = item.prompt {
            prompt.text = text
            prompt.font = .systemFont(ofSize: BarMetrics.promptSize)
            prompt.textColor = look.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
            if prompt.superview !== self { addSubview(prompt) }
        } else {
            prompt.removeFromSuperview()
        }
    }

    private func leave(_ view: UIView) {
        guard fades, window != nil else { return view.removeFromSuperview() }
        UIView.animate(withDuration: BarMetrics.fade) {
            view.alpha = 0
        } completion: { [weak self] _ in
            let isBack = (view as? BarButton).map { self?.contains($0) == true } ?? false
            if !isBack, view.superview === self { view.removeFromSuperview() }
            view.alpha = 1
        }
    }

    private func arrive(_ view: UIView) {
        guard window != nil else { return }
        UIView.performWithoutAnimation { view.alpha = 0 }
        UIView.animate(withDuration: BarMetrics.fade) { view.alpha = 1 }
    }

    private func contains(_ button: BarButton) -> Bool { sideViews.contains(button) || backButton === button }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar else { return }
        loadIfNeeded()
        NavigationLayout(self, bar).apply(backTitles) { show(backTitle: $0) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidate()
    }
}

extension NavigationContent: BarItemHost {
    func barItemDidChange(_ item: UIBarItem) { invalidate() }
}

/// The attributes of titles.
enum BarTitle {
    static func attributes(_ set: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetrics.titleSize, weight: .semibold),
            .foregroundColor: UIColor.label,
        ]
        return usual.merging(set) { $1 }
    }

    static func largeAttributes(_ set: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetrics.largeTitleSize, weight: .bold),
            .foregroundColor: UIColor.label,
        ]
        return usual.merging(set) { $1 }
    }
}

/// What the way back to a screen is called.
@MainActor enum BackTitle {
    static let generic = "Back"

    /// What may be shown, from the longest to nothing; what has room counts.
    static func candidates(of item: UINavigationItem) -> [String] {
        let own = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? generic
        switch item.backButtonDisplayMode {
        case .default:
            // A title that the program has set to be empty stays empty.
            return own.isEmpty ? [""] : own == generic ? [generic, ""] : [own, generic, ""]
        case .generic: return [generic, ""]
        case .minimal: return [""]
        }
    }
}

extension NavigationContent {
    /// Holds a title view that has constraints by its middle.
    func place(constrained view: UIView, at center: CGPoint) {
        if titleHold?.view !== view {
            let x = view.centerXAnchor.constraint(equalTo: leftAnchor, constant: center.x)
            let y = view.centerYAnchor.constraint(equalTo: topAnchor, constant: center.y)
            x.isActive = true
            y.isActive = true
            titleHold = TitleHold(view: view, x: x, y: y)
        } else if let hold = titleHold {
            if hold.x.constant != center.x { hold.x.constant = center.x }
            if hold.y.constant != center.y { hold.y.constant = center.y }
        }
    }
}

/// The constraints that hold a title view by its middle.
struct TitleHold {
    weak var view: UIView?
    let x: NSLayoutConstraint
    let y: NSLayoutConstraint
}
