import CoreGraphics
import Foundation
import UIKitCore

/// What a table keeps beside what programs set.
@MainActor final class TableState {
    let style: UITableView.Style
    var options = TableOptions()
    /// The rows that a storyboard gives the table; nil for one whose rows its data source has.
    var staticContent: StaticTableContent?
    var cells = ReusePools<UITableViewCell>()
    var headers = ReusePools<UITableViewHeaderFooterView>()

    /// The places of the rows; valid once the data source was read.
    var geometry = TableGeometry()
    /// Whether the data source has to be read again.
    var needsReload = true
    /// Whether the cells that are shown are of rows that may be others now.
    var needsCells = true
    /// Whether heights are computed only when they are needed.
    var usesEstimates = true
    /// The width that heights are for.
    var width: CGFloat = -1
    /// The titles of headers and footers, by section.
    var headerTitles: [String?] = []
    var footerTitles: [String?] = []

    /// The cells that are shown.
    var shown: [ListPlace: UITableViewCell] = [:]
    /// Cells that were made to be measured and are not shown yet.
    var prepared: [ListPlace: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    var isLayingOut = false
    /// The cell that stands for a row whose cell is brought up to date in place.
    var reconfigured: (place: ListPlace, cell: UITableViewCell)?
    /// Rows that were announced to the prefetching data source.
    var prefetched: Set<ListPlace> = []
    var lastOffset: CGFloat = 0
    /// Where an animated scrolling to a row leads.
    var scrollTarget: (place: ListPlace, position: UITableView.ScrollPosition)?

    var selected: Set<ListPlace> = []
    var touched: TableSelection.Touched?
    var indexView: TableIndexView?

    var isEditing = false
    var swipe: SwipeSession?
    var swipePan: SwipePanGestureRecognizer?
    var reorder: TableReorder?

    var batchDepth = 0
    var edits = ListEdits()
    var animations: [ListPlace: UITableView.RowAnimation] = [:]
    var insertions: [ListPlace: UITableView.RowAnimation] = [:]
    var sectionAnimations: [Int: UITableView.RowAnimation] = [:]
    var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
    var completions: [(Bool) -> Void] = []
    /// How many animations of updates are under way.
    var runningUpdates = 0

    nonisolated init(_ style: UITableView.Style) {
        self.style = style
    }
}

/// What programs set of a table.
struct TableOptions {
    var rowHeight = UITableView.automaticDimension
    var sectionHeaderHeight = UITableView.automaticDimension
    var sectionFooterHeight = UITableView.automaticDimension
    var estimatedRowHeight = UITableView.automaticDimension
    var estimatedSectionHeaderHeight = UITableView.automaticDimension
    var estimatedSectionFooterHeight = UITableView.automaticDimension
    var sectionHeaderTopPadding = UITableView.automaticDimension
    var fillerRowHeight: CGFloat = 0
    var separatorInset: UIEdgeInsets?
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    var headerView: UIView?
    var footerView: UIView?
    var backgroundView: UIView?
    var allowsSelection = true
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelection = false
    var allowsMultipleSelectionDuringEditing = false
    var insetsContentViewsToSafeArea = true
    var indexMinimum = 0
    var indexColor: UIColor?
    var indexBackground: UIColor?
    var indexTrackingBackground: UIColor?
    var selfSizing = UITableView.SelfSizingInvalidation.enabled
}
