import Foundation
import Synchronization

/// Any protocol, where Apple's systems have an object that stands for it: `P.self`.
public typealias Protocol = Any.Type

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a protocol: without a module for one of Apple's, with it for others.
public func NSStringFromProtocol(_ proto: Protocol) -> String { TypeNames.name(of: proto) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a protocol, as `NSStringFromProtocol` gives it; the pointer is good for as long as the program runs.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> {
    TypeNames.characters(of: TypeNames.name(of: proto))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a class: without a module for one of Apple's, with it for others; "nil" for none.
///
/// The pointer is good for as long as the program runs.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    TypeNames.characters(of: cls.map { TypeNames.name(of: $0) } ?? "nil")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of an object's class, as ``class_getName(_:)`` gives it; "nil" for none, and for a value that is no object.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Names of types as Objective-C's runtime gives them.
package enum TypeNames {
    /// Modules whose types Apple's systems give no module, or the one of Objective-C.
    private static let apples: Set = ["CoreGraphics", "CoreText", "Foundation", "QuartzCore", "UIKit"]
    /// The modules that `UIKit` shows as one; their types are named as those of `UIKit`.
    private static let partsOfUIKit: Set<Substring> = [
        "UIKitBase", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitControllers", "UIKitDynamics",
        "UIKitHost",
    ]
    /// The characters of names that were asked for; never freed, since callers may hold on to them.
    private static let cache = Mutex<[String: Address]>([:])

    /// An address that may be read anywhere, for nothing changes what is there.
    private struct Address: @unchecked Sendable {
        let start: UnsafePointer<CChar>
    }

    /// The name of a type.
    static func name(of type: Any.Type) -> String {
        var name = reflected(type)
        if name.hasPrefix("any ") { name.removeFirst(4) }
        if name.hasPrefix("<<unknown>>") { return "\(type)" }
        guard let dot = name.firstIndex(of: "."), apples.contains(String(name[..<dot])) else { return name }
        return String(name[name.index(after: dot)...])
    }

    /// The name of a type with its module, which is `UIKit` for all that `UIKit` shows.
    package static func reflected(_ type: Any.Type) -> String {
        let name = _typeName(type, qualified: true)
        guard let dot = name.firstIndex(of: ".") else { return name }
        let start = name.hasPrefix("any ") ? name.index(name.startIndex, offsetBy: 4) : name.startIndex
        guard start < dot, partsOfUIKit.contains(name[start..<dot]) else { return name }
        return name[..<start] + "UIKit" + name[dot...]
    }

    /// The characters of a name, the same ones each time.
    static func characters(of name: String) -> UnsafePointer<CChar> {
        cache.withLock { cache in
            if let found = cache[name] { return found }
            let bytes = name.utf8CString
            let made = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            for (index, byte) in bytes.enumerated() { made[index] = byte }
            let address = Address(start: UnsafePointer(made))
            cache[name] = address
            return address
        }.start
    }
}
