import CoreGraphics
import Foundation
import QuartzCore

/// The thin bars that tell which part of the content is seen.
///
/// Source: uikit U103. GUESS indicator: thickness, inset, least length, opacity and fading.
@MainActor final class ScrollIndicators {
    private static let thickness: CGFloat = 3
    private static let inset: CGFloat = 3
    private static let minLength: CGFloat = 36
    private static let opacity: CGFloat = 0.35
    private static let fadeDuration = 0.25
    private static let rest = 0.5

    let vertical: UIView = IndicatorBar(frame: .zero)
    let horizontal: UIView = IndicatorBar(frame: .zero)
    private var timer: GestureTimer?

    init(_ view: UIScrollView) {
        for bar in [vertical, horizontal] {
            bar.isUserInteractionEnabled = false
            bar.alpha = 0
            bar.layer.cornerRadius = Self.thickness / 2
            bar.layer.zPosition = 1000
            view.addSubview(bar)
        }
    }

    /// Shows the bars, where there is something to scroll to.
    static func show(_ view: UIScrollView) {
        let indicators = view.indicators ?? ScrollIndicators(view)
        view.indicators = indicators
        indicators.timer?.cancel()
        indicators.place(view)
        let geometry = ScrollGeometry(view)
        UIView.performWithoutAnimation {
            indicators.vertical.alpha = view.showsVerticalScrollIndicator && geometry.dragsY ? 1 : 0
            indicators.horizontal.alpha = view.showsHorizontalScrollIndicator && geometry.dragsX ? 1 : 0
        }
    }

    /// Lets the bars fade after a while.
    static func hide(_ view: UIScrollView) {
        guard let indicators = view.indicators else { return }
        indicators.timer = GestureTimer(after: rest) { [weak indicators] in
            guard let indicators else { return }
            UIView.animate(withDuration: fadeDuration, delay: 0, options: .allowUserInteraction) {
                indicators.vertical.alpha = 0
                indicators.horizontal.alpha = 0
            }
        }
    }

    private static let black = UIColor(white: 0, alpha: opacity)
    private static let white = UIColor(white: 1, alpha: opacity)
    private static let adaptive = UIColor { $0.userInterfaceStyle == .dark ? white : black }

    private static func color(_ style: UIScrollView.IndicatorStyle) -> UIColor {
        switch style {
        case .default: adaptive
        case .black: black
        case .white: white
        }
    }

    /// Puts the bars where they belong, in front of the content.
    func place(_ view: UIScrollView) {
        let geometry = ScrollGeometry(view)
        let bounds = view.bounds
        let color = Self.color(view.indicatorStyle)
        let free =
            view.automaticallyAdjustsScrollIndicatorInsets ? bounds.inset(by: view.safeAreaInsets) : bounds
        let room = free.inset(by: view.verticalScrollIndicatorInsets).insetBy(
            dx: Self.inset,
            dy: Self.inset
        )
        let wide = free.inset(by: view.horizontalScrollIndicatorInsets).insetBy(
            dx: Self.inset,
            dy: Self.inset
        )
        UIView.performWithoutAnimation {
            for bar in [vertical, horizontal] where bar.backgroundColor != color {
                bar.backgroundColor = color
            }
            let (y, height) = Self.span(room.minY, room.height, bounds.minY, bounds.height, geometry.y)
            vertical.frame = CGRect(
                x: room.maxX - Self.thickness,
                y: y,
                width: Self.thickness,
                height: height
            )
            let (x, width) = Self.span(wide.minX, wide.width, bounds.minX, bounds.width, geometry.x)
            horizontal.frame = CGRect(
                x: x,
                y: wide.maxY - Self.thickness,
                width: width,
                height: Self.thickness
            )
        }
    }

    /// Where a bar lies in its room; shorter when content is pulled beyond an edge.
    private static func span(
        _ start: CGFloat,
        _ room: CGFloat,
        _ offset: CGFloat,
        _ visible: CGFloat,
        _ range: ClosedRange<Double>
    ) -> (place: CGFloat, length: CGFloat) {
        let travel = range.upperBound - range.lowerBound
        let whole = travel + visible
        guard whole > 0, room > 0 else { return (start, 0) }
        let natural = min(room, max(minLength, room * visible / whole))
        let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let length = max(2 * thickness, natural - beyond)
        let part = travel > 0 ? min(max((offset - range.lowerBound) / travel, 0), 1) : 0
        return (start + (room - length) * part, length)
    }
}

/// One of the bars: made anew where a scroll view is read from an archive.
private final class IndicatorBar: UIView, UnarchivedView {
    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
