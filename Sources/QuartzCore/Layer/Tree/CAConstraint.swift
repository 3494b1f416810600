import CoreGraphics
public import Foundation

/// The attribute that a constraint relates: an edge, a middle or an extent of a layer's frame.
public enum CAConstraintAttribute: Int32, Sendable {
    /// The left edge of the layer's frame.
    case minX = 0
    /// The middle between left and right.
    case midX
    /// The right edge of the layer's frame.
    case maxX
    /// The width of the layer's frame, in points.
    case width
    /// The edge at the minimum y.
    case minY
    /// The middle between the minimum and the maximum y.
    case midY
    /// The edge at the maximum y.
    case maxY
    /// The height of the layer's frame, in points.
    case height
}

/// A relation between an attribute of a layer and one of a sibling or of the superlayer.
///
/// `layer.attribute = source.sourceAttribute · scale + offset`, kept by a ``CAConstraintLayoutManager`` of the superlayer.
///
/// Source: claims 13.16.
open class CAConstraint: NSObject, NSSecureCoding {
    /// The attribute of the layer that the constraint sets.
    open private(set) var attribute: CAConstraintAttribute
    /// The name of the sibling, or "superlayer".
    open private(set) var sourceName: String
    /// The attribute of the source that the constraint reads.
    open private(set) var sourceAttribute: CAConstraintAttribute
    /// The factor by which the source's attribute is multiplied; 1 unless given.
    open private(set) var scale: CGFloat
    /// The distance that is added to the scaled attribute, in points; 0 unless given.
    open private(set) var offset: CGFloat

    /// Makes the constraint `attribute = source.sourceAttribute · scale + offset`; the offset is in points.
    ///
    /// - Parameters:
    ///   - attr: The attribute of the layer that the constraint belongs to.
    ///   - srcId: The name of a sibling, or "superlayer".
    ///   - srcAttr: The attribute of that layer that is read.
    ///   - m: The factor by which it is multiplied.
    ///   - c: The distance that is added, in points.
    public init(
        attribute attr: CAConstraintAttribute,
        relativeTo srcId: String,
        attribute srcAttr: CAConstraintAttribute,
        scale m: CGFloat,
        offset c: CGFloat
    ) {
        attribute = attr
        sourceName = srcId
        sourceAttribute = srcAttr
        scale = m
        offset = c
    }

    /// Makes a constraint with a scale of 1.
    public convenience init(
        attribute attr: CAConstraintAttribute,
        relativeTo srcId: String,
        attribute srcAttr: CAConstraintAttribute,
        offset c: CGFloat
    ) {
        self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
    }

    /// Makes a constraint with a scale of 1 and no offset.
    public convenience init(
        attribute attr: CAConstraintAttribute,
        relativeTo srcId: String,
        attribute srcAttr: CAConstraintAttribute
    ) {
        self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
    }

    /// Makes the constraint of an archive; nil when it makes no sense.
    public required init?(coder: NSCoder) {
        let reader = ObjectArchiveReader(from: coder)
        func value(_ key: String) -> Any? { reader[key].flatMap { reader.value(of: $0) } }
        func attributeValue(_ key: String) -> CAConstraintAttribute? {
            (value(key) as? NSNumber).flatMap { CAConstraintAttribute(rawValue: $0.int32Value) }
        }
        guard let attribute = attributeValue("attribute"), let source = attributeValue("sourceAttribute"),
            let name = value("sourceName") as? String
        else { return nil }
        self.attribute = attribute
        sourceAttribute = source
        sourceName = name
        scale = CGFloat(numberValue(of: value("scale")) ?? 1)
        offset = CGFloat(numberValue(of: value("offset")) ?? 0)
    }

    /// Writes both attributes, the name of the source, the scale and the offset.
    open func encode(with coder: NSCoder) {
        var writer = ObjectArchiveWriter(to: coder)
        writer.write(NSNumber(value: attribute.rawValue), forKey: "attribute")
        writer.write(NSNumber(value: sourceAttribute.rawValue), forKey: "sourceAttribute")
        writer.write(sourceName, forKey: "sourceName")
        writer.write(NSNumber(value: Double(scale)), forKey: "scale")
        writer.write(NSNumber(value: Double(offset)), forKey: "offset")
        writer.finish()
    }

    /// Constraints can be read by secure coding.
    open class var supportsSecureCoding: Bool { true }
}

extension CALayer {
    /// The constraints by which the layout manager of its superlayer places the layer.
    public var constraints: [CAConstraint]? {
        get { extras?.constraints }
        set {
            setExtra(\.constraints, newValue)
            superlayerStorage?.setNeedsLayout()
        }
    }

    /// Adds to how the layer is placed by the constraint layout manager of its superlayer.
    public func addConstraint(_ c: CAConstraint) {
        constraints = (constraints ?? []) + [c]
    }
}

/// Places the sublayers of a layer as their constraints say.
///
/// On each axis a layer needs two relations, or one of an edge or the middle, which keeps its extent. Layers that depend on
/// themselves, on each other in a circle, or on a name that no sibling has stay where they are.
///
/// Source: claims 13.16.
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
    /// Makes a layout manager, which has no state: one may serve many layers.
    public override init() {
        super.init()
    }

    /// The size of the layer's bounds.
    open func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }

    /// Does nothing: constraints are looked at when they are used.
    open func invalidateLayout(of layer: CALayer) {}

    /// Solves the constraints of all sublayers and sets the frames that differ.
    open func layoutSublayers(of layer: CALayer) {
        var solver = ConstraintSolver(layer)
        for (sublayer, frame) in solver.solved() where sublayer.frame != frame {
            sublayer.frame = frame
        }
    }
}
