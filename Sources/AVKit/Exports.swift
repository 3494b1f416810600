// A file that imports AVKit has these, as on Apple's systems.
@_exported public import AVFoundation
@_exported public import UIKit
