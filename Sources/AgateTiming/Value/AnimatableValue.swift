import Foundation
package import AgateGeometry
package import AgatePixels

/// One value of a property, in the engine's own types: what animations interpolate and add.
///
/// The client side turns what a program hands in (`NSNumber`, `CGPoint`, `CGColor`, …) into these once, at
/// the border.
package enum AnimatableValue: Sendable {
    /// No value: a nil colour, path or image, or an end point that is not given.
    case none
    /// A number; Booleans that were given as numbers too.
    case number(Double)
    /// A Boolean, which switches where the interpolated 0…1 reaches ½.
    case bool(Bool)
    /// A point, a size or an offset: two components.
    case pair(SIMD2<Double>)
    /// A rectangle as x, y, width, height.
    case rect(SIMD4<Double>)
    /// A colour as unpremultiplied sRGB red, green, blue, alpha.
    case color(SIMD4<Double>)
    /// A 3D transform (affine ones included), interpolated by decomposition.
    indirect case transform(CATransform3D)
    /// A path, interpolated point by point when the elements agree.
    case path(Path)
    /// An image: on screen a dissolve, in the presentation layer a switch at ½.
    case image(CGImage)
    /// Images on the way from one to another: what the screen shows of an interpolated image.
    case dissolve(ImageDissolve)
    /// A list, interpolated item by item when the counts agree (gradient stops, dash patterns).
    case array([AnimatableValue])
    /// A string: switched, not interpolated.
    case string(String)
    /// Anything else: switched, not interpolated. Compared by identity.
    case object(OpaqueValue)
}

/// An object that the engine passes along without looking inside.
package struct OpaqueValue: @unchecked Sendable {
    // Never touched by the render side: only its identity is compared, and the client gets it back.
    package let object: AnyObject

    package init(_ object: AnyObject) {
        self.object = object
    }
}
