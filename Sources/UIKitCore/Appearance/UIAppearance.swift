public import Foundation

/// Has values that all objects of a class start with.
///
/// What ``appearance()`` gives is a real object of the class, made by its `init(frame:)` or `init()`. Values that are set on it
/// reach views when they come into a window, and items when a bar shows them; those that have a value of their own keep it, and so
/// do those that are shown already. The properties that count are Apple's own (`UI_APPEARANCE_SELECTOR`), with `backgroundColor`
/// and `tintColor` for all views, and what a program adds by ``addAppearanceProperty(_:)``; others set on a proxy change nothing. A
/// value that is the usual one counts as not set.
///
/// Where several proxies match, the one for the more special class counts, then the one for more containers, then the later one.
///
/// Source: uikit U43.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The values for all objects of the class and its subclasses.
    static func appearance() -> Self
    /// The values for objects within others: the first type is that of the innermost one.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    /// The values for objects in places with traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The values for objects in places with traits, within others.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// May contain objects with an appearance: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The values for all views of the class and its subclasses.
    public class func appearance() -> Self { AppearanceProxies.proxy(self) }

    /// The values for views within others: the first type is that of the innermost one.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    {
        AppearanceProxies.proxy(self, within: containerTypes)
    }

    /// The proxy for views of the class whose traits match some given ones.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.proxy(self, traits: trait)
    }

    /// The values for views with traits, within others.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(self, within: containerTypes, traits: trait)
    }
}

extension UIBarItem: UIAppearance {
    /// The values for all items of the class and its subclasses.
    public class func appearance() -> Self { AppearanceProxies.proxy(self) }

    /// The values for items within views: the first type is that of the innermost one.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    {
        AppearanceProxies.proxy(self, within: containerTypes)
    }

    /// The values for items in places with traits.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.proxy(self, traits: trait)
    }

    /// The values for items in places with traits, within views.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(self, within: containerTypes, traits: trait)
    }
}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: NSObject {
    /// Makes a property of a program's own class, which has just been set, one that appearance proxies set, if this is a proxy.
    ///
    /// An addition of this project: `agate port` writes it into `@objc dynamic` properties of views and bar items, which Apple's
    /// proxies set without a word. Of an object that is no proxy it notes that the property is the object's own.
    public func recordAppearance<Root: NSObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        if AppearanceProxies.isUsed { AppearanceProxies.record(AppearanceProperty(path), of: self) }
    }

    /// Makes a property of a program's own class one that appearance proxies set.
    ///
    /// An addition of this project, in the place of `@objc dynamic`. Call it once, before the first view of the class is shown.
    public static func addAppearanceProperty<Value>(_ path: ReferenceWritableKeyPath<Self, Value>) {
        AppearanceTable.add(AppearanceProperty(path))
    }
}
