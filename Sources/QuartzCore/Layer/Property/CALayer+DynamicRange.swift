import CoreGraphics
public import Foundation

/// The properties of layers for brightness beyond white.
///
/// Pictures have the range of sRGB so far: all of this is kept for reading back and changes nothing.
extension CALayer {
    /// Whether and when contents that are too bright are made to fit.
    public struct ToneMapMode: RawRepresentable, Sendable, Hashable {
        /// The type of ``rawValue``: the name of a tone-mapping mode is a string, as in Apple's API.
        public typealias RawValue = String

        /// The name of the tone-mapping mode in archives, documents and key-value coding, such as `ifSupported`.
        public let rawValue: String

        /// Makes a mode from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The system decides whether contents are made to fit.
        public static let automatic = ToneMapMode(rawValue: "automatic")
        /// Contents that are too bright are never made to fit.
        public static let never = ToneMapMode(rawValue: "never")
        /// Contents are tone-mapped where the system can do it.
        public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
    }

    /// A limit for contents that are brighter than white.
    public struct DynamicRange: RawRepresentable, Sendable, Hashable {
        /// The type of ``rawValue``: the name of a dynamic range is a string, as in Apple's API.
        public typealias RawValue = String

        /// The name of the dynamic range in archives, documents and key-value coding, such as `constrainedHigh`.
        public let rawValue: String

        /// Makes a range from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The contents decide how bright they may be.
        public static let automatic = DynamicRange(rawValue: "automatic")
        /// Contents are no brighter than white.
        public static let standard = DynamicRange(rawValue: "standard")
        /// Somewhat, where there is other content beside.
        public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
        /// As much as the screen can show.
        public static let high = DynamicRange(rawValue: "high")
    }

    /// Whether contents that are too bright are made to fit; an unknown mode reads back as automatic.
    public var toneMapMode: ToneMapMode {
        get { extras?.brightness.toneMapMode ?? .automatic }
        set {
            let known: [ToneMapMode] = [.automatic, .never, .ifSupported]
            editExtras { $0.brightness.toneMapMode = known.contains(newValue) ? newValue : .automatic }
        }
    }

    /// The dynamic range that the contents prefer.
    public var preferredDynamicRange: DynamicRange {
        get { extras?.brightness.preferredDynamicRange ?? .standard }
        set { editExtras { $0.brightness.preferredDynamicRange = newValue } }
    }

    /// The brightest value of the contents as a multiple of white; 0 for unknown.
    public var contentsHeadroom: CGFloat {
        get { extras?.brightness.contentsHeadroom ?? 0 }
        set { editExtras { $0.brightness.contentsHeadroom = newValue } }
    }

    /// Whether contents may be brighter than white.
    public var wantsExtendedDynamicRangeContent: Bool {
        get { extras?.brightness.wantsExtendedRange ?? false }
        set { editExtras { $0.brightness.wantsExtendedRange = newValue } }
    }
}

/// The values of a layer for brightness.
struct LayerBrightness {
    var toneMapMode = CALayer.ToneMapMode.automatic
    var preferredDynamicRange = CALayer.DynamicRange.standard
    var contentsHeadroom: CGFloat = 0
    var wantsExtendedRange = false
}
