/// The type of a filter: one that changes pixels, a blend mode, or a name that stands for neither.
package enum FilterType: Sendable, Hashable {
    case pixels(PixelFilter)
    /// Has an effect as `compositingFilter` alone.
    case blend(BlendModeName)
    /// Has no effect; the name is kept for reading back and for archives.
    case unknown(String)

    /// Parses a name, such as `gaussianBlur` or `multiplyBlendMode`.
    package init(name: String) {
        if let filter = PixelFilter(rawValue: name) {
            self = .pixels(filter)
        } else if let blend = BlendModeName(rawValue: name) {
            self = .blend(blend)
        } else {
            self = .unknown(name)
        }
    }

    /// The name, as it was given.
    package var name: String {
        switch self {
        case .pixels(let filter): filter.rawValue
        case .blend(let blend): blend.rawValue
        case .unknown(let name): name
        }
    }

    /// The filter of pixels that it is; nil for other types.
    package var pixelFilter: PixelFilter? {
        if case .pixels(let filter) = self { filter } else { nil }
    }

    /// The inputs that the type has.
    package var inputs: [FilterInput] { pixelFilter?.inputs.map(\.key) ?? [] }
}
