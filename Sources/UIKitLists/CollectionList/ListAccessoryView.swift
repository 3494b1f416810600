import CoreGraphics
import Foundation
import UIKitCore

/// Shows an accessory of a cell.
@MainActor final class ListAccessoryView: UIView {
    private(set) var place: ListAccessories.Place
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private var custom: UIView?
    private var turn: CGFloat = 0
    private weak var cell: UICollectionViewListCell?

    var accessoryType: UICellAccessory.AccessoryType { place.accessory.accessoryType }

    init(_ accessory: UICellAccessory) {
        place = ListAccessories.Place(accessory: accessory, isLeading: false, width: .actual, tint: nil)
        super.init(frame: .zero)
        picture.contentMode = .center
        addSubview(picture)
        addSubview(label)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Selector("accessoryTap:", ListAccessoryView.tap))
        addGestureRecognizer(tap)
        let pan = UILongPressGestureRecognizer()
        pan.minimumPressDuration = 0
        pan.isEnabled = accessoryType == .reorder
        pan.addTarget(self, action: Selector("accessoryDrag:", ListAccessoryView.drag))
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the accessory as it looks in a state of its cell.
    func show(
        _ place: ListAccessories.Place,
        in cell: UICollectionViewListCell,
        _ state: UICellConfigurationState
    ) {
        self.place = place
        self.cell = cell
        label.isHidden = true
        picture.isHidden = place.isHidden
        isUserInteractionEnabled = true
        let grey = UIColor.tertiaryLabel
        switch place.accessory.options {
        case .disclosureIndicator:
            draw("chevron.forward", 13.5, .semibold, place.tint ?? grey)
            isUserInteractionEnabled = false
        case .outlineDisclosure(let options):
            draw("chevron.forward", 13.5, .semibold, place.tint ?? cell.tintColor)
            turn(to: state.isExpanded ? .pi / 2 : 0)
            isUserInteractionEnabled = options.style != .header
        case .checkmark:
            draw("checkmark", 16, .semibold, place.tint ?? cell.tintColor)
            isUserInteractionEnabled = false
        case .delete(let options): disc("minus.circle.fill", options.backgroundColor ?? .systemRed)
        case .insert(let options): disc("plus.circle.fill", options.backgroundColor ?? .systemGreen)
        case .reorder: draw("line.3.horizontal", 17, .regular, place.tint ?? grey)
        case .multiselect(let options):
            if state.isSelected {
                disc("checkmark.circle.fill", options.backgroundColor ?? cell.tintColor)
            } else {
                draw("circle", 22, .light, grey)
            }
            isUserInteractionEnabled = false
        case .label(let text, let options):
            label.isHidden = place.isHidden
            label.text = text
            label.font = options.font
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            label.textColor = place.tint ?? .secondaryLabel
            isUserInteractionEnabled = false
        case .customView(let configuration): showCustom(configuration)
        }
        setNeedsLayout()
    }

    private func draw(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        picture.image = UIImage(systemName: name, withConfiguration: configuration)
        picture.tintColor = color
    }

    private func disc(_ name: String, _ color: UIColor) {
        draw(name, ListContentMetrics.controlSize, .regular, color)
        picture.tintColor = color
    }

    private func showCustom(_ configuration: UICellAccessory.CustomViewConfiguration) {
        let view = configuration.customView
        if let tint = configuration.tintColor { view.tintColor = tint }
        view.isHidden = configuration.isHidden
        guard custom !== view || view.superview !== self else { return }
        custom?.removeFromSuperview()
        custom = view
        addSubview(view)
    }

    private func turn(to angle: CGFloat) {
        guard turn != angle else { return }
        turn = angle
        let change = { self.picture.transform = CGAffineTransform(rotationAngle: angle) }
        if window == nil {
            change()
        } else {
            UIView.animate(withDuration: CollectionMetrics.duration, animations: change)
        }
    }

    /// Fades, and goes.
    func leave() {
        guard window != nil else { return removeFromSuperview() }
        UIView.animate(withDuration: CollectionMetrics.duration) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    func naturalSize(in cell: UICollectionViewListCell) -> CGSize {
        if let custom {
            let own = custom.intrinsicContentSize
            let fitting = custom.sizeThatFits(
                CGSize(width: cell.bounds.width / 2, height: cell.bounds.height)
            )
            let size = custom.bounds.size == .zero ? fitting : custom.bounds.size
            return CGSize(
                width: own.width >= 0 ? own.width : size.width,
                height: own.height >= 0 ? own.height : size.height
            )
        }
        if case .label = place.accessory.options { return label.intrinsicContentSize }
        return picture.image?.size ?? .zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.bounds = CGRect(origin: .zero, size: picture.image?.size ?? .zero)
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
        label.frame = bounds
        custom?.frame = bounds
    }

    /// Fingers hit a little beside it, too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -11).encloses(point)
    }

    // MARK: Touches

    private func tap(_ recognizer: UITapGestureRecognizer) {
        guard let cell else { return }
        if let handler = place.accessory.actionHandler { return handler() }
        if case .outlineDisclosure = place.accessory.options { ListOutline.toggle(place.accessory, of: cell) }
    }

    /// The handle takes the cell along.
    private func drag(_ press: UILongPressGestureRecognizer) {
        var next = cell?.superview
        while let view = next, !(view is UICollectionView) { next = view.superview }
        guard let cell, let list = next as? UICollectionView else { return }
        let place = CGPoint(x: cell.center.x, y: press.location(in: list).y)
        switch press.state {
        case .began:
            if let path = list.indexPath(for: cell) { _ = list.beginInteractiveMovementForItem(at: path) }
        case .changed: list.updateInteractiveMovementTargetPosition(place)
        case .ended: list.endInteractiveMovement()
        case .cancelled, .failed: list.cancelInteractiveMovement()
        default: break
        }
    }
}

/// Shows and hides what is within items.
@MainActor enum ListOutline {
    static func toggle(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
        if let handler = accessory.actionHandler { return handler() }
        var next = cell.superview
        while let view = next, !(view is UICollectionView) { next = view.superview }
        guard let list = next as? UICollectionView, let path = list.indexPath(for: cell),
            let source = list.dataSource as? any CollectionOutline
        else { return }
        source.toggleOutline(at: path)
        update(cell, at: path, source)
    }

    /// A cell shows how deep its item is, and whether what is within it shows.
    static func update(_ cell: UICollectionViewCell, at path: IndexPath, _ source: any CollectionOutline) {
        guard let place = source.outline(at: path) else { return }
        CollectionCellLooks.set(\.isExpanded, place.isExpanded, of: cell)
        (cell as? UICollectionViewListCell)?.indentationLevel = place.level
    }
}
