/// Four characters that name a table, an axis or a feature, as a number.
package struct FontTag: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The characters, the first one in the highest byte.
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Makes a tag of a text, filled up with spaces and cut after four characters; others than ASCII's count as "?".
    package init(_ text: String) {
        let bytes = text.unicodeScalars.prefix(4).map { $0.isASCII ? $0.value : 63 }
        rawValue = (0..<4).reduce(0) { $0 << 8 | ($1 < bytes.count ? bytes[$1] : 32) }
    }

    package static func < (a: FontTag, b: FontTag) -> Bool { a.rawValue < b.rawValue }

    package var description: String {
        String(
            String.UnicodeScalarView(
                [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: rawValue >> UInt32($0))) }
            )
        )
    }

    /// The axis of weights.
    package static let weight = FontTag("wght")
    /// The axis of widths, in percent of the normal one.
    package static let width = FontTag("wdth")
    /// The axis of slants, in degrees, negative to the right.
    package static let slant = FontTag("slnt")
    /// The axis between upright, 0, and italic, 1.
    package static let italic = FontTag("ital")
    /// The axis of optical sizes, in points.
    package static let opticalSize = FontTag("opsz")
}

/// A direction in which the outlines of a face can be changed.
package struct FontVariationAxis: Sendable, Hashable {
    package let tag: FontTag
    package let name: String
    package let minimum: Double
    package let standard: Double
    package let maximum: Double
    /// Whether programs should not show the axis to users.
    package let isHidden: Bool

    /// A value as the axis takes it; its standard one for what is no number.
    package func clamped(_ value: Double) -> Double {
        value.isNaN ? standard : min(max(value, minimum), maximum)
    }
}

/// The value of one axis.
package struct FontVariation: Sendable, Hashable {
    package var tag: FontTag
    package var value: Double

    package init(_ tag: FontTag, _ value: Double) {
        self.tag = tag
        self.value = value
    }
}

/// A point of the design space that has a name, such as "Semi Bold".
package struct FontNamedInstance: Sendable, Hashable {
    package let names: FontNames
    /// The values that differ from the standard ones, in the order of the axes.
    package let variations: [FontVariation]
}
