// The declarations that `import CoreGraphics` shows beside this module's own: Foundation, which has the rectangles, and
// Apple's types and functions of the floors below. They are named one by one, because those floors also have types
// that belong to QuartzCore.

@_exported public import Foundation

// Transforms
@_exported public import struct AgateGeometry.CGAffineTransform
@_exported public import struct AgateGeometry.CGAffineTransformComponents
@_exported public import func AgateGeometry.CGAffineTransformConcat
@_exported public import func AgateGeometry.CGAffineTransformEqualToTransform
@_exported public import func AgateGeometry.CGAffineTransformInvert
@_exported public import func AgateGeometry.CGAffineTransformIsIdentity
@_exported public import func AgateGeometry.CGAffineTransformMake
@_exported public import func AgateGeometry.CGAffineTransformMakeRotation
@_exported public import func AgateGeometry.CGAffineTransformMakeScale
@_exported public import func AgateGeometry.CGAffineTransformMakeTranslation
@_exported public import func AgateGeometry.CGAffineTransformRotate
@_exported public import func AgateGeometry.CGAffineTransformScale
@_exported public import func AgateGeometry.CGAffineTransformTranslate
@_exported public import struct AgateGeometry.CGVector

// Paths
@_exported public import enum AgateGeometry.CGLineCap
@_exported public import enum AgateGeometry.CGLineJoin
@_exported public import class AgateGeometry.CGMutablePath
@_exported public import class AgateGeometry.CGPath
@_exported public import typealias AgateGeometry.CGPathApplierFunction
@_exported public import typealias AgateGeometry.CGPathApplyBlock
@_exported public import struct AgateGeometry.CGPathElement
@_exported public import enum AgateGeometry.CGPathElementType
@_exported public import enum AgateGeometry.CGPathFillRule

// Colours
@_exported public import enum AgatePixels.CGBlendMode
@_exported public import class AgatePixels.CGColor
@_exported public import enum AgatePixels.CGColorRenderingIntent
@_exported public import class AgatePixels.CGColorSpace
@_exported public import func AgatePixels.CGColorSpaceCreateCopyWithStandardRange
@_exported public import func AgatePixels.CGColorSpaceCreateDeviceCMYK
@_exported public import func AgatePixels.CGColorSpaceCreateDeviceGray
@_exported public import func AgatePixels.CGColorSpaceCreateDeviceRGB
@_exported public import func AgatePixels.CGColorSpaceCreateExtended
@_exported public import func AgatePixels.CGColorSpaceCreateExtendedLinearized
@_exported public import func AgatePixels.CGColorSpaceCreateLinearized
@_exported public import enum AgatePixels.CGColorSpaceModel
@_exported public import func AgatePixels.CGColorSpaceUsesExtendedRange

// Images
@_exported public import struct AgatePixels.CGBitmapInfo
@_exported public import class AgatePixels.CGDataProvider
@_exported public import class AgatePixels.CGImage
@_exported public import enum AgatePixels.CGImageAlphaInfo
@_exported public import enum AgatePixels.CGImageByteOrderInfo
@_exported public import enum AgatePixels.CGImagePixelFormatInfo
@_exported public import enum AgatePixels.CGInterpolationQuality
@_exported public import struct AgatePixels.ImageCodecError
@_exported public import enum AgatePixels.ImageFormat
@_exported public import struct AgatePixels.ImageReadingLimits
