/// The values that are read of a face when it is opened.
struct FaceDescription: Sendable {
    var names: FontNameTable
    /// The name of the face where its tables have none.
    var fallbackName: String
    var unitsPerEm: Double
    var glyphCount: Int
    var traits: FontTraits
    /// In font units.
    var metrics: FontMetrics
    /// Whether glyphs have outlines; a face of bitmaps alone has none.
    var hasOutlines: Bool
    var axes: [FontVariationAxis]
    var instances: [FontNamedInstance]
}
