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
    package var input: String
    /// A part of the value.
    package var component: ValueComponent?

    /// An input as a whole; nil without a name where there may be several filters.
    package init?(place: Place, name: String, input: String) {
        guard !input.isEmpty, place == .compositingFilter || !name.isEmpty else { return nil }
        self.place = place
        self.name = name
        self.input = input
    }

    /// Reads a key path.
    package init?(keyPath: String) {
        var parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)[...]
        guard let place = parts.popFirst().flatMap({ Place(rawValue: String($0)) }) else { return nil }
        let name = place == .compositingFilter ? "" : parts.popFirst() ?? ""
        guard let input = parts.popFirst() else { return nil }
        self.init(place: place, name: String(name), input: input == "isEnabled" ? "enabled" : String(input))
        guard !parts.isEmpty else { return }
        guard let component = ValueComponent(rawValue: parts.joined(separator: ".")) else { return nil }
        self.component = component
    }

    /// The key path.
    package var keyPath: String {
        let path = ([place.rawValue, name, input].filter { !$0.isEmpty }).joined(separator: ".")
        return path + (component.map { ".\($0.rawValue)" } ?? "")
    }

    /// Whether its values are numbers, so that a Boolean means 0 or 1 there.
    package var takesNumbers: Bool {
        component != nil || ["inputRadius", "inputAmount", "inputAngle", "inputBias"].contains(input)
    }
}

extension LookValues {
    /// The value that a target addresses, in the first filter of its name; nil when there is no such filter or input.
    func value(of target: FilterTarget) -> AnimatableValue? {
        guard let value = filter(of: target)?.value(ofInput: target.input) else { return nil }
        guard let component = target.component else { return value }
        return value.component(component)
    }

    /// Writes the value that a target addresses; false when there is no such filter, or it takes another type.
    mutating func set(_ value: AnimatableValue, of target: FilterTarget) -> Bool {
        guard var filter = filter(of: target) else { return false }
        var whole = value
        if let component = target.component {
            guard let changed = filter.value(ofInput: target.input)?.replacing(component, by: value) else {
                return false
            }
            whole = changed
        }
        guard filter.set(whole, ofInput: target.input) else { return false }
        switch target.place {
        case .compositingFilter: compositingObject = filter
        case .filters: filters = filters?.replacing(target.name, by: filter)
        case .backgroundFilters: backgroundFilters = backgroundFilters?.replacing(target.name, by: filter)
        }
        return true
    }

    private func filter(of target: FilterTarget) -> FilterValues? {
        switch target.place {
        case .compositingFilter: compositingObject
        case .filters: filters?.first(named: target.name)
        case .backgroundFilters: backgroundFilters?.first(named: target.name)
        }
    }
}

extension FilterList {
    /// The first filter of a name.
    package func first(named name: String) -> FilterValues? { filters.first { $0.name == name } }

    /// The list with its first filter of a name changed.
    fileprivate func replacing(_ name: String, by filter: FilterValues) -> FilterList {
        guard let index = filters.firstIndex(where: { $0.name == name }) else { return self }
        var filters = filters
        filters[index] = filter
        return FilterList(filters)
    }
}
