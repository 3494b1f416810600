import CoreGraphics
public import Foundation
import QuartzCore

/// A cell of a list: content, accessories at both sides, and a separator.
///
/// Source: uikit U148; lengths are guess list-content.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private var accessoryViews: [ListAccessoryView] = []
    private var shownCount = 0
    private let separators = ListSeparators()
    private var separatorGuide: UILayoutGuide?
    private var separatorLeading: NSLayoutConstraint?
    /// What the list says of the cell: its group, its separators, its background.
    final var place = ListPlacement() {
        didSet { if place != oldValue { setNeedsUpdateConfiguration() } }
    }

    override func listPlacementDidChange(_ placement: ListPlacement?) { place = placement ?? ListPlacement() }

    /// Makes a cell with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = false
    }

    /// Makes a cell from an archive, such as a nib registered with a collection.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The accessories at both sides of the content; those of the system have fixed places, whatever their order here.
    open var accessories: [UICellAccessory] = [] {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The indentation level of the content; 0 at first.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of one indentation level, in points; 10 at first.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// Whether accessories at the beginning are set in, too.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

    /// The configuration for content that suits the list that the cell is in.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch place.appearance {
        case .sidebar, .sidebarPlain: .sidebarCell()
        default: .cell()
        }
    }

    override func defaultBackground() -> UIBackgroundConfiguration? { place.background }

    // MARK: Separator

    /// The line between this cell and the next: constrain its leading edge to what it begins at.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide }
        let guide = UILayoutGuide()
        separatorGuide = guide
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: separatorStart)
        leading.priority = .defaultHigh
        separatorLeading = leading
        NSLayoutConstraint.activate([
            leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1 / max(UIScreenScale.current, 1)),
        ])
        return guide
    }

    /// Where the separator begins unless constraints say otherwise: at the text.
    private var separatorStart: CGFloat {
        let text =
            (looks.contentOwner as? UIListContentView)?.textStart ?? ListContentMetrics.cellMargins.leading
        return contentView.frame.minX + text
    }

    // MARK: Layout

    /// Shows the accessories of the state; overrides call the superclass.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        showAccessories(state)
    }

    private func showAccessories(_ state: UICellConfigurationState) {
        let wanted = ListAccessories.shown(accessories, isEditing: state.isEditing)
        var old = accessoryViews
        accessoryViews = wanted.map { place in
            let known = old.firstIndex { $0.accessoryType == place.accessory.accessoryType }
            let view = known.map { old.remove(at: $0) } ?? ListAccessoryView(place.accessory)
            view.show(place, in: self, state)
            if view.superview !== self {
                UIView.performWithoutAnimation {
                    addSubview(view)
                    view.alpha = 0
                    placeAccessories()
                }
                view.alpha = 1
            }
            return view
        }
        for view in old { view.leave() }
        if !old.isEmpty || wanted.count != shownCount {
            // Other room at the sides may break the text into other lines.
            shownCount = wanted.count
            needsMeasure = true
            (superview as? UICollectionView)?.cellWantsMeasure()
        }
        setNeedsLayout()
    }

    override func placeContent() {
        let sides = placeAccessories()
        let frame = CGRect(
            x: sides.leading,
            y: 0,
            width: max(bounds.width - sides.leading - sides.trailing, 0),
            height: bounds.height
        )
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shown =
            mirrored
            ? CGRect(x: bounds.width - frame.maxX, y: 0, width: frame.width, height: frame.height) : frame
        if contentView.frame != shown { contentView.frame = shown }
        contentView.layoutIfNeeded()
        separatorLeading?.constant = separatorStart
        looks.shownBackground?.layer.maskedCorners = place.corners
        separators.place(in: self, start: separatorGuideStart ?? separatorStart, place)
    }

    private var separatorGuideStart: CGFloat? {
        guard let separatorGuide else { return nil }
        let frame = separatorGuide.layoutFrame
        return frame.width > 0 ? frame.minX : nil
    }

    /// Places the accessories: how much room they take at both sides.
    @discardableResult
    private func placeAccessories() -> (leading: CGFloat, trailing: CGFloat) {
        ListAccessories.place(accessoryViews, in: self, indentation: indentation, indents: indentsAccessories)
    }

    private var indentation: CGFloat {
        let width = CGFloat(max(indentationLevel, 0)) * max(indentationWidth, 0)
        return width.isFinite ? min(width, max(bounds.width / 2, 0)) : 0
    }

    override func fittingSize(_ size: CGSize, fixed: UIAxis) -> CGSize {
        CollectionCellLooks.updateIfNeeded(self)
        let sides = placeAccessories()
        let taken = sides.leading + sides.trailing
        let inner = CGSize(width: max(size.width - taken, 0), height: size.height)
        var made = super.fittingSize(inner, fixed: fixed)
        made.width += taken
        return made
    }

    /// A tap on a cell whose arrow is the whole cell shows or hides what is within it: whether it did.
    override func takesTap() -> Bool {
        for accessory in accessories {
            guard case .outlineDisclosure(let options) = accessory.options, options.style == .header else {
                continue
            }
            ListOutline.toggle(accessory, of: self)
            return true
        }
        return false
    }
}
