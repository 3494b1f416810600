import CoreGraphics

/// What an autoresizing mask says of a place or a length along an axis: a part of the superview's length, and what is added to it.
struct MaskShare {
    /// How much of the superview's length; 0 for what is given.
    var factor: Double
    /// In points.
    var constant: Double

    /// A given place or length.
    init(_ value: CGFloat) {
        factor = 0
        constant = Double(value)
    }

    private init(_ part: CGFloat, of fixed: CGFloat) {
        factor = Double(part)
        constant = -Double(part * fixed)
    }
}

extension MaskShare {
    /// The place and the length of a view along an axis, by its mask.
    ///
    /// Flexible parts share what the others leave in proportion to their present lengths, as when the superview is resized. A view
    /// without flexible parts has a given place and length.
    ///
    /// Source: uikit U55.
    @MainActor static func shares(
        of view: UIView,
        in superview: UIView,
        _ axis: NSLayoutConstraint.Axis
    ) -> (place: MaskShare, length: MaskShare) {
        let (mask, frame, outer) = (view.autoresizingMask, LayoutState.frame(of: view), superview.bounds.size)
        let isAcross = axis == .horizontal
        let (start, length, whole) =
            isAcross
            ? (frame.origin.x, frame.size.width, outer.width)
            : (frame.origin.y, frame.size.height, outer.height)
        let parts: [(isFlexible: Bool, length: CGFloat)] = [
            (mask.contains(isAcross ? .flexibleLeftMargin : .flexibleTopMargin), start),
            (mask.contains(isAcross ? .flexibleWidth : .flexibleHeight), length),
            (mask.contains(isAcross ? .flexibleRightMargin : .flexibleBottomMargin), whole - start - length),
        ]
        let flexible = parts.filter(\.isFlexible)
        guard !flexible.isEmpty, whole.isFinite, start.isFinite, length.isFinite else {
            return (MaskShare(start), MaskShare(length))
        }
        let sum = flexible.reduce(0) { $0 + $1.length }
        let fixed = whole - sum
        func share(_ part: (isFlexible: Bool, length: CGFloat)) -> MaskShare {
            guard part.isFlexible else { return MaskShare(part.length) }
            // Where nothing can be in proportion all have equal parts.
            return MaskShare(sum > 0 ? part.length / sum : 1 / CGFloat(flexible.count), of: fixed)
        }
        return (share(parts[0]), share(parts[1]))
    }

    /// Whether a view's place or length depends on its superview's length.
    @MainActor static func isFlexible(_ view: UIView) -> Bool {
        !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints
            && view.superview?.autoresizesSubviews == true
    }
}
