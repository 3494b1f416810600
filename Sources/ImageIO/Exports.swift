// A file that imports ImageIO has CoreGraphics, as on Apple's systems.
@_exported public import CoreGraphics
