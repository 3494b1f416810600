import AgateGeometry
public import AgatePixels
import AgateRaster
public import Foundation

extension CGContext {
    /// Sets the pattern that fills.
    ///
    /// - Parameters:
    ///   - pattern: The cell and its distances.
    ///   - components: Alpha for a pattern with colours of its own. For a stencil the components of the base of the
    ///     fill colour space, which must be a pattern space with a base, and alpha; otherwise nothing happens.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = CGContext.color(pattern, components, in: state.fillColorSpace) else { return }
        setFillColor(color)
    }

    /// Sets the pattern of lines.
    ///
    /// - Parameters:
    ///   - pattern: The cell and its distances.
    ///   - components: Alpha for a pattern with colours of its own. For a stencil the components of the base of the
    ///     stroke colour space, which must be a pattern space with a base, and alpha; otherwise nothing happens.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = CGContext.color(pattern, components, in: state.strokeColorSpace) else { return }
        setStrokeColor(color)
    }

    /// Sets how far patterns are moved in base space, which the current transform does not change.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    /// The paint of a colour.
    ///
    /// - Parameter bounds: The pixels that may be filled; beyond them a pattern need not go.
    func paint(of color: CGColor, in bounds: DeviceRect) -> Paint {
        guard let pattern = color.pattern else { return .solid(PremultipliedColor(color.rgba)) }
        var area = state.clip.rect
        if let shadow = state.shadow { area = area.union(ShadowPlace(shadow, in: self).casting(into: area)) }
        area = bounds.intersection(area)
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let placement = PatternPlacement(
            pattern: pattern,
            transform: pattern.matrix.concatenating(phase).concatenating(baseTransform)
                .concatenating(deviceToPixels),
            color: pattern.isColored ? nil : color.rgba,
            outerPatterns: outerPatterns,
            opacity: pattern.isColored ? Float(color.alpha) : 1
        )
        return placement.paint(in: area) ?? .solid(.clear)
    }

    private static func color(
        _ pattern: CGPattern,
        _ components: UnsafePointer<CGFloat>,
        in space: CGColorSpace
    ) -> CGColor? {
        if pattern.isColored {
            guard let space = CGColorSpace(patternBaseSpace: nil) else { return nil }
            return CGColor(patternSpace: space, pattern: pattern, components: components)
        }
        guard space.baseColorSpace != nil else { return nil }
        return CGColor(patternSpace: space, pattern: pattern, components: components)
    }
}

extension CGColor {
    /// Makes a colour that fills with a pattern.
    ///
    /// - Parameters:
    ///   - space: A pattern space, with a base for a stencil and without one for a pattern with colours of its own.
    ///   - pattern: The cell and its distances.
    ///   - components: The components of the base space, if there is one, and alpha.
    /// - Returns: nil for another kind of space, and for one that does not suit the pattern.
    public convenience init?(
        patternSpace space: CGColorSpace,
        pattern: CGPattern,
        components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern, pattern.isColored == (space.baseColorSpace == nil) else { return nil }
        let count = space.numberOfComponents + 1
        self.init(
            patternSpace: space,
            cell: pattern,
            components: Array(UnsafeBufferPointer(start: components, count: count))
        )
    }

    /// The pattern of the colour, nil for a colour without one.
    public var pattern: CGPattern? { cell as? CGPattern }
}
