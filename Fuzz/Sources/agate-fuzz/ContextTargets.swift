import CoreGraphics
import Foundation

/// Contexts: states, clips, layers and everything that draws, in any order.
let contextTargets = [
    FuzzTarget(name: "clips") { bytes in
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil,
                width: 1 + bytes.choice(64),
                height: 1 + bytes.choice(48),
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { return }
        for _ in 0..<60 where !bytes.isAtEnd { step(context, space, &bytes) }
        guard let image = context.makeImage() else { return }
        precondition(
            image.width == context.width && image.height == context.height,
            "an image of the context's size"
        )
    }
]

private func step(_ context: CGContext, _ space: CGColorSpace, _ bytes: inout FuzzBytes) {
    let rule: CGPathFillRule = bytes.bool() ? .evenOdd : .winding
    switch bytes.choice(32) {
    case 0, 1: context.saveGState()
    case 2, 3: context.restoreGState()
    case 4: context.clip(to: bytes.rect())
    case 5: context.clip(to: (0..<bytes.choice(5)).map { _ in bytes.rect() })
    case 6, 7, 8:
        addPath(context, &bytes)
        context.clip(using: rule)
    case 9:
        guard let mask = mask(&bytes) else { return }
        context.clip(to: bytes.rect(), mask: mask)
    case 10: context.resetClip()
    case 11: context.concatenate(bytes.transform())
    case 12: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case 13: context.beginTransparencyLayer(in: bytes.rect(), auxiliaryInfo: nil)
    case 14, 15: context.endTransparencyLayer()
    case 16: context.setBlendMode(CGBlendMode(rawValue: Int32(bytes.choice(28))) ?? .normal)
    case 17: context.setAlpha(bytes.number() / 64)
    case 18:
        let offset = CGSize(width: bytes.number(), height: bytes.number())
        context.setShadow(offset: offset, blur: bytes.number())
    case 19:
        context.setFillColor(red: bytes.number() / 64, green: bytes.number() / 64, blue: 0.5, alpha: 1)
    case 20:
        context.setLineWidth(bytes.number())
        context.setLineCap(CGLineCap(rawValue: Int32(bytes.choice(3))) ?? .butt)
        context.setLineJoin(CGLineJoin(rawValue: Int32(bytes.choice(3))) ?? .miter)
        context.setMiterLimit(bytes.number())
    case 21:
        context.setLineDash(
            phase: bytes.number(),
            lengths: bytes.numbers(bytes.choice(5)).map { CGFloat($0) }
        )
    case 22: context.fill(bytes.rect())
    case 23: context.clear(bytes.rect())
    case 24: context.setShouldAntialias(bytes.bool())
    case 25:
        addPath(context, &bytes)
        context.strokePath()
    case 26:
        guard let image = context.makeImage() else { return }
        context.draw(image, in: bytes.rect(), byTiling: bytes.choice(32) == 0)
    case 27:
        let components = bytes.numbers(8).map { CGFloat($0 / 64) }
        guard
            let gradient = CGGradient(
                colorSpace: space,
                colorComponents: components,
                locations: nil,
                count: 2
            )
        else { return }
        let options = CGGradientDrawingOptions(rawValue: UInt32(bytes.choice(4)))
        if bytes.bool() {
            context.drawLinearGradient(gradient, start: bytes.point(), end: bytes.point(), options: options)
        } else {
            context.drawRadialGradient(
                gradient,
                startCenter: bytes.point(),
                startRadius: bytes.number(),
                endCenter: bytes.point(),
                endRadius: bytes.number(),
                options: options
            )
        }
    default:
        addPath(context, &bytes)
        context.fillPath(using: rule)
    }
}

private func addPath(_ context: CGContext, _ bytes: inout FuzzBytes) {
    for _ in 0..<1 + bytes.choice(8) {
        switch bytes.choice(8) {
        case 0: context.move(to: bytes.point())
        case 1, 2: context.addLine(to: bytes.point())
        case 3: context.addCurve(to: bytes.point(), control1: bytes.point(), control2: bytes.point())
        case 4: context.addEllipse(in: bytes.rect())
        case 5: context.addRect(bytes.rect())
        case 6: context.closePath()
        default:
            context.addArc(
                center: bytes.point(),
                radius: bytes.number(),
                startAngle: bytes.number(),
                endAngle: bytes.number(),
                clockwise: bytes.bool()
            )
        }
    }
}

private func mask(_ bytes: inout FuzzBytes) -> CGImage? {
    let context = CGContext(
        data: nil,
        width: 1 + bytes.choice(9),
        height: 1 + bytes.choice(9),
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue
    )
    context?.setFillColor(gray: CGFloat(bytes.byte()) / 255, alpha: 1)
    context?.fillEllipse(in: bytes.rect())
    return context?.makeImage()
}
