// `#imageLiteral(resourceName:)` makes the image of that name.

extension UIImage: _ExpressibleByImageLiteral {}

// swift-format-ignore: NoLeadingUnderscores
/// The type of image literals, under the name that the compiler needs.
public typealias _ImageLiteralType = UIImage
