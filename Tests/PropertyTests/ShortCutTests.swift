import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateTestSupport
import AgateTestTrees
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What the plan of a frame leaves out may change nothing: each kind of layer with each kind of mask, in each effect, drawn with the short
/// cuts of the plan and without.
///
/// The pairs of one layer and one effect stand side by side on one page, a mask each. `docs/testing.md` says what may differ.
@Suite("Layers, masks and effects in pairs", .checkingInvariants)
struct ShortCutTests {
    /// The side of the square that a pair has, in points: its layer has 24 in the middle.
    private static let side = 36
    private static let margin = CGFloat(6)
    private static let size = CGSize(width: side * PairedMask.allCases.count, height: side)

    /// Whether a layer is drawn in an effect: optimised each is, and otherwise each with a ninth of the others.
    private static func isDrawn(_ kind: PairedLayer, _ effect: PairedEffect) -> Bool {
        #if DEBUG
        guard let row = PairedLayer.allCases.firstIndex(of: kind),
            let column = PairedEffect.allCases.firstIndex(of: effect)
        else {
            return true
        }
        return (row + column) % 9 == 0
        #else
        return true
        #endif
    }

    /// A page with all masks of a layer in an effect.
    private static func page(_ kind: PairedLayer, _ effect: PairedEffect, on color: CGColor?) -> CALayer {
        let page = CALayer()
        page.frame = CGRect(origin: .zero, size: size)
        page.backgroundColor = color
        for (number, mask) in PairedMask.allCases.enumerated() {
            let cell = CALayer()
            cell.frame = CGRect(x: CGFloat(number * side) + margin, y: margin, width: 24, height: 24)
            let layer = kind.make()
            layer.mask = mask.make()
            cell.addSublayer(effect.applied(to: layer))
            page.addSublayer(cell)
        }
        return page
    }

    /// The pictures of a page on a display with short cuts and without, at a time at which particles are there.
    private static func shown(_ page: CALayer) -> (short: Surface, plain: Surface) {
        ManualDisplay.run(size: page.bounds.size) { display in
            display.layer.addSublayer(page)
            display.advance(by: 0)
            display.advance(by: 0.5)
            func picture(_ switches: RenderSwitches) -> Surface {
                Compositor(threads: 1, switches: switches).frame(
                    of: display.tree,
                    at: display.time,
                    size: display.pixelSize,
                    scale: 1
                ).surface
            }
            return (picture([]), picture(.takesNoShortCuts))
        }
    }

    /// The pictures of a page by `render(in:)`.
    private static func rendered(_ page: CALayer) -> (short: Surface, plain: Surface)? {
        func picture(_ switches: RenderSwitches) -> Surface? {
            guard
                let context = CGContext(
                    data: nil,
                    width: Int(size.width),
                    height: Int(size.height),
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            else { return nil }
            RenderSwitches.$current.withValue(switches) { page.render(in: context) }
            return context.makeImage().flatMap { Surface(copying: $0.buffer) }
        }
        guard let short = picture([]), let plain = picture(.takesNoShortCuts) else { return nil }
        return (short, plain)
    }

    /// By how much a square of a page's pictures differs at most, and where.
    private static func difference(_ pictures: (short: Surface, plain: Surface), _ number: Int) -> (
        maximum: Int, text: String
    ) {
        let columns = number * side..<(number + 1) * side
        var (maximum, text) = (0, "")
        for y in 0..<side {
            for x in columns {
                let (short, plain) = (pictures.short[x, y], pictures.plain[x, y])
                guard short != plain else { continue }
                for part in stride(from: UInt32(0), to: 32, by: 8) {
                    let distance = abs(Int(short >> part & 255) - Int(plain >> part & 255))
                    guard distance > maximum else { continue }
                    let (mine, theirs) = (String(short, radix: 16), String(plain, radix: 16))
                    (maximum, text) = (
                        distance,
                        "\(x - columns.lowerBound), \(y) is \(mine) with short cuts and \(theirs) without"
                    )
                }
            }
        }
        return (maximum, text)
    }

    /// What is wrong with a page's pictures, a line for each mask.
    private static func faults(
        _ pictures: (short: Surface, plain: Surface),
        allowing allowed: Int,
        isSeen: Bool,
        minAlpha: Int
    ) -> [String] {
        PairedMask.allCases.enumerated().compactMap { number, mask in
            let columns = number * side..<(number + 1) * side
            let (maximum, text) = difference(pictures, number)
            if maximum > allowed { return "mask \(mask.rawValue): \(text)" }
            guard isSeen, mask.isSeen else { return nil }
            var alpha = 0
            for y in side / 2 - 4..<side / 2 + 4 {
                for x in columns.lowerBound + side / 2 - 4..<columns.lowerBound + side / 2 + 4 {
                    alpha = max(alpha, Int(pictures.short[x, y] >> 24))
                }
            }
            return alpha >= minAlpha
                ? nil : "mask \(mask.rawValue): nothing is seen in the middle (alpha \(alpha))"
        }
    }

    @Test(
        "on a display each pair is drawn as it is without short cuts",
        .claim("Q2.1"),
        arguments: PairedLayer.allCases,
        PairedEffect.allCases
    )
    func shown(kind: PairedLayer, effect: PairedEffect) {
        guard Self.isDrawn(kind, effect) else { return }
        for color in [nil, CGColor(red: 0.9, green: 0.8, blue: 0.6, alpha: 1)] {
            let found = Self.faults(
                Self.shown(Self.page(kind, effect, on: color)),
                allowing: color == nil ? max(kind.rounding, effect.rounding) : 2,
                isSeen: color == nil && kind.isSeen && effect.isSeen,
                minAlpha: effect.minAlpha
            )
            if !found.isEmpty {
                Issue.record(
                    "\(kind) \(effect)\(color == nil ? "" : " on a page"):\n\(found.joined(separator: "\n"))"
                )
            }
        }
    }

    @Test(
        "by render(in:) each pair is drawn as it is without short cuts",
        .claim("Q2.1"),
        arguments: PairedLayer.allCases,
        PairedEffect.allCases
    )
    func rendered(kind: PairedLayer, effect: PairedEffect) throws {
        guard Self.isDrawn(kind, effect) else { return }
        let found = Self.faults(
            try #require(Self.rendered(Self.page(kind, effect, on: nil))),
            allowing: max(kind.rounding, effect.rounding),
            isSeen: kind.isSeenInContexts && effect.isSeen,
            minAlpha: effect.minAlpha
        )
        if !found.isEmpty { Issue.record("\(kind) \(effect):\n\(found.joined(separator: "\n"))") }
    }

    /// The effects of a layer within each other effect: those around it that make one picture of what is in them, or none.
    @Test(
        "an effect in another one is drawn as it is without short cuts",
        .claim("Q2.1"),
        arguments: [
            PairedEffect.parentFaded, .parentMasks, .parentMultiplied, .parentShadow, .parentBlurred,
            .replicatedFaded, .flippedGeometry,
            .parentCuts, .parentRasterized,
        ],
        [PairedLayer.plain, .sublayers, .transform, .filled, .axial]
    )
    func nested(outer: PairedEffect, kind: PairedLayer) {
        var effects = PairedEffect.allCases
        // Where a bitmap is made or the cut makes a picture, what is behind is not seen in it; where none is needed, it is.
        if outer == .parentRasterized || outer == .parentCuts { effects.removeAll { $0.isOverOthers } }
        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: Self.side * effects.count, height: Self.side)
        page.backgroundColor = CGColor(red: 0.9, green: 0.8, blue: 0.6, alpha: 1)
        for (number, effect) in effects.enumerated() {
            let cell = CALayer()
            cell.frame = CGRect(
                x: CGFloat(number * Self.side) + Self.margin,
                y: Self.margin,
                width: 24,
                height: 24
            )
            cell.addSublayer(outer.applied(to: effect.applied(to: kind.make())))
            page.addSublayer(cell)
        }
        let pictures = Self.shown(page)
        for (number, effect) in effects.enumerated() {
            let found = Self.difference(pictures, number)
            if found.maximum > 3 { Issue.record("\(kind) \(effect) in \(outer): \(found.text)") }
        }
    }

    @Test("what fades with a layer around it is drawn anew where one thing becomes two", .claim("Q2.1"))
    func oneThingBecomesTwo() {
        PictureStage.run { page in
            let (outer, inner) = (CALayer(), CALayer())
            outer.frame = CGRect(x: 2, y: 2, width: 60, height: 40)
            outer.opacity = 0.37
            inner.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            let gradient = PairedLayer.axial.make()
            outer.addSublayer(inner)
            inner.addSublayer(gradient)
            page.display.layer.addSublayer(outer)
            page.display.advance(by: 0)
            _ = page.display.makeSurface()
            let other = PairedLayer.translucent.make()
            other.position.x += 30
            page.change { inner.addSublayer(other) }
            #expect(page.display.makeSurface().difference(from: page.fresh()) == nil)
            page.change { other.removeFromSuperlayer() }
            #expect(page.display.makeSurface().difference(from: page.fresh()) == nil)
        }
    }
}
