import AgateDocuments
import Foundation
import QuartzCore
import UIKitCore

/// Sets properties of objects by their names.
@MainActor enum Outlets {
    /// Sets an outlet: by the list of the object's class, as one of UIKit's own outlets, or by key-value coding.
    ///
    /// Apple's systems raise an exception where the class knows no such name. So does this for a class that lists its members, for then the document and the sources
    /// are at odds; a class that lists none was not carried over by `agate port`, and is reported.
    static func set(
        _ value: Any,
        for name: String,
        of object: NSObject,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if InterfaceTables.set(value, for: name, of: object) { return }
        switch BuiltInOutlets.set(value, for: name, of: object) {
        case .done: return
        case .otherType(let type):
            return load.tell(
                element,
                name,
                "\(kind(of: value)) is no \(type); nothing is connected.",
                cause: .missing
            )
        case .unknown: break
        }
        if let type = InterfaceTables.type(ofProperty: name, of: object) {
            return load.tell(
                element,
                name,
                "the outlet takes \(type), and a \(kind(of: value)) is connected with it; it stays as it is.",
                cause: .missing
            )
        }
        if (object as? any KeyValueCoded)?.setCodedValue(value, forKey: name) == true { return }
        let reason = unknownKey(name, of: object)
        if !InterfaceTables.members(of: type(of: object)).isEmpty, !load.document.isSurveyed {
            InterfaceMistake.stop("\(load.document.file):\(element.place.line): \(reason)")
        }
        load.tell(
            element,
            name,
            reason + " List the outlet in interfaceMembers of the class, as `agate port` does.",
            cause: .missing
        )
    }

    /// Apple's words for a name that an object's class does not know.
    static func unknownKey(_ name: String, of object: NSObject) -> String {
        let address = String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
        return
            "[<\(String(reflecting: type(of: object))) 0x\(address)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(name)."
    }

    private static func kind(of value: Any) -> String {
        guard let list = value as? [Any] else { return "\(type(of: value))" }
        return "list of \(list.first.map { "\(type(of: $0))" } ?? "nothing")"
    }
}
