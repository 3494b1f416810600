public import AgateGeometry
package import AgatePixels
@_exported public import Foundation
@_exported public import struct AgateGeometry.CGAffineTransform
@_exported public import struct AgateGeometry.CGVector
@_exported public import class AgateGeometry.CGPath
@_exported public import class AgateGeometry.CGMutablePath
@_exported public import enum AgateGeometry.CGLineCap
@_exported public import enum AgateGeometry.CGLineJoin
@_exported public import enum AgateGeometry.CGPathFillRule
@_exported public import class AgatePixels.CGColor
@_exported public import class AgatePixels.CGImage
@_exported public import class AgatePixels.CGColorSpace
public typealias CFTimeInterval = Double
public class CGContext {
    package init(surface: Surface, baseTransform: CGAffineTransform) {}
    public var ctm: CGAffineTransform { .identity }
    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func draw(_ image: CGImage, in rect: CGRect) {}
}
