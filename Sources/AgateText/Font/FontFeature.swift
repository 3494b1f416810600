/// A feature of OpenType and the value that it is set to.
package struct FontFeature: Sendable, Hashable {
    package var tag: FontTag
    /// 0 is off, 1 on; features with alternatives count them.
    package var value: Int

    package init(_ tag: FontTag, _ value: Int) {
        self.tag = tag
        self.value = min(max(value, 0), Int(Int32.max))
    }

    package init(_ tag: String, _ value: Int) {
        self.init(FontTag(tag), value)
    }

    /// The OpenType features that a type and a selector of Apple's font features stand for; empty for those without one.
    ///
    /// Source: text T12.
    package static func features(appleType type: Int, selector: Int) -> [FontFeature] {
        switch (type, selector) {
        case (1, 2), (1, 3): [FontFeature("liga", 3 - selector)]
        case (1, 4), (1, 5): [FontFeature("dlig", 5 - selector)]
        case (1, 18), (1, 19): [FontFeature("clig", 19 - selector)]
        case (6, 0): [FontFeature("tnum", 1)]
        case (6, 1): [FontFeature("pnum", 1)]
        case (10, 1): [FontFeature("sups", 1)]
        case (10, 2): [FontFeature("subs", 1)]
        case (11, 2): [FontFeature("frac", 1)]
        case (17, 0...): [FontFeature("salt", selector)]
        case (21, 0): [FontFeature("onum", 1)]
        case (21, 1): [FontFeature("lnum", 1)]
        case (33, 0): [FontFeature("case", 1)]
        case (35, 2...41):
            [FontFeature("ss\(selector / 2 < 10 ? "0" : "")\(selector / 2)", 1 - selector % 2)]
        case (36, 0), (36, 1): [FontFeature("calt", 1 - selector)]
        case (37, 1): [FontFeature("smcp", 1)]
        case (38, 1): [FontFeature("c2sc", 1)]
        default: []
        }
    }
}
