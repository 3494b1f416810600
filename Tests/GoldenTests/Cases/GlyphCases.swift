import AgateDisplay
import AgateText
import Foundation
import QuartzCore

/// Glyphs that a context has drawn, as contents of a layer.
enum GlyphCases {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private static let serif = "/usr/share/fonts/truetype/liberation2/LiberationSerif-Italic.ttf"
    private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    private static func font(_ path: String) -> CGFont {
        guard let font = CGDataProvider(url: URL(fileURLWithPath: path)).flatMap({ CGFont($0) }) else {
            preconditionFailure("\(path) is missing: run Scripts/setup")
        }
        return font
    }

    /// A case whose page is one picture of a context; y goes up.
    private static func drawn(
        _ name: String,
        _ width: Int,
        _ height: Int,
        _ draw: @escaping @Sendable (CGContext) -> Void
    ) -> GoldenCase {
        scene("glyphs/\(name)", CGFloat(width), height: CGFloat(height)) { page in
            let context = CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
            guard let context else { return }
            context.setFillColor(.ink)
            draw(context)
            page.add(0, 0, CGFloat(width), CGFloat(height)) { $0.contents = context.makeImage() }
        }
    }

    /// Shows the glyphs of a text's characters one behind the other.
    private static func show(
        _ text: String,
        _ size: CGFloat,
        _ path: String = inter,
        in context: CGContext
    ) {
        let font = font(path)
        context.setFont(font)
        context.setFontSize(size)
        let glyphs = text.unicodeScalars.map {
            CGGlyph(truncatingIfNeeded: font.instance.face.glyph(for: $0))
        }
        context.showGlyphs(g: glyphs, count: glyphs.count)
    }

    static let all: [GoldenCase] = [
        drawn("sizes", 96, 64) { context in
            var y: CGFloat = 52
            for (size, step) in [(9, 12), (11, 15), (13, 18), (17, 24)] as [(CGFloat, CGFloat)] {
                context.textPosition = CGPoint(x: 3.4, y: y)
                show("Agate fy&8", size, in: context)
                y -= step
            }
        },
        drawn("large", 120, 60) { context in
            context.textPosition = CGPoint(x: 4, y: 14)
            show("Rags", 36, serif, in: context)
            context.textPosition = CGPoint(x: 60, y: -18)
            show("a", 120, in: context)
        },
        drawn("turned", 96, 96) { context in
            context.translateBy(x: 20, y: 10)
            context.rotate(by: 0.6)
            show("Agate fy&8", 19, in: context)
            context.textMatrix = CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 0, ty: 28)
            show("leaning", 17, in: context)
        },
        drawn("stroked", 96, 80) { context in
            context.setStrokeColor(.coral)
            context.setLineWidth(1.5)
            context.setLineJoin(.round)
            context.setTextDrawingMode(.stroke)
            context.textPosition = CGPoint(x: 4, y: 48)
            show("R&g", 36, in: context)
            context.setFillColor(.sun)
            context.setTextDrawingMode(.fillStroke)
            context.textPosition = CGPoint(x: 4, y: 10)
            show("R&g", 36, serif, in: context)
        },
        drawn("clipped", 96, 40) { context in
            context.setTextDrawingMode(.fillClip)
            context.textPosition = CGPoint(x: 4, y: 8)
            show("Strip", 36, in: context)
            context.setFillColor(.sea)
            for x in stride(from: CGFloat(0), to: 96, by: 6) {
                context.fill(CGRect(x: x, y: 0, width: 3, height: 40))
            }
        },
        drawn("shadowed", 96, 40) { context in
            context.setShadow(offset: CGSize(width: 2, height: -3), blur: 3, color: .coral)
            context.textPosition = CGPoint(x: 4, y: 12)
            show("Shade", 30, in: context)
        },
        drawn("pictures", 96, 72) { context in
            for (index, size) in [13, 20, 32].enumerated() as EnumeratedSequence<[CGFloat]> {
                context.setAlpha(index == 1 ? 0.5 : 1)
                context.textPosition = CGPoint(x: 3 + 18 * CGFloat(index), y: 40)
                show("😀", size, emoji, in: context)
            }
            context.setAlpha(1)
            context.translateBy(x: 20, y: 6)
            context.textPosition = .zero
            context.rotate(by: 0.4)
            show("😀❤", 18, emoji, in: context)
        },
    ]
}
