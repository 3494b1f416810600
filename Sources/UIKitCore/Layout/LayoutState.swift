import AgateLayout
import CoreGraphics
import Foundation

/// All that a view knows of constraints, margins and guides; views that use none of them have none.
package final class LayoutState {
    let host: LayoutHost
    /// The view's numbers in the solver, made when something asks for them.
    var variables: ItemVariables? {
        if madeVariables == nil { ViewThread.run { _ = makeVariables() } }
        return madeVariables
    }
    @exclusivity(unchecked) private var madeVariables: ItemVariables?
    var hasVariables: Bool { madeVariables != nil }
    /// When the state was made, among all of its display.
    let order: Int
    /// The constraints that are installed in the view.
    var constraints: [NSLayoutConstraint] = []
    /// The constraints that name the view or one of its guides.
    @exclusivity(unchecked) var references: [ObjectIdentifier: ConnectedConstraint] = [:]
    var guides: [UILayoutGuide] = []
    /// The guides of the system, by their regions.
    var systemGuides: [LayoutRegionKind: UILayoutGuide] = [:]
    var hugging: LayoutPriorities?
    var resistance: LayoutPriorities?
    var margins = ViewMargins()
    var semanticContent = UISemanticContentAttribute.unspecified
    var needsUpdateConstraints = false
    /// The safe area of the view's last call.
    var toldSafeArea = UIEdgeInsets.zero
    /// How often the view was laid out in the present pass.
    var rounds = (pass: 0, count: 0)
    /// The same in a pass that the program has started by `layoutIfNeeded()`.
    var innerRounds = (pass: 0, count: 0)
    /// The wishes for another frame than that which the solver finds for an undecided one.
    var exercise: [LayoutCondition] = []
    /// Whether subviews get their frames from the solver.
    package var placesSubviews = false
    private var intrinsic: IntrinsicConditions?
    private var insetVariables: [LayoutRegionKind: InsetVariables] = [:]
    private var baselineVariables: BaselineVariables?
    private let reference: LivenessToken
    private var view: UIView? { reference.view }

    @MainActor init(_ view: UIView) {
        host = LayoutHost.current
        host.stateCount += 1
        order = host.stateCount
        reference = view.livenessToken
    }

    deinit {
        host.forget(ObjectIdentifier(self))
        // What the view kept goes with it.
        for constraint in constraints { ConstraintConnection.end(constraint) }
        let named = references.values.map(\.constraint)
        for constraint in named { ConstraintConnection.end(constraint) }
        intrinsic?.remove(from: host)
        for preference in exercise { host.engine.remove(preference) }
        dropMask()
        for held in maskedSubviews.values { held.state?.dropMask() }
    }

    /// The view's numbers in the solver.
    @MainActor func makeVariables() -> ItemVariables? {
        if let madeVariables { return madeVariables }
        return view.flatMap { makeVariables(for: $0) }
    }

    /// The numbers in the solver of the view that the state is of.
    @MainActor func makeVariables(for view: UIView) -> ItemVariables? {
        if let madeVariables { return madeVariables }
        let made = ItemVariables(host, view.constraintItem)
        madeVariables = made
        refresh()
        return made
    }

    /// Finds out whether the view's frame is given or found; the frames of subviews by their masks follow.
    @MainActor func refresh() {
        // Most views have no subviews yet when they become part of layout.
        if let view, view.subviewReferences.isEmpty { return refreshOwn() }
        var states = [self]
        while let next = states.popLast() {
            let wasFixed = next.madeVariables?.isFixed
            next.refreshOwn()
            guard let view = next.view, next.madeVariables?.isFixed != wasFixed else { continue }
            for subview in view.subviews where MaskShare.isFlexible(subview) {
                if let state = subview.layoutState, state.madeVariables != nil { states.append(state) }
            }
        }
    }

    @MainActor private func refreshOwn() {
        guard let view, let variables = madeVariables else { return }
        let isGiven = view.translatesAutoresizingMaskIntoConstraints || view.superview == nil
        dropMask()
        if isGiven {
            intrinsic?.remove(from: host)
            intrinsic = nil
            if !takeMask() { variables.fix(at: Self.frame(of: view)) }
        } else {
            if variables.isFixed { variables.fix(at: nil) }
            view.superview?.makeLayoutState().placesSubviews = true
            if intrinsic == nil {
                intrinsic = IntrinsicConditions()
                host.invalidIntrinsic[ObjectIdentifier(self)] = LayoutHost.Held(state: self)
            }
        }
        host.isDirty = true
    }

    /// The rectangle that constraints see of a view whose place is given: of its size around its centre, whatever its transform and its
    /// layer's anchor are, as ``LayoutHost/place(subviewsOf:)`` gives centres.
    @MainActor static func frame(of view: UIView) -> CGRect {
        let (size, center) = (view.layer.bounds.size, view.layer.position)
        return CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    // MARK: Masks

    /// The conditions by which the view's mask follows a superview whose size is found.
    private(set) var maskConditions: [LayoutCondition] = []
    /// Whether the mask follows the superview in the solver: the view is resized with it, and not placed.
    private var isMasked = false
    /// The states whose conditions name the size of this one's view.
    private var maskedSubviews: [ObjectIdentifier: Masked] = [:]

    private struct Masked {
        weak var state: LayoutState?
    }

    /// Lets the view's frame follow its superview's size as the mask says, where the solver finds that.
    ///
    /// - Returns: Whether it does.
    @MainActor private func takeMask() -> Bool {
        guard let view, let variables = madeVariables, MaskShare.isFlexible(view),
            let superview = view.superview
        else { return false }
        let outerState = superview.makeLayoutState()
        guard outerState.host === host, let outer = outerState.makeVariables(), !outer.isFixed else {
            return false
        }
        if variables.isFixed { variables.fix(at: nil) }
        isMasked = true
        outerState.maskedSubviews[ObjectIdentifier(self)] = Masked(state: self)
        let across = MaskShare.shares(of: view, in: superview, .horizontal)
        let along = MaskShare.shares(of: view, in: superview, .vertical)
        let rows = [
            (variables.x, across.place, outer.width), (variables.width, across.length, outer.width),
            (variables.y, along.place, outer.height), (variables.height, along.length, outer.height),
        ]
        for (variable, share, whole) in rows {
            host.engine.fix(variable, at: share.factor == 0 ? share.constant : nil)
            guard share.factor != 0 else { continue }
            maskConditions.append(
                host.engine.add(
                    [LayoutTerm(variable), LayoutTerm(whole, -share.factor)],
                    constant: -share.constant,
                    .equal
                )
            )
        }
        return true
    }

    private func dropMask() {
        for condition in maskConditions { host.engine.remove(condition) }
        maskConditions.removeAll()
        guard isMasked else { return }
        isMasked = false
        guard let variables = madeVariables else { return }
        for variable in [variables.x, variables.y, variables.width, variables.height] {
            host.engine.fix(variable, at: nil)
        }
    }

    /// The place that the solver has for the view; nil where it is given.
    var found: CGRect? {
        guard let variables = madeVariables, !variables.isFixed, !isMasked else { return nil }
        return variables.frame
    }

    // MARK: Natural sizes

    /// Brings the natural size to the solver.
    ///
    /// - Parameter width: The width that text breaks at; nil: as the view says.
    @MainActor func updateIntrinsic() {
        guard let view, let variables = madeVariables, intrinsic != nil else { return }
        if insetVariables[.alignment] == nil, usesAlignmentRect(of: view) { alignmentDidAppear() }
        var size = AlignmentRect.intrinsicSize(of: view)
        if let width = intrinsic?.wrappedWidth, let height = view.wrappedHeight(forWidth: width) {
            size.height = height
        }
        intrinsic?.set(size, hugging ?? view.defaultHugging, resistance ?? .resistance, variables)
        baselineVariables?.set(view.baselineOffsets ?? (0, 0))
        if view.wrappedHeight(forWidth: size.width) != nil {
            host.wrapping[ObjectIdentifier(self)] = LayoutHost.Held(state: self)
        } else {
            host.wrapping[ObjectIdentifier(self)] = nil
        }
    }

    /// Gives text the height that it has at the width that was found; says whether that is another one.
    @MainActor func wrap() -> Bool {
        guard let variables = madeVariables, !variables.isFixed, let view, let intrinsic else { return false }
        let width = CGFloat(host.engine.value(of: variables.width))
        guard abs(width - (intrinsic.wrappedWidth ?? -1)) > 1e-3,
            let height = view.wrappedHeight(forWidth: width)
        else {
            return false
        }
        self.intrinsic?.wrappedWidth = width
        guard height != intrinsic.size.height else { return false }
        updateIntrinsic()
        return true
    }

    /// The wishes that the natural size makes.
    var intrinsicConditions: [LayoutCondition] { intrinsic?.present ?? [] }

    /// The places of those wishes in the order of conditions.
    var intrinsicRanks: Set<Int> {
        Set(intrinsicConditions.compactMap { host.engine.description(of: $0)?.rank })
    }

    /// Whether the solver knows margins or safe areas of the view.
    var usesInsets: Bool { !insetVariables.isEmpty }

    func forgetWrapping() { intrinsic?.wrappedWidth = nil }

    // MARK: Regions

    /// How far a region lies inside of the view.
    @MainActor func insets(_ region: LayoutRegionKind) -> InsetVariables {
        if let known = insetVariables[region] { return known }
        _ = makeVariables()
        let made = InsetVariables(host)
        insetVariables[region] = made
        host.insetStates[ObjectIdentifier(self)] = LayoutHost.Held(state: self)
        refreshInsets()
        return made
    }

    /// Whether constraints line up another rectangle than the view's frame, or have done so.
    @MainActor func usesAlignmentRect(of view: UIView) -> Bool {
        if !insetVariables.isEmpty, insetVariables[.alignment] != nil { return true }
        return AlignmentRect.insets(of: view) != .zero
    }

    /// A view that was lined up by its frame is now by another rectangle: its constraints come to the solver anew.
    @MainActor private func alignmentDidAppear() {
        _ = insets(.alignment)
        for constraint in references.values.compactMap(\.constraint) {
            ConstraintInstallation.reconnect(constraint)
        }
    }

    /// Brings the present margins and safe area to the solver.
    @MainActor func refreshInsets() {
        guard let view else { return }
        for (region, variables) in insetVariables { variables.set(region.insets(of: view)) }
    }

    /// The distances of the baselines from the edges; nil for a view without text.
    @MainActor func baselines() -> BaselineVariables? {
        guard let view, let offsets = view.baselineOffsets else { return nil }
        if let baselineVariables { return baselineVariables }
        let made = BaselineVariables(host)
        made.set(offsets)
        baselineVariables = made
        return made
    }

    /// The view was laid out: baselines may lie elsewhere in it, as those of a view in it that it names for its own.
    ///
    /// Source: uikit U57.
    @MainActor func refreshBaselines() {
        guard let baselineVariables, let view, let offsets = view.baselineOffsets,
            baselineVariables.set(offsets)
        else { return }
        host.needsPass(view.superview ?? view)
    }

    @MainActor func refreshFixed() {
        guard let view, let variables = madeVariables else { return }
        if isMasked {
            // Resized with its superview a view has the shares that it had.
            guard !DisplayState.current.resizes.isResizing else { return }
            dropMask()
            if !takeMask() { variables.fix(at: Self.frame(of: view)) }
            host.isDirty = true
        } else if variables.isFixed {
            variables.fix(at: Self.frame(of: view))
        }
    }

    /// Calls a function while the solver finds the height of the view's frame.
    ///
    /// - Parameter body: Gives the frame the height that is to be given from then on.
    @MainActor package func withFreeHeight<Result>(_ body: () -> Result) -> Result {
        guard let variables = madeVariables, variables.isFixed, !variables.leavesHeight else { return body() }
        variables.leavesHeight = true
        refreshFixed()
        host.isDirty = true
        defer {
            variables.leavesHeight = false
            refreshFixed()
            host.isDirty = true
        }
        return body()
    }

    @MainActor var owner: UIView? { view }
}

/// Two priorities, one along each axis.
struct LayoutPriorities {
    var horizontal: Float
    var vertical: Float

    static let hugging = LayoutPriorities(horizontal: 250, vertical: 250)
    static let resistance = LayoutPriorities(horizontal: 750, vertical: 750)

    subscript(axis: NSLayoutConstraint.Axis) -> Float {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The wishes that a view's natural size makes.
///
/// Source: uikit U53.
struct IntrinsicConditions {
    private(set) var size = CGSize(width: -1, height: -1)
    /// The width that the height was measured for.
    var wrappedWidth: CGFloat?
    private var width = Pair()
    private var height = Pair()

    /// What holds a length back from being more, and from being less.
    private struct Pair {
        var maximum: LayoutCondition?
        var minimum: LayoutCondition?
        var hugging: Float = 0
        var resistance: Float = 0

        mutating func set(
            _ length: CGFloat,
            _ hugging: Float,
            _ resistance: Float,
            _ variable: LayoutVariable,
            _ engine: LayoutEngine
        ) {
            // A length below zero says that there is none.
            guard length >= 0 else {
                remove(from: engine)
                return
            }
            if let maximum, let minimum {
                engine.setConstant(-Double(length), of: maximum)
                engine.setConstant(-Double(length), of: minimum)
                if hugging != self.hugging { engine.setPriority(hugging, of: maximum) }
                if resistance != self.resistance { engine.setPriority(resistance, of: minimum) }
            } else {
                let terms = [LayoutTerm(variable)]
                maximum = engine.add(terms, constant: -Double(length), .atMost, priority: hugging)
                minimum = engine.add(terms, constant: -Double(length), .atLeast, priority: resistance)
            }
            (self.hugging, self.resistance) = (hugging, resistance)
        }

        mutating func remove(from engine: LayoutEngine) {
            if let maximum { engine.remove(maximum) }
            if let minimum { engine.remove(minimum) }
            (maximum, minimum) = (nil, nil)
        }
    }

    mutating func set(
        _ size: CGSize,
        _ hugging: LayoutPriorities,
        _ resistance: LayoutPriorities,
        _ variables: ItemVariables
    ) {
        self.size = size
        let engine = variables.host.engine
        width.set(size.width, hugging.horizontal, resistance.horizontal, variables.width, engine)
        height.set(size.height, hugging.vertical, resistance.vertical, variables.height, engine)
    }

    var present: [LayoutCondition] {
        [width.maximum, width.minimum, height.maximum, height.minimum].compactMap { $0 }
    }

    mutating func remove(from host: LayoutHost) {
        width.remove(from: host.engine)
        height.remove(from: host.engine)
    }
}
