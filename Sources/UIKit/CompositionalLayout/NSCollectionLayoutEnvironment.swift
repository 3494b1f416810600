public import CoreGraphics
public import Foundation
import QuartzCore

/// The room and the traits for which a compositional layout makes its sections.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The size and the insets of the collection.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// Room for elements of a compositional layout.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the container without its insets taken off, in points.
    var contentSize: CGSize { get }
    /// The size that is left by the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that ``effectiveContentSize`` is reduced by, in points; here ``contentInsets``.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).cut(contentInsets).size }

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
        (contentSize, contentInsets) = (size, insets)
    }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ traits: UITraitCollection, _ insets: NSDirectionalEdgeInsets = .zero) {
        container = LayoutContainer(size, insets)
        traitCollection = traits
    }
}

/// An element that is seen, which a section may change as it scrolls.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity of the element, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order in depth: elements with a larger number are in front.
    var zIndex: Int { get set }
    /// Whether the element is hidden; false at first.
    var isHidden: Bool { get set }
    /// The middle of the element in the collection's content, in points.
    var center: CGPoint { get set }
    /// The transform of the element about its middle.
    var transform: CGAffineTransform { get set }
    /// The transform in space about the middle.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view; empty for items.
    var name: String { get }
    /// The index path of the item or of the supplementary view.
    var indexPath: IndexPath { get }
    /// The rectangle of the element in the collection's content, in points.
    var frame: CGRect { get }
    /// The rectangle of the element's size, with its origin at (0, 0).
    var bounds: CGRect { get }
    /// The category of the element: cell, supplementary or decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for items.
    var representedElementKind: String? { get }
}

/// Gives the attributes of the layout to a section's handler.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
