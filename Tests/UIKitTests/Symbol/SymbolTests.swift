import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pictures by the names of symbols.
///
/// Source: uikit U166.
@MainActor @Suite("Symbols")
struct SymbolTests {
    /// How much of the picture is covered, 0 to 1.
    private func coverage(_ image: UIImage?) -> Double {
        guard let cgImage = image?.cgImage else { return 0 }
        return cgImage.buffer.withPixels { pixels in
            let count = cgImage.width * cgImage.height
            return (0..<count).reduce(0.0) { $0 + Double(pixels[$1] >> 24) / 255 } / Double(count)
        }
    }

    @Test(
        "every name of the list is a template picture with something in it and nothing cut off at its edges"
    )
    func all() {
        for name in SymbolShapes.names {
            let image = UIImage(systemName: name)
            #expect(image?.isSymbolImage == true && image?.renderingMode == .alwaysTemplate, "\(name)")
            let covered = coverage(image)
            #expect(covered > 0.01 && covered < 0.9, "\(name): \(covered)")
        }
        #expect(SymbolShapes.names.count > 90)
    }

    @Test("variants fill, enclose and cross out any name; what is unknown is nil", .claim("U166"))
    func variants() {
        let plain = coverage(UIImage(systemName: "heart"))
        #expect(coverage(UIImage(systemName: "heart.fill")) > plain * 1.5)
        #expect(
            coverage(UIImage(systemName: "heart.circle.fill")) > coverage(UIImage(systemName: "heart.circle"))
        )
        #expect(UIImage(systemName: "bell.slash") != UIImage(systemName: "bell"))
        for unknown in [
            "", ".", "heart.", ".fill", "heart.fill.fill", "heart.cube", "no such symbol", "\u{0}",
        ] {
            #expect(UIImage(systemName: unknown) == nil, "\(unknown)")
        }
    }

    @Test("a configuration makes symbols larger and thicker")
    func configurations() {
        let usual = UIImage(systemName: "plus")
        let large = usual?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        #expect((large?.size.width ?? 0) > (usual?.size.width ?? 99) * 1.9)
        let bold = usual?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .black))
        #expect(bold?.size == usual?.size && coverage(bold) > coverage(usual) * 1.4)
        let both = UIImage.SymbolConfiguration(pointSize: 20).applying(
            UIImage.SymbolConfiguration(weight: .bold)
        )
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        for size in [CGFloat.nan, .infinity, -.infinity, 0, -5, 1e300] {
            let image = UIImage(
                systemName: "plus",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: size)
            )
            #expect((image?.size.width ?? 0) > 0 && (image?.size.width ?? .infinity) <= 4000)
        }
    }

    @Test("an image view shows a symbol in its tint")
    func tint() {
        onWindow { display, window in
            let view = UIImageView(image: UIImage(systemName: "square.fill"))
            view.tintColor = .red
            window.addSubview(view)
            display.advance(by: 0)
            let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: .init()).image {
                view.layer.render(in: $0.cgContext)
            }
            #expect(picture.pixel(10, 10) == [255, 0, 0, 255])
        }
    }

    @Test("the page of symbols names all of them")
    func page() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("docs/symbols.md"), encoding: .utf8)
        let named = text.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
        #expect(SymbolShapes.names.allSatisfy(named.contains))
    }
}
