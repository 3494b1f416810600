// A file that imports CoreText has CoreGraphics, as on Apple's systems.
@_exported public import CoreGraphics
