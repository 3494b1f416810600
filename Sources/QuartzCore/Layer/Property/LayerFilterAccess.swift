import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

/// The filters of a layer: the objects that a program sees, and beside them the values that are drawn.
enum LayerFilterAccess {
    // MARK: Lists

    static func filters(_ property: EngineProperty, of layer: CALayer) -> [Any]? {
        let list = list(property, of: layer)
        if layer.marks.contains(.isPresentation), let list { return list.objects }
        return property == .filters ? layer.extras?.filters : layer.extras?.backgroundFilters
    }

    static func setFilters(_ newValue: [Any]?, _ property: EngineProperty, of layer: CALayer) {
        let list = FilterList(newValue)
        func keep() {
            layer.setExtra(property == .filters ? \.filters : \.backgroundFilters, newValue)
        }
        if DiagnosticsState.isOn {
            FilterWatch.warn(of: FilterFlaw.flaws(ofList: newValue), in: property, layer)
        }
        let old = Self.list(property, of: layer)
        if old == list { keep() }
        layer.change(property, from: old, to: list) {
            keep()
            if property == .filters {
                layer.values.look.values.filters = list
            } else {
                layer.values.look.values.backgroundFilters = list
            }
        }
    }

    private static func list(_ property: EngineProperty, of layer: CALayer) -> FilterList? {
        guard layer.values.look.isPresent else { return nil }
        return property == .filters
            ? layer.values.look.values.filters : layer.values.look.values.backgroundFilters
    }

    // MARK: Compositing

    static func compositingFilter(of layer: CALayer) -> Any? {
        let shown = layer.values.look.values.compositingFilter
        if layer.marks.contains(.isPresentation), let filter = shown?.values { return LayerFilter(filter) }
        let object = layer.extras?.compositingFilter
        // A name may be animated; another object stays what it is.
        guard object == nil || object is String else { return object }
        return shown?.type.name
    }

    static func setCompositingFilter(_ newValue: Any?, of layer: CALayer) {
        if DiagnosticsState.isOn {
            FilterWatch.warn(of: FilterFlaw.flaws(ofCompositing: newValue), in: .compositingFilter, layer)
        }
        let new = CompositingFilter(newValue)
        let old = layer.values.look.values.compositingFilter
        if old == new { layer.setExtra(\.compositingFilter, newValue) }
        layer.change(.compositingFilter, from: old, to: new) {
            layer.setExtra(\.compositingFilter, newValue)
            layer.values.look.values.compositingFilter = new
        }
    }

    // MARK: Inputs

    /// The value behind `filters`: an input, a filter, or nil.
    static func value(_ key: String, _ rest: String, of layer: CALayer) -> Any? {
        guard let target = FilterTarget(keyPath: "\(key).\(rest)") else {
            return FilterTarget.Place(rawValue: key).flatMap { object($0, rest, of: layer) }
        }
        guard let value = object(target.place, target.name, of: layer)?.values.value(of: target.key)
        else { return nil }
        guard let component = target.component else { return clientValue(from: value) }
        return value.component(component).flatMap { clientValue(from: $0) }
    }

    /// Changes an input of a filter; its action is looked up under the whole key path.
    static func setValue(_ value: Any?, of target: FilterTarget, in layer: CALayer) {
        if DiagnosticsState.isOn { FilterWatch.set(target, of: layer) }
        guard let object = object(target.place, target.name, of: layer) else { return }
        var part = animatableValue(from: value) ?? .none
        if let component = target.component {
            guard let whole = object.values.value(of: target.key)?.replacing(component, by: part)
            else {
                return
            }
            part = whole
        }
        var changed = object.values
        guard part.isUsable, changed.set(part, of: target.key), changed != object.values else {
            return
        }
        layer.change(under: target.keyPath) {
            object.values = changed
            layer.values.set(part, of: .filter(target.whole))
        }
    }

    private static func object(
        _ place: FilterTarget.Place,
        _ name: String,
        of layer: CALayer
    ) -> LayerFilter? {
        let list =
            switch place {
            case .filters: layer.filters
            case .backgroundFilters: layer.backgroundFilters
            case .compositingFilter: layer.compositingFilter.map { [$0] }
            }
        let filters = (list ?? []).lazy.compactMap { $0 as? LayerFilter }
        return place == .compositingFilter ? filters.first : filters.first { $0.name == name }
    }
}

extension CALayer {
    /// Changes values that have a name among actions and no row in the table of properties.
    fileprivate final func change(under key: String, assign: () -> Void) {
        guard let context else { return assign() }
        let stack = context.transactions
        stack.ensureOpen()
        let isSeen = marks.animatesChanges || delegate != nil
        let action = stack.disablesActions || !isSeen ? nil : self.action(forKey: key)
        context.change(.values, of: self, stack: stack, assign)
        action?.run(forKey: key, object: self, arguments: nil)
    }
}
