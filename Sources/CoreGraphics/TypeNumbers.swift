public import AgateGeometry
public import AgatePixels
import Foundation

// CoreFoundation numbers its types at run time; here the numbers are fixed, and differ from type to type.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the number of an object's type, as the `typeID` of its class does; 0 for objects of other classes.
public func CFGetTypeID(_ object: CFTypeRef) -> CFTypeID {
    switch object {
    case is CGPath: CGPath.typeID
    case is CGColor: CGColor.typeID
    case is CGColorSpace: CGColorSpace.typeID
    case is CGImage: CGImage.typeID
    case is CGDataProvider: CGDataProvider.typeID
    case is CGDataConsumer: CGDataConsumer.typeID
    case is CGContext: CGContext.typeID
    case is CGGradient: CGGradient.typeID
    case is CGFunction: CGFunction.typeID
    case is CGShading: CGShading.typeID
    case is CGPattern: CGPattern.typeID
    case is CGLayer: CGLayer.typeID
    case is CGFont: CGFont.typeID
    case let object as any NumberedType: type(of: object).typeNumber
    default: 0
    }
}

/// A class of a module above this one that ``CFGetTypeID(_:)`` knows.
package protocol NumberedType: AnyObject {
    /// The number of the type.
    static var typeNumber: CFTypeID { get }
}

extension CGPath {
    /// The number of the type.
    public class var typeID: CFTypeID { 257 }
}

extension CGColor {
    /// The number of the type.
    public class var typeID: CFTypeID { 258 }
}

extension CGColorSpace {
    /// The number of the type.
    public class var typeID: CFTypeID { 259 }
}

extension CGImage {
    /// The number of the type.
    public class var typeID: CFTypeID { 260 }
}

extension CGDataProvider {
    /// The number of the type.
    public class var typeID: CFTypeID { 261 }
}

extension CGDataConsumer {
    /// The number of the type.
    public class var typeID: CFTypeID { 262 }
}

extension CGContext {
    /// The number of the type.
    public class var typeID: CFTypeID { 263 }
}

extension CGGradient {
    /// The number of the type.
    public class var typeID: CFTypeID { 264 }
}

extension CGFunction {
    /// The number of the type.
    public class var typeID: CFTypeID { 265 }
}

extension CGShading {
    /// The number of the type.
    public class var typeID: CFTypeID { 266 }
}

extension CGPattern {
    /// The number of the type.
    public class var typeID: CFTypeID { 267 }
}

extension CGLayer {
    /// The number of the type.
    public class var typeID: CFTypeID { 268 }
}

extension CGFont {
    /// The number of the type.
    public class var typeID: CFTypeID { 269 }
}
