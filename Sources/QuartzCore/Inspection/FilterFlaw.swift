import AgateScene

/// A mistake in a filter, a blend mode or one of their inputs by which it changes nothing.
enum FilterFlaw: Equatable {
    /// Among filters: no filter has the name.
    case unknownFilter(String)
    /// As compositing filter: no blend mode has the name.
    case unknownBlendMode(String)
    /// A blend mode among filters.
    case blendModeAmongFilters(String)
    /// A filter of pixels as compositing filter.
    case filterAsBlendMode(String)
    /// An input that the filter does not have.
    case unknownInput(String, filter: FilterType)
    /// A key path to a filter that the layer does not have.
    case missing(FilterTarget.Place, name: String)
    /// An object of a class that is no filter.
    case object(className: String)

    /// The mistake in words.
    var text: String {
        switch self {
        case .unknownFilter(let name):
            "no filter has the name \"\(name)\"" + Self.hint(name, PixelFilter.allCases.map(\.rawValue))
        case .unknownBlendMode(let name):
            "no blend mode has the name \"\(name)\"" + Self.hint(name, BlendModeName.allCases.map(\.rawValue))
        case .blendModeAmongFilters(let name):
            "\"\(name)\" is a blend mode, which compositingFilter takes"
        case .filterAsBlendMode(let name):
            "\"\(name)\" is no blend mode but a filter, which filters and backgroundFilters take"
        case .unknownInput(let key, let type):
            "\(type.name) has no input \"\(key)\"" + Self.hint(key, type.inputs.map(\.rawValue))
        case .missing(.compositingFilter, _): "compositingFilter is no filter with inputs"
        case .missing(let place, let name): "\(place.rawValue) has no filter of the name \"\(name)\""
        case .object(let className): "an object of the class \(className) is no filter"
        }
    }

    /// The known name that may be meant, that of a Core Image filter without its prefix included.
    private static func hint(_ name: String, _ known: [String]) -> String {
        var word = name
        if name.hasPrefix("CI"), name.utf8.count > 2 {
            let rest = name.dropFirst(2)
            word = rest.prefix(1).lowercased() + rest.dropFirst()
        }
        return Spelling.nearest(to: word, among: known).map { "; \"\($0)\" may be meant" } ?? ""
    }
}

extension FilterFlaw {
    /// The mistakes in the filters of a layer, each with the property that it stands in.
    static func flaws(of layer: CALayer) -> [(keyPath: String, flaw: FilterFlaw)] {
        guard let extras = layer.extras else { return [] }
        return flaws(ofList: extras.filters).map { ("filters", $0) }
            + flaws(ofList: extras.backgroundFilters).map { ("backgroundFilters", $0) }
            + flaws(ofCompositing: extras.compositingFilter).map { ("compositingFilter", $0) }
    }

    /// The mistakes in the objects of `filters` or `backgroundFilters`.
    static func flaws(ofList objects: [Any]?) -> [FilterFlaw] {
        (objects ?? []).flatMap { object -> [FilterFlaw] in
            guard let filter = (object as? LayerFilter)?.values else {
                return [.object(className: "\(type(of: object))")]
            }
            switch filter.type {
            case .pixels: return unknownInputs(of: filter)
            case .blend(let name): return [.blendModeAmongFilters(name.rawValue)]
            case .unknown(let name): return [.unknownFilter(name)]
            }
        }
    }

    /// The mistakes in the object of `compositingFilter`.
    static func flaws(ofCompositing object: Any?) -> [FilterFlaw] {
        guard let object else { return [] }
        guard let filter = CompositingFilter(object) else {
            return [.object(className: "\(type(of: object))")]
        }
        switch filter.type {
        case .blend: return filter.values.map { unknownInputs(of: $0) } ?? []
        case .pixels(let filter): return [.filterAsBlendMode(filter.rawValue)]
        case .unknown(let name): return [.unknownBlendMode(name)]
        }
    }

    private static func unknownInputs(of filter: FilterValues) -> [FilterFlaw] {
        filter.inputs.keys.filter { !filter.type.has($0) }.map(\.string).sorted()
            .map { .unknownInput($0, filter: filter.type) }
    }

    /// The mistake in a key path that addresses an input of a layer's filter; nil for none.
    init?(_ target: FilterTarget, of layer: CALayer) {
        guard let filter = layer.values.look.values.filter(of: target) else {
            self = .missing(target.place, name: target.name)
            return
        }
        guard !filter.type.has(target.key) else { return nil }
        self = .unknownInput(target.key.string, filter: filter.type)
    }
}

extension FilterType {
    /// Whether a key addresses something that the type has.
    fileprivate func has(_ key: FilterKey) -> Bool {
        switch key {
        case .enabled: true
        case .input(let input): inputs.contains(input)
        case .unknown: false
        }
    }
}
