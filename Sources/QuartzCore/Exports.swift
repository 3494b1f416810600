// QuartzCore shows CoreGraphics, and the ground floor's transforms under its own name, as on Apple's systems.
@_exported public import struct AgateGeometry.CATransform3D
@_exported public import func AgateGeometry.CATransform3DConcat
@_exported public import func AgateGeometry.CATransform3DEqualToTransform
@_exported public import func AgateGeometry.CATransform3DGetAffineTransform
@_exported public import func AgateGeometry.CATransform3DInvert
@_exported public import func AgateGeometry.CATransform3DIsAffine
@_exported public import func AgateGeometry.CATransform3DIsIdentity
@_exported public import func AgateGeometry.CATransform3DMakeAffineTransform
@_exported public import func AgateGeometry.CATransform3DMakeRotation
@_exported public import func AgateGeometry.CATransform3DMakeScale
@_exported public import func AgateGeometry.CATransform3DMakeTranslation
@_exported public import func AgateGeometry.CATransform3DRotate
@_exported public import func AgateGeometry.CATransform3DScale
@_exported public import func AgateGeometry.CATransform3DTranslate
@_exported public import let AgateGeometry.CATransform3DIdentity
@_exported public import CoreGraphics
