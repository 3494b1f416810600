package import AgateTiming

/// Filters that are applied one after the other, as one value.
package final class FilterList: MixableObject {
    package let filters: [FilterValues]

    package init(_ filters: [FilterValues]) {
        self.filters = filters
    }

    package func hasSameContent(as other: any MixableObject) -> Bool {
        (other as? FilterList)?.filters == filters
    }

    /// Lists of the same types mix filter by filter and input by input.
    package func mixed(
        with other: any MixableObject,
        fraction: Double,
        timeFraction: Double
    ) -> (any MixableObject)? {
        guard let other = other as? FilterList, filters.map(\.type) == other.filters.map(\.type) else {
            return nil
        }
        return FilterList(
            zip(filters, other.filters).map {
                $0.mixed(with: $1, fraction: fraction, timeFraction: timeFraction)
            }
        )
    }

    package var contentText: String { "[\(filters.map(\.text).joined(separator: ", "))]" }

    /// The first filter of a name.
    package func first(named name: String) -> FilterValues? { filters.first { $0.name == name } }

    /// The list with its first filter of a name changed.
    func replacing(_ name: String, by filter: FilterValues) -> FilterList {
        guard let index = filters.firstIndex(where: { $0.name == name }) else { return self }
        var filters = filters
        filters[index] = filter
        return FilterList(filters)
    }
}

extension FilterList: Equatable {
    package static func == (left: FilterList, right: FilterList) -> Bool {
        left === right || left.filters == right.filters
    }
}

extension FilterValues {
    /// The name where it differs from the type, the type, and the inputs that were set, in the order of their keys.
    fileprivate var text: String {
        let inputs = inputs.map { (key: $0.key.string, value: $0.value.dump) }.sorted { $0.key < $1.key }
        let words = (isEnabled ? [] : ["off"]) + inputs.map { "\($0.key)=\($0.value)" }
        let name = name.map { $0 == type.name ? "" : "\"\($0)\" " } ?? ""
        return name + type.name + (words.isEmpty ? "" : "(\(words.joined(separator: ", ")))")
    }
}

extension AnimatableValue {
    /// A list of filters or none.
    package init(_ filters: FilterList?) {
        if let filters { self = .object(OpaqueValue(filters)) } else { self = .none }
    }
}
