import AgateDisplay
import Foundation
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// A data source of sections of names, with a log of what it is asked and told.
@MainActor final class NamedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var log: [String] = []
    var logsCounts = false
    var movable = false

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        if logsCounts { log.append("sections") }
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if logsCounts { log.append("items \(section)") }
        return sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath)
        (cell as? NamedCell)?.name = sections[indexPath.section][indexPath.item]
        if logsCounts { log.append("cell \(sections[indexPath.section][indexPath.item])") }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        movable
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
        log.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        log.append("shouldHighlight \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
    }
}

/// A cell that counts how many of its kind were made, and how often they were used again.
class NamedCell: UICollectionViewCell {
    final var name = ""
    private(set) final var reuseCount = 0
    /// The cells that were made since the count was taken.
    @MainActor static var made = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        contentView.backgroundColor = .systemBlue
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}

/// A collection of names in a window of 300 by 300 points.
@MainActor func onCollection<Result>(
    _ layout: UICollectionViewLayout,
    _ items: NamedItems,
    frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 300),
    cell: NamedCell.Type = NamedCell.self,
    _ body: (ManualDisplay, UICollectionView) throws -> Result
) rethrows -> Result {
    try onWindow { display, window in
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "named")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "header"
            )
        }
        view.dataSource = items
        view.delegate = items
        window.addSubview(view)
        display.advance(by: 0)
        return try body(display, view)
    }
}

extension UICollectionView {
    /// The names of the cells that are seen, from the upper left on.
    var seenNames: [String] {
        visibleCells.compactMap { $0 as? NamedCell }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.name)
    }
}
