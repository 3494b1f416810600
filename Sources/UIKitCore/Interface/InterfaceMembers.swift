public import QuartzCore

/// The members of a class that documents of Interface Builder set and call: outlets, actions and the properties of user-defined runtime attributes.
///
/// Swift on Linux has no Objective-C runtime that would find a member by its name. So a class lists what documents name, in an override of
/// ``ObservingObject/interfaceMembers``; `agate port` writes it for `@IBOutlet`, `@IBAction`, `@IBInspectable`, `@IBSegueAction` and `@objc`:
///
/// ```swift
/// override class var interfaceMembers: InterfaceMembers {
///     var members = super.interfaceMembers
///     members.property("label", \ClockController.label)
///     members.action(Selector("reset:", ClockController.reset(_:)))
///     return members
/// }
/// ```
///
/// A name that is listed twice counts as it was listed last: a class comes behind the class it derives from. Members of a class that an object is not of do not
/// count for it, so one list may be about several classes.
public struct InterfaceMembers {
    /// A property that is read and set by its name.
    struct Property {
        /// Whether an object is of the class that has the property.
        let isProperty: (AnyObject) -> Bool
        let get: (AnyObject) -> Any?
        /// False if the object is of another class or the value of another type.
        let set: (AnyObject, Any?) -> Bool
        /// The type of its values, for messages.
        let type: Any.Type
    }

    /// By their names, those that were listed last first.
    private(set) var properties: [String: [Property]] = [:]
    private(set) var actions: [String: [Selector]] = [:]
    private(set) var segueActions: [String: [Selector]] = [:]

    /// A list without members.
    public init() {}

    /// Lists an outlet, an outlet collection, or a property that user-defined runtime attributes and key-value coding read and set.
    ///
    /// - Parameters:
    ///   - name: The name that documents write.
    ///   - path: The property. Its type may be an optional one; numbers and texts are converted as key-value coding does it.
    public mutating func property<Owner: AnyObject, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Owner, Value>
    ) {
        let coded = CodedProperty(path)
        let property = Property(
            isProperty: { $0 is Owner },
            get: { object in (object as? Owner).flatMap { coded.get($0) } },
            set: { object, value in
                guard let owner = object as? Owner else { return false }
                return coded.set(owner, value)
            },
            type: Value.self
        )
        properties[name, default: []].insert(property, at: 0)
    }

    /// Lists an action, or the action of an unwind segue.
    ///
    /// - Parameter selector: The name that documents write, with its method.
    public mutating func action(_ selector: Selector) {
        actions[selector.name, default: []].insert(selector, at: 0)
    }

    /// Lists a method that makes the destination of a segue, of a coder, and where it takes them of the sender and the segue's identifier.
    ///
    /// - Parameter selector: The name that documents write, with its method.
    public mutating func segueAction(_ selector: Selector) {
        segueActions[selector.name, default: []].insert(selector, at: 0)
    }
}

extension InterfaceMembers {
    /// Whether nothing is listed.
    package var isEmpty: Bool { properties.isEmpty && actions.isEmpty && segueActions.isEmpty }

    /// The property of a name that an object has; nil where none is listed.
    func property(_ name: String, of object: AnyObject) -> Property? {
        properties[name]?.first { $0.isProperty(object) }
    }

    /// The action of a name that an object has, with its method.
    func action(_ name: String, of object: AnyObject) -> Selector? {
        actions[name]?.first { $0.isMethod(of: object) }
    }

    /// The method of a name by which an object makes the destination of a segue.
    func segueAction(_ name: String, of object: AnyObject) -> Selector? {
        segueActions[name]?.first { $0.isMethod(of: object) }
    }
}

/// A class whose objects documents of Interface Builder connect.
///
/// All classes of UIKit that programs derive from are such classes; one that derives from `NSObject` alone says so itself.
public protocol InterfaceConnecting: AnyObject {
    /// The members that documents name.
    @MainActor static var interfaceMembers: InterfaceMembers { get }
}
