import AgateGeometry
import AgatePixels
import AgateTiming
import CoreGraphics
import Foundation

/// How animations are archived: the keys that were set, in order, and a value for each.
enum AnimationArchive {
    private static let keys = "keys"

    static func write(_ animation: CAAnimation, to coder: NSCoder) {
        var written: [String] = []
        for key in animation.setKeyNames where key != "delegate" && animation.shouldArchiveValue(forKey: key)
        {
            guard let value = archivable(animation.value(forKey: key)) else { continue }
            coder.encode(value, forKey: "value." + key)
            written.append(key)
        }
        coder.encode(written as NSArray, forKey: keys)
    }

    static func read(_ animation: CAAnimation, from coder: NSCoder) {
        // Asking for a key that is not there makes the whole archive unreadable.
        guard coder.containsValue(forKey: keys) else { return }
        let list = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: keys) as? [String]
        for key in list ?? [] where key != "delegate" && coder.containsValue(forKey: "value." + key) {
            guard let value = coder.decodeObject(of: classes, forKey: "value." + key) else { continue }
            animation.setValue(restored(value), forKey: key)
        }
    }

    private static let classes: [AnyClass] = [
        NSNumber.self, NSString.self, NSArray.self, NSNull.self, NSValue.self, StructValue.self,
        CAMediaTimingFunction.self, CAValueFunction.self, CAAnimation.self, ArchivedColor.self,
        ArchivedPath.self,
    ]

    /// An object that stands for a value in an archive; nil when the value cannot be archived.
    private static func archivable(_ value: Any?) -> NSObject? {
        switch value {
        case let color as CGColor: return ArchivedColor(color)
        case let path as CGPath: return ArchivedPath(path.path)
        case let object as NSObject & NSCoding: return object
        default: break
        }
        // What a bare Swift value is in Objective-C's words.
        switch animatableValue(from: value) {
        case .array(let items)?:
            let list = (value as? [Any]) ?? []
            let objects = list.compactMap { archivable($0) }
            return objects.count == items.count ? objects as NSArray : nil
        case .string(let text)?: return text as NSString
        case .number(let number)?: return NSNumber(value: number)
        case .bool(let flag)?: return NSNumber(value: flag)
        case .pair?, .rect?, .transform?: return boxed(value)
        default: return nil
        }
    }

    private static func boxed(_ value: Any?) -> NSValue? {
        switch value {
        case let point as CGPoint: NSValue(cgPoint: point)
        case let size as CGSize: NSValue(cgSize: size)
        case let rect as CGRect: NSValue(cgRect: rect)
        case let transform as CATransform3D: NSValue(caTransform3D: transform)
        case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
        case let vector as CGVector: NSValue(cgVector: vector)
        default: nil
        }
    }

    private static func restored(_ object: Any) -> Any {
        switch object {
        case let color as ArchivedColor: color.color
        case let path as ArchivedPath: CGPath(path.path)
        case let list as NSArray: list.map(restored)
        case let text as NSString: text as String
        default: object
        }
    }
}

/// A colour in an archive.
final class ArchivedColor: NSObject, NSSecureCoding {
    let color: CGColor

    init(_ color: CGColor) {
        self.color = color
    }

    init?(coder: NSCoder) {
        color = CGColor(
            rgba: SIMD4(
                coder.decodeDouble(forKey: "red"),
                coder.decodeDouble(forKey: "green"),
                coder.decodeDouble(forKey: "blue"),
                coder.decodeDouble(forKey: "alpha")
            )
        )
    }

    func encode(with coder: NSCoder) {
        let rgba = color.rgba
        coder.encode(rgba.x, forKey: "red")
        coder.encode(rgba.y, forKey: "green")
        coder.encode(rgba.z, forKey: "blue")
        coder.encode(rgba.w, forKey: "alpha")
    }

    static var supportsSecureCoding: Bool { true }
}

/// A path in an archive.
final class ArchivedPath: NSObject, NSSecureCoding {
    let path: Path

    init(_ path: Path) {
        self.path = path
    }

    init?(coder: NSCoder) {
        let classes: [AnyClass] = [NSArray.self, NSNumber.self]
        guard let verbs = coder.decodeObject(of: classes, forKey: "verbs") as? [Int],
            let numbers = coder.decodeObject(of: classes, forKey: "coordinates") as? [Double]
        else { return nil }
        var path = Path()
        var rest = numbers[...]
        func point() -> CGPoint {
            CGPoint(x: rest.popFirst() ?? 0, y: rest.popFirst() ?? 0)
        }
        for verb in verbs {
            switch verb {
            case 0: path.move(to: point())
            case 1: path.addLine(to: point())
            case 2:
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case 3:
                let first = point()
                let second = point()
                path.addCurve(to: point(), control1: first, control2: second)
            default: path.closeSubpath()
            }
        }
        self.path = path
    }

    func encode(with coder: NSCoder) {
        coder.encode(path.verbs.map { Int($0.rawValue) } as NSArray, forKey: "verbs")
        coder.encode(path.points.flatMap { [Double($0.x), Double($0.y)] } as NSArray, forKey: "coordinates")
    }

    static var supportsSecureCoding: Bool { true }
}
