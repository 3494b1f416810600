import AgateDisplay
import QuartzCore

/// Filters of layers, and of what is behind them, together with everything else.
enum FilterCases {
    /// A card with sublayers and a filter.
    private static func filtered(
        _ name: String,
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        _ body: @escaping @Sendable (CALayer) -> Void
    ) -> GoldenCase {
        scene("filter/\(name)", 32, allowing: allowances) { page in
            page.add(7, 7, 18, 18, .sun) {
                $0.cornerRadius = 4
                $0.add(2, 2, 7, 7, .coral)
                $0.add(9, 9, 12, 7, .sea)
                body($0)
            }
        }
    }

    /// A pane over stripes that filters what is behind it.
    private static func pane(
        _ name: String,
        _ filters: @escaping @Sendable () -> [LayerFilter],
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        _ body: @escaping @Sendable (CALayer) -> Void
    ) -> GoldenCase {
        scene("filter/\(name)", 32, allowing: allowances) { page in
            for index in 0..<4 {
                page.add(CGFloat(index * 8), 0, 8, 32, [.coral, .leaf, .sea, .sun][index])
            }
            page.add(6, 8, 20, 16, .white.faded(0.2)) {
                $0.backgroundFilters = filters()
                body($0)
            }
        }
    }

    /// A filter with a colour as its input.
    private static func tint(_ type: String, _ color: CGColor) -> LayerFilter {
        let filter = LayerFilter(type: type)
        filter.setValue(color, forKey: "inputColor")
        return filter
    }

    static let all: [GoldenCase] = [
        filtered("color-add") {
            $0.filters = [tint("colorAdd", CGColor(red: 0.2, green: 0, blue: 0.5, alpha: 1))]
        },
        filtered("color-subtract") {
            $0.filters = [tint("colorSubtract", CGColor(red: 0.3, green: 0.2, blue: 0, alpha: 1))]
        },
        filtered("saturate-more") { $0.filters = [LayerFilter.colorSaturate(2)] },
        filtered("in-fading-group") {
            $0.opacity = 0.5
            $0.filters = [LayerFilter.colorInvert()]
        },
        filtered("under-mask") {
            $0.filters = [LayerFilter.gaussianBlur(radius: 1)]
            let mask = CALayer()
            mask.frame = CGRect(x: 2, y: 2, width: 12, height: 18)
            mask.backgroundColor = .black
            $0.mask = mask
        },
        filtered("in-mask") {
            let mask = CALayer()
            mask.frame = CGRect(x: 3, y: 3, width: 12, height: 12)
            mask.backgroundColor = .black
            mask.filters = [LayerFilter.gaussianBlur(radius: 2)]
            $0.mask = mask
        },
        filtered("backdrop-in-mask") {
            let mask = CALayer()
            mask.frame = $0.bounds
            mask.add(1, 1, 7, 16, .black)
            mask.add(10, 1, 7, 16, .black)
            // Where the pane lies, the edges between what shows and what does not are soft.
            mask.add(0, 5, 18, 8) { $0.backgroundFilters = [LayerFilter.gaussianBlur(radius: 2)] }
            $0.mask = mask
        },
        filtered("in-filter") {
            $0.filters = [LayerFilter.colorSaturate(0.3)]
            $0.sublayers?.last?.filters = [LayerFilter.gaussianBlur(radius: 1)]
        },
        filtered("colors-before-and-after-blur") {
            $0.filters = [
                LayerFilter.colorInvert(), LayerFilter.gaussianBlur(radius: 1), LayerFilter.colorSaturate(0),
            ]
        },
        pane(
            "backdrop-rounded",
            { [.gaussianBlur(radius: 2), .colorSaturate(0.2)] },
            // What a clip cuts away is not behind the pane.
            allowing: [.clipped: 255]
        ) {
            $0.cornerRadius = 8
        },
        pane("backdrop-fading", { [.colorInvert()] }) { $0.opacity = 0.5 },
        pane("backdrop-turned", { [.colorInvert()] }) { $0.turn(0.4) },
        pane("backdrop-masked", { [.colorInvert()] }) {
            let mask = CAShapeLayer()
            mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 16), transform: nil)
            $0.mask = mask
        },
    ]
}
