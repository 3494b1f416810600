import AgateDisplay
import AgateMedia
import AgatePixels
public import Foundation
public import QuartzCore

/// A layer that shows the pictures of a player.
///
/// At each time of its display it shows the picture of the film that belongs to that time. While the player plays, each refresh is visited.
open class AVPlayerLayer: CALayer, TimeFollower {
    private var storedPlayer: AVPlayer?
    private var storedGravity = AVLayerVideoGravity.resizeAspect
    private weak var context: DisplayContext?
    private var shown: UInt64?

    /// A layer without a player.
    public override init() {
        super.init()
        VideoPlacement.apply(.resizeAspect, to: self)
    }

    /// A layer that shows a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// A copy for drawing and animations.
    public override init(layer: Any) {
        if let other = layer as? AVPlayerLayer {
            storedPlayer = other.storedPlayer
            storedGravity = other.storedGravity
            isReadyForDisplay = other.isReadyForDisplay
        }
        super.init(layer: layer)
    }

    /// Reads an archived layer, which has no player.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The player whose pictures are shown; nil at first.
    open var player: AVPlayer? {
        get { storedPlayer }
        set {
            guard newValue !== storedPlayer else { return }
            storedPlayer?.remove(self)
            storedPlayer = newValue
            newValue?.add(self)
            let current = DisplayContext.current
            if context !== current {
                context?.remove(self)
                context = current
            }
            if newValue == nil { context?.remove(self) }
            playerDidChange()
        }
    }

    /// The way in which pictures are fitted into the layer.
    ///
    /// Setting ``AVLayerVideoGravity/resizeAspectFill`` also sets `masksToBounds`, so that what goes over the bounds is cut off.
    open var videoGravity: AVLayerVideoGravity {
        get { storedGravity }
        set {
            storedGravity = newValue
            VideoPlacement.apply(newValue, to: self)
        }
    }

    /// Whether a first picture is shown.
    ///
    /// It may be observed under its name.
    open private(set) var isReadyForDisplay: Bool = false

    /// Where the pictures are, in the layer's coordinates; zero without pictures.
    open var videoRect: CGRect {
        VideoPlacement.rect(of: player?.currentItem?.presentationSize ?? .zero, in: bounds, storedGravity)
    }

    /// The player plays, stands, or has gone to another place.
    final func playerDidChange() {
        guard let context else { return }
        if let player = storedPlayer {
            let isMoving = player.rate != 0 && player.currentItem?.film != nil
            context.set(self, isMoving: isMoving)
        }
        follow(to: storedPlayer?.displayTime ?? context.display.time)
    }

    package final func follow(to displayTime: Double) {
        guard let item = storedPlayer?.currentItem, let film = item.film else {
            if shown != nil { show(nil) }
            return
        }
        show(film.picture(at: item.course.place(at: displayTime)))
    }

    private func show(_ picture: ImageBuffer?) {
        guard picture?.identity != shown else { return }
        shown = picture?.identity
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contents = picture.map { CGImage($0) }
        CATransaction.commit()
        let isReady = picture != nil
        guard isReady != isReadyForDisplay else { return }
        let change = KeyValueChange.begin("readyForDisplay", of: self, from: isReadyForDisplay)
        isReadyForDisplay = isReady
        change?.end(at: isReady)
    }
}
