/// The types of values that attributes and value elements have.
package enum MarkupType: Sendable, Hashable {
    case number, bool, string, point, size, rect, color, transform, path, timing, image
    /// Lists of numbers, of colours, and of anything.
    case numbers, colors, list
    case dictionary, null
    /// Whatever the text looks like.
    case any

    /// The type of a value element, by its name or its attribute `type`; nil for a name that is none.
    ///
    /// Source: documents K21.
    package init?(named name: String) {
        switch name {
        case "integer", "real", "NSNumber", "number": self = .number
        case "bool", "boolean", "BOOL": self = .bool
        case "string", "NSString", "NSURL", "url": self = .string
        case "CGPoint": self = .point
        case "CGSize": self = .size
        case "CGRect": self = .rect
        case "CGColor", "CGColorRef": self = .color
        case "CATransform3D": self = .transform
        case "CGPath", "CGPathRef": self = .path
        case "CAMediaTimingFunction": self = .timing
        case "CGImage", "CGImageRef": self = .image
        case "NSArray", "array": self = .list
        case "NSDictionary", "dictionary": self = .dictionary
        case "null", "NSNull": self = .null
        default: return nil
        }
    }
}
