import CoreGraphics
import Foundation
import QuartzCore

/// What a segment shows, and how it may be used.
@MainActor struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
        (self.title, self.image) = (title, image)
    }

    init(action: UIAction) { setAction(action) }

    /// Nil for what is neither text nor picture.
    init?(item: Any) {
        switch item {
        case let text as String: title = text
        case let text as NSString: title = text as String
        case let picture as UIImage: image = picture
        case let action as UIAction: setAction(action)
        // A typed string, such as CAMediaTimingFillMode, is a string on Apple's systems. Source: reality Q5.17.
        case let other:
            guard let text = QuartzCore.name(in: other) else { return nil }
            title = text
        }
    }

    mutating func setAction(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
        if action.attributes.contains(.disabled) { isEnabled = false }
    }
}

/// What titles and grounds of segments look like in their states.
struct SegmentLooks {
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Pictures by state and metrics, and between segments by the states of both.
    var backgrounds: [[Int]: UIImage] = [:]
    var dividers: [[Int]: UIImage] = [:]
    var adjustments: [[Int]: UIOffset] = [:]
}

/// Where segments are.
///
/// Source: uikit U133.
@MainActor enum SegmentLayout {
    /// The rectangles of all segments, from left to right as they are seen.
    static func frames(of control: UISegmentedControl) -> [CGRect] {
        let count = control.segments.count
        let bounds = control.bounds
        guard count > 0 else { return [] }
        var edges: [CGFloat] = [0]
        let fixed = control.segments.map(\.width)
        if !control.apportionsSegmentWidthsByContent, fixed.allSatisfy({ $0 == 0 }) {
            edges = (0...count).map { (CGFloat($0) * bounds.width / CGFloat(count)).rounded(.down) }
            edges[count] = bounds.width
        } else {
            let free = max(bounds.width - fixed.reduce(0, +), 0)
            let preferences = control.segments.map { segment in
                segment.width > 0
                    ? 0 : control.apportionsSegmentWidthsByContent ? contentWidth(segment, control) : 1
            }
            let whole = max(preferences.reduce(0, +), 0.001)
            for index in 0..<count {
                let width = fixed[index] > 0 ? fixed[index] : free * preferences[index] / whole
                edges.append(edges[index] + width)
            }
        }
        let frames = (0..<count).map { index in
            CGRect(x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: bounds.height)
        }
        guard control.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map {
            CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height)
        }
    }

    static func contentWidth(_ segment: SegmentContent, _ control: UISegmentedControl) -> CGFloat {
        let metrics = ControlMetrics.Segmented.self
        let content: CGFloat
        if let image = segment.image {
            content = image.size.width
        } else {
            content = SegmentParts.text(segment.title ?? "", control, .selected).size().width.rounded(.up)
        }
        return max(content + 2 * metrics.margin, metrics.minWidth)
    }

    static func size(of control: UISegmentedControl) -> CGSize {
        let widths = control.segments.map { $0.width > 0 ? $0.width : contentWidth($0, control) }
        let isEven =
            !control.apportionsSegmentWidthsByContent && control.segments.allSatisfy { $0.width == 0 }
        let width = isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
        return CGSize(width: width, height: ControlMetrics.Segmented.height)
    }
}
