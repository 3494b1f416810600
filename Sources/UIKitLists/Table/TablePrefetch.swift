import CoreGraphics
import Foundation
import UIKitCore

/// Tells the prefetcher which rows come near.
///
/// GUESS table-prefetch: the rows of one height of the view, ahead in the direction of scrolling.
@MainActor enum TablePrefetch {
    static func update(_ table: UITableView) {
        let state = table.state
        guard table.isPrefetchingEnabled, let prefetcher = table.prefetchDataSource,
            let (top, bottom) = TableTiles.visible(table)
        else {
            return
        }
        let isUp = table.bounds.minY < state.lastOffset
        state.lastOffset = table.bounds.minY
        let reach = bottom - top
        var near = Set(
            state.geometry.rows(from: isUp ? top - reach : bottom, to: isUp ? top : bottom + reach)
        )
        near.subtract(state.shown.keys)
        let new = near.subtracting(state.prefetched)
        let gone = state.prefetched.subtracting(near).subtracting(state.shown.keys)
        state.prefetched = near
        if !new.isEmpty {
            let ordered = isUp ? new.sorted(by: >) : new.sorted()
            prefetcher.tableView(table, prefetchRowsAt: ordered.map(\.path))
        }
        let left = gone.filter { state.geometry.contains($0) }.sorted()
        if !left.isEmpty {
            prefetcher.tableView(table, cancelPrefetchingForRowsAt: left.map(\.path))
        }
    }
}
