/// What layers refer to by an identifier.
package enum LottieAsset: Sendable, Equatable {
    case composition(LottieComposition)
    case image(LottieImage)
}

/// Layers, front first.
package struct LottieComposition: Sendable, Equatable {
    package var layers: [LottieLayer]

    package init(layers: [LottieLayer]) { self.layers = layers }

    /// The place of the first layer with an index.
    ///
    /// Source: documents L54.
    package func place(of index: Int) -> Int? { layers.firstIndex { $0.index == index } }

    /// The places of a layer's ancestors, nearest first; a chain that comes back to itself is cut.
    ///
    /// Source: documents L53.
    package func ancestors(of place: Int) -> [Int] {
        var (result, seen): ([Int], Set<Int>) = ([], [place])
        var current = place
        while let parent = layers[current].parent, let next = self.place(of: parent),
            seen.insert(next).inserted
        {
            result.append(next)
            current = next
        }
        return result
    }
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
