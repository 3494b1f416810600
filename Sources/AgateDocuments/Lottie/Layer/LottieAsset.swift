/// An asset that layers refer to by an identifier.
package enum LottieAsset: Sendable, Equatable {
    case composition(LottieComposition)
    case image(LottieImage)
}

/// A picture: in the file itself, or in another one.
package struct LottieImage: Sendable, Equatable {
    package enum Source: Sendable, Equatable {
        /// Bytes of an image file in base 64.
        case embedded(String)
        /// A file below the document.
        case file(String)
    }

    package var size: SIMD2<Double>
    package var source: Source
}
