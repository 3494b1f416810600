public import Foundation
import CoreGraphics
import QuartzCore

extension LottieAnimationLayer {
    // MARK: Values

    /// Gives values in place of those of all properties of a key path.
    ///
    /// What plays goes on. Of several providers for one property the last one set counts. One of another type than a property's
    /// values has no effect.
    ///
    /// Source: documents L160.
    public func setValueProvider(_ valueProvider: AnyValueProvider, keypath: AnimationKeypath) {
        overrides.set(valueProvider, for: keypath)
        valueProviders[keypath] = valueProvider
        setNeedsContents()
    }

    /// Gives the values back that a provider took the place of, which was set for just this key path.
    public func removeValueProvider(for keypath: AnimationKeypath) {
        guard overrides.remove(keypath) else { return }
        valueProviders[keypath] = nil
        setNeedsContents()
    }

    /// Shows layers, groups or items, or leaves them out.
    ///
    /// A layer that is left out still moves its children, and still is the matte of others.
    public func setNodeIsEnabled(isEnabled: Bool, keypath: AnimationKeypath) {
        overrides.enable(isEnabled, keypath)
        setNeedsContents()
    }

    // MARK: Nodes

    /// The value of the first property of a key path, with what providers give; nil if there is none.
    ///
    /// A ``LottieColor``, a ``LottieVector1D``, a ``LottieVector3D``, or a list of numbers for the stops of a gradient.
    ///
    /// - Parameter atFrame: The frame of the animation; nil is the present one.
    public func getValue(for keypath: AnimationKeypath, atFrame: AnimationFrameTime?) -> Any? {
        guard let animation else { return nil }
        return NodeSearch(document: overrides.applied(to: animation.document))
            .value(keypath, frame: Double(atFrame ?? currentFrame))
    }

    /// The value that the file has for the first property of a key path; nil if there is none.
    ///
    /// - Parameter atFrame: The frame of the animation; nil is the present one.
    public func getOriginalValue(for keypath: AnimationKeypath, atFrame: AnimationFrameTime?) -> Any? {
        guard let animation else { return nil }
        return NodeSearch(document: animation.document)
            .value(keypath, frame: Double(atFrame ?? currentFrame))
    }

    /// The key paths of all layers, groups, items and properties, each before those in it.
    public func allHierarchyKeypaths() -> [String] {
        animation.map { NodeSearch(document: $0.document).keypaths } ?? []
    }

    /// Tells the logger all key paths.
    public func logHierarchyKeypaths() {
        logger.info(self.allHierarchyKeypaths().joined(separator: "\n"))
    }

    /// A rectangle of this layer in the space of a layer or a group of the animation: what surrounds its corners there.
    ///
    /// - Parameter keypath: Whose space; nil is the animation's own.
    /// - Returns: Nil if there is nothing of that name, or it has no extent.
    public func convert(_ rect: CGRect, toLayerAt keypath: AnimationKeypath?) -> CGRect? {
        inverse(to: keypath).map { rect.applying($0) }
    }

    /// A point of this layer in the space of a layer or a group of the animation.
    ///
    /// - Parameter keypath: Whose space; nil is the animation's own.
    /// - Returns: Nil if there is nothing of that name, or it has no extent.
    public func convert(_ point: CGPoint, toLayerAt keypath: AnimationKeypath?) -> CGPoint? {
        inverse(to: keypath).map { point.applying($0) }
    }

    /// From the space of this layer to that of a layer or a group, as they show now.
    private func inverse(to keypath: AnimationKeypath?) -> CGAffineTransform? {
        guard let animation, let root = animationLayer else { return nil }
        placement.place(root, in: bounds)
        var matrix = CGAffineTransform(translationX: -root.bounds.midX, y: -root.bounds.midY)
            .concatenating(root.affineTransform())
            .concatenating(CGAffineTransform(translationX: root.position.x, y: root.position.y))
        if let keypath {
            let search = NodeSearch(document: overrides.applied(to: animation.document))
            guard let inner = search.matrix(keypath, frame: Double(currentFrame)) else { return nil }
            matrix = inner.concatenating(matrix)
        }
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant.isFinite, abs(determinant) > .leastNormalMagnitude else { return nil }
        return matrix.inverted()
    }
}
