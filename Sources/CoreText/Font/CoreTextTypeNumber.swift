package import CoreGraphics

/// The numbers of this module's types; CoreFoundation numbers types at run time, here the numbers are fixed.
package enum CoreTextTypeNumber {
    package static let font: CFTypeID = 301
    package static let fontDescriptor: CFTypeID = 302
    package static let fontCollection: CFTypeID = 303
    package static let paragraphStyle: CFTypeID = 304
    package static let textTab: CFTypeID = 305
    package static let runDelegate: CFTypeID = 306
    package static let glyphInfo: CFTypeID = 307
    package static let rubyAnnotation: CFTypeID = 308
    package static let line: CFTypeID = 309
    package static let run: CFTypeID = 310
    package static let typesetter: CFTypeID = 311
    package static let framesetter: CFTypeID = 312
    package static let frame: CFTypeID = 313
}
