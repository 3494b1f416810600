public import AgateGeometry
public import AgatePixels
import AgateRaster
public import Foundation

extension CGContext {
    /// Cuts the clip down to the inside of the path, and starts a new path.
    ///
    /// An empty path leaves nothing to draw on.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: takePath(), rule: rule)
    }

    /// Cuts the clip down to a rectangle, and starts a new path.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Cuts the clip down to what rectangles cover together, and starts a new path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        var path = Path()
        for rect in rects {
            if rect.isInfinite { return }
            if rect.isFinite { path.addRect(rect.standardized) }
        }
        clip(to: path, rule: .winding)
    }

    /// Cuts the clip down to an image laid over a rectangle, and starts a new path.
    ///
    /// - Parameters:
    ///   - rect: Where the image lies in user space, upright with y upwards.
    ///   - mask: A stencil, which lets through what it would paint; or an image, whose alpha is how much may be painted,
    ///     and which without alpha counts by its lightness
    ///     (`GUESS context-mask`).
    public func clip(to rect: CGRect, mask: CGImage) {
        beginPath()
        guard rect.isFinite, !state.clip.rect.isEmpty else { return }
        let area = DeviceRect(covering: rect.applying(userToPixels)).intersection(state.clip.rect)
        guard let surface = Surface(width: area.width, height: area.height),
            let drawing = drawing(mask.coverage, in: rect), !area.isEmpty
        else {
            clip(to: Path(), rule: .winding)
            return
        }
        let canvas = Canvas(surface, origin: (area.minX, area.minY))
        drawing.draw(on: canvas, opacity: 1, blend: .normal, clip: nil)
        state.clip.intersect(surface.alphaMask(origin: (area.minX, area.minY)))
        state.cutClipBox(to: rect.applying(state.ctm))
    }

    /// Gives the whole bitmap back to drawing.
    public func resetClip() {
        let fresh = GraphicsState(ctm: state.ctm, width: surface.width, height: surface.height)
        state.clip = fresh.clip
        state.clipBox = fresh.clipBox
    }

    /// The box around the clip in user space, null when nothing may be drawn on.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.clipBox.isNull, !state.clipBox.isEmpty, state.ctm.isInvertible else { return .null }
        return state.clipBox.applying(state.ctm.inverted())
    }

    /// Cuts the clip down to a user-space path.
    private func clip(to path: Path, rule: CGPathFillRule) {
        guard !path.isEmpty, state.ctm.isInvertible else {
            state.clip = Clip(rect: .empty)
            state.clipBox = .null
            return
        }
        state.clip.intersect(path: path, transform: userToPixels, rule: rule, antialias: antialiases)
        state.cutClipBox(to: path.applying(state.ctm).boundingBoxOfPath)
    }
}

extension CGImage {
    /// The image whose alpha is this image's when used as a mask.
    fileprivate var coverage: CGImage {
        guard buffer.isOpaque, !isMask else { return self }
        let lightness = ImageBuffer(width: width, height: height) { target in
            buffer.withPixels { source in
                for index in target.indices {
                    let pixel = source[index]
                    let sum =
                        54 * (pixel & 0xFF) + 183 * (pixel >> 8 & 0xFF) + 19 * (pixel >> 16 & 0xFF) + 128
                    target[index] = (sum >> 8) << 24
                }
            }
        }
        return CGImage(lightness)
    }
}
