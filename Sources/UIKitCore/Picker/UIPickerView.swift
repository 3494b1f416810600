import CoreGraphics
public import Foundation
import QuartzCore

/// Wheels of rows, of each of which one row is chosen by turning it.
///
/// A wheel comes to rest at a row, and a tap on a row turns the wheel to it. The delegate is called for choices of the user, and not
/// for ``selectRow(_:inComponent:animated:)``.
///
/// Source: uikit U133.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let band = PartView()
    private var needsLoading = true

    /// Makes a picker without wheels, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a picker from an archive; its rows come from the data source.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.didInitialize(self, as: UIPickerView.self)
    }

    /// Makes a picker of the usual size, 320 by 216 points.
    @preconcurrency @MainActor public convenience init() {
        self.init(frame: CGRect(origin: .zero, size: PickerMetrics.size))
    }

    private func setUp() {
        band.layer.cornerRadius = PickerMetrics.bandRadius
        band.layer.cornerCurve = .continuous
        band.backgroundColor = .tertiarySystemFill
        insertSubview(band, at: 0)
    }

    /// The object that gives the numbers of wheels and rows; held weakly.
    ///
    /// Setting it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    /// The object that gives texts or views of rows and learns of choices; held weakly.
    ///
    /// Setting it reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { setNeedsReload() }
    }

    /// Whether the chosen rows lie on a band; always, as on iOS since 14.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Rows

    private func setNeedsReload() {
        needsLoading = true
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard needsLoading, dataSource != nil else { return }
        reloadAllComponents()
    }

    /// The number of wheels, as the data source gives it.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// The number of rows of a wheel; 0 for a wheel that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

    private func wheel(_ component: Int) -> PickerWheel? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// The width and height of a wheel's rows, in points; zero for a wheel that does not exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        let widths = PickerLayout.widths(of: self, count: wheels.count)
        return CGSize(width: widths[component], height: wheel.rowHeight)
    }

    /// The view of a row, if it was given by the delegate and can be seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return (wheel(component)?.view(of: row) as? PickerRowView)?.content
    }

    /// Loads all wheels and rows again from the data source.
    open func reloadAllComponents() {
        needsLoading = false
        let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), 100)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel()
            let component = wheels.count
            wheel.makeRow = { [weak self] row, old in
                guard let self else { return UIView() }
                return PickerRows.make(self, row, component, old)
            }
            wheel.onSelect = { [weak self] row in
                guard let self else { return }
                delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            }
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in 0..<count { reloadComponent(component) }
        setNeedsLayout()
    }

    /// Loads the rows of a wheel again; the chosen row stays, if it still exists.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component), let dataSource else { return }
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        wheel.rowHeight = height.isFinite && height >= 1 ? height : PickerMetrics.rowHeight
        wheel.reload(
            count: dataSource.pickerView(self, numberOfRowsInComponent: component),
            selecting: wheel.selectedRow
        )
        setNeedsLayout()
    }

    // MARK: Choosing

    /// Turns a wheel to a row; one that does not exist is ignored.
    ///
    /// The delegate is not called.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row, animated: animated)
    }

    /// The chosen row of a wheel; -1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

    // MARK: Layout

    /// The size of a picker: 320 by 216 points.
    open override dynamic var intrinsicContentSize: CGSize { PickerMetrics.size }

    /// The size of a picker: 320 by 216 points, whatever is offered.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

    /// Places the wheels and the band over the chosen rows.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = PickerLayout.widths(of: self, count: wheels.count)
        let whole = widths.reduce(0, +) + PickerMetrics.spacing * CGFloat(max(wheels.count - 1, 0))
        var x = (bounds.width - whole) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for component in isMirrored ? Array(wheels.indices.reversed()) : Array(wheels.indices) {
            wheels[component].frame = CGRect(x: x, y: 0, width: widths[component], height: bounds.height)
            x += widths[component] + PickerMetrics.spacing
        }
        let height = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
        band.frame = CGRect(
            x: PickerMetrics.bandInset,
            y: (bounds.height - height) / 2,
            width: max(bounds.width - 2 * PickerMetrics.bandInset, 0),
            height: height
        )
    }
}

/// How wide the wheels of a picker are.
@MainActor enum PickerLayout {
    static func widths(of picker: UIPickerView, count: Int) -> [CGFloat] {
        guard count > 0 else { return [] }
        let room =
            max(picker.bounds.width - 2 * PickerMetrics.bandInset, 0)
            - PickerMetrics.spacing * CGFloat(count - 1)
        let given = (0..<count).map { component in
            let width = picker.delegate?.pickerView(picker, widthForComponent: component) ?? 0
            return width.isFinite ? max(width, 0) : 0
        }
        let open = given.filter { $0 == 0 }.count
        let rest = max(room - given.reduce(0, +), 0)
        return given.map { $0 > 0 ? $0 : rest / CGFloat(open) }
    }
}
