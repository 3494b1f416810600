package import UIKit

/// A list of messages: pulled and flicked, with buttons under its rows, and rows that go.
///
/// Cells find their heights by constraints; a swipe shows what can be done, a long one does it.
package final class Inbox: Program {
    package static let description = ProgramDescription(
        name: "inbox",
        title: "Messages: pulled, flicked, swiped aside, flagged, deleted and put in another order",
        duration: 11.5,
        size: CGSize(width: 375, height: 640)
    )

    package let controller = InboxController(style: .plain)

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        // A pull beyond the top, and a flick.
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 190, y: 180), to: CGPoint(x: 190, y: 360), over: 0.5, rest: 0.1)
            },
            at: 0.4
        )
        stage.play(
            TouchScript { $0.drag(from: CGPoint(x: 190, y: 500), to: CGPoint(x: 190, y: 330), over: 0.15) },
            at: 1.8
        )
        stage.at(3.6) { [controller] in
            controller.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
        }
        // Buttons, of which one is tapped.
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 330, y: 190), to: CGPoint(x: 150, y: 194), over: 0.45, rest: 0.2)
                $0.wait(0.7)
                $0.tap(at: CGPoint(x: 255, y: 190))
            },
            at: 4.3
        )
        // A swipe all the way.
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 350, y: 285), to: CGPoint(x: 60, y: 285), over: 0.5, rest: 0.15)
            },
            at: 6.6
        )
        // Another order, by the handle.
        stage.at(8) { [controller] in controller.tableView.setEditing(true, animated: true) }
        stage.play(
            TouchScript {
                $0.press(at: CGPoint(x: 352, y: 140))
                $0.wait(0.35)
                $0.move(to: CGPoint(x: 352, y: 330), over: 0.7)
                $0.wait(0.25)
                $0.release()
            },
            at: 8.7
        )
        stage.at(10.6) { [controller] in controller.tableView.setEditing(false, animated: true) }
    }
}

/// A message.
struct Message {
    let sender: String
    let subject: String
    let text: String
    let time: String
    let color: UIColor
    var isUnread = false
    var isFlagged = false
}

/// The list.
package final class InboxController: UITableViewController {
    private var messages: [Message] = InboxController.letters

    package override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(InboxCell.self, forCellReuseIdentifier: "message")
        tableView.estimatedRowHeight = 88
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        let title = UILabel(frame: CGRect(x: 16, y: 28, width: 340, height: 44))
        title.text = "Inbox"
        title.font = .systemFont(ofSize: 34, weight: .bold)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 84))
        header.addSubview(title)
        tableView.tableHeaderView = header
    }

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? InboxCell)?.show(messages[indexPath.row])
        return cell
    }

    package override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.messages.remove(at: indexPath.row)
            self?.tableView.deleteRows(at: [indexPath], with: .fade)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.messages[indexPath.row].isFlagged.toggle()
            self?.tableView.reconfigureRows(at: [indexPath])
            done(true)
        }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag")
        let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
        more.image = UIImage(systemName: "ellipsis")
        return UISwipeActionsConfiguration(actions: [delete, flag, more])
    }

    package override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let message = messages.remove(at: sourceIndexPath.row)
        messages.insert(message, at: destinationIndexPath.row)
    }

    package override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        messages.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .left)
    }

    private static let letters: [Message] = [
        Message(
            sender: "Mary Somerville",
            subject: "The comet, again",
            text:
                "It will be seen low in the west, half an hour after the sun has gone. Bring the small telescope.",
            time: "9:41",
            color: .systemIndigo,
            isUnread: true
        ),
        Message(
            sender: "Charles Babbage",
            subject: "On the carriage",
            text: "The wheels arrived this morning, and not one of them is round.",
            time: "9:02",
            color: .systemTeal
        ),
        Message(
            sender: "Harbour Office",
            subject: "Your mooring",
            text:
                "The fee for the third quarter is due. Boats longer than nine metres lie at the outer pier from May on.",
            time: "8:15",
            color: .systemBlue,
            isUnread: true
        ),
        Message(
            sender: "Sophie Germain",
            subject: "Plates",
            text: "Sand does what it wants. I have drawn the figures for you.",
            time: "Yesterday",
            color: .systemPink
        ),
        Message(
            sender: "Bakery",
            subject: "Saturday",
            text: "Two loaves of rye are put aside for you until noon.",
            time: "Yesterday",
            color: .systemOrange
        ),
        Message(
            sender: "Caroline Herschel",
            subject: "Catalogue",
            text:
                "Five hundred and sixty stars that he had left out. They are in order of their distance from the pole.",
            time: "Monday",
            color: .systemGreen
        ),
        Message(
            sender: "Library",
            subject: "A book is waiting",
            text: "“On the Connexion of the Physical Sciences” has come back.",
            time: "Monday",
            color: .systemBrown
        ),
        Message(
            sender: "Emmy Noether",
            subject: "Invariants",
            text: "What does not change is the interesting part. Come on Tuesday; there will be cake.",
            time: "Sunday",
            color: .systemPurple
        ),
        Message(
            sender: "Lighthouse",
            subject: "Lamp",
            text: "The lamp has been lit on all thirty nights.",
            time: "Sunday",
            color: .systemYellow
        ),
    ]
}
