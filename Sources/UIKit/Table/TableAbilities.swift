import AgateRuntime
import Foundation

/// Which of the methods that change rows a data source has.
///
/// A data source that leaves one out gets the protocol's default, and its rows can be neither swiped away nor moved. The table
/// reads it from the type of the method's result (``MethodNotImplemented``). ``UITableViewController`` has the methods itself:
/// there, a subclass that overrides one has it.
@MainActor enum TableAbilities {
    enum Method {
        case commit
        case move
    }

    /// Whether rows can be deleted by the data source of a table.
    static func commits(_ table: UITableView) -> Bool { table.dataSource.map { has(.commit, $0) } ?? false }

    /// Whether a data source has a method.
    static func has(_ method: Method, _ source: any UITableViewDataSource) -> Bool {
        if let controller = source as? UITableViewController {
            return overrides(method, type(of: controller))
        }
        return implements(method, source)
    }

    private static func implements<Source: UITableViewDataSource>(_ method: Method, _ source: Source) -> Bool
    {
        switch method {
        case .commit: Source.TableViewCommitResult.self != MethodNotImplemented.self
        case .move: Source.TableViewMoveResult.self != MethodNotImplemented.self
        }
    }

    // MARK: Controllers

    private static func overrides(_ method: Method, _ type: UITableViewController.Type) -> Bool {
        switch method {
        case .commit: commit.contains(type)
        case .move: move.contains(type)
        }
    }

    private static let commit = OverridingClasses(
        of: "tableView(_:commit:forRowAt:)",
        base: UITableViewController.self,
        empty: EmptyControllerProbe.self,
        probe: CommitControllerProbe.self
    )

    private static let move = OverridingClasses(
        of: "tableView(_:moveRowAt:to:)",
        base: UITableViewController.self,
        empty: EmptyControllerProbe.self,
        probe: MoveControllerProbe.self
    )
}

// The probes are never made, only looked at. The bodies differ from those of the controller, so that no optimiser takes both for one function.

private class EmptyControllerProbe: UITableViewController {}

private class CommitControllerProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { tableView.tag = -1 }
}

private class MoveControllerProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { tableView.tag = -2 }
}
