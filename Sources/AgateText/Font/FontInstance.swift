package import AgateGeometry
package import Foundation

/// A face at a size: what a run of glyphs is made of.
package struct FontInstance: Sendable, Hashable {
    /// All parts in one object.
    ///
    /// Runs and spans copy fonts often, and a copy of the parts would count a reference for each of eight.
    private let storage: Storage

    private final class Storage: Sendable {
        let face: FontFace
        let size: Double
        let variations: [FontVariation]
        let features: [FontFeature]
        let matrix: CGAffineTransform
        let alias: FontAlias?
        let isObliqued: Bool
        let cascade: [FontInstance]

        init(
            _ face: FontFace,
            _ size: Double,
            _ variations: [FontVariation],
            _ features: [FontFeature],
            _ matrix: CGAffineTransform,
            _ alias: FontAlias?,
            _ isObliqued: Bool,
            _ cascade: [FontInstance]
        ) {
            self.face = face
            self.size = size
            self.variations = variations
            self.features = features
            self.matrix = matrix
            self.alias = alias
            self.isObliqued = isObliqued
            self.cascade = cascade
        }
    }

    /// The face that glyphs come from.
    package var face: FontFace { storage.face }
    /// The size in points: an em is so long.
    package var size: Double { storage.size }
    /// Values of axes that differ from the standard ones, in the face's order.
    package var variations: [FontVariation] { storage.variations }
    /// Features that are switched on or off; of two for one tag the later wins.
    package var features: [FontFeature] { storage.features }
    /// From glyph space to user space.
    package var matrix: CGAffineTransform { storage.matrix }
    /// The name and measures that it has as a substitute; nil for a font that was requested by its own name.
    package var alias: FontAlias? { storage.alias }
    /// Whether upright outlines are made to lean by 12°.
    ///
    /// GUESS synthetic-style: x grows by 0.2126 of y, and nothing is emboldened. Source: text T59.
    package var isObliqued: Bool { storage.isObliqued }
    /// Fonts to try for characters that this one lacks, before those of the system.
    package var cascade: [FontInstance] { storage.cascade }

    /// How far obliqued outlines lean: the tangent of 12°.
    package static let obliqueSlope = 0.2126
    /// The size that 0, negative sizes and NaN stand for.
    ///
    /// GUESS font-size-limits: only that 0 is 12 is documented. Source: text T2.
    package static let standardSize = 12.0
    /// Sizes above it are cut to it.
    package static let largestSize = 1e5

    package init(
        _ face: FontFace,
        size: Double,
        variations: [FontVariation] = [],
        features: [FontFeature] = [],
        matrix: CGAffineTransform = .identity,
        alias: FontAlias? = nil,
        isObliqued: Bool = false,
        cascade: [FontInstance] = []
    ) {
        storage = Storage(
            face,
            Self.usable(size),
            face.normalized(variations),
            features,
            matrix,
            alias,
            isObliqued,
            cascade
        )
    }

    package static func == (a: FontInstance, b: FontInstance) -> Bool {
        if a.storage === b.storage { return true }
        return a.face == b.face && a.size == b.size && a.variations == b.variations
            && a.features == b.features
            && a.matrix == b.matrix && a.isObliqued == b.isObliqued && a.alias == b.alias
            && a.cascade == b.cascade
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(face)
        hasher.combine(size)
        hasher.combine(variations)
        hasher.combine(features)
        hasher.combine(alias?.names.postScript)
    }

    /// A size as fonts have it: finite and above 0.
    package static func usable(_ size: Double) -> Double {
        size > 0 ? min(size, largestSize) : standardSize
    }

    /// The same font at another size; 0 keeps the size.
    package func resized(to size: Double) -> FontInstance {
        size == 0 ? self : with(size: size)
    }

    /// A copy with some parts replaced.
    package func with(
        size: Double? = nil,
        variations: [FontVariation]? = nil,
        features: [FontFeature]? = nil,
        matrix: CGAffineTransform? = nil,
        cascade: [FontInstance]? = nil
    ) -> FontInstance {
        FontInstance(
            face,
            size: size ?? self.size,
            variations: variations ?? self.variations,
            features: features ?? self.features,
            matrix: matrix ?? self.matrix,
            alias: alias,
            isObliqued: isObliqued,
            cascade: cascade ?? self.cascade
        )
    }

    // MARK: Names and measures

    /// The names that the font answers to: the requested ones, where it stands in for another, or those of the named instance
    /// that it is at.
    ///
    /// GUESS asked-name. Source: text T6, T58.
    package var names: FontNames {
        if let alias { return alias.names }
        if variations.isEmpty { return face.names }
        return face.namedInstances.first { $0.variations == variations }?.names ?? face.names
    }

    /// How many points a font unit is.
    package var scale: Double { size / face.unitsPerEm }

    /// The measures in points, of the font that this one stands in for where it does.
    ///
    /// GUESS matrix-metrics: vertical measures are multiplied by the length of the image of the vertical unit vector, or
    /// by its y alone where the matrix only scales. Source: text T3.
    package var metrics: FontMetrics {
        var metrics = face.metrics(at: variations).scaled(by: scale)
        if let vertical = alias?.metrics {
            metrics.ascent = vertical.ascent * size
            metrics.descent = vertical.descent * size
            metrics.leading = vertical.leading * size
            if let height = vertical.capHeight { metrics.capHeight = height * size }
            if let height = vertical.xHeight { metrics.xHeight = height * size }
        }
        guard !matrix.isIdentity else { return metrics }
        let isScale = matrix.b == 0 && matrix.c == 0
        let factor = isScale ? matrix.d : (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
        let box = metrics.boundingBox.applying(matrix)
        metrics = metrics.scaled(by: factor)
        metrics.boundingBox = box
        return metrics
    }

    /// The addition of UIKit to the ascent, in points: 0 but for substitutes of three old families.
    ///
    /// GUESS uifont-15: a known engine adds 15 % to these on Apple's systems. Source: text T65.
    package var ascentAddition: Double { (alias?.metrics?.ascentAddition ?? 0) * size }

    // MARK: Glyphs

    /// From font units to points, y up: size, slant and matrix together.
    package var glyphTransform: CGAffineTransform {
        let slope = isObliqued ? Self.obliqueSlope : 0
        let scaling = CGAffineTransform(a: scale, b: 0, c: slope * scale, d: scale, tx: 0, ty: 0)
        return matrix.isIdentity ? scaling : scaling.concatenating(matrix)
    }

    /// The advance of a glyph in points, by the font alone, without kerning.
    package func advance(of glyph: UInt32) -> CGSize {
        let width = face.advance(of: glyph, at: variations) * scale
        let advance = CGSize(width: width, height: 0)
        return matrix.isIdentity ? advance : advance.applying(matrix)
    }
}
