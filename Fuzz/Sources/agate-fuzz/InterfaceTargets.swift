import AgateDisplay
import CoreGraphics
import Foundation
import UIKit

/// Views under fingers, constraints and edits of lists from nowhere.
///
/// `touches` plays steps of several fingers over views, controls, scroll views and recognizers; `layouts` builds and changes constraints, and trees of views below them; `list-updates`
/// makes batches of edits, those that do not add up too, which must be refused before a list sees them.
let interfaceTargets = [
    FuzzTarget(name: "touches") { bytes in
        onScreen(&bytes) { input, display, window in Fingers.play(&input, display, window) }
    },
    FuzzTarget(name: "layouts") { bytes in
        onScreen(&bytes) { input, display, window in Constraints.play(&input, display, window) }
    },
    FuzzTarget(name: "list-updates") { bytes in
        onScreen(&bytes) { input, display, window in Lists.play(&input, display, window) }
    },
]

private func onScreen(
    _ bytes: inout FuzzBytes,
    _ body: @MainActor (inout FuzzBytes, ManualDisplay, UIWindow) -> Void
) {
    withUnsafeMutablePointer(to: &bytes) { input in
        MainActor.assumeIsolated {
            ManualDisplay.run(size: CGSize(width: 200, height: 300), scale: 1) { display in
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.makeKeyAndVisible()
                display.advance(by: 0)
                body(&input.pointee, display, window)
                display.advance(by: 5)
            }
        }
    }
}

/// Fingers on things that can be touched.
@MainActor private enum Fingers {
    static func play(_ input: inout FuzzBytes, _ display: ManualDisplay, _ window: UIWindow) {
        for _ in 0..<(1 + input.choice(8)) { add(&input, to: window) }
        display.advance(by: 0)
        for _ in 0..<120 where !input.isAtEnd {
            let phase: UITouch.Phase = [.began, .moved, .moved, .ended, .cancelled][input.choice(5)]
            let point =
                input.choice(8) == 0
                ? input.point() : CGPoint(x: Double(input.byte()) * 0.8, y: Double(input.byte()) * 1.2)
            UITouch.simulate(phase, at: point, in: window, finger: input.choice(3))
            if input.choice(3) == 0 { display.advance(by: [0, 0.008, 0.1, 0.8][input.choice(4)]) }
            if input.choice(40) == 0 { change(&input, window) }
        }
    }

    private static func add(_ input: inout FuzzBytes, to window: UIWindow) {
        let (x, y) = (Double(input.byte()) / 2, Double(input.byte()))
        let frame = CGRect(x: x, y: y, width: Double(input.byte()) / 2, height: Double(input.byte()) / 2)
        let view: UIView =
            switch input.choice(9) {
            case 0: UISwitch(frame: frame)
            case 1: UISlider(frame: frame)
            case 2: UIButton(type: .system)
            case 3: UISegmentedControl(items: ["a", "b", "c"])
            case 4: UIStepper(frame: frame)
            case 5: UITextField(frame: frame)
            case 6: scroller(&input, frame)
            default: UIView(frame: frame)
            }
        view.frame = frame
        view.isMultipleTouchEnabled = input.bool()
        view.isExclusiveTouch = input.choice(6) == 0
        for _ in 0..<input.choice(4) {
            let recognizer: UIGestureRecognizer =
                switch input.choice(7) {
                case 0: UITapGestureRecognizer(target: nil, action: nil)
                case 1: UIPanGestureRecognizer(target: nil, action: nil)
                case 2: UIPinchGestureRecognizer(target: nil, action: nil)
                case 3: UIRotationGestureRecognizer(target: nil, action: nil)
                case 4: UILongPressGestureRecognizer(target: nil, action: nil)
                case 5: UISwipeGestureRecognizer(target: nil, action: nil)
                default: UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
                }
            if let other = view.gestureRecognizers?.first, input.bool() { recognizer.require(toFail: other) }
            recognizer.cancelsTouchesInView = input.bool()
            recognizer.delaysTouchesBegan = input.bool()
            view.addGestureRecognizer(recognizer)
        }
        let parent = input.bool() ? window.subviews.last ?? window : window
        parent.addSubview(view)
    }

    private static func scroller(_ input: inout FuzzBytes, _ frame: CGRect) -> UIView {
        let view = UIScrollView(frame: frame)
        view.contentSize = CGSize(width: input.number(), height: input.number() * 4)
        view.isPagingEnabled = input.bool()
        view.alwaysBounceVertical = input.bool()
        view.refreshControl = input.choice(4) == 0 ? UIRefreshControl() : nil
        return view
    }

    private static func change(_ input: inout FuzzBytes, _ window: UIWindow) {
        let views = window.subviews
        guard !views.isEmpty else { return }
        let view = views[input.choice(views.count)]
        switch input.choice(4) {
        case 0: view.removeFromSuperview()
        case 1: view.isUserInteractionEnabled.toggle()
        case 2: view.gestureRecognizers?.first.map { $0.isEnabled.toggle() }
        default: view.frame = input.rect()
        }
    }
}

/// Views with constraints.
@MainActor private enum Constraints {
    static func play(_ input: inout FuzzBytes, _ display: ManualDisplay, _ window: UIWindow) {
        var views: [UIView] = [UIView(frame: window.bounds)]
        window.addSubview(views[0])
        for _ in 0..<(2 + input.choice(10)) {
            let view: UIView =
                switch input.choice(4) {
                case 0: UILabel(frame: .zero)
                case 1: UIStackView(frame: .zero)
                default: UIView(frame: .zero)
                }
            (view as? UILabel)?.text = String(repeating: "word ", count: input.choice(9))
            view.translatesAutoresizingMaskIntoConstraints = input.choice(6) == 0
            let parent = views[input.choice(views.count)]
            if let stack = parent as? UIStackView, input.bool() {
                stack.addArrangedSubview(view)
            } else {
                parent.addSubview(view)
            }
            views.append(view)
        }
        var made: [NSLayoutConstraint] = []
        for _ in 0..<120 where !input.isAtEnd {
            switch input.choice(9) {
            case 0, 1, 2:
                if let constraint = constraint(&input, views) { made.append(constraint) }
            case 3:
                if !made.isEmpty { made[input.choice(made.count)].constant = CGFloat(input.number()) }
            case 4:
                if !made.isEmpty { toggle(made[input.choice(made.count)]) }
            case 5:
                // The views keep what is active.
                if !made.isEmpty { made.remove(at: input.choice(made.count)) }
            case 6: move(&input, &views)
            case 7: guide(&input, views, &made)
            default:
                let view = views[input.choice(views.count)]
                if input.bool() { view.isHidden.toggle() } else { view.frame = input.rect() }
            }
            if input.choice(4) == 0 {
                // What the program has set stays until the superview lays out.
                for view in views { view.superview?.setNeedsLayout() }
                display.advance(by: 0)
                for view in views where !view.translatesAutoresizingMaskIntoConstraints {
                    let frame = view.frame
                    precondition(
                        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
                            && frame.size.height.isFinite,
                        "frames that were solved are numbers"
                    )
                }
            }
        }
    }

    /// What has lost an item, or its common ancestor, cannot be active: such a program stops.
    private static func toggle(_ constraint: NSLayoutConstraint) {
        if constraint.isActive {
            constraint.isActive = false
        } else if let first = view(of: constraint.firstItem),
            constraint.secondAnchor == nil || view(of: constraint.secondItem) != nil,
            root(of: first) === root(of: view(of: constraint.secondItem) ?? first)
        {
            constraint.isActive = true
        }
    }

    private static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private static func root(of view: UIView) -> UIView {
        var root = view
        while let next = root.superview { root = next }
        return root
    }

    /// Moves a view to another place in the tree, or lets it go with what is inside of it, for a new one.
    private static func move(_ input: inout FuzzBytes, _ views: inout [UIView]) {
        let index = 1 + input.choice(views.count - 1)
        let view = views[index]
        let parent = views[input.choice(views.count)]
        if input.bool() {
            guard !parent.isDescendant(of: view) else { return }
            parent.addSubview(view)
            return
        }
        view.removeFromSuperview()
        for (place, other) in views.enumerated() where other.isDescendant(of: view) {
            let made = UIView()
            made.translatesAutoresizingMaskIntoConstraints = input.bool()
            views[place] = made
            views[0].addSubview(made)
        }
    }

    /// Places a view by a guide, or takes a guide away.
    private static func guide(_ input: inout FuzzBytes, _ views: [UIView], _ made: inout [NSLayoutConstraint])
    {
        let view = views[input.choice(views.count)]
        if input.bool(), let guide = view.layoutGuides.first { return view.removeLayoutGuide(guide) }
        let guide: UILayoutGuide
        switch input.choice(4) {
        case 0: guide = view.safeAreaLayoutGuide
        case 1: guide = view.layoutMarginsGuide
        case 2: guide = view.readableContentGuide
        default:
            guide = UILayoutGuide()
            view.addLayoutGuide(guide)
        }
        let other = views[input.choice(views.count)]
        guard root(of: other) === root(of: view) else { return }
        guard input.bool() else {
            // One that names three things is not switched on again: which of them are gone does not show.
            guide.topAnchor.anchorWithOffset(to: other.topAnchor).constraint(equalTo: view.heightAnchor)
                .isActive =
                true
            return
        }
        let constraint = guide.leadingAnchor.constraint(equalTo: other.trailingAnchor)
        constraint.isActive = true
        made.append(constraint)
    }

    private static func constraint(_ input: inout FuzzBytes, _ views: [UIView]) -> NSLayoutConstraint? {
        let (first, second) = (views[input.choice(views.count)], views[input.choice(views.count)])
        guard root(of: first) === root(of: second) else { return nil }
        let attributes: [NSLayoutConstraint.Attribute] =
            input.bool()
            ? [.left, .right, .centerX] : input.bool() ? [.top, .bottom, .centerY] : [.width, .height]
        let relation: NSLayoutConstraint.Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][
            input.choice(3)
        ]
        let isLength = attributes.contains(.width)
        let constant = CGFloat(input.number())
        guard constant.isFinite else { return nil }
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: attributes[input.choice(attributes.count)],
            relatedBy: relation,
            toItem: isLength && input.bool() ? nil : second,
            attribute: isLength && input.bool() ? attributes[0] : attributes[input.choice(attributes.count)],
            multiplier: [1, 0.5, 2, -1][input.choice(4)],
            constant: constant
        )
        constraint.priority = UILayoutPriority(rawValue: [1000, 999, 750, 251, 250, 50][input.choice(6)])
        constraint.isActive = true
        return constraint
    }
}

/// A table and a collection of the same sections of numbers.
@MainActor private final class Lists: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private var sections: [[Int]]
    private var next = 100

    private init(_ sections: [[Int]]) { self.sections = sections }

    static func play(_ input: inout FuzzBytes, _ display: ManualDisplay, _ window: UIWindow) {
        let lists = Lists(
            (0..<(1 + input.choice(4))).map { section in (0..<input.choice(7)).map { section * 10 + $0 } }
        )
        let table = UITableView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300),
            style: [.plain, .grouped, .insetGrouped][input.choice(3)]
        )
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = lists
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 1 + Double(input.byte()) / 4)
        let frame = CGRect(x: 100, y: 0, width: 100, height: 300)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = lists
        window.addSubview(table)
        window.addSubview(collection)
        display.advance(by: 0)
        for _ in 0..<12 where !input.isAtEnd {
            lists.update(&input, table, collection)
            if input.bool() { table.contentOffset.y = CGFloat(input.byte()) * 3 }
            if input.bool() { collection.contentOffset.y = CGFloat(input.byte()) * 3 }
            display.advance(by: [0, 0.05, 0.4][input.choice(3)])
            lists.check(table, collection)
        }
    }

    /// Makes a batch, and gives it to the lists if it adds up.
    private func update(_ input: inout FuzzBytes, _ table: UITableView, _ collection: UICollectionView) {
        var edits = ListEdits()
        var new = sections
        func place(_ input: inout FuzzBytes) -> ListPlace { ListPlace(input.choice(6), input.choice(9)) }
        for _ in 0..<input.choice(6) {
            switch input.choice(8) {
            case 0: edits.deletedSections.insert(input.choice(6))
            case 1: edits.insertedSections.insert(input.choice(6))
            case 2: edits.reloadedSections.insert(input.choice(6))
            case 3: edits.deletedItems.append(place(&input))
            case 4: edits.insertedItems.append(place(&input))
            case 5: edits.reloadedItems.append(place(&input))
            case 6: edits.movedItems.append(.init(from: place(&input), to: place(&input)))
            default: edits.movedSections.append(.init(from: input.choice(6), to: input.choice(6)))
            }
        }
        let isTrue = input.choice(4) != 0
        if isTrue { new = applied(edits) ?? new }
        guard
            (try? ListChange(edits, before: sections.map(\.count), after: new.map(\.count), words: .table))
                != nil
        else { return }
        let animated = input.bool()
        let perform = { (body: () -> Void) in animated ? body() : UIView.performWithoutAnimation(body) }
        let old = sections
        perform {
            table.performBatchUpdates {
                self.sections = new
                edits.perform(table)
            }
        }
        sections = old
        perform {
            collection.performBatchUpdates {
                self.sections = new
                edits.perform(collection)
            }
        }
        // Numbers that add up by chance, of data that do not follow the edits: what cells show is nobody's mistake.
        if !isTrue || new == old { table.reloadData() }
    }

    /// The sections after edits: what is deleted goes, and new numbers come; nil where the edits make no sense.
    private func applied(_ edits: ListEdits) -> [[Int]]? {
        var kept: [(section: Int, items: [Int])] = []
        for (index, section) in sections.enumerated() where !edits.deletedSections.contains(index) {
            if edits.movedSections.contains(where: { $0.from == index }) { continue }
            let gone = Set(
                (edits.deletedItems + edits.movedItems.map(\.from)).filter { $0.section == index }.map(\.item)
            )
            kept.append((index, section.enumerated().filter { !gone.contains($0.offset) }.map(\.element)))
        }
        var new: [[Int]] = []
        var rest = kept[...]
        let count = kept.count + edits.insertedSections.count + edits.movedSections.count
        for index in 0..<count {
            if edits.insertedSections.contains(index) {
                new.append([next])
                next += 1
            } else if let move = edits.movedSections.first(where: { $0.to == index }) {
                guard sections.indices.contains(move.from) else { return nil }
                new.append(sections[move.from])
            } else {
                guard let first = rest.popFirst() else { return nil }
                new.append(first.items)
            }
        }
        // What moves stays what it is: its cell goes along.
        var moved: [ListPlace: Int] = [:]
        for move in edits.movedItems {
            guard sections.indices.contains(move.from.section),
                sections[move.from.section].indices.contains(move.from.item)
            else { return nil }
            moved[move.to] = sections[move.from.section][move.from.item]
        }
        for place in (edits.insertedItems + edits.movedItems.map(\.to)).sorted() {
            guard new.indices.contains(place.section), place.item <= new[place.section].count else {
                return nil
            }
            new[place.section].insert(moved[place] ?? next, at: place.item)
            next += 1
        }
        return new
    }

    private func check(_ table: UITableView, _ collection: UICollectionView) {
        precondition(table.numberOfSections == sections.count, "the table has the sections of its data")
        precondition(
            collection.numberOfSections == sections.count,
            "the collection has the sections of its data"
        )
        for (index, section) in sections.enumerated() {
            precondition(table.numberOfRows(inSection: index) == section.count, "rows of the table")
            precondition(
                collection.numberOfItems(inSection: index) == section.count,
                "items of the collection"
            )
        }
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell) else { continue }
            precondition(cell.tag == sections[path.section][path.row], "a visible cell shows its row")
        }
        for cell in collection.visibleCells {
            guard let path = collection.indexPath(for: cell) else { continue }
            precondition(sections[path.section].indices.contains(path.item), "a visible item is there")
        }
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.row]
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }
}

extension ListEdits {
    @MainActor fileprivate func perform(_ table: UITableView) {
        table.deleteSections(deletedSections, with: .fade)
        table.insertSections(insertedSections, with: .automatic)
        table.reloadSections(reloadedSections, with: .top)
        for move in movedSections { table.moveSection(move.from, toSection: move.to) }
        table.deleteRows(at: deletedItems.map(\.path), with: .left)
        table.insertRows(at: insertedItems.map(\.path), with: .bottom)
        table.reloadRows(at: reloadedItems.map(\.path), with: .none)
        for move in movedItems { table.moveRow(at: move.from.path, to: move.to.path) }
    }

    @MainActor fileprivate func perform(_ collection: UICollectionView) {
        collection.deleteSections(deletedSections)
        collection.insertSections(insertedSections)
        collection.reloadSections(reloadedSections)
        for move in movedSections { collection.moveSection(move.from, toSection: move.to) }
        collection.deleteItems(at: deletedItems.map(\.path))
        collection.insertItems(at: insertedItems.map(\.path))
        collection.reloadItems(at: reloadedItems.map(\.path))
        for move in movedItems { collection.moveItem(at: move.from.path, to: move.to.path) }
    }
}
