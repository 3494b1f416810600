import AgateRuntime
import Foundation

/// Which of the methods that change rows a data source has.
///
/// A data source that leaves one out gets the protocol's default, and its rows can be neither swiped away nor moved. That is seen in the
/// type's table of witnesses; for subclasses of `UITableViewController`, which has the methods, in their dispatch tables. Where neither can be read,
/// the data source is taken to have the method until the default is called.
@MainActor enum TableAbilities {
    enum Method: CaseIterable {
        case commit
        case move
    }

    static func noteAbsent(_ method: Method, of table: UITableView) { table.state.absent.insert(method) }

    /// Whether rows can be deleted by the data source.
    static func commits(_ table: UITableView) -> Bool { has(.commit, table) }

    /// Whether rows can be moved where the data source does not say: if it takes note of it.
    static func moves(_ table: UITableView, _ path: IndexPath) -> Bool { has(.move, table) }

    private static func has(_ method: Method, _ table: UITableView) -> Bool {
        guard let source = table.dataSource, !table.state.absent.contains(method) else { return false }
        let type = ObjectIdentifier(type(of: source))
        if let known = answers[type]?[method] { return known }
        let answer = find(method, source)
        answers[type, default: [:]][method] = answer
        return answer
    }

    private static var answers: [ObjectIdentifier: [Method: Bool]] = [:]

    private static func find(_ method: Method, _ source: any UITableViewDataSource) -> Bool {
        if source is UITableViewController { return overrides(method, type(of: source)) }
        guard let witness = witnesses[method] ?? nil else { return true }
        return !witness.isAbsent(in: table(of: source))
    }

    // MARK: Witnesses

    /// The table of witnesses of an object: the second word of the existential.
    private static func table(of source: any UITableViewDataSource) -> UnsafeRawPointer {
        unsafeBitCast(source, to: (object: UnsafeRawPointer, witnesses: UnsafeRawPointer).self).witnesses
    }

    /// The conformance, `NSObjectProtocol`, and the methods of the protocol.
    private static let wordCount = 13

    private static let witnesses: [Method: DefaultWitness?] = {
        guard
            MemoryLayout<any UITableViewDataSource>.size
                == MemoryLayout<(UnsafeRawPointer, UnsafeRawPointer)>.size
        else { return [:] }
        let absent = table(of: BareProbe())
        return [
            .commit: DefaultWitness(
                mark: DefaultMark.commit,
                count: wordCount,
                absent: absent,
                present: table(of: CommitProbe())
            ),
            .move: DefaultWitness(
                mark: DefaultMark.move,
                count: wordCount,
                absent: absent,
                present: table(of: MoveProbe())
            ),
        ]
    }()

    // MARK: Controllers

    private static func overrides(_ method: Method, _ type: AnyClass) -> Bool {
        guard let slot = slots[method] ?? nil else { return true }
        return (try? slot.isOverridden(in: type, of: UITableViewController.self)) ?? true
    }

    private static let slots: [Method: OverrideSlot?] = [
        .commit: slot("commit", CommitControllerProbe.self),
        .move: slot("moveRowAt", MoveControllerProbe.self),
    ]

    private static func slot(_ name: String, _ probe: AnyClass) -> OverrideSlot? {
        try? OverrideSlot(
            of: name,
            base: ClassWords(of: UITableViewController.self),
            empty: ClassWords(of: EmptyControllerProbe.self),
            probe: ClassWords(of: probe)
        )
    }
}

// Looked at, and asked nothing.

private class BareProbe: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

private class CommitProbe: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private class MoveProbe: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

private class EmptyControllerProbe: UITableViewController {}

private class CommitControllerProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private class MoveControllerProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
