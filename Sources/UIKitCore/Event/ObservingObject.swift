public import Foundation
public import QuartzCore

/// The methods that programs override in any object on Apple's systems: the base of the classes of UIKit that they subclass.
///
/// Members of extensions cannot be overridden here, so they are members of a class.
@preconcurrency @MainActor
open class ObservingObject: NSObject, InterfaceConnecting {
    /// The properties that key-value coding reads and sets by name on objects of the class, those of derived classes first.
    @_spi(UIKitRooms) open class var codedKeys: [CodedKeys] { [] }

    /// The members of the class that documents of Interface Builder name; none, unless a subclass lists them.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    /// Makes an object without a target or outlet.
    public override init() { super.init() }

    /// Called on each object of a nib or storyboard when all of them are made and connected; has no effect unless a subclass overrides it.
    open dynamic func awakeFromNib() {}

    /// Called by Interface Builder alone, so nothing calls it here.
    open func prepareForInterfaceBuilder() {}

    /// Called for a change of an observed property; has no effect unless a subclass overrides it.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

extension ObservingObject: KeyValueObserver {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Does nothing: what the override of a class calls that derives from `NSObject` alone, and that `agate port` makes no override.
    public func awakeFromNib() {}

    /// Called by Interface Builder alone, so nothing calls it here; has no effect.
    public func prepareForInterfaceBuilder() {}
}
