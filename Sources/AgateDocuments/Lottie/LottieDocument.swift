/// A Lottie file as values.
package struct LottieDocument: Sendable, Equatable {
    /// Frames per second.
    package var frameRate: Double
    package var inFrame: Double
    package var outFrame: Double
    /// The width and height of its pictures, in points.
    package var size: SIMD2<Double>
    package var composition: LottieComposition
    package var assets: [String: LottieAsset]
    package var fonts: [String: LottieFont]
    package var glyphs: [LottieGlyph.Key: LottieGlyph]
    package var markers: [LottieMarker]
    /// The content that will not show as authored, in the order of the file.
    package var issues: [DocumentIssue]

    /// In seconds.
    package var duration: Double { (outFrame - inFrame) / frameRate }

    /// A composition of the assets.
    package func composition(_ id: String) -> LottieComposition? {
        if case .composition(let composition)? = assets[id] { composition } else { nil }
    }

    /// An image of the assets.
    package func image(_ id: String) -> LottieImage? {
        if case .image(let image)? = assets[id] { image } else { nil }
    }
}

/// A named stretch of frames.
package struct LottieMarker: Sendable, Equatable {
    package var name: String
    package var frame: Double
    /// In frames.
    package var duration: Double
}
