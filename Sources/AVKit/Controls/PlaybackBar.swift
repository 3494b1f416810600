import AVFoundation
import UIKit

/// A bar with a button that plays and stops, the time, and a slider that seeks.
final class PlaybackBar: UIView {
    private let button = UIButton(type: .system)
    private let slider = UISlider()
    private let label = UILabel()
    private weak var player: AVPlayer?
    private var observer: Any?
    private var observation: NSKeyValueObservation?

    /// How often the time is shown anew, in seconds.
    private static let interval = CMTime(value: 1, timescale: 4)
    static let height: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.6)
        layer.cornerRadius = 10
        button.tintColor = .white
        button.accessibilityIdentifier = "play"
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        slider.accessibilityIdentifier = "time"
        slider.addAction(UIAction { [weak self] _ in self?.seek() }, for: .valueChanged)
        label.textColor = .white
        label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        label.textAlignment = .right
        for view in [button, slider, label] as [UIView] { addSubview(view) }
        show()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        button.frame = CGRect(x: 4, y: 0, width: 44, height: height)
        label.frame = CGRect(x: bounds.width - 104, y: 0, width: 92, height: height)
        slider.frame = CGRect(x: 52, y: (height - 32) / 2, width: max(bounds.width - 164, 0), height: 32)
    }

    /// Shows a player.
    func follow(_ new: AVPlayer?) {
        stopFollowing()
        player = new
        observer = new?.addPeriodicTimeObserver(forInterval: Self.interval, queue: .main) { [weak self] _ in
            self?.show()
        }
        observation = new?.observe(\.rate, named: "rate") { [weak self] _, _ in self?.show() }
        show()
    }

    private func stopFollowing() {
        if let observer { player?.removeTimeObserver(observer) }
        observer = nil
        observation?.invalidate()
        observation = nil
    }

    private var length: Double {
        let seconds = player?.currentItem?.duration.seconds ?? 0
        return seconds.isFinite ? max(seconds, 0) : 0
    }

    private func toggle() {
        guard let player else { return }
        if player.rate != 0 { return player.pause() }
        if player.currentTime().seconds >= length - 1e-3 { player.seek(to: .zero) }
        player.play()
    }

    private func seek() {
        player?.seek(to: CMTime(seconds: Double(slider.value), preferredTimescale: 600))
        show()
    }

    /// Shows whether the player plays, and where it is.
    func show() {
        let isPlaying = player.map { $0.rate != 0 } ?? false
        button.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        button.accessibilityLabel = isPlaying ? "Pause" : "Play"
        let time = player?.currentTime().seconds ?? 0
        slider.maximumValue = Float(max(length, 0.001))
        if !slider.isTracking { slider.value = Float(time.isFinite ? time : 0) }
        label.text = "\(Self.text(time)) / \(Self.text(length))"
    }

    /// Minutes and seconds.
    static func text(_ seconds: Double) -> String {
        let whole = seconds.isFinite ? Int(min(max(seconds, 0), 359_999)) : 0
        let rest = String(whole % 60)
        return "\(whole / 60):\(rest.count < 2 ? "0" : "")\(rest)"
    }
}
