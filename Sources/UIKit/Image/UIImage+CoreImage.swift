public import CoreGraphics
import Foundation

/// An image that Core Image computes; Core Image is not part of this project.
@available(*, unavailable, message: "Core Image is not there: make a CGImage, or put filters on a layer")
public final class CIImage {}

extension UIImage {
    /// Makes an image of one that Core Image computes; there is none.
    @available(*, unavailable, message: "Core Image is not there: use init(cgImage:)")
    public convenience init(ciImage: CIImage) { fatalError("Core Image is not there") }

    /// Makes an image of one that Core Image computes; there is none.
    @available(*, unavailable, message: "Core Image is not there: use init(cgImage:scale:orientation:)")
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        fatalError("Core Image is not there")
    }

    /// The image of Core Image that this one shows; there is none.
    @available(*, unavailable, message: "Core Image is not there: see cgImage")
    public var ciImage: CIImage? { nil }
}
