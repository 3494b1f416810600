public import AgateGeometry
public import AgatePixels
public import Foundation

extension CGContext {
    /// Puts a copy of the graphics state on the stack.
    ///
    /// The path under construction is not part of the state.
    public func saveGState() {
        savedStates.append(state)
    }

    /// Takes the graphics state back that was last saved.
    ///
    /// Without a saved state, or with none saved since the open transparency layer began, nothing happens.
    public func restoreGState() {
        let floor = transparencyLayers.last?.stackDepth ?? 0
        guard savedStates.count > floor, let saved = savedStates.popLast() else { return }
        state = saved
    }

    // MARK: Lines

    /// Sets the width of lines, in user space.
    ///
    /// 0 gives the thinnest line, one pixel (`GUESS context-hairline`). A negative width is ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else { return }
        state.lineWidth = width
    }

    /// Sets how open ends of lines look.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Sets how corners of lines look.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Sets how long a mitred corner may be, as a multiple of the line width, before it is cut off.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        state.miterLimit = limit
    }

    /// Sets the pattern of dashes, in user space.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern a line starts.
    ///   - lengths: Painted and unpainted lengths in turn; empty for solid lines. A pattern with a negative length,
    ///     or with no length at all, is ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return }
        guard lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return }
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// Does nothing: curves are always flattened below what can be seen.
    public func setFlatness(_ flatness: CGFloat) {}

    // MARK: Compositing

    /// Sets the opacity that multiplies everything drawn, clamped to 0...1.
    public func setAlpha(_ alpha: CGFloat) {
        guard !alpha.isNaN else { return }
        state.alpha = Swift.min(Swift.max(alpha, 0), 1)
    }

    /// Sets how what is drawn mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Sets a shadow in black at a third of full opacity.
    ///
    /// - Parameters:
    ///   - offset: From the drawing to its shadow in base space: the current transform does not change it.
    ///   - blur: How soft the edge is, in base space; 0 for a hard edge.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets a shadow.
    ///
    /// The edge is blurred by a Gaussian with half of `blur` as its standard deviation (`GUESS context-shadow-blur`).
    ///
    /// - Parameters:
    ///   - offset: From the drawing to its shadow in base space: the current transform does not change it.
    ///   - blur: How soft the edge is, in base space; 0 for a hard edge.
    ///   - color: The colour, or nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
        state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: Swift.max(blur, 0), color: $0) }
    }

    /// Does nothing: there is one colour space to draw in.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// The quality of resampled images: `none` shows their pixels, everything else smooths.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets whether edges are smooth, as long as the context allows it.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.antialiases = shouldAntialias
    }

    /// Sets whether edges may be smooth at all; not part of the graphics state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }

    var antialiases: Bool { state.antialiases && allowsAntialiasing }
}
