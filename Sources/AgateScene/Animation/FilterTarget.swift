import AgateTiming

/// An input of a filter that a key path of the layer addresses: `filters.glow.inputRadius`,
/// `backgroundFilters.frost.enabled`, `compositingFilter.inputAmount`.
///
/// Source: claims 4.8.
package struct FilterTarget: Sendable, Hashable {
    /// Which of the layer's filters.
    package enum Place: String, Sendable, Hashable {
        case filters, backgroundFilters, compositingFilter

        /// The property of the layer that the filter is in.
        package var property: LayerProperty {
            switch self {
            case .filters: .filters
            case .backgroundFilters: .backgroundFilters
            case .compositingFilter: .compositingFilter
            }
        }
    }

    package var place: Place
    /// The name of the filter; empty for the compositing filter, of which there is one.
    package var name: String
    package var key: FilterKey
    /// A part of the value.
    package var component: ValueComponent?

    /// Parses a key path; nil without a key, and without a name where there may be several filters.
    package init?(keyPath: String) {
        var parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)[...]
        guard let place = parts.popFirst().flatMap({ Place(rawValue: String($0)) }) else { return nil }
        let name = place == .compositingFilter ? "" : parts.popFirst() ?? ""
        guard let key = parts.popFirst(), !key.isEmpty, place == .compositingFilter || !name.isEmpty else {
            return nil
        }
        self.place = place
        self.name = String(name)
        self.key = FilterKey(String(key))
        guard !parts.isEmpty else { return }
        guard let component = ValueComponent(rawValue: parts.joined(separator: ".")) else { return nil }
        self.component = component
    }

    /// The key path.
    package var keyPath: String {
        let path = ([place.rawValue, name, key.string].filter { !$0.isEmpty }).joined(separator: ".")
        return path + (component.map { ".\($0.rawValue)" } ?? "")
    }

    /// Whether its values are numbers, so that a Boolean means 0 or 1 there.
    package var takesNumbers: Bool {
        if case .input(let input) = key, input.isNumber { return true }
        return component != nil
    }

    /// The same without its component.
    package var whole: FilterTarget {
        var whole = self
        whole.component = nil
        return whole
    }
}

extension LookValues {
    /// The value that a target addresses, in the first filter of its name; nil when there is no such filter or input.
    func value(of target: FilterTarget) -> AnimatableValue? {
        guard let value = filter(of: target)?.value(of: target.key) else { return nil }
        guard let component = target.component else { return value }
        return value.component(component)
    }

    /// Writes the value that a target addresses; false when there is no such filter, or it takes another type.
    mutating func set(_ value: AnimatableValue, of target: FilterTarget) -> Bool {
        guard var filter = filter(of: target) else { return false }
        var whole = value
        if let component = target.component {
            guard let changed = filter.value(of: target.key)?.replacing(component, by: value) else {
                return false
            }
            whole = changed
        }
        guard filter.set(whole, of: target.key) else { return false }
        switch target.place {
        case .compositingFilter: compositingFilter = .filter(filter)
        case .filters: filters = filters?.replacing(target.name, by: filter)
        case .backgroundFilters: backgroundFilters = backgroundFilters?.replacing(target.name, by: filter)
        }
        return true
    }

    /// The filter that a target is of; nil where there is none.
    package func filter(of target: FilterTarget) -> FilterValues? {
        switch target.place {
        case .compositingFilter: compositingFilter?.values
        case .filters: filters?.first(named: target.name)
        case .backgroundFilters: backgroundFilters?.first(named: target.name)
        }
    }
}
