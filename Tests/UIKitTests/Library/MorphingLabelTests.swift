import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A label that draws its letters itself, each on its way from where it stood in the old text to where it stands in the new one.
@MainActor private final class MorphingLabel: UILabel {
    private var link: CADisplayLink?
    private var oldText = ""
    private var start: CFTimeInterval = 0
    private(set) var progress: CGFloat = 1
    private(set) var draws = 0
    private(set) var ends = 0

    override var text: String? {
        get { super.text }
        set {
            guard newValue != super.text else { return }
            oldText = super.text ?? ""
            super.text = newValue
            begin()
        }
    }

    private func begin() {
        progress = 0
        start = CACurrentMediaTime()
        setNeedsLayout()
        guard link == nil else { return }
        let link = CADisplayLink(target: WeakTarget(self), selector: Selector("tick", WeakTarget.tick))
        link.add(to: .current, forMode: .common)
        self.link = link
    }

    fileprivate func tick() {
        progress = min(1, CGFloat((CACurrentMediaTime() - start) / 0.6))
        setNeedsDisplay()
        guard progress == 1 else { return }
        link?.invalidate()
        link = nil
        ends += 1
    }

    /// The places of the letters of a text, from the left.
    private func places(_ text: String) -> [(Character, CGFloat)] {
        var x: CGFloat = 0
        let all = text.map { letter -> (Character, CGFloat) in
            defer { x += String(letter).size(withAttributes: [.font: font ?? .systemFont(ofSize: 17)]).width }
            return (letter, x)
        }
        let free = bounds.width - x
        let shift: CGFloat = textAlignment == .center ? free / 2 : textAlignment == .right ? free : 0
        return all.map { ($0.0, $0.1 + shift) }
    }

    override func drawText(in rect: CGRect) {
        draws += 1
        guard progress < 1 else { return super.drawText(in: rect) }
        var left = places(oldText)
        for (letter, x) in places(text ?? "") {
            let from = left.firstIndex { $0.0 == letter }
            let start = from.map { left[$0].1 } ?? x
            if let from { left.remove(at: from) }
            put(letter, at: start + (x - start) * progress, alpha: from == nil ? progress : 1)
        }
        for (letter, x) in left { put(letter, at: x, alpha: 1 - progress) }
    }

    private func put(_ letter: Character, at x: CGFloat, alpha: CGFloat) {
        let text = String(letter)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? .systemFont(ofSize: 17),
            .foregroundColor: (textColor ?? .black).withAlphaComponent(alpha),
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            in: CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
            withAttributes: attributes
        )
    }

    deinit { MainActor.assumeIsolated { link?.invalidate() } }
}

/// So that the link does not keep the label.
@MainActor private final class WeakTarget {
    private weak var label: MorphingLabel?
    init(_ label: MorphingLabel) { self.label = label }
    func tick() { label?.tick() }
}

/// A label whose number counts up.
@MainActor private final class CountingLabel: UILabel {
    private var timer: Timer?
    private var (from, to, began) = (0.0, 0.0, 0.0)
    private(set) var shown: [String] = []

    func count(from: Double, to: Double, over seconds: Double) {
        (self.from, self.to, began) = (from, to, CACurrentMediaTime())
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1.0 / 30, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated {
                guard let self else { return timer.invalidate() }
                let part = min(1, (CACurrentMediaTime() - self.began) / seconds)
                self.text = String(Int(self.from + (self.to - self.from) * part))
                self.shown.append(self.text ?? "")
                if part == 1 { timer.invalidate() }
            }
        }
    }
}

@MainActor @Suite("Libraries: labels that change letter by letter")
struct MorphingLabelTests {
    private func ink(_ display: ManualDisplay, x: Range<Int>, y: Range<Int>) -> Int {
        let picture = UIImage(cgImage: display.makeImage())
        var sum = 0
        for row in y { for column in x { sum += 255 - Int(picture.pixel(column, row).first ?? 255) } }
        return sum
    }

    @Test(
        "letters that both texts have go from one place to the other, frame by frame, and at the end it is a label again"
    )
    func morph() {
        weak var gone: MorphingLabel?
        onScreen { display, window in
            let label = MorphingLabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            gone = label
            label.font = .systemFont(ofSize: 30)
            label.textAlignment = .left
            window.addSubview(label)
            label.text = "abI"
            display.advance(by: 1)
            #expect(label.ends == 1 && label.progress == 1)
            let wide = "ab".size(withAttributes: [.font: label.font as Any]).width
            let old = Int(20 + wide)
            #expect(ink(display, x: old..<old + 10, y: 20..<60) > 1000)
            let draws = label.draws
            label.text = "I"
            for _ in 0..<18 { display.advance(by: 1.0 / 60) }
            #expect(abs(label.progress - 0.5) < 0.04 && label.draws >= draws + 15)
            display.film("morph-half")
            let half = Int(20 + wide / 2)
            #expect(ink(display, x: half..<half + 10, y: 20..<60) > 1000, "the I is half way")
            // Another text on the way.
            label.text = "Ia"
            display.advance(by: 1)
            #expect(label.ends == 2 && ink(display, x: 20..<30, y: 20..<60) > 1000)
            display.film("morph-end")
            label.text = "gone"
            display.advance(by: 0.1)
            label.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("a number counts up by a timer, to the end; another count takes its place; let go the timer ends")
    func count() {
        weak var gone: CountingLabel?
        onScreen { display, window in
            let label = CountingLabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
            gone = label
            window.addSubview(label)
            label.count(from: 0, to: 100, over: 1)
            display.advance(by: 0.5)
            let half = Int(label.text ?? "") ?? 0
            #expect(half >= 45 && half <= 51 && label.shown.count >= 14)
            label.count(from: Double(half), to: 0, over: 0.5)
            display.advance(by: 1)
            #expect(label.text == "0" && label.shown.count > 25)
            let count = label.shown.count
            display.advance(by: 1)
            #expect(label.shown.count == count)
            label.count(from: 0, to: 9, over: 5)
            label.removeFromSuperview()
            display.advance(by: 0.1)
        }
        #expect(gone == nil)
    }
}
