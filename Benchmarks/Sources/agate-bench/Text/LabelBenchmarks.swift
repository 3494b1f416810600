import AgateDisplay
import AgatePixels
import AgateText
import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import UIKit

/// Labels of three words: made, sized, drawn, and on the move.
enum LabelBenchmarks {
    static let all = [attributedLine, size, new, drawn, moving, animatedColor, animatedSize]

    private static let attributedLine = Benchmark(scene: "text/attributed-line") {
        let font = CTFont(try TextScene.open())
        let strings = TextWords.short.map {
            NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: CGColor.black])
        }
        return row(
            "text/attributed-line",
            strings,
            "a line made of an attributed string, and its width",
            limit: 8
        ) {
            let line = CTLineCreateWithAttributedString($0)
            precondition(CTLineGetTypographicBounds(line, nil, nil, nil) > 0)
        }
    }

    private static let size = Benchmark(scene: "text/label-size") {
        try MainActor.assumeIsolated {
            let label = UILabel()
            label.font = UIFont(try TextScene.open())
            return row(
                "text/label-size",
                TextWords.short,
                "another text for a label, and the label's size",
                limit: 8
            ) {
                label.text = $0
                let size = label.sizeThatFits(.zero)
                precondition(size.width > 0)
            }
        }
    }

    private static let new = Benchmark(scene: "text/label-new") {
        try MainActor.assumeIsolated {
            let font = UIFont(try TextScene.open())
            return row(
                "text/label-new",
                TextWords.short,
                "a label made, its font and text set, and sized",
                peers: "text/label-size"
            ) {
                let label = UILabel()
                label.font = font
                label.text = $0
                let size = label.sizeThatFits(.zero)
                precondition(size.width > 0)
            }
        }
    }

    private static let drawn = Benchmark(scene: "text/label") {
        guard let surface = Surface(width: 400, height: 24) else {
            throw Misuse(message: "no memory for a surface")
        }
        let context = CGContext(surface: surface, baseTransform: .identity)
        return try MainActor.assumeIsolated {
            let font = UIFont(try TextScene.open())
            // On a display with a pixel to the point, as the context has.
            var row = ManualDisplay.run(size: CGSize(width: 400, height: 24)) { _ in
                let label = UILabel()
                label.font = font
                UIGraphicsPushContext(context)
                defer { UIGraphicsPopContext() }
                return Self.row("text/label", TextWords.short, "another text for a label, measured and drawn")
                {
                    label.text = $0
                    label.bounds.size = label.sizeThatFits(.zero)
                    context.clear(CGRect(x: 0, y: 0, width: 400, height: 24))
                    label.draw(label.bounds)
                }
            }
            row.reach = ["skia": 1]
            return row
        }
    }

    /// The time of one of many texts, once all have been seen.
    private static func row<Text>(
        _ scene: String,
        _ texts: [Text],
        _ note: String,
        limit: Double? = nil,
        peers: String? = nil,
        _ body: (Text) -> Void
    ) -> Row {
        let seconds = Stopwatch.minimum {
            Stopwatch.processorSeconds { for text in texts { body(text) } }
        }
        return Row(
            scene: scene,
            ours: seconds / Double(texts.count) * 1e6,
            unit: "us",
            note: note,
            limit: limit,
            peerScene: peers
        )
    }

    // MARK: On a display

    /// Counts how often its text is drawn.
    private final class CountedLabel: UILabel {
        static var drawings = 0

        override func draw(_ rect: CGRect) {
            Self.drawings += 1
            super.draw(rect)
        }
    }

    /// Labels that move each by an animation of its own.
    private static let moving = Benchmark(scenes: "text/moving-labels") {
        try MainActor.assumeIsolated {
            let font = UIFont(try TextScene.open())
            let labels = (0..<TextScene.movingLabels).map { index in
                let label = CountedLabel()
                label.font = font
                label.text = TextWords.short[index]
                label.sizeToFit()
                return label
            }
            CountedLabel.drawings = 0
            let seconds = CompositeDrawing.run(CGSize(width: 1280, height: 720), threads: 2) { root in
                for (index, label) in labels.enumerated() {
                    let move = CABasicAnimation(keyPath: "position")
                    move.fromValue = CGPoint(x: 100 + index * 37 % 1000, y: 20 + index * 53 % 680)
                    move.toValue = CGPoint(x: 100 + index * 71 % 1000, y: 20 + index * 29 % 680)
                    move.duration = 100
                    label.layer.add(move, forKey: "move")
                    root.addSublayer(label.layer)
                }
            } _: { drawing in
                for _ in 0..<10 { drawing.draw() }
                return Stopwatch.median(rounds: 200) { Stopwatch.seconds { drawing.draw() } }
            }
            return [
                Row(
                    scene: "text/moving-labels",
                    ours: seconds * 1e3,
                    unit: "ms",
                    note:
                        "a frame of 720 rows on two threads while 200 labels move, by the clock on the wall",
                    limit: 1000 / 60.0
                ),
                Row(
                    scene: "text/moving-labels-drawings",
                    ours: Double(CountedLabel.drawings - labels.count),
                    unit: "",
                    note: "how often a text was drawn again meanwhile",
                    limit: 0
                ),
            ]
        }
    }

    private static let animatedColor = animated("text/animated-color", "foregroundColor", limit: 50) {
        ($0.fromValue, $0.toValue) = (CGColor.black, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    private static let animatedSize = animated("text/animated-size", "fontSize", limit: 200) {
        ($0.fromValue, $0.toValue) = (12, 40)
    }

    /// A frame of a text layer one of whose values is animated.
    private static func animated(
        _ scene: String,
        _ key: String,
        limit: Double,
        _ ends: @escaping (CABasicAnimation) -> Void
    ) -> Benchmark {
        Benchmark(scene: scene) {
            let font = CTFont(try TextScene.open())
            let seconds = CompositeDrawing.run(CGSize(width: 400, height: 48), threads: 1) { root in
                let layer = CATextLayer()
                layer.frame = CGRect(x: 0, y: 0, width: 400, height: 48)
                layer.font = font
                layer.fontSize = 17
                layer.string = "Twenty small glyphs!"
                let animation = CABasicAnimation(keyPath: key)
                ends(animation)
                animation.duration = 100
                layer.add(animation, forKey: "look")
                root.addSublayer(layer)
            } _: { drawing in
                for _ in 0..<10 { drawing.draw() }
                return Stopwatch.median(rounds: 200) { Stopwatch.processorSeconds { drawing.draw() } }
            }
            return Row(
                scene: scene,
                ours: seconds * 1e6,
                unit: "us",
                note: "a frame of a text layer of 20 glyphs whose \(key) is animated",
                limit: limit
            )
        }
    }
}
