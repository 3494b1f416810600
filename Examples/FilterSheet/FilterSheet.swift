package import UIKit

/// One landscape under twelve filters; the inputs of half of them are on the move.
package final class FilterSheet: Program {
    package static let description = ProgramDescription(
        name: "filter-sheet",
        title: "One landscape under twelve filters",
        duration: 4,
        size: CGSize(width: 484, height: 304),
        background: Palette.night,
        framesPerSecond: 30
    )

    package let controller = FilterSheetController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Four tiles in each of three rows.
package final class FilterSheetController: UIViewController {
    package private(set) var tiles: [Landscape] = []
    private let size = CGSize(width: 109, height: 88)

    private static let names = [
        "original", "blur", "saturate", "hue rotate", "brightness", "contrast", "invert", "monochrome",
        "multiply", "color matrix", "rasterized", "glow",
    ]

    /// The frame of a tile.
    package func frame(of index: Int) -> CGRect {
        CGRect(
            x: 12 + (size.width + 8) * CGFloat(index % 4),
            y: 12 + (size.height + 8) * CGFloat(index / 4),
            width: size.width,
            height: size.height
        )
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        let swapped: [CGFloat] = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]
        let filters: [LayerFilter?] = [
            nil, .gaussianBlur(radius: 0, normalizesEdges: true), .colorSaturate(1),
            .colorHueRotate(angle: 0),
            .colorBrightness(0.22), .colorContrast(1), .colorInvert(),
            .colorMonochrome(color: color(0xFF_DC_A8), bias: 0.04),
            .multiplyColor(color(0x6E_9B_FF)), .colorMatrix(swapped), nil, nil,
        ]
        for (index, filter) in filters.enumerated() {
            let tile = Landscape(size: size)
            tile.frame = frame(of: index)
            tile.filters = filter.map { [$0] }
            view.layer.addSublayer(tile)
            tiles.append(tile)
            let caption = Caption.layer(Self.names[index], .white, size: 9)
            caption.position = CGPoint(x: tile.frame.minX + 7, y: tile.frame.maxY - 15)
            view.layer.addSublayer(caption)
        }
        swing(tiles[1], "filters.gaussianBlur.inputRadius", to: 7)
        swing(tiles[2], "filters.colorSaturate.inputAmount", from: 0, to: 2.4)
        swing(tiles[3], "filters.colorHueRotate.inputAngle", to: 2 * CGFloat.pi, autoreverses: false)
        swing(tiles[5], "filters.colorContrast.inputAmount", from: 0.4, to: 2.2)
        // Through a bitmap with fewer and fewer pixels.
        tiles[10].shouldRasterize = true
        tiles[10].magnificationFilter = .nearest
        swing(tiles[10], "rasterizationScale", from: 0.5, to: 0.06)
        addGlow(to: tiles[11])
    }

    private func swing(
        _ tile: CALayer,
        _ keyPath: String,
        from start: CGFloat = 0,
        to end: CGFloat,
        autoreverses: Bool = true
    ) {
        let swing = CABasicAnimation(keyPath: keyPath)
        swing.fromValue = start
        swing.toValue = end
        swing.duration = autoreverses ? 2 : 4
        swing.autoreverses = autoreverses
        swing.repeatCount = .infinity
        swing.timingFunction = CAMediaTimingFunction(name: autoreverses ? .easeInEaseOut : .linear)
        tile.add(swing, forKey: keyPath)
    }

    /// The sun of the last tile glows: a blurred copy of it is added to what is there.
    private func addGlow(to tile: Landscape) {
        let glow = CALayer()
        glow.frame = tile.sun.frame
        glow.cornerRadius = glow.bounds.width / 2
        glow.backgroundColor = color(0xFF_D9_8A)
        let blur = LayerFilter.gaussianBlur(radius: 4)
        blur.name = "glow"
        glow.filters = [blur]
        glow.compositingFilter = "plusL"
        tile.addSublayer(glow)
        swing(glow, "filters.glow.inputRadius", from: 4, to: 16)
        swing(glow, "transform.scale", from: 1, to: 1.6)
    }
}

/// A sky, a sun, and three ranges of hills.
package final class Landscape: CALayer {
    /// The sun.
    package let sun = CALayer()

    package override init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the picture in a size.
    package init(size: CGSize) {
        super.init()
        bounds = CGRect(origin: .zero, size: size)
        cornerRadius = 10
        masksToBounds = true
        let sky = CAGradientLayer()
        sky.frame = bounds
        sky.colors = [color(0x2B_5F_A8), color(0x7F_B2_D9), color(0xF6_C8_8F), color(0xF0_8A_5D)]
        sky.locations = [0, 0.35, 0.62, 0.8]
        addSublayer(sky)
        sun.frame = CGRect(x: size.width * 0.6, y: size.height * 0.3, width: 24, height: 24)
        sun.cornerRadius = 12
        sun.backgroundColor = color(0xFF_F3_D0)
        addSublayer(sun)
        addHills(0.60, 0.10, 1.4, color(0x8A_5A_83))
        addHills(0.72, 0.09, 2.3, color(0x4F_3F_73))
        addHills(0.86, 0.05, 3.1, color(0x24_2B_4D))
    }

    private func addHills(_ height: CGFloat, _ swing: CGFloat, _ waves: CGFloat, _ color: CGColor) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: bounds.maxY))
        for step in 0...48 {
            let part = CGFloat(step) / 48
            let wave = sin(part * waves * .pi + waves) * 0.7 + sin(part * waves * 7.3) * 0.3
            path.addLine(
                to: CGPoint(x: part * bounds.width, y: (height - swing * wave) * bounds.height)
            )
        }
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.closeSubpath()
        let hills = CAShapeLayer()
        hills.frame = bounds
        hills.path = path
        hills.fillColor = color
        addSublayer(hills)
    }
}

private func color(_ rgb: UInt32) -> CGColor {
    CGColor(
        red: CGFloat(rgb >> 16) / 255,
        green: CGFloat(rgb >> 8 & 255) / 255,
        blue: CGFloat(rgb & 255) / 255,
        alpha: 1
    )
}
