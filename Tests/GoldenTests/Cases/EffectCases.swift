import AgateDisplay
import QuartzCore

/// Filters of pictures and of what is behind them, bitmaps, and edges.
enum EffectCases {
    /// A little picture with all sorts of colours.
    private static func picture(_ page: CALayer, _ body: (CALayer) -> Void) {
        page.add(6, 6, 24, 24, .sea) {
            $0.cornerRadius = 5
            $0.add(4, 4, 10, 10, .coral) { $0.cornerRadius = 5 }
            $0.add(10, 12, 14, 8, .sun)
            $0.add(16, 2, 6, 6, .white.faded(0.6))
            body($0)
        }
    }

    private static func filtered(
        _ name: String,
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        _ filters: @escaping @Sendable () -> [LayerFilter]
    ) -> GoldenCase {
        scene("effect/\(name)", 36, allowing: allowances) { page in
            picture(page) { $0.filters = filters() }
        }
    }

    /// Stripes, and a pane over them.
    private static func pane(
        _ name: String,
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        _ body: @escaping @Sendable (CALayer) -> Void
    ) -> GoldenCase {
        scene("effect/\(name)", 36, allowing: allowances) { page in
            for (index, color) in [CGColor.coral, .sun, .leaf, .sea].enumerated() {
                page.add(0, CGFloat(index) * 9, 36, 6, color)
            }
            page.add(7, 7, 22, 22) {
                $0.cornerRadius = 7
                body($0)
            }
        }
    }

    static let all: [GoldenCase] = [
        filtered("blur") { [.gaussianBlur(radius: 2)] },
        filtered("blur-wide") { [.gaussianBlur(radius: 6)] },
        filtered("blur-normalized") { [.gaussianBlur(radius: 2, normalizesEdges: true)] },
        filtered("saturate") { [.colorSaturate(0.2)] },
        filtered("brightness") { [.colorBrightness(0.2)] },
        filtered("contrast") { [.colorContrast(1.8)] },
        filtered("hue-rotate") { [.colorHueRotate(angle: 2)] },
        filtered("invert") { [.colorInvert()] },
        filtered("monochrome") { [.colorMonochrome(color: .sun, amount: 0.9)] },
        filtered("multiply-color") { [.multiplyColor(CGColor.coral.faded(0.7))] },
        filtered("matrix") {
            [.colorMatrix([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.8, 0])]
        },
        filtered("luminance-to-alpha") { [LayerFilter(type: "luminanceToAlpha")] },
        filtered("drop-shadow") { [.dropShadow(radius: 1.5, offset: CGSize(width: 3, height: 4))] },
        // The contrast makes four of a difference of one.
        filtered("chain", allowing: [.mirrored: 4]) {
            [.gaussianBlur(radius: 1.5), .colorContrast(4), .colorInvert()]
        },
        scene("effect/blur-shadow-opacity", 36) { page in
            picture(page) {
                $0.filters = [LayerFilter.gaussianBlur(radius: 1)]
                $0.shadowOpacity = 0.6
                $0.shadowOffset = CGSize(width: 3, height: 3)
                $0.shadowRadius = 1
                $0.opacity = 0.8
            }
        },
        scene("effect/blur-clipped", 36) { page in
            picture(page) {
                $0.filters = [LayerFilter.gaussianBlur(radius: 3)]
                $0.masksToBounds = true
            }
        },
        scene("effect/blur-turned", 36, allowing: [.mirrored: 4]) { page in
            picture(page) {
                $0.filters = [LayerFilter.gaussianBlur(radius: 1.5)]
                $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
            }
        },
        GoldenCase("effect/blur-animated", width: 36, height: 36, at: [0, 0.5, 1]) { display in
            display.layer.backgroundColor = .paper
            picture(display.layer) {
                $0.filters = [LayerFilter.gaussianBlur(radius: 0), LayerFilter.colorSaturate(1)]
                let blur = CABasicAnimation(keyPath: "filters.gaussianBlur.inputRadius")
                blur.toValue = 4
                blur.duration = 2
                $0.add(blur, forKey: "blur")
            }
        },
        pane("backdrop-invert") { $0.backgroundFilters = [LayerFilter.colorInvert()] },
        pane("backdrop-blur", allowing: [.clipped: 255]) {
            $0.backgroundFilters = [LayerFilter.gaussianBlur(radius: 2)]
            $0.backgroundColor = .white.faded(0.25)
            $0.borderColor = .white
            $0.borderWidth = 1
        },
        pane("backdrop-normalized", allowing: [.clipped: 255]) {
            $0.backgroundFilters = [LayerFilter.gaussianBlur(radius: 3, normalizesEdges: true)]
        },
        pane("backdrop-twice", allowing: [.clipped: 255]) {
            $0.backgroundFilters = [LayerFilter.gaussianBlur(radius: 1), LayerFilter.colorSaturate(0)]
            $0.add(8, 8, 12, 12) {
                $0.backgroundFilters = [LayerFilter.colorInvert()]
                $0.opacity = 0.7
            }
        },
        pane("backdrop-in-group") {
            $0.backgroundColor = .ink
            $0.opacity = 0.6
            $0.add(0, 0, 11, 22, .white)
            $0.add(4, 4, 14, 14) { $0.backgroundFilters = [LayerFilter.gaussianBlur(radius: 2)] }
        },
        scene("effect/rasterize-coarse", 36, allowing: rasterAllowances) { page in
            picture(page) {
                $0.shouldRasterize = true
                $0.rasterizationScale = 0.25
                $0.magnificationFilter = .nearest
                $0.opacity = 0.8
            }
        },
        scene("effect/rasterize-turned", 36, allowing: rasterAllowances) { page in
            picture(page) {
                $0.shouldRasterize = true
                $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
                $0.shadowOpacity = 0.5
                $0.shadowRadius = 2
            }
        },
        scene("effect/rasterize-between-pixels", 36, allowing: rasterAllowances) { page in
            picture(page) {
                $0.shouldRasterize = true
                $0.position.x += 0.3
                $0.position.y += 0.7
                $0.shadowOpacity = 0.5
                $0.shadowRadius = 2
            }
        },
        scene("effect/rasterize-aligned", 36) { page in
            picture(page) { $0.shouldRasterize = true }
        },
        scene("effect/edges-left-and-top", 36, allowing: [.mirrored: 255]) { page in
            page.add(7.5, 7.5, 20, 20, .ink) { $0.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge] }
        },
        scene("effect/edges-of-a-clip", 36, allowing: [.mirrored: 255]) { page in
            page.add(7.5, 7.5, 20, 20, .sun) {
                $0.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
                $0.masksToBounds = true
                $0.add(-5, 6, 30, 8, .coral) { $0.turn(0.2) }
            }
        },
        scene("effect/edges-of-patches", 36, allowing: [.mirrored: 255]) { page in
            page.add(8, 8, 20, 20) {
                $0.contents = GoldenImages.frame
                $0.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
                $0.edgeAntialiasingMask = [.layerRightEdge, .layerTopEdge]
                $0.turn(0.3)
            }
        },
        scene("effect/edges-turned", 36, allowing: [.mirrored: 255]) { page in
            page.add(8, 8, 20, 20, .coral) {
                $0.edgeAntialiasingMask = [.layerRightEdge]
                $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
                $0.borderWidth = 3
            }
        },
    ]

    /// Pixels of bitmaps are the layer's own, so that a picture in another place has others.
    private static let rasterAllowances: [GoldenVariant.Kind: Int] = [.mirrored: 64]
}
