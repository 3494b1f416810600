public import AgatePixels
public import Foundation

extension CGContext {
    /// Sets the colour or the pattern that fills, and its space.
    public func setFillColor(_ color: CGColor) {
        if ignoresColors { return }
        state.fillColor = color
        if let space = color.colorSpace { state.fillColorSpace = space }
    }

    /// Sets the colour or the pattern of lines, and its space.
    public func setStrokeColor(_ color: CGColor) {
        if ignoresColors { return }
        state.strokeColor = color
        if let space = color.colorSpace { state.strokeColorSpace = space }
    }

    /// Sets the colour that fills from components in the current fill colour space, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.fillColorSpace, components: components) else { return }
        setFillColor(color)
    }

    /// Sets the colour of lines from components in the current stroke colour space, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.strokeColorSpace, components: components) else { return }
        setStrokeColor(color)
    }

    /// Sets the space of coming fill components, and the fill colour to opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        if ignoresColors { return }
        state.fillColorSpace = space
        state.fillColor = .black
    }

    /// Sets the space of coming stroke components, and the stroke colour to opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        if ignoresColors { return }
        state.strokeColorSpace = space
        state.strokeColor = .black
    }

    /// Sets the colour that fills to a grey, 0 for black and 1 for white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the colour of lines to a grey, 0 for black and 1 for white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the colour that fills.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour that fills from inks, converted without a profile.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    {
        setFillColor(CGColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the colour of lines from inks, converted without a profile.
    public func setStrokeColor(
        cyan: CGFloat,
        magenta: CGFloat,
        yellow: CGFloat,
        black: CGFloat,
        alpha: CGFloat
    ) {
        setStrokeColor(CGColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
}
