import AVFoundation
import UIKit

/// A view whose layer shows a player.
final class FilmView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
}
