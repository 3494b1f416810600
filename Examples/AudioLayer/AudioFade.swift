import AVFoundation
package import UIKit

/// A layer whose animated property is a volume: it turns the knob of an audio player, and the sound is written down.
package final class AudioFade: Program {
    package static let description = ProgramDescription(
        name: "audio-layer",
        title: "A layer's animated volume drives a sound file",
        duration: 3,
        size: CGSize(width: 320, height: 200),
        background: Palette.night
    )

    package let controller = AudioFadeController()
    private var sound: PlayedSound?

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        sound = PlayedSound()
        window.rootViewController = controller
        stage.at(0.3) { self.controller.playPauseMusic() }
        stage.tap(controller.fadeOutButton, at: 0.8)
        stage.tap(controller.fadeInButton, at: 1.3)
        stage.at(1.8) { self.controller.slowFade(to: 0) }
    }

    /// The sound that was played, as `audio-layer.wav`.
    package func writeProducts(into folder: URL) throws -> [URL] {
        controller.finish()
        guard let sound else { return [] }
        let file = folder.appendingPathComponent("\(Self.description.name).wav")
        try sound.write(to: file, until: Self.description.duration)
        return [file]
    }
}

/// A player with two buttons, and a strip of bars that shows what it has played.
package final class AudioFadeController: UIViewController {
    package let audioLayer: AudioLayer
    let fadeOutButton = PillButton(frame: CGRect(x: 78, y: 146, width: 76, height: 34))
    let fadeInButton = PillButton(frame: CGRect(x: 166, y: 146, width: 76, height: 34))
    private let meter = LevelMeter(frame: CGRect(x: 30, y: 26, width: 260, height: 96))
    private var link: CADisplayLink?
    private var lastTick = 0.0

    package init() {
        let musicURL = ToneFile.make()
        audioLayer = AudioLayer(audioFileURL: musicURL)
        // The tone is a second long.
        audioLayer.player?.numberOfLoops = -1
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        audioLayer = AudioLayer(audioFileURL: ToneFile.make())
        super.init(coder: coder)
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        view.layer.addSublayer(audioLayer)
        view.addSubview(meter)
        fadeOutButton.addAction(UIAction { [weak self] _ in self?.fadeOut() }, for: .touchUpInside)
        fadeInButton.addAction(UIAction { [weak self] _ in self?.fadeIn() }, for: .touchUpInside)
        for button in [fadeOutButton, fadeInButton] {
            button.backgroundColor = Palette.dusk
            view.addSubview(button)
        }
        fadeOutButton.show(Self.wedge(rising: false))
        fadeInButton.show(Self.wedge(rising: true))

        let link = CADisplayLink(target: self, selector: Selector("tick:", Self.tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    package func playPauseMusic() {
        if audioLayer.isPlaying {
            audioLayer.stop()
        } else {
            audioLayer.play()
        }
    }

    package func fadeIn() {
        audioLayer.volume = 1
    }

    package func fadeOut() {
        audioLayer.volume = 0
    }

    /// The same property in a transaction of one second: it has the same controls as any other.
    package func slowFade(to volume: Float) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        audioLayer.volume = volume
        CATransaction.commit()
    }

    /// Shows the volume, once for each refresh of the display: that of the refresh before this one.
    package func tick(_ link: CADisplayLink) {
        guard let player = audioLayer.player else { return }
        meter.show(player.isPlaying ? player.volume : 0, at: lastTick / AudioFade.description.duration)
        lastTick = CACurrentMediaTime()
    }

    /// Lets the display go.
    func finish() {
        link?.invalidate()
        link = nil
    }

    /// The sign for growing louder or softer.
    private static func wedge(rising: Bool) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rising ? 20 : 56, y: 17))
        path.addLine(to: CGPoint(x: rising ? 56 : 20, y: 12))
        path.addLine(to: CGPoint(x: rising ? 56 : 20, y: 22))
        path.close()
        return path
    }
}
