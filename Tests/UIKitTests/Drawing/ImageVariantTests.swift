import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Variants of UIImage")
struct ImageVariantTests {
    /// An image with as many colours as pixels: red tells the column and green the row.
    private func grid(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
        var bytes: [UInt8] = []
        for y in 0..<height { for x in 0..<width { bytes += [UInt8(10 * x), UInt8(10 * y), 7, 255] } }
        guard let provider = CGDataProvider(data: Data(bytes)),
            let image = CGImage(
                width: width,
                height: height,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    private func drawn(_ size: CGSize, scale: CGFloat = 1, _ body: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
    }

    /// The columns and rows of a picture drawn from a grid, row by row.
    private func cells(_ image: UIImage) -> [[[Int]]] {
        (0..<(image.cgImage?.height ?? 0)).map { y in
            (0..<(image.cgImage?.width ?? 0)).map { x in
                let pixel = image.pixel(x, y).map { Int($0) }
                return [pixel[0] / 10, pixel[1] / 10]
            }
        }
    }

    @Test("a flipped orientation mirrors what is drawn", arguments: 0..<8)
    func flipped(orientation: Int) throws {
        let source = try #require(grid(3, 2).cgImage)
        let turned = UIImage(
            cgImage: source,
            scale: 1,
            orientation: try #require(UIImage.Orientation(rawValue: orientation))
        )
        let before = cells(drawn(turned.size) { turned.draw(at: .zero) })
        let flipped = turned.withHorizontallyFlippedOrientation()
        let after = cells(drawn(flipped.size) { flipped.draw(at: .zero) })
        #expect(after == before.map { Array($0.reversed()) })
    }

    @Test("a view shows each orientation as drawing does", arguments: 0..<8)
    func shown(orientation: Int) throws {
        let source = try #require(grid(3, 2).cgImage)
        let turned = UIImage(
            cgImage: source,
            scale: 1,
            orientation: try #require(UIImage.Orientation(rawValue: orientation))
        )
        onWindow { display, window in
            let view = UIImageView(image: turned)
            window.addSubview(view)
            display.advance(by: 0)
            let shown = UIImage(cgImage: display.makeImage())
            let wanted = drawn(turned.size) { turned.draw(at: .zero) }
            for y in 0..<Int(turned.size.height) {
                for x in 0..<Int(turned.size.width) { #expect(shown.pixel(x, y) == wanted.pixel(x, y)) }
            }
        }
    }

    @Test("caps keep their size, the inside is repeated or stretched")
    func resizable() {
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
        let tiled = grid(5, 1).resizableImage(withCapInsets: insets)
        #expect(tiled.resizingMode == .tile && tiled.capInsets == insets)
        let row = cells(
            drawn(CGSize(width: 10, height: 1)) { tiled.draw(in: CGRect(x: 0, y: 0, width: 10, height: 1)) }
        )
        #expect(row[0].map { $0[0] } == [0, 1, 2, 1, 2, 1, 2, 1, 3, 4])
        let stretched = grid(4, 1).resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2),
            resizingMode: .stretch
        )
        let wide = cells(
            drawn(CGSize(width: 9, height: 1)) { stretched.draw(in: CGRect(x: 0, y: 0, width: 9, height: 1)) }
        )
        #expect(wide[0].map { $0[0] } == [0, 1, 1, 1, 1, 1, 1, 2, 3])
    }

    @Test("all nine parts lie where they belong, at a scale of two as well")
    func nineParts() {
        let image = grid(6, 6, scale: 2).resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
            resizingMode: .tile
        )
        let rect = CGRect(x: 0, y: 0, width: 5, height: 4)
        let parts = cells(drawn(rect.size, scale: 2) { image.draw(in: rect) })
        let columns = [0, 1, 2, 3, 2, 3, 2, 3, 4, 5]
        let rows = [0, 1, 2, 3, 2, 3, 4, 5]
        #expect(parts == rows.map { row in columns.map { [$0, row] } })
    }

    @Test("caps larger than the place or the image do no harm")
    func absurdCaps() {
        for inset in [CGFloat(3), 1e9, .infinity, .nan, -4] {
            let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            let image = grid(4, 4).resizableImage(withCapInsets: insets)
            for side in [CGFloat(0), 0.25, 1, 3, 40] {
                _ = drawn(CGSize(width: 8, height: 8)) {
                    image.draw(in: CGRect(x: 0, y: 0, width: side, height: side))
                    image.draw(in: CGRect(x: CGFloat.nan, y: 0, width: side, height: side))
                }
            }
        }
    }

    @Test("a resizable image in a view is repeated, and again when the size changes")
    func resizableView() {
        onWindow { display, window in
            let image = grid(4, 4).resizableImage(
                withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
            )
            let view = UIImageView(image: image)
            window.addSubview(view)
            for (width, columns) in [(8, [0, 1, 2, 1, 2, 1, 2, 3]), (6, [0, 1, 2, 1, 2, 3])] {
                view.frame = CGRect(x: 0, y: 0, width: width, height: 4)
                display.advance(by: 0)
                let shown = UIImage(cgImage: display.makeImage())
                #expect((0..<width).map { Int(shown.pixel($0, 1)[0]) / 10 } == columns)
            }
        }
    }

    @Test("an old stretchable image stretches the pixel behind its caps")
    func stretchable() {
        let image = grid(5, 3).stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
        #expect(image.leftCapWidth == 2 && image.topCapHeight == 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        let wide = cells(
            drawn(CGSize(width: 8, height: 3)) { image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 3)) }
        )
        #expect(wide[1].map { $0[0] } == [0, 1, 2, 2, 2, 2, 3, 4])
    }

    @Test("a pattern starts at the origin, wherever it is drawn")
    func pattern() {
        let image = grid(3, 2)
        let filled = drawn(CGSize(width: 8, height: 6)) {
            image.drawAsPattern(in: CGRect(x: 1, y: 1, width: 6, height: 4))
        }
        for y in 0..<6 {
            for x in 0..<8 {
                let isInside = (1..<7).contains(x) && (1..<5).contains(y)
                #expect(
                    filled.pixel(x, y)
                        == (isInside ? [UInt8(10 * (x % 3)), UInt8(10 * (y % 2)), 7, 255] : [0, 0, 0, 0])
                )
            }
        }
    }

    @Test("images are equal when their pixels and looks are")
    func equality() {
        #expect(grid(3, 2).isEqual(grid(3, 2)))
        #expect(grid(3, 2).hash == grid(3, 2).hash)
        #expect(!grid(3, 2).isEqual(grid(2, 3)))
        #expect(!grid(3, 2).isEqual(grid(3, 2, scale: 2)))
        #expect(!grid(3, 2).isEqual(grid(3, 2).withRenderingMode(.alwaysTemplate)))
        #expect(UIImage().isEqual(UIImage()))
    }

    @Test("an animation keeps its pictures through every variant")
    func animationVariants() throws {
        let images = [grid(2, 2), grid(2, 2).withHorizontallyFlippedOrientation(), grid(2, 2)]
        let animated = try #require(UIImage.animatedImage(with: images, duration: 0))
        #expect(animated.duration == 0.1)
        let changed = animated.withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(
            UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        )
        #expect(changed.images?.count == 3 && changed.images?[2].renderingMode == .alwaysTemplate)
        #expect(changed.alignmentRectInsets.top == 1)
        #expect(changed.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("a thumbnail has the size asked for, and none is made of nothing")
    func thumbnails() {
        let image = grid(20, 10)
        let small = image.preparingThumbnail(of: CGSize(width: 4, height: 2))
        #expect(small?.size == CGSize(width: 4, height: 2))
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 1)) == nil)
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
        #expect(image.preparingForDisplay() === image)
        #expect(UIImage().preparingForDisplay() == nil)
        var heard: UIImage?
        image.prepareThumbnail(of: CGSize(width: 2, height: 1)) { heard = $0 }
        #expect(heard?.size.width == 2)
    }

    @Test("the format for drawing from an image has its scale and says whether it is opaque")
    func rendererFormat() {
        let format = grid(2, 2, scale: 3).imageRendererFormat
        #expect(format.scale == 3 && format.opaque && !format.supportsHighDynamicRange)
        #expect(!drawn(CGSize(width: 1, height: 1)) {}.imageRendererFormat.opaque)
    }

    @Test("a template image in a view has the view's tint, its animation too")
    func template() throws {
        let images = [grid(2, 2), grid(2, 2)]
        let animated = try #require(UIImage.animatedImage(with: images, duration: 1))
            .withRenderingMode(.alwaysTemplate)
        onWindow { display, window in
            let view = UIImageView(image: animated)
            view.tintColor = .red
            window.addSubview(view)
            display.advance(by: 0)
            #expect(UIImage(cgImage: display.makeImage()).pixel(0, 0) == [255, 0, 0, 255])
            #expect(view.isAnimating)
            view.stopAnimating()
            #expect(!view.isAnimating)
            view.startAnimating()
            #expect(view.isAnimating)
        }
    }
}
