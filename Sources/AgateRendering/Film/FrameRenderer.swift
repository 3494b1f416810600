public import CoreGraphics

/// Makes pictures of a document.
///
///     let document = try AnimatedDocument(contentsOf: file)
///     let settings = try RenderSettings(for: document, ending: "png")
///     try FrameRenderer(document: document, settings: settings).render(0..<10) { frame, picture in … }
///
/// A frame is a function of the document, the settings and its number: rendered alone it has the same pixels as in a film. An addition of
/// Agate's. Source: documents R1.
@MainActor public struct FrameRenderer {
    private let source: DocumentSource
    private let film: FilmSettings

    /// Makes a renderer.
    ///
    /// - Throws: For settings that make no sense, and for states that the document does not have.
    public init(document: AnimatedDocument, settings: RenderSettings) throws(RenderFailure) {
        source = try DocumentSource(document, states: settings.statePlan, fallbackSize: settings.pointSize)
        film = try settings.checked()
    }

    /// Calls a closure for each of some frames, in their order.
    ///
    /// - Parameter frames: The frames, from 0; those beyond the last one are left out.
    public func render(_ frames: Range<Int>, into body: (_ frame: Int, _ picture: CGImage) throws -> Void)
        throws
    {
        let frames = frames.clamped(to: 0..<film.settings.frameCount)
        guard !frames.isEmpty else { return }
        try FilmStage.with(source, film) { stage in
            for frame in frames { try body(frame, CGImage(stage.picture(frame).makeImage())) }
        }
    }
}
