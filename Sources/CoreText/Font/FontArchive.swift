import AgateGeometry
import CoreGraphics

/// Turns attributes of fonts into what archives hold, and back.
enum FontArchive {
    /// Cascade lists within cascade lists are read so deep.
    private static let deepest = 4

    static func encoded(_ attributes: [String: Any]) -> [String: Any] {
        attributes.compactMapValues(encoded)
    }

    private static func encoded(_ value: Any) -> Any? {
        if let transform = value as? CGAffineTransform {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            return numbers.map { NSNumber(value: Double($0)) } as NSArray
        }
        switch value {
        case let value as CTFontDescriptor: return encoded(value.attributes) as NSDictionary
        case let value as NSNumber: return value
        case let value as URL: return value.absoluteString as NSString
        case let value as NSURL: return value.absoluteString as NSString?
        default: break
        }
        if let text = FontAttributeValue.string(value) { return text as NSString }
        if let number = FontAttributeValue.number(value) { return NSNumber(value: number) }
        if let pairs = FontAttributeValue.pairs(value) {
            let result = NSMutableDictionary()
            for (key, value) in pairs {
                guard let value = encoded(value) else { continue }
                // Axes are numbers; archives of dictionaries have texts as keys.
                if let text = FontAttributeValue.string(key) {
                    result[text as NSString] = value
                } else if let bits = FontAttributeValue.bits(key) {
                    result["\(bits)" as NSString] = value
                }
            }
            return result.copy()
        }
        if let list = FontAttributeValue.array(value) { return list.compactMap(encoded) as NSArray }
        return nil
    }

    static func decoded(_ stored: NSDictionary, depth: Int) -> [String: Any] {
        var attributes = FontAttributeValue.dictionary(stored) ?? [:]
        let matrixKey = kCTFontMatrixAttribute as String
        if let numbers = FontAttributeValue.array(attributes[matrixKey])?.map(FontAttributeValue.number) {
            let known = numbers.compactMap { $0 }
            attributes[matrixKey] =
                known.count == 6
                ? CGAffineTransform(
                    a: known[0],
                    b: known[1],
                    c: known[2],
                    d: known[3],
                    tx: known[4],
                    ty: known[5]
                ) : nil
        }
        let variationKey = kCTFontVariationAttribute as String
        if let pairs = FontAttributeValue.pairs(attributes[variationKey]) {
            var values: [NSNumber: Any] = [:]
            for (key, value) in pairs {
                guard let tag = FontAttributeValue.string(key).flatMap({ UInt32($0) }) else { continue }
                values[NSNumber(value: tag)] = value
            }
            attributes[variationKey] = values as NSDictionary
        }
        let urlKey = kCTFontURLAttribute as String
        if let text = FontAttributeValue.string(attributes[urlKey]) {
            attributes[urlKey] = NSURL(string: text)
        }
        let cascadeKey = kCTFontCascadeListAttribute as String
        if let list = FontAttributeValue.array(attributes[cascadeKey]) {
            attributes[cascadeKey] =
                depth < deepest
                ? list.compactMap { $0 as? NSDictionary }
                    .map { CTFontDescriptor(attributes: decoded($0, depth: depth + 1)) } : nil
        }
        return attributes
    }
}
