public import AgatePixels
public import Foundation

/// The method that brings a picture of high dynamic range to a lower one.
public enum CGToneMapping: UInt32, Sendable {
    /// The system chooses the mapping.
    case `default` = 0
    /// By the picture's own brightness.
    case imageSpecificLumaScaling = 1
    /// Brightness is scaled by the reference white of the image.
    case referenceWhiteBased = 2
    /// The mapping that the ITU-R recommends.
    case ituRecommended = 3
    /// By exposure and an exponent, as for OpenEXR.
    case exrGamma = 4
    /// Not at all: what is too bright is cut off.
    case none = 5
}

extension CGContext {
    /// Draws an image into a rectangle.
    ///
    /// Images are kept in standard range, cut off when they are made, so that no tone mapping changes them: whatever is
    /// method is given, the image is drawn as ``draw(_:in:byTiling:)`` does.
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
