import Foundation

/// Corners of a layer, named by the edges that meet there.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    /// The corners as a bit mask: 1, 2, 4 and 8 in the order of the constants.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the minimum x and y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the maximum x and minimum y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the minimum x and maximum y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the maximum x and y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The edges of a layer that are drawn antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable, Hashable {
    /// The edges as a bit mask: 1, 2, 4 and 8 for left, right, bottom and top.
    public let rawValue: UInt32

    /// Makes a set from raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The edge at the minimum x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge at the maximum x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at the minimum y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at the maximum y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The margins and sizes that change with the superlayer's size.
public struct CAAutoresizingMask: OptionSet, Sendable, Hashable {
    /// The flexible margins and sides as a bit mask, with Apple's values.
    public let rawValue: UInt32

    /// Makes a set from raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The margin at the minimum x.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
    /// The width changes with the superlayer's.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
    /// The margin at the maximum x.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
    /// The margin at the minimum y.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
    /// The height changes with the superlayer's.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    /// The margin at the maximum y.
    public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

/// The placement of contents in the bounds; top is the side of the maximum y.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a gravity of contents is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the gravity of contents in archives, documents and key-value coding, such as `resizeAspect`.
    public let rawValue: String

    /// Makes a gravity from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Contents lie in the middle of the bounds, unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the side of the maximum y, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the side of the minimum y, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the side of the minimum x, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the side of the maximum x, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the corner of the minimum x and maximum y, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the corner of the maximum x and y, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the corner of the minimum x and y, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the corner of the maximum x and minimum y, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Contents are stretched to the bounds, whatever their aspect; the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit inside the bounds, keeping the aspect.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to cover the bounds, keeping the aspect.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The sampling of contents that are drawn in another size.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a filter is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the filter in archives, documents and key-value coding, such as `trilinear`.
    public let rawValue: String

    /// Makes a filter from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Each pixel takes the nearest pixel of the contents: enlarged contents show hard squares.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Bilinear interpolation between the four nearest pixels of the contents; the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Between neighbouring pixels and levels of detail.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
    /// Between neighbouring pixels, three times as fast in the middle third of the way: an addition of ours, for enlarged contents.
    ///
    /// Edges stay sharper than with ``linear``. It is what `render(in:)` gives enlarged contents whatever their filter is (but not
    /// ``nearest``), so a layer with it looks alike on a display and in a context. Apple's systems take an unknown name for ``linear``.
    ///
    /// Source: claims 13.9.
    public static let sharpLinear = CALayerContentsFilter(rawValue: "sharpLinear")
}

/// The pixel format of backing stores.
public struct CALayerContentsFormat: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a pixel format is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the pixel format in archives, documents and key-value coding, such as `RGBA8`.
    public let rawValue: String

    /// Makes a format from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Eight bits each of red, green, blue and alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Sixteen-bit floating point each of red, green, blue and alpha.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Eight bits of grey.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    /// Whatever suits what is drawn.
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")

    var isKnown: Bool {
        [Self.RGBA8Uint, .RGBA16Float, .gray8Uint, .automatic].contains(self)
    }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a corner curve is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the corner curve in archives, documents and key-value coding, such as `continuous`.
    public let rawValue: String

    /// Makes a curve from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose curvature grows steadily.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The event of a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that becomes invisible.
public let kCAOnOrderOut = "onOrderOut"
/// The key that transitions are stored under.
public let kCATransition = "transition"
