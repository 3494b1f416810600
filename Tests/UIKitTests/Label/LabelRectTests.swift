import AgateTestSupport
import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Labels: the rectangle that text is drawn in")
struct LabelRectTests {
    /// The rows and columns of a picture that have anything in them.
    private func inked(_ image: UIImage) -> CGRect {
        var found = CGRect.null
        for y in 0..<Int(image.size.height) {
            for x in 0..<Int(image.size.width) where (image.pixel(x, y).last ?? 0) > 40 {
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return found
    }

    @Test("drawText(in:) draws in the rectangle that it is given, wherever the label is", .claim("Q5.13"))
    func drawing() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        label.text = "HHH"
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image {
            _ in
            label.drawText(in: CGRect(x: 100, y: 50, width: 90, height: 40))
        }
        let place = inked(image)
        #expect(place.minX >= 100 && place.minX < 106 && place.width > 25, "\(place)")
        #expect(place.minY > 55 && place.maxY < 85, "\(place)")
    }

    @Test("the rectangle of a text of one line at most is at the top of the bounds", .claim("Q5.13"))
    func oneLine() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.text = "one"
        let bounds = CGRect(x: 5, y: 9, width: 200, height: 100)
        let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(rect.origin == CGPoint(x: 5, y: 9))
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).minY > 30)
    }
}
