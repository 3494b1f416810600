import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Views that come to a tree with another tint colour.
///
/// Source: uikit U18.
@MainActor @Suite("Inherited tint colours")
struct InheritedTintTests {
    private final class Listener: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
    }

    @Test(
        "a tree of views that comes under another tint colour hears of it down to the leaves",
        .claim("U18")
    )
    func tree() {
        let (inner, leaf, own, under) = (UIView(), Listener(), Listener(), Listener())
        inner.addSubview(leaf)
        own.tintColor = .green
        own.addSubview(under)
        inner.addSubview(own)
        for view in [leaf, own, under] { view.count = 0 }
        let host = UIView()
        host.tintColor = .red
        host.addSubview(inner)
        #expect(leaf.count == 1 && leaf.tintColor == .red)
        #expect(own.count == 0 && under.count == 0, "they have a colour of their own")
        let same = UIView()
        same.tintColor = .red
        same.addSubview(inner)
        #expect(leaf.count == 1, "the colour there is the same")
    }

    @Test("templates in a tree that was made before take the colour above it", .claim("U18"))
    func templates() throws {
        let image = try #require(UIImage(systemName: "chevron.right"))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.frame = inner.bounds
        inner.addSubview(view)
        let host = UIView(frame: inner.bounds)
        host.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        host.addSubview(inner)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let shown = UIGraphicsImageRenderer(bounds: host.bounds, format: format).image {
            host.layer.render(in: $0.cgContext)
        }
        let pixels = (0..<400).map { shown.pixel($0 % 20, $0 / 20) }
        #expect(pixels.contains { $0[3] > 128 })
        #expect(pixels.allSatisfy { $0[1] == 0 && $0[2] == 0 }, "red alone")
    }
}
