// Importing ImageIO imports CoreGraphics, as on Apple's systems.
@_exported public import CoreGraphics
