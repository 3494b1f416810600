// Programs import `UIKit` and have all of it; each module below compiles alone.
@_exported public import CoreText
@_exported public import UIKitControllers
@_exported public import UIKitCore
@_exported public import UIKitDynamics
@_exported public import UIKitHost
@_exported public import UIKitInterfaceBuilder
@_exported public import UIKitLists
