import CoreGraphics
public import Foundation

/// A sheet of what can be done with items: copying, and the activities that the program adds.
///
/// There are no other programs that could take items, so of the system's activities only copying is there.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// A closure that is called with the chosen activity, whether it was completed, the returned items, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) ->
        Void

    /// The closure that is called when the sheet has been dismissed; nil for none.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Those that are not to be offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Whether a quick collaboration may be offered; kept for reading back.
    open var allowsProminentActivity = true

    private let items: [Any]
    private let added: [UIActivity]
    private var offered: [UIActivity] = []
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    /// What was chosen and whether it was done; nothing while nothing is chosen.
    private var outcome: (type: UIActivity.ActivityType?, isCompleted: Bool) = (nil, false)
    private var isOver = false

    /// Makes a sheet.
    ///
    /// - Parameters:
    ///   - activityItems: What it is about: texts, addresses, pictures, or sources of them (``UIActivityItemSource``).
    ///   - applicationActivities: What the program offers, before what the system does.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        added = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Fails with nil: activities cannot be archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: The sheet

    /// Makes the list of the activities that accept the items.
    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        let choices = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        let excluded = excludedActivityTypes ?? []
        offered = (added + [CopyActivity()]).filter { activity in
            activity.canPerform(withActivityItems: choices)
                && !(activity.activityType.map(excluded.contains) ?? false)
        }
    }

    /// Calls the completion handler with the activity that was chosen, if the sheet was dismissed.
    open override dynamic func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || presentingViewController == nil, !isOver else { return }
        isOver = true
        completionWithItemsHandler?(outcome.type, outcome.isCompleted, nil, nil)
    }

    private func perform(_ activity: UIActivity) {
        let type = activity.activityType
        activity.prepare(
            withActivityItems: items.compactMap { item in
                guard let source = item as? any UIActivityItemSource else { return item }
                return source.activityViewController(self, itemForActivityType: type)
            }
        )
        activity.onEnd = { [weak self] completed in
            self?.outcome = (type, completed)
            self?.dismiss(animated: true)
        }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    // MARK: Rows

    /// The number of activities that are offered, one row for each.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { offered.count }

    /// A cell with the title and the image of an activity.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = offered[indexPath.row].activityTitle
        cell.imageView?.image = offered[indexPath.row].activityImage
        return cell
    }

    /// Performs the activity of the selected row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        perform(offered[indexPath.row])
    }
}
