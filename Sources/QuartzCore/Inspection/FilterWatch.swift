import AgateScene

/// Looks at filters that are set, and warns of those that change nothing.
///
/// Nothing here is called while no warnings are wanted.
enum FilterWatch {
    /// Filters or a compositing filter of a layer were set.
    static func warn(of flaws: [FilterFlaw], in property: EngineProperty, _ layer: CALayer) {
        guard DiagnosticsState.shared.wanted.contains(.filters), !layer.marks.contains(.isPresentation) else {
            return
        }
        for flaw in flaws {
            let text = "does nothing: \(flaw.text)"
            layer.warnOnce(.filters, keyPath: property.keyPath, text, mark: "\(property.keyPath) \(text)")
        }
    }

    /// An input of a layer's filter was set by a key path.
    static func set(_ target: FilterTarget, of layer: CALayer) {
        guard let flaw = FilterFlaw(target, of: layer) else { return }
        warn(of: [flaw], in: target.place.property, layer)
    }
}
