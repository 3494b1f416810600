import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Sets the user-defined runtime attributes of objects, by key paths.
///
/// GUESS runtime-attributes-first: they are set in the order of the document, before any outlet, and before `awakeFromNib()`.
@MainActor enum RuntimeAttributes {
    /// Reads the attributes of an object's element; they are set when all objects are made.
    static func read(_ object: NSObject, _ element: InterfaceElement, _ load: InterfaceLoad) {
        guard let list = element.child("userDefinedRuntimeAttributes") else { return }
        var localized = 0
        for attribute in list.children("userDefinedRuntimeAttribute") {
            var number: Int?
            if attribute.flag("localized") == true {
                number = localized
                localized += 1
            }
            guard let path = attribute.text("keyPath") else { continue }
            guard let value = value(attribute, owner: element, number, load) else { continue }
            load.later(.attributes) { set(value.content, path, of: object, attribute, load) }
        }
    }

    private struct Value {
        let content: Any?
    }

    /// The value of an attribute; nothing where it cannot be made out.
    private static func value(
        _ attribute: InterfaceElement,
        owner: InterfaceElement,
        _ number: Int?,
        _ load: InterfaceLoad
    ) -> Value? {
        switch attribute.text("type") {
        case "number":
            if let whole = attribute.child("integer", key: "value")?.integer("value") {
                return Value(content: NSNumber(value: whole))
            }
            let real = attribute.child("real", key: "value") ?? attribute
            return real.number("value").map { Value(content: NSNumber(value: Double($0))) }
        case "boolean": return attribute.flag("value").map { Value(content: NSNumber(value: $0)) }
        case "string":
            let table = number.map { "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\($0)]" }
            return Value(content: load.text(attribute, "value", table: table, id: owner.id) ?? "")
        case "color": return load.color(attribute, "value").map { Value(content: $0) }
        case "image": return load.image(attribute, "value").map { Value(content: $0) }
        case "size": return attribute.size("value").map { Value(content: $0) }
        case "point": return attribute.point("value").map { Value(content: $0) }
        case "rect": return attribute.rect("value").map { Value(content: $0) }
        case "range":
            guard let range = attribute.child("range", key: "value") else { return nil }
            let (location, length) = (range.integer("location") ?? 0, range.integer("length") ?? 0)
            return Value(content: NSRange(location: location, length: length))
        case "nil":
            _ = attribute.child("nil", key: "value")
            return Value(content: nil)
        case .some(let other):
            load.tell(attribute, "type", "the value \"\(other)\" is not known; the attribute is not set.")
            return nil
        case nil: return nil
        }
    }

    /// Sets the property at the end of a path; a name on it that is not known is reported, in Apple's words.
    private static func set(
        _ value: Any?,
        _ path: String,
        of object: NSObject,
        _ attribute: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        var target = object
        var keys = path.split(separator: ".").map(String.init)
        while keys.count > 1, !(target is CALayer) {
            let key = keys.removeFirst()
            guard let next = target.value(forKey: key) as? NSObject else {
                return load.tell(attribute, path, failure(key, path, target), cause: .missing)
            }
            target = next
        }
        guard let last = keys.last else { return }
        if let layer = target as? CALayer {
            // A property that an extension gives layers takes what it takes.
            if keys.count == 1, InterfaceTables.set(value, for: last, of: layer) { return }
            // The rest is the layer's: it knows members of structures, too.
            let rest = keys.joined(separator: ".")
            guard !(value is UIColor) else {
                return load.tell(attribute, path, "a layer takes no UIColor for \(rest); it stays as it is.")
            }
            return layer.setValue(value, forKeyPath: rest)
        }
        if InterfaceTables.set(value, for: last, of: target) { return }
        if (target as? any KeyValueCoded)?.setCodedValue(value, forKey: last) == true { return }
        load.tell(attribute, path, failure(last, path, target), cause: .missing)
    }

    private static func failure(_ key: String, _ path: String, _ object: NSObject) -> String {
        "Failed to set (\(path)) user defined inspected property on (\(String(reflecting: type(of: object)))): "
            + Outlets.unknownKey(key, of: object)
    }
}
