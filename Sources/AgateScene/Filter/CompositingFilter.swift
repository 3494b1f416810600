package import AgatePixels

/// How a layer is combined with what is behind it.
package enum CompositingFilter: Sendable, Equatable {
    /// Given by its name alone.
    case named(FilterType)
    /// Given as a filter, which may be switched off.
    case filter(FilterValues)

    /// Parses the name of a blend mode; another name is kept and means normal.
    package init(name: String) {
        self = .named(FilterType(name: name))
    }

    package var type: FilterType {
        switch self {
        case .named(let type): type
        case .filter(let filter): filter.type
        }
    }

    /// The filter, where it was given as one.
    package var values: FilterValues? {
        if case .filter(let filter) = self { filter } else { nil }
    }

    package var isEnabled: Bool { values?.isEnabled ?? true }

    /// The mode by which pixels are blended: normal where the filter is switched off or no blend mode.
    package var blendMode: CGBlendMode {
        guard case .blend(let name) = type, isEnabled else { return .normal }
        return name.mode
    }
}
