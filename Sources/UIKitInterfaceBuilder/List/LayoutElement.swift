import CoreGraphics
import UIKitCore
import UIKitLists

/// What elements of layouts of collections say.
@MainActor enum LayoutElement {
    static let kinds: [ElementKind] = [
        .object(
            "collectionViewFlowLayout",
            UICollectionViewFlowLayout.self,
            make: { $0.init(coder: $1) },
            read
        ),
        // A class of the program's, or of UIKit's without values of its own.
        .object("collectionViewLayout", UICollectionViewLayout.self, make: { $0.init(coder: $1) }) {
            _,
            _,
            _ in
        },
    ]

    private static let directions: [String: UICollectionView.ScrollDirection] = [
        "vertical": .vertical, "horizontal": .horizontal,
    ]

    private static let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
    ]

    private static func read(
        _ layout: UICollectionViewFlowLayout,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let direction = load.value(element, "scrollDirection", directions) {
            layout.scrollDirection = direction
        }
        if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = element.number("minimumInteritemSpacing") {
            layout.minimumInteritemSpacing = spacing
        }
        if let size = element.size("itemSize") { layout.itemSize = size }
        if let size = element.size("estimatedItemSize") { layout.estimatedItemSize = size }
        if element.flag("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let inset = element.insets("sectionInset") { layout.sectionInset = inset }
        if let reference = load.value(element, "sectionInsetReference", references) {
            layout.sectionInsetReference = reference
        }
    }
}
