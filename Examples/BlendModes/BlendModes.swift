package import UIKit

/// Gradients of every kind, and below them all blend modes: a disc over a strip, both with gradients.
package final class BlendModes: Program {
    package static let description = ProgramDescription(
        name: "blend-modes",
        title: "Gradients and blend modes, drawn into contexts",
        duration: 2,
        size: CGSize(width: 480, height: 412),
        background: Palette.night
    )

    package let sheet = BlendModeSheet()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        let controller = UIViewController()
        sheet.frame = window.bounds
        sheet.backgroundColor = Palette.night
        controller.view.addSubview(sheet)
        window.rootViewController = controller
    }
}

/// One picture, drawn once: four gradients in the first row, and seven blend modes in each row below.
package final class BlendModeSheet: UIView {
    /// The modes in the order in which the sheet shows them.
    package static let modes: [CGBlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge,
        .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue, .saturation,
        .color, .luminosity, .plusDarker, .plusLighter, .clear, .copy, .sourceIn,
        .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor,
    ]

    /// What stands below the tiles.
    private static let names = [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge",
        "colorBurn", "softLight", "hardLight", "difference", "exclusion", "hue", "saturation",
        "color", "luminosity", "plusDarker", "plusLighter", "clear", "copy", "sourceIn",
        "sourceOut", "sourceAtop", "destinationOver", "destinationIn", "destinationOut", "destinationAtop",
        "xor",
    ]

    /// The tile of a mode, by its place in ``modes``.
    package static func tile(_ index: Int) -> CGRect {
        CGRect(x: 12 + 66 * CGFloat(index % 7), y: 116 + 73 * CGFloat(index / 7), width: 60, height: 67)
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawGradients(on: context)
        for (index, mode) in Self.modes.enumerated() {
            let tile = Self.tile(index)
            draw(mode, in: tile, on: context)
            Self.names[index].draw(
                at: CGPoint(x: tile.minX + 2, y: tile.maxY - 8.5),
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 6.5), .foregroundColor: UIColor(white: 0.3, alpha: 1),
                ]
            )
        }
    }

    // MARK: Gradients

    private func drawGradients(on context: CGContext) {
        let width: CGFloat = 109.5
        for index in 0..<4 {
            let frame = CGRect(x: 12 + (width + 6) * CGFloat(index), y: 12, width: width, height: 92)
            context.saveGState()
            context.addPath(UIBezierPath(roundedRect: frame, cornerRadius: 8).cgPath)
            context.clip()
            switch index {
            case 0: drawSlope(in: frame, on: context)
            case 1: drawBall(in: frame, on: context)
            case 2: drawCone(in: frame, on: context)
            default: drawWheel(in: frame, on: context)
            }
            context.restoreGState()
        }
    }

    /// Along a line: soft, and in hard steps where two stops share a place.
    private func drawSlope(in frame: CGRect, on context: CGContext) {
        let stops: [(UInt32, CGFloat)] = [
            (0x12_24_4A, 0), (0x2B_6C_8F, 0.3), (0xF3_D9_A4, 0.5), (0xD9_6B_4B, 0.5), (0xF2_A6_5A, 0.75),
            (0x7A_2E_4D, 0.75), (0x2A_12_38, 1),
        ]
        guard let gradient = gradient(stops) else { return }
        context.drawLinearGradient(
            gradient,
            start: CGPoint(x: frame.minX + 8, y: frame.minY),
            end: CGPoint(x: frame.maxX - 8, y: frame.maxY),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
    }

    /// Between two circles, one inside the other: a ball in the light.
    private func drawBall(in frame: CGRect, on context: CGContext) {
        context.setFillColor(color(0x18_22_3A))
        context.fill(frame)
        guard
            let gradient = gradient([(0xFF_FB_EA, 0), (0xF2_B0_5E, 0.25), (0xA2_3E_48, 0.7), (0x3A_14_2C, 1)])
        else { return }
        context.drawRadialGradient(
            gradient,
            startCenter: CGPoint(x: frame.midX - 13, y: frame.midY - 13),
            startRadius: 0,
            endCenter: CGPoint(x: frame.midX, y: frame.midY),
            endRadius: 38,
            options: []
        )
    }

    /// Between two circles beside each other: a cone that goes on behind its end.
    private func drawCone(in frame: CGRect, on context: CGContext) {
        context.setFillColor(color(0x10_1B_2E))
        context.fill(frame)
        guard let gradient = gradient([(0x9F_E3_D2, 0), (0x1F_7A_8C, 0.5), (0x16_2C_5B, 1)]) else { return }
        context.drawRadialGradient(
            gradient,
            startCenter: CGPoint(x: frame.minX + 20, y: frame.midY),
            startRadius: 4,
            endCenter: CGPoint(x: frame.maxX - 40, y: frame.midY),
            endRadius: 26,
            options: .drawsAfterEndLocation
        )
    }

    /// Around a point: all hues.
    private func drawWheel(in frame: CGRect, on context: CGContext) {
        let hues: [(UInt32, CGFloat)] = [
            (0xE8_54_4F, 0), (0xF2_C1_4E, 0.17), (0x6B_BF_59, 0.33), (0x3A_B7_B0, 0.5), (0x41_6C_D4, 0.67),
            (0xB3_54_C4, 0.83), (0xE8_54_4F, 1),
        ]
        guard let gradient = gradient(hues) else { return }
        context.drawConicGradient(gradient, center: CGPoint(x: frame.midX, y: frame.midY), angle: -.pi / 2)
    }

    // MARK: Blend modes

    /// A strip, and over it a disc by a mode; both are drawn into a layer of their own, which starts transparent.
    private func draw(_ mode: CGBlendMode, in tile: CGRect, on context: CGContext) {
        context.saveGState()
        context.setFillColor(color(0xE6_E0_D4))
        context.fill(tile)
        context.clip(to: tile)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        let strip = CGRect(x: tile.minX, y: tile.minY + 8, width: 42, height: tile.height - 16)
        context.clip(to: strip)
        if let gradient = gradient([(0x1B_3A_6B, 0), (0x2F_9E_8F, 0.35), (0xE9_C4_6A, 0.7), (0xF4_F1_DE, 1)])
        {
            context.drawLinearGradient(
                gradient,
                start: CGPoint(x: strip.minX, y: strip.minY),
                end: CGPoint(x: strip.minX, y: strip.maxY),
                options: []
            )
        }
        context.restoreGState()
        let disc = CGRect(x: tile.minX + 16, y: tile.midY - 20, width: 40, height: 40)
        context.addEllipse(in: disc)
        context.clip()
        context.setBlendMode(mode)
        if let gradient = gradient([(0xF2_54_5B, 0), (0x8E_44_AD, 1)], alpha: 0.9) {
            context.drawLinearGradient(
                gradient,
                start: CGPoint(x: disc.minX, y: disc.minY),
                end: CGPoint(x: disc.maxX, y: disc.minY),
                options: []
            )
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func gradient(_ stops: [(rgb: UInt32, location: CGFloat)], alpha: CGFloat = 1) -> CGGradient? {
        let colors = stops.map { color($0.rgb).copy(alpha: alpha) ?? color($0.rgb) }
        return CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors as NSArray,
            locations: stops.map(\.location)
        )
    }

    private func color(_ rgb: UInt32) -> CGColor {
        CGColor(
            red: CGFloat(rgb >> 16) / 255,
            green: CGFloat(rgb >> 8 & 255) / 255,
            blue: CGFloat(rgb & 255) / 255,
            alpha: 1
        )
    }
}
