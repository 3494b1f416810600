import CoreGraphics
public import Foundation

/// A change of a view that follows the direction from which the viewer looks at it.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
    /// Makes an effect without values; subclasses give them.
    public override init() { super.init() }

    /// Makes an effect without values from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the effect into an archive; it has no values of its own.
    open func encode(with coder: NSCoder) {}

    /// The effect itself; subclasses that change make another one.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The values that are added to properties, by key paths; nil for none.
    ///
    /// - Parameter viewerOffset: Where the viewer is, from -1 to 1 along each axis; 0 is straight ahead.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// The viewer's offset, from -1 to 1 along each axis; zero, straight ahead, until a program sets it.
    ///
    /// An addition of this project: no host tells of a tilt.
    public class var viewerOffset: UIOffset {
        get { MotionViewer.offset }
        set { MotionViewer.offset = newValue }
    }
}

/// A group of motion effects that act together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; where two change one property, the later counts.
    open var motionEffects: [UIMotionEffect]?

    /// The values of all effects in the group, by key path; nil for none.
    ///
    /// For one key path the last effect counts.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let all = (motionEffects ?? []).compactMap {
            $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
        }
        return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { $1 } }
    }
}

/// An effect on one property, in proportion to the tilt along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Along which axis the device is tilted.
    public enum EffectType: Int, Sendable {
        /// The effect follows a tilt to the left and right.
        case tiltAlongHorizontalAxis = 0
        /// The effect follows a tilt up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the view's property that changes.
    public let keyPath: String
    /// The axis of the tilt that the effect follows.
    public let type: EffectType
    /// The number that is added at an offset of -1.
    open var minimumRelativeValue: Any?
    /// The number that is added at an offset of 1.
    open var maximumRelativeValue: Any?

    /// Makes an effect on a property, such as `center.x`.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Reads an effect from an archive; nil without a property.
    public required init?(coder: NSCoder) {
        guard let path = coder.soundObject(forKey: "UIKeyPath") as? String else { return nil }
        keyPath = path
        type = EffectType(rawValue: coder.decodeInteger(forKey: "UIType")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
        minimumRelativeValue = coder.decodeDouble(forKey: "UIMinimum")
        maximumRelativeValue = coder.decodeDouble(forKey: "UIMaximum")
    }

    /// Writes the property, the axis and both values into an archive.
    open override func encode(with coder: NSCoder) {
        coder.encode(keyPath as NSString, forKey: "UIKeyPath")
        coder.encode(type.rawValue, forKey: "UIType")
        coder.encode(MotionViewer.number(minimumRelativeValue), forKey: "UIMinimum")
        coder.encode(MotionViewer.number(maximumRelativeValue), forKey: "UIMaximum")
    }

    /// The value between both, by the offset along the axis; outside of -1 to 1 it stays at the ends.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = offset.isFinite ? (min(max(offset, -1), 1) + 1) / 2 : 0.5
        let (low, high) = (
            MotionViewer.number(minimumRelativeValue), MotionViewer.number(maximumRelativeValue)
        )
        return [keyPath: low + (high - low) * Double(part)]
    }
}
