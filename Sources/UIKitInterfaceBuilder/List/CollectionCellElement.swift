import CoreGraphics
import UIKitCore
import UIKitLists

/// What elements of cells and other reusable views of collections say.
@MainActor enum CollectionCellElement {
    static let kinds: [ElementKind] = [
        .view("collectionReusableView", UICollectionReusableView.self) { view, element, _ in
            readIdentifier(view, element)
        },
        .view("collectionViewCell", UICollectionViewCell.self) { cell, element, load in
            readIdentifier(cell, element)
            // The size of the cell in the editor; the layout decides at run time.
            element.child("size", key: "customSize")?.skipAll()
            if let view = element.child(key: "backgroundView") {
                cell.backgroundView = load.make(view, as: UIView.self)
            }
            if let view = element.child(key: "selectedBackgroundView") {
                cell.selectedBackgroundView = load.make(view, as: UIView.self)
            }
            // The cell has made its content view itself; old documents call it a plain view.
            if let content = element.child(key: "contentView") { load.adopt(cell.contentView, for: content) }
        },
        .view("collectionViewCellContentView", UIView.self) { _, _, _ in },
    ]

    private static func readIdentifier(_ view: UICollectionReusableView, _ element: InterfaceElement) {
        guard let identifier = element.text("reuseIdentifier"), !identifier.isEmpty else { return }
        view.takeReuseIdentifier(identifier)
    }
}
