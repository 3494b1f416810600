public import CoreGraphics
public import Foundation
import QuartzCore

/// The place and the look of an element of a collection.
///
/// Subclasses that add values override `copy(with:)` and `isEqual(_:)`: collections copy and compare attributes.
///
/// Source: uikit U147.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The path of the item, or of what a supplementary or decoration view belongs to.
    open var indexPath = IndexPath(item: 0, section: 0)
    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?

    /// Makes the attributes of the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes the attributes of a supplementary view of a kind.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        category = .supplementaryView
        kind = elementKind
        self.indexPath = indexPath
    }

    /// Makes the attributes of a decoration view of a kind.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        category = .decorationView
        kind = decorationViewKind
        self.indexPath = indexPath
    }

    /// Makes the attributes of the cell of the first item.
    public override init() { super.init() }

    /// The category of the element: cell, supplementary or decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { kind }

    // MARK: Geometry

    /// The middle of the element in the collection's content, in points.
    open var center = CGPoint.zero
    /// The size of the element without its transform, in points.
    open var size = CGSize.zero
    /// The transform about the middle; read, the flat part of ``transform3D``.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The transform in space about the middle.
    open var transform3D = CATransform3DIdentity

    /// The rectangle around the element with its transform; set, the middle and the size.
    open var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - size.width / 2,
                y: center.y - size.height / 2,
                width: size.width,
                height: size.height
            )
            guard !CATransform3DIsIdentity(transform3D) else { return plain }
            let flat = CATransform3DGetAffineTransform(transform3D)
            return plain.offsetBy(dx: -center.x, dy: -center.y).applying(flat).offsetBy(
                dx: center.x,
                dy: center.y
            )
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// The rectangle of the element's size, with its origin at (0, 0); setting it sets the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    // MARK: Looks

    /// The opacity of the element, from 0 to 1; 1 at first.
    open var alpha: CGFloat = 1
    /// The order in depth: elements with a larger number are in front.
    ///
    /// 0 at first.
    open var zIndex = 0
    /// Whether the element is left out; false at first.
    ///
    /// Hidden elements have no view.
    open var isHidden = false

    /// The axes along which the size is given, and content has no say.
    var fixedAxes: UIAxis = []
    /// Whether the element stays at an edge while content scrolls, at present.
    var isPinned = false

    /// Whether the element is in a section that scrolls on its own, and goes along with it.
    var scrollsWithSection = false

    /// What a list says of the cell; nil outside of lists.
    var list: ListPlacement?

    // MARK: Copying and comparing

    /// Returns other attributes with the same values, of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UICollectionViewLayoutAttributes.make(type(of: self))
        made.indexPath = indexPath
        (made.category, made.kind) = (category, kind)
        (made.center, made.size, made.transform3D) = (center, size, transform3D)
        (made.alpha, made.zIndex, made.isHidden) = (alpha, zIndex, isHidden)
        (made.fixedAxes, made.isPinned) = (fixedAxes, isPinned)
        (made.scrollsWithSection, made.list) = (scrollsWithSection, list)
        return made
    }

    /// Whether the other object has the same values for the same element.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return type(of: other) == type(of: self) && other.indexPath == indexPath
            && other.category == category && other.kind == kind && other.center == center
            && other.size == size && CATransform3DEqualToTransform(other.transform3D, transform3D)
            && other.alpha == alpha && other.zIndex == zIndex && other.isHidden == isHidden
            && other.list == list
    }

    /// A hash of the path and the kind.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(indexPath)
        hasher.combine(kind)
        return hasher.finalize()
    }

    /// `<UICollectionViewLayoutAttributes: index path: (0-3); frame = (0 0; 50 50)>`, with more where it differs from the usual.
    open override var description: String {
        let box = frame
        var text = "<\(type(of: self)): index path: (\(indexPath.map(String.init).joined(separator: "-")))"
        if let kind { text += "; element kind: (\(kind))" }
        text += "; frame = (\(box.minX) \(box.minY); \(box.width) \(box.height))"
        if alpha != 1 { text += "; alpha = \(alpha)" }
        if zIndex != 0 { text += "; zIndex = \(zIndex)" }
        if isHidden { text += "; hidden = YES" }
        return text + ">"
    }

    // MARK: For collections

    /// New attributes of a class that is known at run time.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
        guard type != UICollectionViewLayoutAttributes.self, let objects = type as? NSObject.Type else {
            return UICollectionViewLayoutAttributes()
        }
        return ObjectFactory.make(objects) as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes()
    }

    /// New attributes of a class for an element.
    static func make(_ type: AnyClass, for key: CollectionKey) -> UICollectionViewLayoutAttributes {
        let made = make(type)
        (made.category, made.indexPath) = (key.category, key.path)
        made.kind = key.category == .cell ? nil : key.kind
        return made
    }

    /// A copy of the same class.
    func copied() -> Self {
        guard let made = copy() as? Self else { return self }
        return made
    }

    /// Which element the attributes are of.
    var key: CollectionKey { CollectionKey(category: category, kind: kind ?? "", path: indexPath) }

    /// The rectangle that the element may be seen in.
    var isPlaced: Bool {
        center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

/// An element of a collection: a cell, or a view of a kind, at a path.
struct CollectionKey: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind: String
    var path: IndexPath

    init(category: UICollectionView.ElementCategory, kind: String, path: IndexPath) {
        (self.category, self.kind, self.path) = (category, kind, path)
    }

    /// A cell.
    init(_ path: IndexPath) { self.init(category: .cell, kind: "", path: path) }

    /// The same element at another path.
    func at(_ path: IndexPath) -> CollectionKey { CollectionKey(category: category, kind: kind, path: path) }
}
