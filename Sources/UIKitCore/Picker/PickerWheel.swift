import CoreGraphics
import Foundation
import QuartzCore

/// One wheel of a picker: its rows, and the scroll view that fingers turn it by.
@MainActor final class PickerWheel: UIView, UnarchivedView, UIScrollViewDelegate {
    /// How many rows there are.
    private(set) var rowCount = 0
    /// The chosen row; -1 while there are none.
    private(set) var selectedRow = -1
    var rowHeight = PickerMetrics.rowHeight
    /// Makes the view of a row; given an old one to be used again.
    var makeRow: ((Int, UIView?) -> UIView)?
    /// Called when the user has chosen a row.
    var onSelect: ((Int) -> Void)?

    private let drum = UIView()
    private let scroll = UIScrollView()
    private var shown: [Int: UIView] = [:]
    private var spare: [UIView] = []
    private var isUserMoving = false
    private var isSettingUp = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        drum.isUserInteractionEnabled = false
        drum.clipsToBounds = true
        addSubview(drum)
        scroll.showsVerticalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        scroll.decelerationRate = .normal
        addSubview(scroll)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Selector("tap:", PickerWheel.tapped))
        scroll.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var geometry: WheelGeometry { WheelGeometry(height: bounds.height, rowHeight: rowHeight) }

    /// Whether a finger or a flight turns the wheel.
    var isMoving: Bool { scroll.isDragging || scroll.isDecelerating || scroll.isTracking }

    // MARK: Rows

    func reload(count: Int, selecting row: Int) {
        rowCount = max(count, 0)
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        spare = []
        selectedRow = rowCount == 0 ? -1 : min(max(row, 0), rowCount - 1)
        scroll.setContentOffset(offset(of: max(selectedRow, 0)), animated: false)
        setNeedsLayout()
    }

    func select(_ row: Int, animated: Bool) {
        guard row >= 0, row < rowCount else { return }
        selectedRow = row
        isUserMoving = false
        let isShown = animated && window != nil
        if !isShown { layOutScroll() }
        scroll.setContentOffset(offset(of: row), animated: isShown)
        showRows()
    }

    func view(of row: Int) -> UIView? { shown[row] }

    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - scroll.contentInset.top)
    }

    // MARK: Places

    override func layoutSubviews() {
        super.layoutSubviews()
        drum.frame = bounds
        layOutScroll()
        showRows()
    }

    private func layOutScroll() {
        let inset = (bounds.height - rowHeight) / 2
        isSettingUp = true
        let row = position
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        let insets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        if scroll.contentInset != insets {
            scroll.contentInset = insets
            let kept = isMoving ? row : CGFloat(max(selectedRow, 0))
            scroll.setContentOffset(CGPoint(x: 0, y: kept * rowHeight - inset), animated: false)
        }
        isSettingUp = false
    }

    /// The row in the middle, with fractions.
    private var position: CGFloat { (scroll.contentOffset.y + scroll.contentInset.top) / rowHeight }

    /// The row nearest to a place, of those that are there; 0 where there are none or the place is none.
    private func row(at position: CGFloat) -> Int {
        guard position.isFinite else { return max(selectedRow, 0) }
        return Int(min(max(position.rounded(), 0), CGFloat(max(rowCount - 1, 0))))
    }

    private func showRows() {
        guard bounds.height > 0, let makeRow else { return }
        let geometry = geometry
        let position = position
        guard position.isFinite else { return }
        let middle = row(at: position)
        let first = max(middle - geometry.reach - 1, 0)
        let last = min(middle + geometry.reach + 1, rowCount - 1)
        let wanted = first <= last ? first...last : nil
        for (row, view) in shown
        where wanted?.contains(row) != true || geometry.place(CGFloat(row) - position) == nil {
            shown[row] = nil
            view.removeFromSuperview()
            if spare.count < 8 { spare.append(view) }
        }
        guard let wanted else { return }
        UIView.performWithoutAnimation {
            for row in wanted {
                let distance = CGFloat(row) - position
                guard let place = geometry.place(distance) else { continue }
                let view = shown[row] ?? add(row, makeRow)
                view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
                view.center = CGPoint(x: bounds.midX, y: place.y)
                view.transform = CGAffineTransform(scaleX: 1, y: max(place.scale, 0.01))
                view.alpha = abs(distance) < 0.5 ? 1 : max(0, 0.55 * place.scale + 0.02)
            }
        }
    }

    private func add(_ row: Int, _ makeRow: (Int, UIView?) -> UIView) -> UIView {
        let view = makeRow(row, spare.popLast())
        shown[row] = view
        if view.superview !== drum { drum.addSubview(view) }
        return view
    }

    // MARK: Fingers

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isSettingUp { showRows() }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isUserMoving = true }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let inset = scroll.contentInset.top
        let row = ((targetContentOffset.pointee.y + inset) / rowHeight).rounded()
        let legal = min(max(row, 0), CGFloat(max(rowCount - 1, 0)))
        targetContentOffset.pointee.y = legal * rowHeight - inset
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if isUserMoving { settle() }
    }

    private func settle() {
        guard rowCount > 0, isUserMoving else { return }
        let row = row(at: position)
        let place = offset(of: row)
        if abs(scroll.contentOffset.y - place.y) > 0.25 {
            scroll.setContentOffset(place, animated: true)
            return
        }
        isUserMoving = false
        selectedRow = row
        onSelect?(row)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard rowCount > 0, !scroll.isDecelerating else { return }
        let row = position + geometry.distance(at: tap.location(in: self).y)
        let wanted = self.row(at: row)
        guard wanted != selectedRow else { return }
        isUserMoving = true
        scroll.setContentOffset(offset(of: wanted), animated: true)
    }
}
