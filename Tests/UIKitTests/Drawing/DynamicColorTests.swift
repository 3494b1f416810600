import Foundation
import Testing
import UIKit

@Suite("UIColor's dynamic colours and patterns")
struct DynamicColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor) -> [Int] {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        return [parts.0, parts.1, parts.2, parts.3].map { Int(($0 * 255).rounded()) }
    }

    @Test("the system's colours have the published values, light, dark and elevated")
    func system() {
        let published: [(UIColor, [Int], [Int])] = [
            (.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
            (.systemGreen, [52, 199, 89, 255], [48, 209, 88, 255]),
            (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
            (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
            (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
            (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
            (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
            (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
        ]
        for (color, lightValue, darkValue) in published {
            #expect(bytes(color.resolvedColor(with: light)) == lightValue, "\(color)")
            #expect(bytes(color.resolvedColor(with: dark)) == darkValue, "\(color)")
        }
        let above = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(bytes(UIColor.systemBackground.resolvedColor(with: above)) == [28, 28, 30, 255])
        #expect(bytes(UIColor.systemRed.resolvedColor(with: above)) == [255, 69, 58, 255])
    }

    @Test("a dynamic colour is what its provider says for the current traits")
    func provider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.cgColor == UIColor.black.cgColor)
        dark.performAsCurrent {
            #expect(color.cgColor == UIColor.white.cgColor && UITraitCollection.current == dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(color.resolvedColor(with: dark) == .white && UIColor.red.resolvedColor(with: dark) == .red)
        let faded = color.withAlphaComponent(0.5)
        #expect(bytes(faded.resolvedColor(with: dark)) == [255, 255, 255, 128])
        #expect(color == color && color != faded && color != .black && UIColor.label == UIColor.label)
    }

    @Test("a colour that is resolved to itself is clear")
    func endless() {
        final class Box { var color = UIColor.red }
        let box = Box()
        box.color = UIColor { _ in box.color }
        #expect(box.color.resolvedColor(with: dark).cgColor.alpha == 0)
        box.color = .red
    }

    @Test("the system's colours stay dynamic in archives")
    func archives() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor.label,
            requiringSecureCoding: true
        )
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(read == UIColor.label && read.resolvedColor(with: dark) == .white)
    }

    @Test("traits are put together, the later ones on top")
    func traits() {
        let both = UITraitCollection(traitsFrom: [light, dark, UITraitCollection()])
        #expect(both == dark && both.containsTraits(in: dark) && !both.containsTraits(in: light))
        #expect(both.containsTraits(in: nil) && both.hasDifferentColorAppearance(comparedTo: light))
        #expect(!both.hasDifferentColorAppearance(comparedTo: dark))
    }

    @Test("a pattern colour fills with its image, upright, from the origin on")
    func pattern() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        let color = UIColor(patternImage: tile)
        #expect(color.cgColor.pattern != nil && !color.getRed(nil, green: nil, blue: nil, alpha: nil))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in
            color.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let data = try #require(picture.cgImage?.dataProvider?.data)
        for y in 0..<4 {
            for x in 0..<4 {
                let pixel = [UInt8](data[(y * 4 + x) * 4..<(y * 4 + x) * 4 + 4])
                let wanted: [UInt8] =
                    switch (x % 2, y % 2) {
                    case (0, 0): [255, 0, 0, 255]
                    case (1, 1): [0, 0, 255, 255]
                    default: [0, 0, 0, 0]
                    }
                #expect(pixel == wanted, "pixel \(x), \(y)")
            }
        }
    }
}
