package import UIKit

/// A line of a song that is filled with colour as it is sung, word by word.
package final class Karaoke: Program {
    package static let description = ProgramDescription(
        name: "karaoke",
        title: "A line of a song, filled by a moving mask word by word",
        duration: 5,
        size: CGSize(width: 400, height: 200),
        background: Palette.night,
        framesPerSecond: 30
    )

    package let controller = KaraokeController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Two lines, of which each has a copy in colour behind a mask.
package final class KaraokeController: UIViewController {
    private let lines: [(text: String, begin: Double)] = [
        ("Twinkle, twinkle, little star,", 0.3), ("how I wonder what you are!", 2.6),
    ]
    private let font = UIFont.systemFont(ofSize: 26, weight: .bold)

    package override func viewDidLoad() {
        super.viewDidLoad()
        for (index, line) in lines.enumerated() {
            let y = 58 + 46 * CGFloat(index)
            let dim = text(line.text, UIColor(white: 1, alpha: 0.28), y)
            view.layer.addSublayer(dim)
            let bright = text(line.text, Palette.amber, y)
            view.layer.addSublayer(bright)
            fill(bright, line.text, from: line.begin)
        }
    }

    private func text(_ string: String, _ color: UIColor, _ y: CGFloat) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = string
        layer.font = font
        layer.fontSize = font.pointSize
        layer.foregroundColor = color.cgColor
        layer.contentsScale = 2
        let size = layer.preferredFrameSize()
        layer.frame = CGRect(x: (400 - size.width) / 2, y: y, width: size.width, height: size.height)
        return layer
    }

    /// Uncovers a line: a word takes a time that its letters say, with a breath before the next one.
    private func fill(_ layer: CATextLayer, _ string: String, from begin: Double) {
        let mask = CALayer()
        mask.backgroundColor = UIColor.black.cgColor
        mask.anchorPoint = CGPoint(x: 0, y: 0)
        mask.bounds = CGRect(x: 0, y: 0, width: 0, height: layer.bounds.height)
        layer.mask = mask
        var values: [CGFloat] = [0]
        var times: [Double] = [0]
        var sung = ""
        let words = string.split(separator: " ")
        for (index, word) in words.enumerated() {
            sung += (index == 0 ? "" : " ") + word
            let width = (sung as NSString).size(withAttributes: [.font: font]).width
            values += [width, width]
            times += [times[times.count - 1] + 0.06 * Double(word.count), 0]
            times[times.count - 1] = times[times.count - 2] + 0.08
        }
        let length = times[times.count - 1]
        let growth = CAKeyframeAnimation(keyPath: "bounds.size.width")
        growth.values = values.map { NSNumber(value: Double($0)) }
        growth.keyTimes = times.map { NSNumber(value: $0 / length) }
        growth.duration = length
        growth.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + begin
        growth.fillMode = .both
        growth.isRemovedOnCompletion = false
        mask.add(growth, forKey: "growth")
    }
}
