import CoreGraphics

/// The frame of a view that early documents of Xcode 8 write by distances from the superview's edges in place of a rectangle.
///
/// Each of them is a number of points, or a part of the superview's size with a percent sign behind it.
@MainActor enum FrameInset {
    /// The frame in a superview of a size.
    static func frame(of element: InterfaceElement, in size: CGSize) -> CGRect {
        let (x, width) = span(
            length(element, "minX", of: size.width),
            length(element, "maxX", of: size.width),
            length(element, "width", of: size.width),
            within: size.width
        )
        let (y, height) = span(
            length(element, "minY", of: size.height),
            length(element, "maxY", of: size.height),
            length(element, "height", of: size.height),
            within: size.height
        )
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Where a view begins along an axis and how long it is; what is not written follows from the rest.
    private static func span(
        _ start: CGFloat?,
        _ end: CGFloat?,
        _ length: CGFloat?,
        within whole: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let known = length ?? max(whole - (start ?? 0) - (end ?? 0), 0)
        return (start ?? end.map { whole - $0 - known } ?? 0, known)
    }

    private static func length(_ element: InterfaceElement, _ name: String, of whole: CGFloat) -> CGFloat? {
        guard let text = element.text(name) else { return nil }
        guard text.hasSuffix("%") else { return element.number(name) }
        return Double(text.dropLast()).flatMap { $0.isFinite ? CGFloat($0) / 100 * whole : nil }
    }
}
