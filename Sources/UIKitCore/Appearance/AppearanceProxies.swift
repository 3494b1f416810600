import AgateDisplay
import Foundation
import QuartzCore

/// Shows an item that is no view and has an appearance.
@MainActor protocol AppearanceCarrier: UIView {
    var appearanceItem: NSObject? { get }
}

/// The appearance proxies that a program has used.
@MainActor enum AppearanceProxies {
    private struct Proxy {
        let object: NSObject
        /// An object of the class with its original values.
        let untouched: NSObject
        /// Whether an object is of the class.
        let isKind: (NSObject) -> Bool
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
    }

    private static let made = LockedValue<[Proxy]>([])
    private static var proxies: [Proxy] { made.withLock { $0 } }

    /// Whether there are any; else views come into windows without a look here.
    static var isUsed: Bool { !proxies.isEmpty }

    /// The proxy for a class within containers and traits: the same one for the same.
    static func proxy<View: UIView>(
        _ type: View.Type,
        within containers: [any UIAppearanceContainer.Type] = [],
        traits: UITraitCollection? = nil
    ) -> View {
        proxy(type, containers, traits) { ViewFactory.make(type, frame: .zero) }
    }

    /// The proxy for a class of items.
    static func proxy<Item: UIBarItem>(
        _ type: Item.Type,
        within containers: [any UIAppearanceContainer.Type] = [],
        traits: UITraitCollection? = nil
    ) -> Item {
        proxy(type, containers, traits) {
            guard let made = ObjectFactory.make(type) as? Item else {
                fatalError("the initialiser of \(type) has made an object of another class")
            }
            return made
        }
    }

    private static func proxy<Object: NSObject>(
        _ type: Object.Type,
        _ containers: [any UIAppearanceContainer.Type],
        _ traits: UITraitCollection?,
        _ make: () -> Object
    ) -> Object {
        for proxy in proxies
        where Swift.type(of: proxy.object) == type && proxy.traits == traits
            && proxy.containers.elementsEqual(
                containers,
                by: { ObjectIdentifier($0) == ObjectIdentifier($1) }
            )
        {
            if let known = proxy.object as? Object { return known }
        }
        let object = make()
        let proxy = Proxy(
            object: object,
            untouched: make(),
            isKind: { isKind($0, of: ObjectIdentifier(type)) },
            containers: containers,
            traits: traits
        )
        made.withLock { $0.append(proxy) }
        return object
    }

    private static func isKind(_ object: NSObject, of type: ObjectIdentifier) -> Bool {
        var current: AnyClass? = Swift.type(of: object)
        while let next = current {
            if ObjectIdentifier(next) == type { return true }
            current = _getSuperclass(next)
        }
        return false
    }

    /// Gives a view that has come into a window, and what it shows, the values of the proxies that match.
    static func apply(to view: UIView) {
        apply(to: view, in: view)
        if let item = (view as? any AppearanceCarrier)?.appearanceItem { apply(to: item, in: view) }
    }

    /// A property of a program's own class has been set: on a proxy, which makes it one that proxies set, or on an object, whose own it is
    /// from then on.
    static func record(_ property: AppearanceProperty, of object: NSObject) {
        guard !DisplayState.current.appearance.isApplyingAppearance else { return }
        if proxies.contains(where: { $0.object === object }) {
            AppearanceTable.add(property)
        } else if !proxies.contains(where: { $0.untouched === object }), let view = object as? UIView {
            view.makeRareData().ownAppearances.insert(property.key)
        }
    }

    private static func apply(to object: NSObject, in view: UIView) {
        let matching = proxies.enumerated().filter { matches($0.element, object, view) }
            .map {
                (proxy: $0.element, order: (speciality($0.element), $0.element.containers.count, $0.offset))
            }
            .sorted { $0.order < $1.order }
        guard let special = matching.last else { return }
        var isFree: [AnyHashable: Bool] = [:]
        var chosen: [AnyHashable: () -> Void] = [:]
        var order: [AnyHashable] = []
        for (proxy, _) in matching {
            for property in AppearanceTable.properties(of: proxy.object) {
                guard let value = property.value(proxy.object), let usual = property.value(proxy.untouched),
                    !AppearanceProperty.isSame(value, usual), let present = property.value(object)
                else { continue }
                if isFree[property.key] == nil {
                    // What a proxy gave before is not the view's own.
                    let given = (object as? UIView)?.rareData?.appearanceValues[property.key]
                    let isOwn = (object as? UIView)?.rareData?.ownAppearances.contains(property.key) ?? false
                    isFree[property.key] =
                        !isOwn
                        && (given.map { AppearanceProperty.isSame(present, $0) } ?? false
                            || AppearanceProperty.isSame(
                                present,
                                property.value(special.proxy.untouched) ?? usual
                            ))
                    order.append(property.key)
                }
                chosen[property.key] = {
                    property.copy(proxy.object, object)
                    (object as? UIView)?.makeRareData().appearanceValues[property.key] = value
                }
            }
        }
        let state = DisplayState.current
        state.appearance.isApplyingAppearance = true
        for key in order where isFree[key] == true { chosen[key]?() }
        state.appearance.isApplyingAppearance = false
    }

    private static func matches(_ proxy: Proxy, _ object: NSObject, _ view: UIView) -> Bool {
        guard object !== proxy.object, proxy.isKind(object) else { return false }
        if let traits = proxy.traits, !view.traitCollection.containsTraits(in: traits) { return false }
        var wanted = proxy.containers[...]
        // An item stands in the view that shows it.
        var responder: UIResponder? = object === view ? view.next : view
        while let type = wanted.first, let current = responder {
            if isKind(current, of: ObjectIdentifier(type)) { wanted = wanted.dropFirst() }
            responder = current.next
        }
        return wanted.isEmpty
    }

    /// How many classes of proxies the class of one is a kind of.
    private static func speciality(_ proxy: Proxy) -> Int {
        proxies.count { $0.isKind(proxy.object) }
    }

}
