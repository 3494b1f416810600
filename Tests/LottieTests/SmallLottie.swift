import AgateDisplay
import AgatePixels
import Foundation
import Lottie
import QuartzCore

/// Small documents that tests put together, and their pictures.
enum SmallLottie {
    /// A square of 20 points, red, at the middle of 40, in the layer `Box`; and a second one in `Other`, hidden below it.
    static let square = document([layer("Box", [group("Group 1", [rect, fill("Fill 1", "1,0,0")])])])

    static let rect = #"{"ty":"rc","nm":"Rect 1","p":{"k":[20,20]},"s":{"k":[20,20]},"r":{"k":0}}"#

    static func fill(_ name: String, _ color: String) -> String {
        #"{"ty":"fl","nm":"\#(name)","c":{"k":[\#(color)]},"o":{"k":100}}"#
    }

    static func group(_ name: String, _ items: [String], _ transform: String = "") -> String {
        #"{"ty":"gr","nm":"\#(name)","it":[\#((items + [#"{"ty":"tr"\#(transform)}"#]).joined(separator: ","))]}"#
    }

    static func layer(_ name: String, _ items: [String], _ more: String = "") -> String {
        #"{"ty":4,"nm":"\#(name)","ip":0,"op":60,"shapes":[\#(items.joined(separator: ","))]\#(more)}"#
    }

    /// 60 frames at 30 a second, 40 points wide and high.
    static func document(_ layers: [String], assets: [String] = [], _ more: String = "") -> String {
        #"{"w":40,"h":40,"fr":30,"ip":0,"op":60,"layers":[\#(layers.joined(separator: ","))],"#
            + #""assets":[\#(assets.joined(separator: ","))]\#(more)}"#
    }

    static func animation(_ text: String) throws -> LottieAnimation {
        try LottieAnimation.from(data: Data(text.utf8))
    }

    /// The picture of a frame.
    static func picture(_ text: String, frame: CGFloat = 0) throws -> ImageBuffer {
        let animation = try animation(text)
        return ManualDisplay.run(size: animation.size) { display in
            let layer = animation.makeLayer()
            layer.speed = 0
            layer.timeOffset = animation.time(forFrame: frame)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            return display.makeSurface().makeImage()
        }
    }

    /// Runs a body with a player of a document, on a display of its size.
    static func play<Result>(
        _ text: String,
        _ body: (LottieAnimationLayer, ManualDisplay) throws -> Result
    ) throws -> Result {
        let animation = try animation(text)
        return try ManualDisplay.run(size: animation.size) { display in
            let layer = LottieAnimationLayer(animation: animation)
            layer.position = CGPoint(x: animation.size.width / 2, y: animation.size.height / 2)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            return try body(layer, display)
        }
    }
}

extension ManualDisplay {
    /// The pixel that shows now: alpha, blue, green, red.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        advance(by: 0)
        return makeSurface().makeImage()[x, y]
    }
}

extension LottieColor {
    static let red = LottieColor(r: 1, g: 0, b: 0, a: 1)
    static let green = LottieColor(r: 0, g: 1, b: 0, a: 1)
    static let blue = LottieColor(r: 0, g: 0, b: 1, a: 1)
}

/// Pixels in the order of bytes of ``ManualDisplay/pixel(_:_:)``.
enum Pixel {
    static let red: UInt32 = 0xFF00_00FF
    static let green: UInt32 = 0xFF00_FF00
    static let blue: UInt32 = 0xFFFF_0000
}
