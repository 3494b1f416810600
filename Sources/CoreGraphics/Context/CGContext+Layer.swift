import AgateGeometry
import AgatePixels
import AgateRaster
public import Foundation

/// Drawing that is collected on its own before it joins the rest.
struct TransparencyLayer {
    let surface: Surface
    let canvas: Canvas
    /// The state to return to, with the alpha, blend mode, shadow and clip that the layer as a whole gets.
    let outerState: GraphicsState
    /// How many saved states belong to outside.
    let stackDepth: Int

    /// The top left pixel of the surface.
    var origin: (x: Int, y: Int) { (canvas.bounds.minX, canvas.bounds.minY) }
}

extension CGContext {
    /// Collects coming drawing in a layer, which starts transparent.
    ///
    /// Inside, alpha is 1, the blend mode normal and there is no shadow; the layer as a whole gets what was set
    /// before. The information dictionary makes no difference.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(covering: state.clip.rect)
    }

    /// Collects coming drawing in a layer no larger than a rectangle of user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        let area = DeviceRect(covering: rect.isFinite ? rect.applying(userToPixels) : .zero)
        beginTransparencyLayer(
            covering: rect.isInfinite ? state.clip.rect : area.intersection(state.clip.rect)
        )
    }

    /// Puts the layer onto what lies below it, and goes back to the state before it began.
    ///
    /// States saved inside are forgotten. Without an open layer nothing happens.
    public func endTransparencyLayer() {
        guard let layer = transparencyLayers.popLast() else { return }
        savedStates.removeLast(Swift.max(savedStates.count - layer.stackDepth, 0))
        state = layer.outerState
        let touched = layer.canvas.bounds.intersection(state.clip.rect)
        guard !touched.isEmpty else { return }
        if let shadow = state.shadow {
            paintShadow(
                of: layer.surface,
                at: layer.origin,
                place: ShadowPlace(shadow, in: self),
                color: shadow.color,
                opacity: state.alpha
            )
        }
        withCanvas(touching: touched) { canvas in
            canvas.draw(
                layer.surface,
                at: layer.origin,
                opacity: Float(state.alpha),
                blend: state.blendMode,
                clip: state.clip
            )
        }
    }

    private func beginTransparencyLayer(covering area: DeviceRect) {
        var area = area
        // A shadow falls into the clip from drawing outside it.
        if let shadow = state.shadow {
            area = area.union(ShadowPlace(shadow, in: self).casting(into: area))
                .intersection(surfaceBounds.grown(by: Swift.max(surface.width, surface.height)))
        }
        var depth = area
        let surface =
            Surface(width: area.width, height: area.height)
            ?? {
                depth = .empty
                return Surface(width: 0, height: 0)
            }()
        guard let surface else { return }
        transparencyLayers.append(
            TransparencyLayer(
                surface: surface,
                canvas: Canvas(surface, origin: (depth.minX, depth.minY)),
                outerState: state,
                stackDepth: savedStates.count
            )
        )
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        // The clip's soft edge is applied once, when the layer as a whole is drawn.
        state.clip = Clip(rect: depth)
    }
}
