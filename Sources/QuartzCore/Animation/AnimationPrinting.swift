import CoreGraphics
import Foundation

/// The printed forms of animations, as on Apple's systems.
///
/// Source: claims 16.9, S10, S13, S29.
enum AnimationPrinting {
    static func description(of object: AnyObject) -> String {
        "<\(className(of: object)): \(address(of: object))>"
    }

    static func debugDescription(of animation: CAAnimation) -> String {
        let items = animation.setKeyNames.reversed().map { key in
            "\(key) = \(text(of: animation.value(forKey: key)))"
        }
        let body = items.isEmpty ? "" : " " + items.joined(separator: "; ")
        return "<\(className(of: animation)):\(address(of: animation));\(body)>"
    }

    /// The class's name without its module; private subclasses show the public class that they stand for.
    static func className(of object: AnyObject) -> String {
        if let printable = object as? any PrintedClassName { return printable.printedClassName }
        return String(describing: type(of: object))
    }

    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// A value as it stands behind the equals sign.
    static func text(of value: Any?) -> String {
        switch value {
        case nil: return "nil"
        case is NSNull: return "<null>"
        case let function as CAMediaTimingFunction: return function.description
        case let list as [Any]:
            return "(" + list.map { quoted(text(of: $0)) }.joined(separator: ", ") + ")"
        case let string as String: return string
        case let image as CGImage: return "<CGImage \(address(of: image))>"
        case let color as CGColor: return text(of: color)
        case let path as CGPath: return "<CGPath \(address(of: path))>"
        case let animation as CAAnimation: return description(of: animation)
        default: break
        }
        if let value, let number = numberValue(of: value) { return general(number) }
        switch value {
        case let point as CGPoint: return "NSPoint: {\(general(point.x)), \(general(point.y))}"
        case let size as CGSize: return "NSSize: {\(general(size.width)), \(general(size.height))}"
        case let rect as CGRect:
            return "NSRect: {{\(general(rect.minX)), \(general(rect.minY))}, "
                + "{\(general(rect.width)), \(general(rect.height))}}"
        case let structure as any StructBoxable: return boxed(structure).description
        case let boxed as NSValue: return boxed.description
        default: break
        }
        guard let value else { return "nil" }
        if Mirror(reflecting: value).displayStyle == .class {
            let object = value as AnyObject
            return "<\(className(of: object)): \(address(of: object))>"
        }
        return "\(value)"
    }

    /// `<CGColor 0x…> [<CGColorSpace 0x…> (kCGColorSpaceSRGB)] ( 1 0 0 1 )`.
    private static func text(of color: CGColor) -> String {
        let space = color.colorSpace.map { "<CGColorSpace \(address(of: $0))> (\($0.name ?? ""))" } ?? ""
        let components = (color.components ?? []).map { general(Double($0)) }.joined(separator: " ")
        return "<CGColor \(address(of: color))> [\(space)] ( \(components) )"
    }

    private static func boxed<Structure: StructBoxable>(_ structure: Structure) -> NSValue {
        NSValue(boxing: structure)
    }

    /// A text as it stands in a list: quoted unless it is letters and digits alone.
    private static func quoted(_ text: String) -> String {
        let isBare =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "A")...UInt8(ascii: "Z"):
                    true
                default: false
                }
            }
        return isBare ? text : "\"\(text)\""
    }

    /// A number as C's `%g` prints it.
    static func general(_ number: Double) -> String {
        String(format: "%g", number)
    }
}

/// An object that is printed under another class's name.
package protocol PrintedClassName {
    /// The name that the printed form shows.
    var printedClassName: String { get }
}
