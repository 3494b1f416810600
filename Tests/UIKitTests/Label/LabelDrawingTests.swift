import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite("Drawing of labels")
@MainActor struct LabelDrawingTests {
    /// The ink of a label of a size, in pixels, two a point.
    private func ink(_ width: CGFloat, _ height: CGFloat, _ change: (UILabel) -> Void) -> CGRect {
        inkBounds(picture(width, height, change))
    }

    private func picture(_ width: CGFloat, _ height: CGFloat, _ change: (UILabel) -> Void) -> UIImage {
        ManualDisplay.run(size: CGSize(width: 10, height: 10), scale: 2) { _ in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
            label.text = "HHH"
            change(label)
            return drawing(width, height) { label.draw(label.bounds) }
        }
    }

    @Test("lines are in the middle, and baselines on whole pixels (text T206)")
    func baselines() {
        let cases: [(size: CGFloat, height: CGFloat, baseline: CGFloat)] = [
            (28, 33.5, 26.5), (13, 16, 12.5), (17, 20.5, 16), (17, 50.5, 31),
        ]
        for (size, height, baseline) in cases {
            let box = ink(200, height) { $0.font = .systemFont(ofSize: size) }
            #expect(box.maxY == baseline * 2, "\(size) in \(height)")
        }
    }

    @Test("lines stand to the left, in the middle and to the right")
    func alignment() {
        let left = ink(200, 30) { $0.textAlignment = .left }
        let natural = ink(200, 30) { _ in }
        let center = ink(200, 30) { $0.textAlignment = .center }
        let right = ink(200, 30) { $0.textAlignment = .right }
        #expect(left == natural && left.minX < 6)
        #expect(abs(center.midX - 200) <= 2)
        #expect(right.maxX > 394 && right.maxX <= 400)
        let arabic = ink(200, 30) { $0.text = "\u{05D0}\u{05D1}" }
        #expect(arabic.maxX > 390)
    }

    @Test("text that does not fit ends in dots, begins with them, or has them in its middle (text T208)")
    func truncation() {
        let text = "HHHHHHHHHHHHHHHHHHHHHHHH"
        var boxes: [NSLineBreakMode: CGRect] = [:]
        var pictures: [NSLineBreakMode: UIImage] = [:]
        let modes: [NSLineBreakMode] = [
            .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping, .byCharWrapping,
        ]
        for mode in modes {
            let image = picture(100, 30) {
                $0.text = text
                $0.lineBreakMode = mode
            }
            pictures[mode] = image
            boxes[mode] = inkBounds(image)
        }
        for mode in modes where mode != .byClipping {
            #expect((boxes[mode]?.maxX ?? 999) <= 200, "\(mode)")
        }
        #expect((boxes[.byClipping]?.maxX ?? 0) >= 199)
        // The dots: little ink in the upper half of the line at one end.
        func upperInk(_ mode: NSLineBreakMode, _ range: Range<Int>) -> Bool {
            range.contains { x in (20..<36).contains { (pictures[mode]?.pixel(x, $0)[3] ?? 0) > 8 } }
        }
        #expect(!upperInk(.byTruncatingTail, 175..<200) && upperInk(.byTruncatingTail, 0..<25))
        #expect(upperInk(.byTruncatingHead, 170..<200) && !upperInk(.byTruncatingHead, 0..<20))
        #expect(upperInk(.byTruncatingMiddle, 0..<25) && upperInk(.byTruncatingMiddle, 170..<200))
    }

    @Test("nothing is drawn outside of the bounds, and whole lines that do not fit are left out (text T207)")
    func clipping() {
        let lines = "one\ntwo\nthree\nfour"
        let box = ink(100, 45) {
            $0.text = lines
            $0.numberOfLines = 0
        }
        #expect(box.maxY < 90 && box.minY > 4)
        let low = ink(100, 8) { $0.text = lines }
        #expect(low.minY >= 0 && low.maxY <= 16 && !low.isNull)
    }

    @Test(
        "a highlighted label has its other colour, and one that is not enabled half the strength (text T211)"
    )
    func colours() {
        func strongest(_ change: (UILabel) -> Void) -> [UInt8] {
            let image = picture(60, 30) {
                $0.font = .systemFont(ofSize: 24, weight: .black)
                $0.textColor = .red
                change($0)
            }
            var best: [UInt8] = [0, 0, 0, 0]
            for y in 0..<60 {
                for x in 0..<120 {
                    let pixel = image.pixel(x, y)
                    if pixel[3] > best[3] { best = pixel }
                }
            }
            return best
        }
        #expect(strongest { _ in } == [255, 0, 0, 255])
        let highlighted = strongest {
            $0.highlightedTextColor = .blue
            $0.isHighlighted = true
        }
        #expect(highlighted == [0, 0, 255, 255])
        #expect(strongest { $0.isHighlighted = true } == [255, 0, 0, 255])
        let disabled = strongest { $0.isEnabled = false }
        #expect((126...129).contains(disabled[3]))
        let rich = strongest {
            $0.attributedText = NSAttributedString(
                string: "HHH",
                attributes: [.foregroundColor: UIColor.green]
            )
        }
        #expect(rich == [0, 255, 0, 255])
    }

    @Test("the shadow is a copy of the text that lies behind it (text T211)")
    func shadow() {
        let plain = ink(100, 40) { _ in }
        let shadowed = ink(100, 40) {
            $0.shadowColor = .red
            $0.shadowOffset = CGSize(width: 3, height: 2)
        }
        #expect(shadowed.minX == plain.minX && shadowed.minY == plain.minY)
        #expect(shadowed.maxX == plain.maxX + 6 && shadowed.maxY == plain.maxY + 4)
    }

    @Test(
        "text is made smaller to fit, down to a factor, and keeps its baseline if it is told to (text T210)"
    )
    func shrinking() {
        let text = "HHHHHHHHHH"
        let full = ink(400, 30) { $0.text = text }
        let size = UILabel()
        size.text = text
        let natural = size.intrinsicContentSize
        func shrunk(_ adjustment: UIBaselineAdjustment, _ smallest: CGFloat = 0.2) -> CGRect {
            ink(natural.width / 2, 30) {
                $0.text = text
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = smallest
                $0.baselineAdjustment = adjustment
            }
        }
        let half = shrunk(.alignBaselines)
        #expect(half.maxY == full.maxY)
        #expect(abs(half.height - full.height / 2) <= 2)
        #expect(half.maxX > natural.width - 6 && half.maxX <= natural.width + 1)
        #expect(shrunk(.alignCenters).midY < half.midY)
        #expect(shrunk(.none).minY < shrunk(.alignCenters).minY)
        let limited = shrunk(.alignBaselines, 0.8)
        #expect(abs(limited.height - full.height * 0.8) <= 2)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        label.text = text
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        _ = drawing(20, 20) { label.draw(label.bounds) }
        #expect(label.font.pointSize == 17 && label.intrinsicContentSize == natural)
    }

    @Test("letters are moved together where that saves a line from being truncated (text T209)")
    func tightening() {
        let text = "HHHHHHHHHH"
        let label = UILabel()
        label.text = text
        let width = label.intrinsicContentSize.width
        let tight = picture(width - 4, 30) {
            $0.text = text
            $0.allowsDefaultTighteningForTruncation = true
        }
        let cut = picture(width - 4, 30) { $0.text = text }
        let tightInk = inkBounds(tight)
        #expect(tightInk.maxX > 2 * (width - 4) - 8)
        #expect(tight.pngData() != cut.pngData())
        let hopeless = picture(width / 2, 30) {
            $0.text = text
            $0.allowsDefaultTighteningForTruncation = true
        }
        #expect(hopeless.pngData() == picture(width / 2, 30) { $0.text = text }.pngData())
    }

    @Test(
        "moving and fading a label draws nothing, and a change of text, colour or size does (text T212, T267)"
    )
    func redrawing() {
        final class Counting: UILabel {
            var count = 0
            override func drawText(in rect: CGRect) {
                count += 1
                super.drawText(in: rect)
            }
        }
        onWindow { display, window in
            let label = Counting(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            label.text = "text"
            window.addSubview(label)
            display.advance(by: 0.1)
            #expect(label.count == 1)
            label.center = CGPoint(x: 90, y: 90)
            label.alpha = 0.5
            label.transform = CGAffineTransform(rotationAngle: 1)
            label.isHidden = true
            label.text = "text"
            label.font = .systemFont(ofSize: 17)
            display.advance(by: 0.1)
            #expect(label.count == 1)
            label.textColor = .red
            display.advance(by: 0.1)
            #expect(label.count == 2)
            label.transform = .identity
            label.bounds.size.width = 120
            display.advance(by: 0.1)
            #expect(label.count == 3)
            label.text = "other"
            display.advance(by: 0.1)
            #expect(label.count == 4)
        }
    }
}
