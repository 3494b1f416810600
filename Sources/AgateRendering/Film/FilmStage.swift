import AgateCompositor
import AgateDisplay
import AgatePixels
import QuartzCore

/// A display on which a source plays, and the pictures of it.
///
/// The pictures of a document depend on the time alone. What has a history is brought to each picture's time in turn, drawn or not, so
/// that it shows the same in a part of a film.
@MainActor final class FilmStage {
    private let display: ManualDisplay
    private let player: any RenderPlayer
    private let film: FilmSettings
    private let hasHistory: Bool
    /// The first frame to which the display has not been brought.
    private var next = 0

    private init(
        _ display: ManualDisplay,
        _ player: any RenderPlayer,
        _ film: FilmSettings,
        _ hasHistory: Bool
    ) {
        (self.display, self.player, self.film, self.hasHistory) = (display, player, film, hasHistory)
    }

    /// Plays a source on a display for the time of a call.
    static func with<Result>(
        _ source: any RenderSource,
        _ film: FilmSettings,
        _ body: (FilmStage) throws -> Result
    ) throws -> Result {
        try ManualDisplay.run(size: film.pointSize(of: source), scale: film.settings.scale) { display in
            let player = try source.perform(on: display)
            if film.settings.isStretched { display.layer.stretch(source.size) }
            return try body(FilmStage(display, player, film, source.hasHistory))
        }
    }

    /// Whether the time of a frame has not passed.
    func canShow(_ frame: Int) -> Bool { film.time(of: frame) >= display.time }

    /// The picture of a frame; it is valid until the next call.
    func picture(_ frame: Int) -> Surface {
        if hasHistory {
            while next < frame { advance(to: next) }
        }
        // The last frame again is what the display shows.
        if next != frame + 1 { advance(to: frame) }
        return film.look.applied(to: display.makeSurface())
    }

    private func advance(to frame: Int) {
        player.advance(display, to: max(film.time(of: frame), display.time))
        next = frame + 1
    }
}

extension FilmSettings {
    /// The size of the display that shows a source, in points.
    @MainActor fileprivate func pointSize(of source: any RenderSource) -> CGSize {
        guard settings.isStretched else { return source.size }
        return CGSize(
            width: Double(settings.width) / settings.scale,
            height: Double(settings.height) / settings.scale
        )
    }
}

extension CALayer {
    /// Stretches what is in the layer from a size to its own.
    fileprivate func stretch(_ size: CGSize) {
        let middle = CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
        let scale = CATransform3DMakeScale(bounds.width / size.width, bounds.height / size.height, 1)
        // Sublayers are transformed about the anchor point; this is to be about the corner.
        let toCorner = CATransform3DMakeTranslation(middle.x, middle.y, 0)
        let fromCorner = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sublayerTransform = CATransform3DConcat(CATransform3DConcat(toCorner, scale), fromCorner)
        CATransaction.commit()
    }
}
