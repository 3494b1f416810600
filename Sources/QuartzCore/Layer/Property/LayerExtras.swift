import AgateScene
import AgateTiming
import Foundation

/// Values that only some layers have on the client side, behind one reference.
final class LayerExtras {
    var name: String?
    var mask: CALayer?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    /// The properties that have their values from the style.
    var styled: [EngineProperty: AnimatableValue] = [:]
    var layoutManager: (any CALayoutManager)?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
    var autoresizingMask = CAAutoresizingMask()
    var constraints: [CAConstraint]?
    var brightness = LayerBrightness()
    /// Values under keys that no property has.
    var keyed: [String: Any] = [:]
    /// Values that a program has associated with the layer.
    var associations: AssociatedValues?
    /// The warnings that ``AnimationWatch`` and ``FilterWatch`` have given.
    var warnings: Set<String> = []

    init() {}

    /// Whether the search for an action would have to look here.
    var mayHaveActions: Bool { actions != nil || style != nil }

    /// The layers that it holds, which it then holds no more: the mask, and those under arbitrary keys, of which a program
    /// may make long chains.
    func takeLayers() -> [CALayer] {
        var layers: [CALayer] = []
        if let mask { layers.append(mask) }
        mask = nil
        guard !keyed.isEmpty else { return layers }
        layers += keyed.values.compactMap { $0 as? CALayer }
        keyed = [:]
        return layers
    }

    /// A copy for a presentation layer; the mask is not shared but presented.
    func copyForPresentation() -> LayerExtras {
        let copy = LayerExtras()
        copy.name = name
        copy.actions = actions
        copy.style = style
        copy.layoutManager = layoutManager
        copy.filters = filters
        copy.backgroundFilters = backgroundFilters
        copy.compositingFilter = compositingFilter
        copy.autoresizingMask = autoresizingMask
        copy.constraints = constraints
        copy.brightness = brightness
        copy.keyed = keyed
        return copy
    }
}
