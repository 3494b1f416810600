import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// Which accessories of a cell show, in which order, and where they stand.
@MainActor enum ListAccessories {
    /// An accessory that shows.
    struct Place {
        let accessory: UICellAccessory
        var isLeading: Bool
        var isHidden = false
        var width: UICellAccessory.LayoutDimension
        var tint: UIColor?
    }

    /// The accessories that show, at each side from left to right.
    static func shown(_ all: [UICellAccessory], isEditing: Bool) -> [Place] {
        var (leading, trailing): ([(rank: Int, UICellAccessory)], [(rank: Int, UICellAccessory)]) = ([], [])
        var custom: [UICellAccessory] = []
        for accessory in all where accessory.displayed.shows(isEditing: isEditing) {
            switch accessory.options {
            case .multiselect: leading.append((0, accessory))
            case .delete: leading.append((1, accessory))
            case .insert: leading.append((2, accessory))
            case .label: trailing.append((3, accessory))
            case .checkmark: trailing.append((4, accessory))
            case .disclosureIndicator: trailing.append((5, accessory))
            case .outlineDisclosure: trailing.append((6, accessory))
            case .reorder: trailing.append((7, accessory))
            case .customView: custom.append(accessory)
            }
        }
        var before = leading.sorted { $0.rank < $1.rank }.map(\.1)
        var after = trailing.sorted { $0.rank < $1.rank }.map(\.1)
        for accessory in custom {
            guard case .customView(let configuration) = accessory.options else { continue }
            switch configuration.placement {
            case .leading(_, let at): before.insert(accessory, at: min(max(at(before), 0), before.count))
            case .trailing(_, let at): after.insert(accessory, at: min(max(at(after), 0), after.count))
            }
        }
        return before.map { place($0, isLeading: true) } + after.map { place($0, isLeading: false) }
    }

    private static func place(_ accessory: UICellAccessory, isLeading: Bool) -> Place {
        func made(_ isHidden: Bool, _ width: UICellAccessory.LayoutDimension, _ tint: UIColor?) -> Place {
            Place(accessory: accessory, isLeading: isLeading, isHidden: isHidden, width: width, tint: tint)
        }
        switch accessory.options {
        case .disclosureIndicator(let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        case .outlineDisclosure(let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        case .checkmark(let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        case .delete(let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        case .insert(let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        case .reorder(let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        case .multiselect(let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        case .label(_, let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        case .customView(let own): return made(own.isHidden, own.reservedLayoutWidth, own.tintColor)
        }
    }

    /// Places the views of accessories: how much room they take at both sides.
    static func place(
        _ views: [ListAccessoryView],
        in cell: UICollectionViewListCell,
        indentation: CGFloat,
        indents: Bool
    ) -> (leading: CGFloat, trailing: CGFloat) {
        let size = cell.bounds.size
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (margin, gap) = (ListContentMetrics.accessoryMargin, ListContentMetrics.accessorySpacing)
        func put(_ view: ListAccessoryView, _ x: CGFloat, _ width: CGFloat) {
            let own = view.naturalSize(in: cell)
            let left = x + (width - own.width) / 2
            let frame = CGRect(
                x: isMirrored ? size.width - left - own.width : left,
                y: ((size.height - own.height) / 2).rounded(),
                width: own.width,
                height: own.height
            )
            if view.frame != frame { view.frame = frame }
        }
        func width(_ view: ListAccessoryView) -> CGFloat {
            switch view.place.width {
            case .actual: view.naturalSize(in: cell).width
            case .standard: max(ListContentMetrics.standardAccessory, view.naturalSize(in: cell).width)
            case .custom(let points): points.isFinite ? max(points, 0) : 0
            }
        }
        var leading: CGFloat = indents ? indentation : 0
        for view in views where view.place.isLeading {
            let length = width(view)
            leading += leading > 0 && leading != indentation ? gap : margin
            put(view, leading, length)
            leading += length
        }
        if !indents { leading += indentation }
        let after = views.filter { !$0.place.isLeading }
        var trailing: CGFloat = after.isEmpty ? 0 : margin
        for (index, view) in after.reversed().enumerated() {
            let length = width(view)
            if index > 0 { trailing += gap }
            trailing += length
            put(view, size.width - trailing, length)
        }
        return (leading, trailing)
    }
}
