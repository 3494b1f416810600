// A program that imports UIKit has the frameworks below it, as on Apple's systems.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
