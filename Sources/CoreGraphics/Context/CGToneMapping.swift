public import AgatePixels
public import Foundation

/// How a picture with light of high dynamic range is brought to less.
public enum CGToneMapping: UInt32, Sendable {
    /// The mapping that the system chooses for the image.
    case `default` = 0
    /// By the picture's own brightness.
    case imageSpecificLumaScaling = 1
    /// Brightness is scaled by the reference white of the image.
    case referenceWhiteBased = 2
    /// The curve that the recommendations of ITU-R describe.
    case ituRecommended = 3
    /// By exposure and an exponent, as for OpenEXR.
    case exrGamma = 4
    /// Not at all: what is too bright is cut off.
    case none = 5
}

extension CGContext {
    /// Draws an image into a rectangle.
    ///
    /// Images are kept in standard range, cut off when they are made, so that no tone mapping changes them. Whichever is
    /// requested, the image is drawn as ``draw(_:in:byTiling:)`` does.
    ///
    /// - Returns: Whether the image was drawn: true for every image that has pixels.
    @discardableResult
    public func draw(
        _ image: CGImage,
        in rect: CGRect,
        by toneMapping: CGToneMapping = .default,
        options: CFDictionary?
    ) -> Bool {
        draw(image, in: rect, byTiling: false)
        return image.width > 0 && image.height > 0
    }
}
