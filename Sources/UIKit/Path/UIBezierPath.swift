import AgateGeometry
public import CoreGraphics
public import Foundation

/// A path with the style of its strokes and fills; y runs downward, as in views.
///
/// Corners of rounded rectangles are wider than circular arcs, as on iOS; see
/// ``init(roundedRect:cornerRadius:)``. `CGPath(roundedRect:cornerWidth:cornerHeight:transform:)` has circular ones.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// The width of strokes, in points; 1 at first.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of strokes; butt at first.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of the corners of strokes; miter at first.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The greatest length of a miter, in line widths; longer ones become bevels.
    ///
    /// 10 at first.
    open var miterLimit: CGFloat = 10
    /// The greatest distance of curves from the lines that draw them; only read back, drawing is always precise.
    open var flatness: CGFloat = 0.6
    /// Whether points in an even number of turns are outside.
    open var usesEvenOddFillRule = false

    /// Makes a path without elements.
    public override init() {
        super.init()
    }

    /// Makes a closed path along the edges of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes a path of the ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a path of a rectangle with rounded corners.
    ///
    /// The path starts at the end of the top left corner and runs clockwise. Corners begin 1.528665 radii before
    /// the corner and are made of three curves each. Where they have no room (twice that is more than the shorter side)
    /// the shorter sides become half circles, whatever the radius.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        guard !rect.isNull else { return }
        path = CGMutablePath(RoundedRectangle.path(rect, cornerRadius: cornerRadius))
    }

    /// Makes a path of a rectangle of which some corners are rounded.
    ///
    /// The curves are those of ``init(roundedRect:cornerRadius:)``, with the width of the radii, clamped to half the
    /// shorter side. Curves that have no room cross each other.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        self.init()
        guard !rect.isNull else { return }
        path = CGMutablePath(RoundedRectangle.path(rect, corners: corners, radii: cornerRadii))
    }

    /// Makes a path of an arc; clockwise is as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Makes a path with the elements of a `CGPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path = CGMutablePath(cgPath.path)
    }

    /// Makes a path from an archive, with its elements and the style of its strokes; nil for damaged data.
    public required init?(coder: NSCoder) {
        super.init()
        guard let verbs = coder.soundObject(forKey: "UIVerbs") as? Data,
            let numbers = coder.soundObject(forKey: "UIPoints") as? Data,
            let read = PathArchive(verbs: verbs, numbers: numbers).path
        else { return nil }
        path = CGMutablePath(read)
        func number(_ key: String, _ usual: CGFloat) -> CGFloat {
            coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : usual
        }
        func choice(_ key: String) -> Int32 { Int32(truncatingIfNeeded: coder.decodeInteger(forKey: key)) }
        lineWidth = number("UILineWidth", 1)
        lineCapStyle = CGLineCap(rawValue: choice("UILineCap")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: choice("UILineJoin")) ?? .miter
        miterLimit = number("UIMiterLimit", 10)
        flatness = number("UIFlatness", 0.6)
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIUsesEvenOdd")
        dashPhase = number("UIDashPhase", 0)
        if let lengths = coder.soundObject(forKey: "UIDashes") as? Data {
            dashes = [CGFloat](repeating: 0, count: lengths.count / MemoryLayout<CGFloat>.stride)
            _ = dashes.withUnsafeMutableBytes { lengths.copyBytes(to: $0) }
        }
    }

    /// Writes the path into an archive, with its elements and the style of its strokes.
    open func encode(with coder: NSCoder) {
        let archive = PathArchive(path.path)
        coder.encode(archive.verbs as NSData, forKey: "UIVerbs")
        coder.encode(archive.numbers as NSData, forKey: "UIPoints")
        coder.encode(Double(lineWidth), forKey: "UILineWidth")
        coder.encode(Int(lineCapStyle.rawValue), forKey: "UILineCap")
        coder.encode(Int(lineJoinStyle.rawValue), forKey: "UILineJoin")
        coder.encode(Double(miterLimit), forKey: "UIMiterLimit")
        coder.encode(Double(flatness), forKey: "UIFlatness")
        coder.encode(usesEvenOddFillRule, forKey: "UIUsesEvenOdd")
        guard !dashes.isEmpty else { return }
        coder.encode(Double(dashPhase), forKey: "UIDashPhase")
        coder.encode(dashes.withUnsafeBytes { Data($0) } as NSData, forKey: "UIDashes")
    }

    /// Whether archives of paths can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Returns another path with the same elements and the same style.
    open func copy(with zone: NSZone? = nil) -> Any {
        withSameStyle(UIBezierPath(cgPath: path))
    }

    /// A path that is drawn in the same way.
    private func withSameStyle(_ copy: UIBezierPath) -> UIBezierPath {
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }

    /// The elements as a `CGPath`, which later changes do not touch.
    open var cgPath: CGPath {
        get { CGPath(path.path) }
        set { path = CGMutablePath(newValue.path) }
    }

    // MARK: Building

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line from the current point to another one.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point to another one.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point to another one.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, and a line to its start when there is a current point; clockwise is as seen on the screen.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // CoreGraphics names the direction for coordinates that run upwards.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Closes the subpath by a line to its start.
    open func close() { path.closeSubpath() }

    /// Removes all elements of the path.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of another path at the end.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// The path with each subpath in the opposite direction.
    open func reversing() -> UIBezierPath {
        withSameStyle(UIBezierPath(cgPath: CGPath(path.path.reversed)))
    }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(path.path.applying(transform))
    }

    // MARK: Questions

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points of the path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The end of the last element; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside, by the path's fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
    }

    // MARK: Dashes

    /// Sets the lengths of dashes and gaps; no pattern makes lines whole.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Gives the lengths of dashes and gaps.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dashes.enumerated() { pattern[index] = length }
        }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing into the current context

    /// Fills the path with the fill colour of the current context.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Strokes the path with the stroke colour of the current context.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Fills with a blend mode and opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.addPath(path)
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    /// Strokes with a blend mode and opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.addPath(path)
            context.strokePath()
        }
    }

    /// Restricts later drawing to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        if alpha < 1 { context.setAlpha(alpha) }
        context.beginPath()
        body(context)
        context.restoreGState()
    }
}
