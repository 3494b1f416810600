import AgateDocuments
import AgateTiming
import Foundation
import QuartzCore

/// Values of programs, as markup says them.
enum ValueForm {
    /// A text of a type; a colour that is not opaque has its alpha beside.
    case text(type: String, String, opacity: Double?)
    case image(CGImage)
    case list([Any])
    case dictionary([(key: String, value: Any)])
    case null
    /// Filters, or cells of emitters.
    case objects([NSObject])
    /// Nothing that markup can hold.
    case unknown

    init(_ value: Any?) {
        switch value {
        case nil, is NSNull: self = .null
        case let function as CAMediaTimingFunction:
            self = .text(type: "CAMediaTimingFunction", Self.text(function), opacity: nil)
        case let function as CAValueFunction:
            self = .text(type: "string", function.name.rawValue, opacity: nil)
        case let table as [String: Any]:
            self = .dictionary(table.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        case let filter as LayerFilter: self = .objects([filter])
        case let cell as CAEmitterCell: self = .objects([cell])
        case let list as [Any]: self = .list(list)
        default: self = Self.form(of: animatableValue(from: value) ?? .none, value)
        }
    }

    private static func form(of value: AnimatableValue, _ original: Any?) -> ValueForm {
        switch value {
        case .none: .null
        case .number(let number): .text(type: "real", MarkupNumber.text(number), opacity: nil)
        case .bool(let flag): .text(type: "integer", flag ? "1" : "0", opacity: nil)
        case .pair(let pair):
            .text(type: original is CGSize ? "CGSize" : "CGPoint", list([pair.x, pair.y]), opacity: nil)
        case .rect(let rect): .text(type: "CGRect", list([rect.x, rect.y, rect.z, rect.w]), opacity: nil)
        case .color(let rgba):
            .text(type: "CGColor", list([rgba.x, rgba.y, rgba.z]), opacity: rgba.w == 1 ? nil : rgba.w)
        case .transform(let transform):
            .text(type: "CATransform3D", MarkupTransform.text(transform), opacity: nil)
        case .path(let path): .text(type: "CGPath", MarkupPath.text(path), opacity: nil)
        case .image(let image): .image(image)
        case .string(let text): .text(type: "string", text, opacity: nil)
        case .array, .dissolve, .object: .unknown
        }
    }

    /// The name of a timing function, or its control points, which are numbers of single precision.
    static func text(_ function: CAMediaTimingFunction) -> String {
        if let name = function.functionName { return name }
        var points: [Float] = [0, 0, 0, 0]
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            function.getControlPoint(at: 1, values: base)
            function.getControlPoint(at: 2, values: base + 2)
        }
        return points.map { MarkupNumber.text($0) }.joined(separator: " ")
    }

    /// The text of a value of a type that attributes have.
    static func attribute(_ value: Any, _ type: MarkupType, isFloat: Bool) -> String? {
        switch type {
        case .bool: return numberValue(of: value).map { $0 != 0 ? "1" : "0" }
        case .number:
            guard let number = numberValue(of: value) else { return nil }
            return isFloat ? MarkupNumber.text(Float(number)) : MarkupNumber.text(number)
        case .string: return QuartzCore.name(in: value)
        case .point, .size, .rect, .transform, .path, .color, .timing:
            guard case .text(_, let text, nil) = ValueForm(value) else { return nil }
            return text
        default: return nil
        }
    }

    static func list(_ numbers: [Double]) -> String {
        numbers.map { MarkupNumber.text($0) }.joined(separator: " ")
    }
}

/// Writes values, and gathers what cannot be written.
struct ValueOutput {
    var output = MarkupOutput()
    let images = ImageStore()
    var issues = MarkupIssueList()

    /// Lists and tables that lie deeper in one another are left out.
    private static let deepest = 32

    mutating func note(_ severity: MarkupIssue.Severity, _ feature: String) {
        issues.note(severity, feature, at: MarkupPlace(line: 0, column: 0))
    }

    /// Writes a value as the element of a property: `<opacity type="real" value="0.5"/>`.
    mutating func property(_ name: String, _ value: Any?, depth: Int = 0) {
        let form = ValueForm(value)
        if case .unknown = form { return note(.dropped, "a value of \(name)") }
        guard depth < Self.deepest else { return note(.dropped, "a value of \(name) that lies too deep") }
        output.begin(name)
        switch form {
        case .text(let type, let text, let opacity):
            if let opacity { output.attribute("opacity", MarkupNumber.text(opacity)) }
            output.attribute("type", type)
            output.attribute("value", text)
        case .image(let image):
            output.attribute("src", images.path(of: image))
            output.attribute("type", "CGImage")
        case .null: output.attribute("type", "null")
        case .list(let items):
            output.attribute("type", "NSArray")
            for item in items { self.value(item, depth: depth + 1) }
        case .dictionary(let entries):
            output.attribute("type", "NSDictionary")
            for entry in entries where MarkupOutput.isName(entry.key) {
                property(entry.key, entry.value, depth: depth + 1)
            }
        case .objects(let objects): for object in objects { self.object(object) }
        case .unknown: break
        }
        output.end()
    }

    private mutating func object(_ object: NSObject) {
        if let cell = object as? CAEmitterCell { self.cell(cell, depth: 0) } else { filter(object) }
    }

    /// Writes the elements of a list, without one around them.
    mutating func items(_ name: String, _ list: [Any]) {
        output.begin(name)
        for item in list { value(item, depth: 1) }
        output.end()
    }

    /// Writes a value as an element that is named by its type: `<real value="0.5"/>`.
    ///
    /// What cannot be held is `<null/>`, so that what stands behind it in a list stays where it is.
    private mutating func value(_ value: Any?, depth: Int) {
        let form = ValueForm(value)
        guard depth < Self.deepest else { return note(.dropped, "a value that lies too deep") }
        switch form {
        case .text(let type, let text, let opacity):
            output.begin(type)
            if let opacity { output.attribute("opacity", MarkupNumber.text(opacity)) }
            output.attribute("value", text)
            output.end()
        case .image(let image): output.empty("CGImage", ["src": images.path(of: image)])
        case .list(let items):
            output.begin("NSArray")
            for item in items { self.value(item, depth: depth + 1) }
            output.end()
        case .dictionary(let entries):
            output.begin("NSDictionary")
            for entry in entries where MarkupOutput.isName(entry.key) {
                property(entry.key, entry.value, depth: depth + 1)
            }
            output.end()
        case .null: output.empty("null", [:])
        case .objects(let objects): for object in objects { self.object(object) }
        case .unknown:
            note(.dropped, "a value in a list")
            output.empty("null", [:])
        }
    }
}
