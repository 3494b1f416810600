import AgateDisplay
import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Text layers: text T180 to T191.
enum TextLayerCases {
    private static func text(
        _ string: Any,
        _ frame: CGRect,
        _ size: CGFloat,
        _ color: CGColor,
        _ setUp: (CATextLayer) -> Void = { _ in }
    ) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = frame
        layer.string = string
        layer.font = "Inter" as NSString
        layer.fontSize = size
        layer.foregroundColor = color
        layer.contentsScale = 2
        setUp(layer)
        return layer
    }

    static let all: [GoldenCase] = [
        GoldenCase("text/alignment", width: 150, height: 120, scale: 2) { display in
            display.layer.backgroundColor = .paper
            let modes: [CATextLayerAlignmentMode] = [.left, .center, .right, .justified]
            for (index, mode) in modes.enumerated() {
                let layer = text(
                    "Core Animation composes layers, and text is one of them.",
                    CGRect(x: 6 + 72 * (index % 2), y: 6 + 58 * (index / 2), width: 66, height: 52),
                    9,
                    .ink
                ) {
                    $0.isWrapped = true
                    $0.alignmentMode = mode
                    $0.backgroundColor = .white
                }
                display.layer.addSublayer(layer)
            }
        },
        GoldenCase("text/truncation", width: 120, height: 100, scale: 2) { display in
            display.layer.backgroundColor = .ink
            let modes: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
            for (index, mode) in modes.enumerated() {
                let layer = text(
                    "one line that is too long",
                    CGRect(x: 8, y: 6 + 16 * index, width: 104, height: 14),
                    11,
                    .sun
                ) { $0.truncationMode = mode }
                display.layer.addSublayer(layer)
            }
            let wrapped = text(
                "two lines, of which the last is cut where it ends",
                CGRect(x: 8, y: 70, width: 104, height: 27),
                11,
                .coral
            ) {
                $0.isWrapped = true
                $0.truncationMode = .end
            }
            display.layer.addSublayer(wrapped)
        },
        GoldenCase("text/scripts", width: 160, height: 150, scale: 2) { display in
            display.layer.backgroundColor = .paper
            let lines = [
                "Typography, AVATAR, office", "Ελληνικά и кириллица", "\u{05E9}\u{05DC}\u{05D5}\u{05DD} עולם",
                "\u{0627}\u{0644}\u{0633}\u{0644}\u{0627}\u{0645} عليكم", "नमस्ते दुनिया", "สวัสดีชาวโลก",
                "你好，世界 こんにちは",
                "emoji 🙂 👩‍🚀 🇯🇵",
            ]
            for (index, line) in lines.enumerated() {
                let frame = CGRect(x: 6, y: 5 + 18 * CGFloat(index), width: 148, height: 18)
                display.layer.addSublayer(text(line, frame, 12, .ink))
            }
        },
        GoldenCase("text/attributed", width: 140, height: 96, scale: 2) { display in
            display.layer.backgroundColor = .white
            func font(_ name: String, _ size: CGFloat) -> CTFont {
                CTFontCreateWithName(name as CFString, size, nil)
            }
            let string = NSMutableAttributedString(string: "")
            func add(_ text: String, _ attributes: [String: Any]) {
                var keyed: [NSAttributedString.Key: Any] = [:]
                for (name, value) in attributes { keyed[NSAttributedString.Key(rawValue: name)] = value }
                string.append(NSAttributedString(string: text, attributes: keyed))
            }
            add("Large ", ["NSFont": font("Georgia", 24), "CTForegroundColor": CGColor.sea])
            add("small ", ["NSFont": font("Menlo", 10)])
            add("under", ["NSFont": font("Inter", 14), "NSUnderline": 1])
            add("double", ["NSFont": font("Inter", 14), "NSUnderline": 9, "NSUnderlineColor": CGColor.coral])
            add(" dashed\n", ["NSFont": font("Inter", 14), "NSUnderline": 0x0201])
            add(
                "outline",
                ["NSFont": font("Inter-Bold", 26), "NSStrokeWidth": 3, "NSStrokeColor": CGColor.coral]
            )
            add(" x", ["NSFont": font("Inter", 14)])
            add("2", ["NSFont": font("Inter", 9), "NSSuperScript": 1])
            add(" kern", ["NSFont": font("Inter", 14), "NSKern": 3, "CTBackgroundColor": CGColor.sun])
            add(" lean", ["NSFont": font("Inter", 14), "NSObliqueness": 0.3])
            add(" wide", ["NSFont": font("Inter", 14), "NSExpansion": 0.4])
            let layer = text(string, CGRect(x: 6, y: 6, width: 128, height: 84), 12, .ink) {
                $0.isWrapped = true
            }
            display.layer.addSublayer(layer)
        },
        GoldenCase("text/animated", width: 96, height: 40, scale: 2, at: [0, 0.25, 0.5, 0.75, 1.01]) {
            display in
            display.layer.backgroundColor = .paper
            let layer = text("Agate", CGRect(x: 4, y: 4, width: 88, height: 34), 28, .ink) {
                $0.alignmentMode = .center
            }
            display.layer.addSublayer(layer)
            for (key, from, to) in [
                ("fontSize", 9, 28), ("foregroundColor", CGColor.coral, CGColor.sea),
            ] as [(String, Any, Any)] {
                let animation = CABasicAnimation(keyPath: key)
                animation.fromValue = from
                animation.toValue = to
                animation.duration = 1
                layer.add(animation, forKey: key)
            }
        },
        GoldenCase("text/turned", width: 120, height: 80, scale: 2) { display in
            display.layer.backgroundColor = .ink
            for (index, angle) in [0.0, 0.2, -0.3].enumerated() {
                let layer = text("turned", CGRect(x: 20, y: 6 + 24 * index, width: 80, height: 22), 18, .sun)
                {
                    $0.alignmentMode = .center
                    $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
                }
                display.layer.addSublayer(layer)
            }
        },
    ]
}
