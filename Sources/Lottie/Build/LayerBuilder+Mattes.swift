import AgateDocuments
import CoreGraphics
import QuartzCore

extension LayerBuilder {
    /// The mask that a layer's matte is; nil without one.
    ///
    /// Source: documents L75 to L78.
    func matteLayer(of model: LottieLayer, at place: Int, in scope: CompositionScope) -> CALayer? {
        guard let matte = model.matte, let source = scope.source(of: matte, at: place) else { return nil }
        // A chain of sources that comes back to the layer itself ends there.
        guard !sources.contains(source) else { return nil }
        sources.append(place)
        let picture = layer(at: source, in: scope, isSource: true)
        sources.removeLast()
        let bounds = CGRect(x: 0, y: 0, width: scope.size.x, height: scope.size.y)
        func plain(_ color: CGColor? = nil) -> CALayer {
            let layer = CALayer()
            (layer.bounds, layer.anchorPoint, layer.position) = (bounds, .zero, .zero)
            layer.backgroundColor = color
            return layer
        }
        let black = CGColor(rgba: SIMD4(0, 0, 0, 1))
        let mask = plain()
        switch matte.kind {
        case .alpha:
            if let picture { mask.addSublayer(picture) }
        case .invertedAlpha:
            mask.addSublayer(plain(black))
            if let picture {
                let cover = plain()
                cover.addSublayer(picture)
                cover.compositingFilter = "destOut"
                mask.addSublayer(cover)
            }
        case .luma, .invertedLuma:
            // Over black, a picture's colours are premultiplied ones, and its luminance counts its alpha.
            let filtered = plain()
            filtered.addSublayer(plain(black))
            if let picture { filtered.addSublayer(picture) }
            let sign: CGFloat = matte.kind == .luma ? 1 : -1
            // GUESS lottie-luma: the weights of BT.709.
            filtered.filters = [
                LayerFilter.colorMatrix([
                    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                    0.2126 * sign, 0.7152 * sign, 0.0722 * sign, 0, matte.kind == .luma ? 0 : 1,
                ])
            ]
            filtered.masksToBounds = true
            mask.addSublayer(filtered)
        }
        return mask
    }
}
