// As on Apple's systems, a file that imports CoreMedia has Foundation.
@_exported public import Foundation
