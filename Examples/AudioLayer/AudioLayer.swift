package import AVFoundation

/// A layer without looks whose volume is animatable: the display's frames turn the knob of its player.
package final class AudioLayer: CALayer {
    @LayerProperty package var volume: Float = 0
    package private(set) var player: AVAudioPlayer?

    package init(audioFileURL url: URL) {
        super.init()
        volume = 1.0
        player = try? AVAudioPlayer(contentsOf: url)
    }

    package override init(layer: Any) {
        player = (layer as? AudioLayer)?.player
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package func play() {
        player?.play()
    }

    package func stop() {
        player?.stop()
    }

    package var isPlaying: Bool { player?.isPlaying ?? false }

    package override class func needsDisplay(forKey key: String) -> Bool {
        if key == "volume" {
            return true
        }
        return super.needsDisplay(forKey: key)
    }

    package override func action(forKey key: String) -> (any CAAction)? {
        if key == "volume" {
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            animation.fromValue = (presentation() ?? self).volume
            return animation
        }
        return super.action(forKey: key)
    }

    package override func display() {
        // set volume to interpolated volume value
        player?.volume = (presentation() ?? self).volume
    }
}
