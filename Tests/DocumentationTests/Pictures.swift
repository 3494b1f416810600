import AgateDisplay
import AgatePixels
import CoreGraphics
import Foundation
import QuartzCore

/// A picture of an article: a scene at some times, side by side.
struct Picture {
    let name: String
    let size: CGSize
    let times: [Double]
    /// Puts the scene on the display and sets it going.
    let scene: (ManualDisplay) -> Void

    /// The moments side by side, at one and a half pixels per point.
    func draw() throws -> ImageBuffer {
        try ManualDisplay.run(size: size, scale: 1.5) { display in
            display.layer.backgroundColor = Paint.paper
            scene(display)
            return try FilmStrip.makeImage(display, frames: FrameTimes(at: times), gap: 6)
        }
    }

    /// A pixel of an image, 0 to 255.
    static func pixel(of image: CGImage, x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
        image.buffer.withPixels { pixels in
            let value = pixels[y * image.width + x]
            return (Int(value & 255), Int(value >> 8 & 255), Int(value >> 16 & 255), Int(value >> 24))
        }
    }
}

/// The colours of the pictures.
private enum Paint {
    static let paper = CGColor(red: 0.957, green: 0.953, blue: 0.941, alpha: 1)
    static let card = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    static let mist = CGColor(red: 0.8, green: 0.8, blue: 0.82, alpha: 1)
    static let blue = CGColor(red: 0.2, green: 0.4, blue: 0.88, alpha: 1)
    static let coral = CGColor(red: 0.94, green: 0.4, blue: 0.34, alpha: 1)
    static let teal = CGColor(red: 0.12, green: 0.62, blue: 0.58, alpha: 1)
    static let violet = CGColor(red: 0.478, green: 0.365, blue: 0.827, alpha: 1)
}

/// The pictures of the catalogue.
enum Pictures {
    static let all = [
        overview, layersAndTrees, fromAChangeToAnAnimation, time, transactions, customProperties,
        testingAnimations, theOrderOfDrawing, coordinateSpaces, offscreenPasses,
    ]

    private static let overview = Picture(
        name: "overview",
        size: CGSize(width: 96, height: 96),
        times: [0, 0.05, 0.1, 0.15, 0.25]
    ) { display in
        let box = disc(60, Paint.blue, at: CGPoint(x: 48, y: 48))
        box.cornerRadius = 12
        display.layer.addSublayer(box)
        display.advance(by: 0)
        box.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.toValue = CGFloat.pi / 2
        box.add(spin, forKey: "spin")
    }

    private static let layersAndTrees = Picture(
        name: "layers-and-trees",
        size: CGSize(width: 160, height: 80),
        times: [0, 0.06, 0.125, 0.25]
    ) { display in
        let card = card(on: display)
        let goal = disc(30, nil, at: CGPoint(x: 116, y: 32))
        goal.borderColor = Paint.mist
        goal.borderWidth = 2
        let ball = disc(30, Paint.coral, at: CGPoint(x: 28, y: 32))
        card.addSublayer(goal)
        card.addSublayer(ball)
        display.advance(by: 0)
        ball.position.x = 116
    }

    private static let fromAChangeToAnAnimation = Picture(
        name: "from-a-change-to-an-animation",
        size: CGSize(width: 160, height: 80),
        times: [0, 0.12, 0.3, 0.5, 1.6]
    ) { display in
        let card = card(on: display)
        let goal = disc(30, nil, at: CGPoint(x: 100, y: 32))
        goal.borderColor = Paint.mist
        goal.borderWidth = 2
        let ball = disc(30, Paint.coral, at: CGPoint(x: 28, y: 32))
        card.addSublayer(goal)
        card.addSublayer(ball)
        display.advance(by: 0)
        let spring = CASpringAnimation(keyPath: "position")
        spring.damping = 9
        spring.duration = spring.settlingDuration
        ball.actions = ["position": spring, "backgroundColor": NSNull()]
        ball.position.x = 100
        ball.backgroundColor = Paint.blue
    }

    private static let time = Picture(
        name: "time",
        size: CGSize(width: 160, height: 80),
        times: [0, 0.2, 0.4, 0.6, 1]
    ) { display in
        let card = card(on: display)
        let dots = (0..<6).map { index in
            disc(14, Paint.teal, at: CGPoint(x: 17 + 22 * CGFloat(index), y: 18))
        }
        for dot in dots { card.addSublayer(dot) }
        display.advance(by: 0)
        let now = display.layer.convertTime(CACurrentMediaTime(), from: nil)
        for (index, dot) in dots.enumerated() {
            let rise = CABasicAnimation(keyPath: "transform.translation.y")
            rise.fromValue = 30
            rise.toValue = 0
            rise.duration = 0.5
            rise.beginTime = now + 0.1 * Double(index)
            rise.fillMode = .backwards
            rise.timingFunction = CAMediaTimingFunction(name: .easeOut)
            dot.add(rise, forKey: "rise")
        }
    }

    private static let transactions = Picture(
        name: "transactions",
        size: CGSize(width: 160, height: 80),
        times: [0, 0.1, 0.2, 0.5]
    ) { display in
        let card = card(on: display)
        let box = disc(36, Paint.violet, at: CGPoint(x: 30, y: 32))
        box.cornerRadius = 0
        card.addSublayer(box)
        display.advance(by: 0)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
        box.opacity = 0.5
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        box.cornerRadius = 8
        CATransaction.commit()
        box.position.x = 114
        CATransaction.commit()
    }

    private static let customProperties = Picture(
        name: "custom-properties",
        size: CGSize(width: 96, height: 96),
        times: [0.02, 0.08, 0.14, 0.2, 0.26]
    ) { display in
        let ring = ProgressRing()
        ring.frame = CGRect(x: 8, y: 8, width: 80, height: 80)
        ring.contentsScale = 1.5
        display.layer.addSublayer(ring)
        ring.setNeedsDisplay()
        display.advance(by: 0)
        ring.progress = 0.75
    }

    private static let testingAnimations = Picture(
        name: "testing-animations",
        size: CGSize(width: 160, height: 80),
        times: [0, 0.08, 0.14, 0.2]
    ) { display in
        let card = card(on: display)
        let box = disc(36, Paint.blue, at: CGPoint(x: 30, y: 32))
        box.cornerRadius = 8
        card.addSublayer(box)
        display.advance(by: 0)
        box.opacity = 0
        box.position.x = 114
    }

    private static let theOrderOfDrawing = Picture(
        name: "the-order-of-drawing",
        size: CGSize(width: 470, height: 110),
        times: [0]
    ) { display in
        for step in 0..<5 {
            let card = CALayer()
            card.frame = CGRect(x: 18 + 90 * Double(step), y: 22, width: 64, height: 64)
            card.cornerRadius = 12
            card.backgroundColor = Paint.card
            card.shadowOpacity = 0.35
            card.shadowRadius = 5
            card.shadowOffset = CGSize(width: 0, height: 3)
            if step >= 1 { card.contents = sunset }
            if step >= 2 { card.addSublayer(disc(30, Paint.coral, at: CGPoint(x: 58, y: 8))) }
            if step >= 3 {
                card.borderColor = Paint.blue
                card.borderWidth = 4
            }
            // What cuts the layer cuts its shadow too.
            card.masksToBounds = step == 4
            display.layer.addSublayer(card)
        }
    }

    /// A small picture of bands from violet to coral.
    private static let sunset: CGImage? = {
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        let context = CGContext(
            data: nil,
            width: 8,
            height: 8,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        for row in 0..<8 {
            let share = Double(row) / 7
            context?.setFillColor(
                CGColor(
                    red: 0.98 - 0.4 * share,
                    green: 0.75 - 0.3 * share,
                    blue: 0.5 + 0.35 * share,
                    alpha: 1
                )
            )
            context?.fill(CGRect(x: 0, y: row, width: 8, height: 1))
        }
        return context?.makeImage()
    }()

    private static let coordinateSpaces = Picture(
        name: "coordinate-spaces",
        size: CGSize(width: 420, height: 150),
        times: [0]
    ) { display in
        let stage = CATransformLayer()
        stage.position = CGPoint(x: 210, y: 70)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 420
        perspective = CATransform3DRotate(perspective, -0.22, 1, 0, 0)
        display.layer.addSublayer(stage)
        stage.transform = perspective
        let colors = [
            Paint.coral, Paint.violet, Paint.blue, Paint.teal, Paint.coral, Paint.violet, Paint.blue,
        ]
        for (index, color) in colors.enumerated() {
            let card = CALayer()
            card.bounds = CGRect(x: 0, y: 0, width: 60, height: 76)
            card.cornerRadius = 8
            card.backgroundColor = color
            card.borderColor = Paint.card
            card.borderWidth = 2
            let angle = 2 * Double.pi * Double(index) / Double(colors.count)
            card.transform = CATransform3DTranslate(CATransform3DMakeRotation(angle, 0, 1, 0), 0, 0, 110)
            stage.addSublayer(card)
        }
    }

    private static let offscreenPasses = Picture(
        name: "offscreen-passes",
        size: CGSize(width: 380, height: 110),
        times: [0]
    ) { display in
        display.debugViews = [.offscreen, .layers]
        for index in 0..<4 {
            let card = CALayer()
            card.frame = CGRect(x: 16 + 90 * Double(index), y: 20, width: 70, height: 70)
            card.backgroundColor = Paint.card
            let content = disc(44, index == 3 ? Paint.teal : Paint.violet, at: CGPoint(x: 35, y: 35))
            card.addSublayer(content)
            display.layer.addSublayer(card)
            switch index {
            case 0: card.opacity = 0.6
            case 1:
                let fade = CAGradientLayer()
                fade.frame = card.bounds
                fade.colors = [
                    CGColor(red: 0, green: 0, blue: 0, alpha: 1),
                    CGColor(red: 0, green: 0, blue: 0, alpha: 0.2),
                ]
                card.mask = fade
            case 2:
                card.cornerRadius = 18
                card.masksToBounds = true
                content.bounds = CGRect(x: 0, y: 0, width: 90, height: 30)
                content.cornerRadius = 0
            default: card.cornerRadius = 18
            }
        }
    }

    /// A white card that fills the display but for a margin of 8 points.
    private static func card(on display: ManualDisplay) -> CALayer {
        let card = CALayer()
        card.frame = CGRect(
            x: 8,
            y: 8,
            width: display.layer.bounds.width - 16,
            height: display.layer.bounds.height - 16
        )
        card.cornerRadius = 10
        card.backgroundColor = Paint.card
        display.layer.addSublayer(card)
        return card
    }

    private static func disc(_ diameter: CGFloat, _ color: CGColor?, at position: CGPoint) -> CALayer {
        let disc = CALayer()
        disc.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        disc.position = position
        disc.cornerRadius = diameter / 2
        disc.backgroundColor = color
        return disc
    }
}
