import CoreGraphics
public import Foundation

/// Views in a row or a column, with spaces between them.
///
/// The view makes constraints for its arranged subviews and shows nothing else than any view does. Arranged views that are hidden take no
/// room; hidden in an animation block, a view is seen while it shrinks and the others move, and is gone at the end. Shown in one it is there at once.
///
/// Source: uikit U80 to U85.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The ways in which views can share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// Views are stretched or compressed along the axis by their priorities.
        case fill = 0
        /// All views have the same length along the axis.
        case fillEqually
        /// Views share the length in proportion to their intrinsic sizes.
        case fillProportionally
        /// Views keep their intrinsic sizes, with equal spaces between them.
        case equalSpacing
        /// Their natural lengths, with their middles at equal distances.
        case equalCentering
    }

    /// The alignments of views across the axis of the stack.
    public enum Alignment: Int, Sendable {
        /// Views reach from edge to edge across the axis.
        case fill = 0
        /// At the leading edge of a column, at the top of a row.
        case leading
        /// With their first baselines on one line; in rows.
        case firstBaseline
        /// Views are centred across the axis.
        case center
        /// At the trailing edge of a column, at the bottom of a row.
        case trailing
        /// With their last baselines on one line; in rows.
        case lastBaseline

        /// The same value as ``leading``, for rows.
        public static var top: Alignment { .leading }
        /// The same value as ``trailing``, for rows.
        public static var bottom: Alignment { .trailing }
    }

    /// The value of ``customSpacing(after:)`` for the stack's ``spacing``.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The value of a spacing for the system's own: 8 points.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var made: [NSLayoutConstraint] = []

    /// Makes an empty stack with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack from an archive, with its arrangement.
    public required init(coder: NSCoder) {
        // Views of archives never fail to be made.
        // swift-format-ignore: NeverForceUnwrap
        super.init(coder: coder)!
        archived = StackArrangement(from: coder)
        archived?.give(to: self)
        subviewsWereRead()
        coder.didInitialize(self, as: UIStackView.self)
    }

    /// Writes the stack and its arrangement into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        StackArrangement(of: self).encode(into: coder)
    }

    /// Arranges the subviews that have been read as they were.
    override func subviewsWereRead() {
        super.subviewsWereRead()
        guard let archived, archived.arrange(in: self) else { return }
        self.archived = nil
    }

    /// What an archive says of subviews that have not been read yet.
    private var archived: StackArrangement?

    /// Makes a stack of views, whose frames follow from constraints from then on.
    @preconcurrency @MainActor public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// The views in the row or column, in its order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end; one that is arranged already moves there.
    open func addArrangedSubview(_ view: UIView) {
        // Only a subview can be arranged already.
        let isArranged = view.superview === self && arranged.contains { $0 === view }
        insertArrangedSubview(view, at: arranged.count - (isArranged ? 1 : 0))
    }

    /// Removes a view from the arrangement; it stays a subview, where it is.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Inserts a view at an index, which counts without the view itself; one beyond the end counts as the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview === self { arranged.removeAll { $0 === view } }
        arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        if view.superview !== self { arranged.removeAll { $0 === view } }
        arrangementDidChange()
    }

    /// A view that leaves is arranged no longer.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// The axis along which the views stand; horizontal at first.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The way in which the views share the length of the stack; `fill` at first.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of the views across the axis; `fill` at first.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The points between views; where spaces are shared out, the least.
    ///
    /// ``spacingUseSystem`` is the system's own spacing.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing after one of the views, in points; ``spacingUseDefault`` restores that of the stack.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The points after one of the views that were set for it; else ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The points after one of the views.
    func usedSpacing(after view: UIView) -> CGFloat {
        let used = customSpacings[ObjectIdentifier(view)] ?? spacing
        return used == Self.spacingUseSystem ? LayoutMetrics.spacing : used
    }

    /// Whether the spaces of a column go from baseline to baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether views stay within the margins of the stack.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Always true: a stack view places its views by constraints.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Makes the constraints of the present arrangement in place of the former ones.
    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(made)
        var arrangement = StackConstraints(of: self)
        made = arrangement.make()
        NSLayoutConstraint.activate(made)
        super.updateConstraints()
    }

    private func arrangementDidChange() { setNeedsUpdateConstraints() }

    override func beginHiding(_ subview: UIView) -> Bool { StackHiding.begin(for: subview, in: self) }

    /// One of the subviews was hidden or shown.
    override func visibilityDidChange(of view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arrangementDidChange()
        UIViewAnimationState.current?.noteRearranged(self)
    }
}
