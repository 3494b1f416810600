import AgateDisplay
import Foundation
import QuartzCore
import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("its listing draws a box that is turning and changing colour")
    func picture() {
        // README listing begins
        let picture = ManualDisplay.run(size: CGSize(width: 300, height: 300), scale: 2) { display in
            let box = CALayer()
            box.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            box.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            display.layer.addSublayer(box)
            display.advance(by: 0)  // the box is on the screen

            box.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            spin.toValue = CGFloat.pi / 2
            box.add(spin, forKey: "spin")

            display.advance(by: 0.125)  // half way: the colour fades by itself, the box turns
            return display.makeImage()  // a CGImage of 600 x 600 pixels
        }
        // README listing ends
        #expect(picture.width == 600)
        let middle = pixel(picture, x: 200, y: 200)
        #expect(abs(middle.x - 41) <= 1 && abs(middle.y - 123) <= 1 && abs(middle.z - 132) <= 1)
        // Turned by an eighth, the box has its corner above where its edge was, and nothing where its corner was.
        #expect(pixel(picture, x: 200, y: 70).w == 255)
        #expect(pixel(picture, x: 105, y: 105).w == 0)
    }

    @Test("its listing is the one that is tested")
    func sameText() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let listing = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
            .components(separatedBy: "```")[0]
            .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
            .components(separatedBy: "// README listing begins\n")[1]
            .components(separatedBy: "        // README listing ends")[0]
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("        ") ? $0.dropFirst(8) : $0 }
        #expect(listing.joined(separator: "\n").trimmed == source.joined(separator: "\n").trimmed)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
