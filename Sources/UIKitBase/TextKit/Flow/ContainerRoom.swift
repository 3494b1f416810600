import AgateGeometry
import AgateText
import CoreGraphics
import Foundation

extension TextLayout.Room {
    /// How wide a text container without a limit is, in points.
    ///
    /// Wider ones count as without a limit too.
    package static let unlimited = 1e7

    /// The room of a text container.
    ///
    /// - Parameter isLast: Whether a token stands for what no container has room for, if the container wants one.
    init(_ container: NSTextContainer, isLast: Bool) {
        self.init()
        let size = container.size
        width =
            size.width.isFinite && size.width > 0 ? min(Double(size.width), Self.unlimited) : Self.unlimited
        if size.height.isFinite, size.height > 0, size.height < Self.unlimited {
            height = Double(size.height)
        }
        let padding = container.lineFragmentPadding
        self.padding = padding.isFinite ? min(max(Double(padding), 0), width / 2) : 0
        lineLimit = max(container.maximumNumberOfLines, 0)
        if isLast { truncation = container.lineBreakMode.truncation }
        if !container.isSimpleRectangularTextContainer {
            region = LineRegion(bounds: bounds, exclusions: container.exclusionPaths.map(\.cgPath.path))
        }
    }

    private var bounds: CGRect {
        CGRect(x: 0, y: 0, width: width, height: height.isFinite ? height : Self.unlimited)
    }

    /// The first free stretch of a rectangle from the leading edge; null where nothing is free.
    func firstRect(
        of proposed: CGRect,
        isRightToLeft: Bool,
        remaining: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remaining?.pointee = .zero
        let rect = proposed.standardized.overlap(with: bounds)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return .null }
        guard let region else { return rect }
        let free = region.intervals(top: rect.minY, height: rect.height).compactMap { interval -> CGRect? in
            let left = max(CGFloat(interval.lowerBound), rect.minX)
            let right = min(CGFloat(interval.upperBound), rect.maxX)
            return left < right
                ? CGRect(x: left, y: rect.minY, width: right - left, height: rect.height) : nil
        }
        guard let first = isRightToLeft ? free.last : free.first else { return .null }
        if free.count > 1 {
            remaining?.pointee =
                isRightToLeft
                ? CGRect(x: rect.minX, y: rect.minY, width: first.minX - rect.minX, height: rect.height)
                : CGRect(x: first.maxX, y: rect.minY, width: rect.maxX - first.maxX, height: rect.height)
        }
        return first
    }
}

extension NSLineBreakMode {
    /// Which part gives way to a token; nil for modes without one.
    var truncation: TruncationKind? {
        switch self {
        case .byTruncatingHead: .start
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .end
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }
}
