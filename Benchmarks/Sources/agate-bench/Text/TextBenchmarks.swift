/// All that is measured of text.
enum TextBenchmarks {
    static let all =
        ShapingBenchmarks.all + ParagraphBenchmarks.all + LabelBenchmarks.all + GlyphBenchmarks.all
        + FirstLabelBenchmarks.all
}
