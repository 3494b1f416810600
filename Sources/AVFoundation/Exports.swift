// A file that imports AVFoundation has these, as on Apple's systems.
@_exported public import CoreMedia
@_exported public import QuartzCore
