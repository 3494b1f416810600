public import Foundation
public import QuartzCore

/// One thing that a state does to a layer.
///
/// The class exists on Apple's systems, where it is private.
open class CAStateElement: NSObject, NSSecureCoding {
    /// The layer that it is done to; it is not kept alive.
    open weak var target: CALayer? {
        didSet { place = nil }
    }
    /// The element that it comes from.
    ///
    /// Kept for reading back: what it is for is not known.
    open var source: CAStateElement?
    /// Where in an archived tree the target was; until it is looked for.
    private var place: LayerPlace?

    /// Makes an element without a target.
    public override init() {
        super.init()
    }

    /// Reads an archived element.
    public required init?(coder: NSCoder) {
        super.init()
        let reader = ObjectArchiveReader(from: coder)
        place = LayerPlace(reader.value(forKey: "place"))
        read(reader)
    }

    /// Archives the element; its target is noted by the place in the tree.
    open func encode(with coder: NSCoder) {
        var writer = ObjectArchiveWriter(to: coder)
        if let place = target.map({ LayerPlace(of: $0) }) ?? place {
            writer.write(place.archived, forKey: "place")
        }
        write(to: &writer)
        writer.finish()
    }

    /// Elements can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Reads what a subclass adds.
    func read(_ reader: ObjectArchiveReader) {}

    /// Writes what a subclass adds.
    func write(to writer: inout ObjectArchiveWriter) {}

    /// Finds the target of an element from an archive.
    final func resolve(in root: CALayer) {
        guard let place else { return }
        target = place.layer(in: root)
    }
}

/// Sets a value at a key path of a layer.
///
/// The class exists on Apple's systems, where it is private.
open class CAStateSetValue: CAStateElement {
    /// The key path, such as `position.x`.
    open var keyPath: String?
    /// The value that the key path gets while the state holds.
    open var value: Any?

    override func read(_ reader: ObjectArchiveReader) {
        keyPath = reader.value(forKey: "keyPath") as? String
        value = reader.value(forKey: "value")
    }

    override func write(to writer: inout ObjectArchiveWriter) {
        writer.write(keyPath, forKey: "keyPath")
        writer.write(value, forKey: "value")
    }
}

/// Adds an animation to a layer for as long as the state holds.
///
/// The class exists on Apple's systems, where it is private.
open class CAStateAddAnimation: CAStateElement {
    /// The key of the animation on the layer.
    open var key: String?
    /// The animation, of which a copy is added.
    open var animation: CAAnimation?

    override func read(_ reader: ObjectArchiveReader) {
        key = reader.value(forKey: "key") as? String
        animation = reader.value(forKey: "animation") as? CAAnimation
    }

    override func write(to writer: inout ObjectArchiveWriter) {
        writer.write(key, forKey: "key")
        writer.write(animation, forKey: "animation")
    }
}

/// Takes an animation from a layer for as long as the state holds.
///
/// The class exists on Apple's systems, where it is private.
open class CAStateRemoveAnimation: CAStateElement {
    /// The key of the animation on the layer.
    open var key: String?

    override func read(_ reader: ObjectArchiveReader) {
        key = reader.value(forKey: "key") as? String
    }

    override func write(to writer: inout ObjectArchiveWriter) {
        writer.write(key, forKey: "key")
    }
}

/// Changes a list of a layer by an object.
///
/// An addition of Agate's: what ``CAStateAddElement`` and ``CAStateRemoveElement`` have in common.
open class StateListElement: CAStateElement {
    /// The key of the list.
    open var keyPath: String?
    /// The layer or the filter that is added.
    open var object: Any?

    override func read(_ reader: ObjectArchiveReader) {
        keyPath = reader.value(forKey: "keyPath") as? String
        object = reader.value(forKey: "object")
    }

    override func write(to writer: inout ObjectArchiveWriter) {
        writer.write(keyPath, forKey: "keyPath")
        writer.write(object, forKey: "object")
    }
}

/// Adds an object to a list of a layer: a layer to its `sublayers`, a filter to its `filters`.
///
/// The class exists on Apple's systems, where it is private. Other lists are left alone.
open class CAStateAddElement: StateListElement {}

/// Takes an object from a list of a layer: a layer from its `sublayers`, a filter from its `filters`.
///
/// The class exists on Apple's systems, where it is private. Other lists are left alone.
open class CAStateRemoveElement: StateListElement {}
