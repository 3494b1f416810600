import AgateTestSupport
import Foundation
import Lottie
import Testing

@Suite("Pictures of Lottie files that are not there")
struct PictureIssueTests {
    /// A PNG file of one pixel.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="
    private static let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#.utf8)
        .base64EncodedString()

    private func told(_ asset: String) throws -> [String] {
        let text = SmallLottie.document(
            [#"{"ty":2,"refId":"i","ip":0,"op":60}"#, #"{"ty":2,"refId":"i","ip":0,"op":60}"#],
            assets: [#"{"id":"i","w":9,"h":9,\#(asset)}"#, #"{"id":"unused","w":9,"h":9,"p":"other.png"}"#]
        )
        return try LottieAnimation(data: Data(text.utf8), folder: URL(fileURLWithPath: "/nowhere/at/all"))
            .issues.map { "\($0.path): \($0.severity): \($0.feature)" }
    }

    @Test(
        "one that is not there or cannot be read is told of once, at the first layer that shows it, with the reason",
        .claim("Q4.3", "Q4.10"),
        arguments: [
            (#""u":"images/","p":"a.png""#, "picture images/a.png, which is not there"),
            (#""u":"","p":"""#, "picture without a name"),
            (
                #""p":"https://example.org/a.png""#,
                "picture https://example.org/a.png, which is in a network: none is asked"
            ),
            (#""p":"data:image/png;base64,@@@@""#, "embedded picture, whose base64 cannot be read"),
            (#""p":"data:image/png;base64,""#, "embedded picture, whose base64 cannot be read"),
            (
                #""p":"data:image/svg+xml;base64,\#(svg)""#,
                "embedded picture, which is SVG: use PNG, JPEG, WebP or GIF"
            ),
            (
                #""p":"data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E""#,
                "embedded picture, which is SVG: use PNG, JPEG, WebP or GIF"
            ),
            (
                #""p":"data:text/plain;base64,aGVsbG8=""#,
                "embedded picture, which is in no format that is read: use PNG, JPEG, WebP or GIF"
            ),
            (#""p":"data:image/png;base64,\#(png.prefix(60))""#, "embedded picture, which is damaged"),
        ]
    )
    func flaws(asset: String, reason: String) throws {
        #expect(try told(asset) == ["layers[0]: dropped: \(reason)"])
    }

    @Test("one that can be shown is not told of", .claim("Q4.3"))
    func sound() throws {
        #expect(try told(#""p":"data:image/png;base64,\#(Self.png)""#) == [])
        #expect(try told(#""p":"data:;base64,\#(Self.png)""#) == [])
    }

    @Test("a layer that names no asset lacks a picture, too", .claim("Q4.3"))
    func noAsset() throws {
        let text = SmallLottie.document([#"{"ty":2,"refId":"i","ip":0,"op":60}"#])
        let animation = try SmallLottie.animation(text)
        #expect(animation.lacksPictures)
        #expect(animation.issues.map(\.feature) == ["image i, which is not there"])
        #expect(try !SmallLottie.animation(SmallLottie.square).lacksPictures)
    }
}
