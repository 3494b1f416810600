import CoreGraphics
import Testing

@Suite("CGLayer")
struct LayerTests {
    @Test("what is drawn in a layer is drawn upright where the layer is drawn, as often as wanted")
    func draws() throws {
        let picture = try Picture(10, 10)
        let layer = try #require(
            CGLayer(picture.context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)
        )
        #expect(layer.size == CGSize(width: 2, height: 2))
        let context = try #require(layer.context)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        picture.context.draw(layer, at: CGPoint(x: 1, y: 1))
        picture.context.draw(layer, at: CGPoint(x: 5, y: 5))
        #expect(picture.painted == 2 && picture[1, 8] == 0xFF00_00FF && picture[5, 4] == 0xFF00_00FF)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        picture.context.interpolationQuality = .none
        picture.context.draw(layer, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(picture[9, 0] == 0x0000_FFFF && picture[2, 7] == 0xFF00_00FF, "later drawing shows")
    }

    @Test("a size that is not whole shows no more than itself")
    func brokenSize() throws {
        let picture = try Picture(4, 4)
        let layer = try #require(
            CGLayer(picture.context, size: CGSize(width: 1.5, height: 1.5), auxiliaryInfo: nil)
        )
        layer.context?.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        picture.context.draw(layer, at: .zero)
        #expect(abs(picture.area - 2.25) < 0.02)
    }

    @Test("sizes that are none are refused, and a layer may be drawn in itself")
    func badInput() throws {
        let context = try Picture(1, 1).context
        for size in [CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: 1e9, height: 1)] {
            #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
        }
        #expect(CGLayer(context, size: CGSize(width: CGFloat.nan, height: 1), auxiliaryInfo: nil) == nil)
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.context?.draw(layer, at: CGPoint(x: 1, y: 1))
        layer.context?.draw(layer, in: .infinite)
    }
}
