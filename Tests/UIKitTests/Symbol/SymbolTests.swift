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
        #expect(SymbolShapes.names.count > 500)
    }

    @Test(
        "the names that programs use have a drawing of their own, on which nothing but its shape is seen",
        .claim("Q10.3")
    )
    func used() {
        #expect(UsedSymbols.names.count >= 300)
        for name in UsedSymbols.names {
            #expect(SymbolName.hasDrawing(name), "\(name)")
            #expect(AppleSymbolNames.contains(name), "\(name)")
        }
    }

    @Test("names of later and of earlier versions lead to one drawing")
    func aliases() {
        for (name, other) in [
            ("document.badge.plus", "doc.badge.plus"), ("text.document", "doc.text"),
            ("mail.fill", "envelope.fill"),
            ("line.horizontal.3", "line.3.horizontal"), ("circle.lefthalf.filled", "circle.lefthalf.fill"),
            ("15.arrow.trianglehead.counterclockwise", "gobackward.15"),
            ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ] {
            let (image, second) = (UIImage(systemName: name), UIImage(systemName: other))
            #expect(image?.pngData() == second?.pngData() && image != nil, "\(name)")
        }
    }

    @Test("words behind a shape change it: badges, halves, containers in containers")
    func words() {
        func differ(_ name: String, _ other: String) {
            let (image, second) = (
                UIImage(systemName: name)?.pngData(), UIImage(systemName: other)?.pngData()
            )
            #expect(image != nil && second != nil && image != second, "\(name) and \(other)")
        }
        differ("folder.badge.plus", "folder")
        differ("folder.badge.plus", "folder.badge.minus")
        differ("folder.fill.badge.plus", "folder.badge.plus")
        differ("bell.badge", "bell")
        differ("bell.badge.fill", "bell.badge")
        differ("star.lefthalf.fill", "star.fill")
        differ("checkmark.seal.fill", "checkmark.seal")
        differ("xmark.octagon", "xmark.circle")
        differ("1.circle", "2.circle")
        differ("50.circle.fill", "50.circle")
        differ("a.square", "b.square")
        differ("dollarsign.circle", "eurosign.circle")
        differ("mic.slash.circle.fill", "mic.slash.circle")
    }

    @Test(
        "a symbol that Apple has and that has no drawing is a placeholder, which is told of once; what Apple has not is nil",
        .claim("Q10.4")
    )
    func placeholders() {
        #expect(AppleSymbolNames.all.count > 6000)
        for name in SymbolShapes.names { #expect(AppleSymbolNames.contains(name), "\(name)") }
        onWindow { _, _ in
            let told = AnimationDiagnostics.mistakes {
                #expect(UIImage(systemName: "lizard")?.isSymbolImage == true)
                #expect(UIImage(systemName: "lizard.circle.fill") != nil)
                #expect(UIImage(systemName: "lizard") != nil)
            }
            #expect(told.count == 2)
            #expect(told.first?.contains("\"lizard\"") == true)
            #expect(UIImage(systemName: "unicorn.and.lizard") == nil)
        }
        for sign in ["dollarsign.circle.fill", "0.circle", "document.badge.gearshape.fill", "figure.run"] {
            #expect(AppleSymbolNames.contains(sign), "\(sign)")
        }
        for wrong in ["", ".", "heart.", "heart.cube", "heart.fill.fill", "hearts"] {
            #expect(!AppleSymbolNames.contains(wrong), "\(wrong)")
        }
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
