import AgateLayout
import CoreGraphics
public import Foundation

/// A rectangle in a view that constraints place like a view, and that nothing shows.
///
/// A guide that no constraint names stays at zero. The guides of the system, such as ``UIView/safeAreaLayoutGuide``, have their frame at
/// any time. Source: uikit U36.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// The region of its view that the guide stands for; nil for guides of programs.
    private(set) final var region: LayoutRegionKind?
    private(set) var variablesStorage: ItemVariables?
    private var ownerReference: LivenessToken?
    /// The view that has the guide.
    final var ownerStorage: UIView? {
        get { ownerReference?.view }
        set { ownerReference = newValue?.livenessToken }
    }
    /// What anchors and constraints have of the guide.
    final var constraintItem: ConstraintItem {
        if let itemStorage { return itemStorage }
        let made = ConstraintItem(self)
        itemStorage = made
        return made
    }
    nonisolated(unsafe) private var itemStorage: ConstraintItem?

    /// Makes a guide that belongs to no view.
    public override init() { super.init() }

    /// Makes a guide of the system.
    ///
    /// It is a convenience, so that classes that derive from this one inherit its initialisers.
    convenience init(region: LayoutRegionKind, of view: UIView) {
        self.init()
        self.region = region
        ownerStorage = view
        identifier = region.identifier
    }

    deinit { itemStorage?.end() }

    /// Makes a guide with a name from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        identifier = coder.decodeObject(of: NSString.self, forKey: "UILayoutGuideIdentifier") as String? ?? ""
    }

    /// Writes the guide into an archive, with its identifier.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "UILayoutGuideIdentifier")
    }

    /// The frame in the coordinates of the view that the guide belongs to, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        if let region {
            let rect = CGRect(origin: .zero, size: owner.bounds.size).inset(by: region.insets(of: owner))
            return CGRect(
                x: rect.minX,
                y: rect.minY,
                width: max(rect.size.width, 0),
                height: max(rect.size.height, 0)
            )
        }
        guard let variablesStorage else { return .zero }
        return variablesStorage.host.rounded(variablesStorage.frame, owner)
    }

    /// The view that the guide belongs to; setting it moves the guide there.
    open weak var owningView: UIView? {
        get { ownerStorage }
        set {
            guard region == nil, newValue !== ownerStorage else { return }
            ownerStorage?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// A name that messages about the guide show; empty at first.
    open var identifier: String = ""

    func makeVariables(_ host: LayoutHost) -> ItemVariables {
        if let variablesStorage { return variablesStorage }
        let made = ItemVariables(host, constraintItem)
        if region == .scrollContent { made.fixOrigin() }
        variablesStorage = made
        return made
    }

    /// The anchor of the edge where lines of text begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .leading) }
    /// The anchor of the edge where lines of text end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .trailing) }
    /// The anchor of the guide's left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .left) }
    /// The anchor of the guide's right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .right) }
    /// The anchor of the guide's top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItem, .top) }
    /// The anchor of the guide's bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItem, .bottom) }
    /// The anchor of the guide's width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(constraintItem, .width) }
    /// The anchor of the guide's height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(constraintItem, .height) }
    /// The anchor of the guide's horizontal middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .centerX) }
    /// The anchor of the guide's vertical middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItem, .centerY) }

    /// The constraints that its place or size along an axis follows from, as of the last layout.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let variablesStorage else { return [] }
        return variablesStorage.host.constraints(affecting: variablesStorage, axis)
    }

    /// Whether the constraints leave its frame undecided, as of the last layout.
    open var hasAmbiguousLayout: Bool { variablesStorage?.isAmbiguous ?? false }

    /// `<UILayoutGuide: 0x… - "name", layoutFrame = {{0, 0}, {10, 10}}, owningView = <UIView: 0x…>>`.
    nonisolated open override var description: String {
        ViewThread.run { ConstraintPrinting.description(of: self) }
    }
}

/// The keyboard as a guide: at the bottom of the view's safe area and without height, as there is no keyboard on the screen.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a keyboard that is apart from the edge; kept for reading back.
    open var followsUndockedKeyboard = false

    /// Whether the guide is at the lower edge of the safe area while no keyboard is shown, and not at that of the view; true at first.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let view = owningView else { return }
            ViewConstraints.changeMargins(of: view) { $0.keyboardUsesSafeArea = usesBottomSafeArea }
        }
    }
}

extension LayoutHost {
    @MainActor func constraints(
        affecting item: ItemVariables,
        _ axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        prepare()
        let variables = axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
        var seen: Set<LayoutCondition> = []
        return variables.flatMap { engine.conditions(linkedWith: $0) }.filter { seen.insert($0).inserted }
            .compactMap { constraint(of: $0) }
    }
}
