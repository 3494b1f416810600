public import AVFoundation
public import UIKit

/// A controller that shows the film of a player, with a bar to play, stop and seek.
///
/// Pictures in pictures, subtitles and other screens are not here: the properties that want them are kept.
open class AVPlayerViewController: UIViewController {
    private let film = FilmView()
    private let overlay = UIView()
    private let bar = PlaybackBar()

    /// The player; nil at first.
    open var player: AVPlayer? {
        didSet {
            film.playerLayer?.player = player
            bar.follow(player)
        }
    }

    /// Whether the bar is shown: at first it is.
    ///
    /// A tap on the film hides it, and shows it again.
    open var showsPlaybackControls: Bool = true { didSet { bar.isHidden = !showsPlaybackControls } }

    /// The way in which pictures are fitted into the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { film.playerLayer?.videoGravity = videoGravity }
    }

    /// A view between the film and the bar, for the program's own views.
    open var contentOverlayView: UIView? { overlay }

    /// Where the pictures are, in the controller's view.
    open var videoBounds: CGRect { film.convert(film.playerLayer?.videoRect ?? .zero, to: view) }

    /// Whether a first picture is shown.
    open var isReadyForDisplay: Bool { film.playerLayer?.isReadyForDisplay ?? false }

    /// Whether the film may go on in a small picture over other programs; kept, and without effect.
    open var allowsPictureInPicturePlayback: Bool = true
    /// Whether the film fills the screen when it plays; kept, and without effect.
    open var entersFullScreenWhenPlaybackBegins: Bool = false
    /// Whether the film leaves the full screen at its end; kept, and without effect.
    open var exitsFullScreenWhenPlaybackEnds: Bool = false
    /// Whether the system shows what plays; kept, and without effect.
    open var updatesNowPlayingInfoCenter: Bool = true

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overlay.isUserInteractionEnabled = true
        for child in [film, overlay] {
            child.frame = view.bounds
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child)
        }
        view.addSubview(bar)
        overlay.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", Self.tap)))
        film.playerLayer?.player = player
        film.playerLayer?.videoGravity = videoGravity
        bar.follow(player)
        bar.isHidden = !showsPlaybackControls
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 12, dy: 12)
        bar.frame = CGRect(
            x: room.minX,
            y: room.maxY - PlaybackBar.height,
            width: max(room.width, 0),
            height: PlaybackBar.height
        )
    }

    private func tap(_ recognizer: UITapGestureRecognizer) {
        guard showsPlaybackControls else { return }
        bar.isHidden.toggle()
    }
}
