import AgateDocuments

/// A use of a composition: which one, how its frames follow from the document's, and for which of these it matters.
struct CompositionScope {
    let composition: LottieComposition
    /// From frames of the document to those of the composition.
    let map: LottieTimeMap
    /// In frames of the document.
    let range: ClosedRange<Double>
    let size: SIMD2<Double>

    /// The same composition for fewer frames.
    func within(_ range: ClosedRange<Double>) -> CompositionScope {
        CompositionScope(composition: composition, map: map, range: range, size: size)
    }

    /// The frames of the document at which something bends or jumps that does so at frames of the composition; never empty.
    func breaks(at times: [Double]) -> [Double] {
        // Between two keyframes that lie outside nothing breaks, and yet everything changes.
        map.outer(of: times, in: range) + [range.lowerBound]
    }

    /// Whether the layer at a place is not drawn itself, but decides where another one shows.
    ///
    /// Source: documents L75.
    func isSource(_ place: Int) -> Bool {
        if composition.layers[place].isMatteSource { return true }
        let next = place + 1
        guard next < composition.layers.count, let matte = composition.layers[next].matte else {
            return false
        }
        return matte.source == nil
    }

    /// The place of the source of a layer's matte.
    func source(of matte: LottieMatte, at place: Int) -> Int? {
        guard let index = matte.source else { return place > 0 ? place - 1 : nil }
        let source = composition.place(of: index)
        return source == place ? nil : source
    }

    /// When a layer shows, in frames of the document.
    ///
    /// Source: documents L10, L11.
    func visibility(of layer: LottieLayer) -> Visibility {
        let (start, end) = (layer.inFrame, layer.outFrame)
        func shows(_ frame: Double) -> Bool {
            let inner = map.inner(at: frame)
            return inner >= start && inner < end
        }
        let edges = map.outer(of: [start, end].filter(\.isFinite), in: range).sorted()
        var steps: [(frame: Double, isVisible: Bool)] = [(range.lowerBound, shows(range.lowerBound))]
        for edge in edges {
            // Frames that a map was turned back for are off by rounding: looked at just behind.
            let isVisible = shows(edge + 1e-6)
            // At the very end everything still shows that did just before it.
            if !isVisible, edge > range.upperBound - 1e-6 { continue }
            if isVisible != steps[steps.count - 1].isVisible { steps.append((edge, isVisible)) }
        }
        return Visibility(steps: steps, end: range.upperBound)
    }
}

/// When something shows: a step for each change.
struct Visibility {
    /// In ascending order of frames; never empty.
    let steps: [(frame: Double, isVisible: Bool)]
    let end: Double

    /// Whether it always shows.
    var isWhole: Bool { steps.count == 1 && steps[0].isVisible }

    /// From the first frame at which it shows to the last; nil if it never does.
    var range: ClosedRange<Double>? {
        guard let first = steps.firstIndex(where: \.isVisible), let last = steps.lastIndex(where: \.isVisible)
        else {
            return nil
        }
        let upper = last + 1 < steps.count ? steps[last + 1].frame : end
        return steps[first].frame...max(upper, steps[first].frame)
    }
}
