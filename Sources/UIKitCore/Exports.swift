// Whoever imports UIKit has all of its rooms; which they are is told in ARCHITECTURE.md.
@_exported public import UIKitBase
