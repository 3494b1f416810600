import AgateText
import CoreGraphics
import Foundation

/// Attributes by their types; what is of another type is not there.
///
/// GUESS wrong-type: such values count for nothing. Source: text section 10.
struct AttributeValues {
    private let attributes: [NSAttributedString.Key: Any]

    init(_ attributes: [NSAttributedString.Key: Any]) {
        self.attributes = attributes
    }

    /// A finite number.
    func number(_ key: NSAttributedString.Key) -> Double? {
        guard let value = attributes[key] else { return nil }
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as Float: Double(value)
            case let value as Bool: value ? 1 : 0
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// A whole number; 0 for none.
    func integer(_ key: NSAttributedString.Key) -> Int {
        number(key).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    }

    func string(_ key: NSAttributedString.Key) -> String? { attributes[key] as? String }

    func color(_ key: NSAttributedString.Key) -> CGColor? {
        switch attributes[key] {
        case let color as CGColor: color
        case let source as any ColorSource: source.colorForText
        default: nil
        }
    }

    var font: FontInstance? { (attributes[AttributeName.font] as? CTFont)?.instance }
}
