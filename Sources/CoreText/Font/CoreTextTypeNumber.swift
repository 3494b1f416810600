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

extension CTFont: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.font }
}

extension CTFontDescriptor: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.fontDescriptor }
}

extension CTFontCollection: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.fontCollection }
}

extension CTParagraphStyle: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.paragraphStyle }
}

extension CTTextTab: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.textTab }
}

extension CTRunDelegate: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.runDelegate }
}

extension CTGlyphInfo: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.glyphInfo }
}

extension CTRubyAnnotation: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.rubyAnnotation }
}

extension CTLine: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.line }
}

extension CTRun: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.run }
}

extension CTTypesetter: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.typesetter }
}

extension CTFramesetter: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.framesetter }
}

extension CTFrame: NumberedType {
    package static var typeNumber: CFTypeID { CoreTextTypeNumber.frame }
}
