import AgateLayout
import CoreGraphics

/// The four numbers of a view or guide in the solver: its place in its superview or owner, and its size.
final class ItemVariables {
    let host: LayoutHost
    let x: LayoutVariable
    let y: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable
    /// Whose they are.
    private let item: ConstraintItem
    var view: UIView? { item.view }
    var guide: UILayoutGuide? { item.guide }
    /// Whether the frame is given from outside: by the program, or by an autoresizing mask.
    private(set) var isFixed = false
    /// Whether the solver finds the height of a frame that is given: that of a row while it is measured.
    var leavesHeight = false

    init(_ host: LayoutHost, _ item: ConstraintItem) {
        self.host = host
        self.item = item
        x = host.engine.makeVariable(isLength: false)
        y = host.engine.makeVariable(isLength: false)
        width = host.engine.makeVariable(isLength: true)
        height = host.engine.makeVariable(isLength: true)
        host.know(x, as: self)
        host.know(y, as: self)
        host.know(width, as: self)
        host.know(height, as: self)
    }

    deinit {
        forget(x)
        forget(y)
        forget(width)
        forget(height)
        if isFixed { host.fixedItems[ObjectIdentifier(self)] = nil }
    }

    private func forget(_ variable: LayoutVariable) {
        host.know(variable, as: nil)
        host.engine.discard(variable)
    }

    /// Gives the frame from outside, or leaves it to the solver.
    func fix(at frame: CGRect?) {
        if isFixed != (frame != nil) {
            isFixed = frame != nil
            host.fixedItems[ObjectIdentifier(self)] = isFixed ? Unowned(item: self) : nil
        }
        host.engine.fix(x, at: frame.map { Double($0.origin.x) })
        host.engine.fix(y, at: frame.map { Double($0.origin.y) })
        host.engine.fix(width, at: frame.map { Double($0.size.width) })
        host.engine.fix(height, at: leavesHeight ? nil : frame.map { Double($0.size.height) })
    }

    /// Gives the place, zero, and leaves the size to the solver.
    func fixOrigin() {
        host.engine.fix(x, at: 0)
        host.engine.fix(y, at: 0)
    }

    /// What the solver has found.
    var frame: CGRect {
        CGRect(
            x: host.engine.value(of: x),
            y: host.engine.value(of: y),
            width: host.engine.value(of: width),
            height: host.engine.value(of: height)
        )
    }

    var isAmbiguous: Bool { [x, y, width, height].contains { host.engine.isAmbiguous($0) } }

    /// A reference that ends with what it refers to, by that one's own doing.
    struct Unowned {
        unowned(unsafe) let item: ItemVariables
    }
}

/// How far a region of a view lies inside of it, as given variables of the solver.
final class InsetVariables {
    let host: LayoutHost
    let top: LayoutVariable
    let left: LayoutVariable
    let bottom: LayoutVariable
    let right: LayoutVariable

    init(_ host: LayoutHost) {
        self.host = host
        top = host.engine.makeVariable(isLength: false)
        left = host.engine.makeVariable(isLength: false)
        bottom = host.engine.makeVariable(isLength: false)
        right = host.engine.makeVariable(isLength: false)
        set(.zero)
    }

    deinit { for variable in [top, left, bottom, right] { host.engine.discard(variable) } }

    func set(_ insets: UIEdgeInsets) {
        host.engine.fix(top, at: Double(insets.top))
        host.engine.fix(left, at: Double(insets.left))
        host.engine.fix(bottom, at: Double(insets.bottom))
        host.engine.fix(right, at: Double(insets.right))
    }
}

/// How far the baselines of a view's text lie from its edges, as given variables of the solver.
final class BaselineVariables {
    let host: LayoutHost
    /// From the top edge to the first baseline.
    let first: LayoutVariable
    /// From the last baseline to the bottom edge.
    let last: LayoutVariable
    private var known: (first: CGFloat, last: CGFloat)?

    init(_ host: LayoutHost) {
        self.host = host
        first = host.engine.makeVariable(isLength: false)
        last = host.engine.makeVariable(isLength: false)
    }

    deinit {
        host.engine.discard(first)
        host.engine.discard(last)
    }

    /// Sets both distances, and says whether they are others than before.
    @discardableResult
    func set(_ offsets: (first: CGFloat, last: CGFloat)) -> Bool {
        let isOther = known.map { abs($0.first - offsets.first) > 1e-3 || abs($0.last - offsets.last) > 1e-3 }
        guard isOther != false else { return false }
        known = offsets
        host.engine.fix(first, at: Double(offsets.first))
        host.engine.fix(last, at: Double(offsets.last))
        return true
    }
}
