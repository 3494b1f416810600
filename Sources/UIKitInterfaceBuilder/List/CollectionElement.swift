import CoreGraphics
import UIKitCore
import UIKitLists

/// What elements of collections say.
@MainActor enum CollectionElement {
    static let kinds: [ElementKind] = [.view("collectionView", UICollectionView.self, read)]

    private enum Mode {
        case prototypes
        case none
    }

    private static func read(_ view: UICollectionView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let described = element.child(key: "collectionViewLayout"),
            let layout = load.make(described, as: UICollectionViewLayout.self)
        {
            view.collectionViewLayout = layout
        }
        if let allows = element.flag("allowsSelection") { view.allowsSelection = allows }
        if let allows = element.flag("allowsMultipleSelection") { view.allowsMultipleSelection = allows }
        if let prefetches = element.flag("prefetchingEnabled") { view.isPrefetchingEnabled = prefetches }
        if let isLoaded = element.flag("springLoaded") { view.isSpringLoaded = isLoaded }
        if let background = element.child(key: "backgroundView") {
            view.backgroundView = load.make(background, as: UIView.self)
        }
        readPrototypes(view, element, load)
    }

    private static func readPrototypes(
        _ view: UICollectionView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        let modes: [String: Mode] = ["prototypes": .prototypes, "none": .none]
        // Cells and headers stand there in the mode of prototypes alone.
        _ = load.value(element, "dataMode", modes)
        for cell in element.child("cells")?.allChildren() ?? [] { add(cell, kind: "", view, load) }
        let edges = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in edges {
            if let edge = element.child(key: key) { add(edge, kind: kind, view, load) }
        }
    }

    private static func add(
        _ element: InterfaceElement,
        kind: String,
        _ view: UICollectionView,
        _ load: InterfaceLoad
    ) {
        Prototype.add(element, load) { [weak view] identifier, make in
            view?.registerPrototype(identifier, kind: kind) { make() as? UICollectionReusableView }
        }
    }
}
