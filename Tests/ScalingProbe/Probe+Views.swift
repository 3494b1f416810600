import AgateDisplay
import Foundation
import UIKit

// Lists, constraints and text views.

extension Probe {
    /// Those that have constraints are in optimised builds alone: others keep where a constraint was activated, by a part of Swift's runtime that
    /// does not run under valgrind.
    @MainActor static var views: [Probe] {
        #if DEBUG
        texts
        #else
        texts + lists
        #endif
    }

    @MainActor private static let texts: [Probe] = [
        Probe("select all in a text view of n lines", 50) { count, measured in
            onWindow { display, window in
                let view = UITextView(frame: window.bounds)
                view.text = String(repeating: "a line\n", count: count)
                window.addSubview(view)
                view.becomeFirstResponder()
                display.advance(by: 0)
                measured {
                    view.selectAll(nil)
                    display.advance(by: 0)
                    view.selectedRange = NSRange(location: 0, length: 0)
                }
            }
        },
        Probe("typing at the end of a text view of n lines", 50) { count, measured in
            onWindow { display, window in
                let view = UITextView(frame: window.bounds)
                view.text = String(repeating: "a line\n", count: count)
                window.addSubview(view)
                view.becomeFirstResponder()
                display.advance(by: 0)
                measured {
                    view.insertText("x")
                    display.advance(by: 0)
                }
            }
        },
    ]

    @MainActor private static let lists: [Probe] = [
        Probe("views of a nib, with constraints and masks", 20) { count, measured in
            let views = (0..<count).map {
                "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\($0)\"/>"
            }
            let constraints = (0..<count).map {
                "<constraint firstItem=\"v\($0)\" firstAttribute=\"width\" constant=\"20\" id=\"c\($0)\"/>"
            }
            let masks = (0..<count).map { "<exclude reference=\"v\($0)\"/>" }
            let data = Data(
                """
                <document version="3.0"><objects><view id="top">
                <subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints>
                <variation key="default"><mask key="subviews">\(masks.joined())</mask></variation>
                <variation key="widthClass=compact"><mask key="subviews">\(masks.joined())</mask></variation>
                </view></objects></document>
                """.utf8
            )
            measured { _ = UINib(data: data, bundle: nil).instantiate(withOwner: nil) }
        },
        Probe("constraints of a chain of views", 20) { count, measured in
            onWindow { display, window in
                var above: UIView?
                for _ in 0..<count {
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    window.addSubview(view)
                    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
                    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
                    view.heightAnchor.constraint(equalToConstant: 2).isActive = true
                    view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? window.topAnchor).isActive =
                        true
                    above = view
                }
                measured { window.layoutIfNeeded() }
            }
        },
        Probe("rows of a table", 500) { count, measured in
            let rows = Rows(count)
            onWindow { display, window in
                let table = UITableView(frame: window.bounds)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = rows
                measured {
                    window.addSubview(table)
                    display.advance(by: 0)
                    table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
                    display.advance(by: 0)
                }
            }
        },
        Probe("rows of a table, inserted", 100) { count, measured in
            let rows = Rows(count)
            onWindow { display, window in
                let table = UITableView(frame: window.bounds)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = rows
                window.addSubview(table)
                display.advance(by: 0)
                measured {
                    rows.count = 2 * count
                    table.insertRows(
                        at: (0..<count).map { IndexPath(row: 2 * $0, section: 0) },
                        with: .none
                    )
                    display.advance(by: 0)
                }
            }
        },
        Probe("constraints of n views in a stack that is too low", 20) { count, measured in
            onWindow { display, window in
                let stack = UIStackView(frame: window.bounds)
                stack.axis = .vertical
                for _ in 0..<count {
                    let view = UIView()
                    view.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
                    stack.addArrangedSubview(view)
                }
                measured {
                    window.addSubview(stack)
                    display.advance(by: 0)
                }
            }
        },
        Probe("views of a stack", 20) { count, measured in
            onWindow { display, window in
                let stack = UIStackView(frame: window.bounds)
                stack.axis = .vertical
                for _ in 0..<count {
                    let view = UIView()
                    view.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
                    stack.addArrangedSubview(view)
                }
                // Takes the height that is left: without it the constraints of all views would be in conflict.
                stack.addArrangedSubview(UIView())
                measured {
                    window.addSubview(stack)
                    display.advance(by: 0)
                }
            }
        },
    ]
}

/// Rows that are all alike.
private final class Rows: NSObject, UITableViewDataSource {
    var count: Int

    init(_ count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
