import AgateDisplay
import Foundation
import QuartzCore

/// Films that tests make: each frame has one colour, which tells its number.
enum TestFilm {
    /// The grey of a frame, from 0 to 255.
    static func gray(of frame: Int) -> Int { 20 + 10 * (frame % 20) }

    /// Writes a film of 32 by 16 pixels without a loss (`mkv`), or with the usual one (`mp4`).
    static func write(_ name: String, in folder: TestFolder, frames: Int, rate: Double = 25) throws -> URL {
        let file = folder.file(name)
        try ManualDisplay.run(size: CGSize(width: 32, height: 16)) { display in
            let duration = Double(frames) / rate
            let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
            animation.values = (0..<frames).map { frame -> CGColor in
                let gray = CGFloat(gray(of: frame)) / 255
                return CGColor(red: gray, green: gray, blue: gray, alpha: 1)
            }
            animation.keyTimes = (0...frames).map { NSNumber(value: (Double($0) - 0.01) / Double(frames)) }
            animation.keyTimes?[0] = 0
            animation.keyTimes?[frames] = 1
            animation.calculationMode = .discrete
            animation.duration = duration
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            display.layer.add(animation, forKey: nil)
            try Video.write(display, duration: duration, framesPerSecond: rate, to: file)
        }
        return file
    }
}
