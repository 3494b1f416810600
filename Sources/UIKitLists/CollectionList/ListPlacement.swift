import CoreGraphics
import QuartzCore
import UIKitCore

/// What a list says of one of its cells.
struct ListPlacement: Equatable {
    /// The radius of the corners of groups that are away from the edges, in points.
    static let groupRadius: CGFloat = 10

    var appearance: UICollectionLayoutListConfiguration.Appearance?
    var isFirst = false
    var isLast = false
    /// Whether it is a header or a footer.
    var isHeader = false
    var isFooter = false
    var separator = UIListSeparatorConfiguration(listAppearance: .plain)
    var showsTop = false
    var showsBottom = false

    /// The background of cells in such a list; nil for a cell that is in none.
    var background: UIBackgroundConfiguration? {
        let isEdge = isHeader || isFooter
        switch appearance {
        case nil: return nil
        case .plain, .sidebarPlain: return isEdge ? .listPlainHeaderFooter() : .listPlainCell()
        case .grouped: return isEdge ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar: return isEdge ? .listSidebarHeader() : .listSidebarCell()
        case .insetGrouped:
            guard !isEdge else { return .listGroupedHeaderFooter() }
            var made = UIBackgroundConfiguration.listGroupedCell()
            made.cornerRadius = isFirst || isLast ? Self.groupRadius : 0
            return made
        }
    }

    /// The corners of the group that are the cell's.
    var corners: CACornerMask {
        guard appearance == .insetGrouped else { return Self.top.union(Self.bottom) }
        var made: CACornerMask = []
        if isFirst { made.formUnion(Self.top) }
        if isLast { made.formUnion(Self.bottom) }
        return made
    }

    private static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    private static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
