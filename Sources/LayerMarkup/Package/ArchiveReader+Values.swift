import AgateDocuments
import AgateScene
import CoreGraphics
import Foundation
import QuartzCore

// Source: documents K74. Names of classes and keys are those of archives that Apple's systems wrote.

extension ArchiveReader {
    /// The value of an object in Apple's form; nil, with an issue, for an unknown class.
    func appleValue(_ entries: ArchiveEntries) -> Any? {
        if let value = foundationValue(entries) { return value }
        if let animation = appleAnimation(entries) { return animation }
        if let part = applePart(entries) { return part }
        switch entries.className {
        case "LKNSValueCodingProxy": return structure(entries)
        case "LKCGColorCodingProxy": return color(entries)
        case "LKCGImageCodingProxy": return image(entries)
        case "CACGPathCodingProxy": return path(entries)
        case "LKNSArrayCodingProxy":
            return (entries["array"] ?? entries.onlyValue).flatMap { value(of: $0) }
        case "CAMediaTimingFunction", "CAMediaTimingFunctionBuiltin": return timing(entries)
        case "CAValueFunction":
            let name = text(entries, "name") ?? text(entries, "string") ?? text(entries, "function")
            return name.flatMap { CAValueFunction(name: CAValueFunctionName(rawValue: $0)) }
        case "CAFilter", "CIFilter": return filter(entries)
        case "CAEmitterCell": return cell(entries)
        case "UIFont", "NSFont", "CTFont": return text(entries, "NSName") ?? text(entries, "UIFontName")
        case let name where name.hasSuffix("CodingProxy"): return wrapped(entries)
        default:
            note(.dropped, "unknown class \(entries.className)")
            return nil
        }
    }

    /// A value of Foundation's; nil for an object of another class.
    private func foundationValue(_ entries: ArchiveEntries) -> Any? {
        switch entries.className {
        case "NSString", "NSMutableString": return text(entries, "NS.string")
        case "NSData", "NSMutableData":
            if case .data(let data)? = entries["NS.data"] { return data } else { return nil }
        case "NSArray", "NSMutableArray", "CALayerArray", "NSSet", "NSMutableSet", "NSOrderedSet":
            guard case .list(let items)? = entries["NS.objects"] else { return [Any]() }
            return items.map { value(of: $0) ?? NSNull() }
        case "NSDictionary", "NSMutableDictionary": return pairs(of: entries).map { table($0) }
        case "NSNull": return NSNull()
        case "NSURL": return text(entries, "NS.relative")
        case "NSValue":
            let text =
                text(entries, "NS.pointval") ?? text(entries, "NS.sizeval") ?? text(entries, "NS.rectval")
            return text.flatMap { Self.structure($0) }
        case "NSAttributedString", "NSMutableAttributedString", "NSConcreteAttributedString":
            note(.approximated, "attributes of a text")
            return entries["NSString"].flatMap { value(of: $0) as? String }
        default: return nil
        }
    }

    private func table(_ pairs: [(key: String, value: KeyedArchive.Value)]) -> [String: Any] {
        var table: [String: Any] = [:]
        for pair in pairs { table[pair.key] = value(of: pair.value) }
        return table
    }

    /// The value inside an object of the family of proxies, of which nothing else is known.
    private func wrapped(_ entries: ArchiveEntries) -> Any? {
        if let pairs = pairs(of: entries) { return table(pairs) }
        if let keys = entries["keys"].map({ list(of: $0) }),
            let values = (entries["objects"] ?? entries["values"])
        {
            var table: [String: Any] = [:]
            for (key, value) in zip(keys, list(of: values)) {
                if let key = key as? String { table[key] = value }
            }
            return table
        }
        let inner = entries["dictionary"] ?? entries["dict"] ?? entries["array"] ?? entries["object"]
        if let inner = inner ?? entries.onlyValue { return value(of: inner) }
        note(.dropped, "unknown class \(entries.className)")
        return nil
    }

    func list(of archived: KeyedArchive.Value) -> [Any] { value(of: archived) as? [Any] ?? [] }

    func text(_ entries: ArchiveEntries, _ key: String) -> String? {
        entries[key].flatMap { value(of: $0) as? String }
    }

    func number(_ entries: ArchiveEntries, _ key: String) -> Double? {
        entries[key].flatMap { number(of: $0) }
    }

    // MARK: Structures

    /// Points, sizes, rectangles and matrices, by the fields that they have.
    private func structure(_ entries: ArchiveEntries) -> Any? {
        func field(_ key: String) -> CGFloat? {
            number(entries, key).flatMap { $0.isNaN ? nil : CGFloat($0) }
        }
        func fields(_ names: [String]) -> [CGFloat]? {
            let found = names.compactMap { field($0) }
            return found.count == names.count ? found : nil
        }
        let rows = 1...4
        if let m = fields(rows.flatMap { row in (1...5).map { "m\(row)\($0)" } }) {
            return m.map { NSNumber(value: Double($0)) }
        }
        if let m = fields(rows.flatMap { row in (1...4).map { "m\(row)\($0)" } }) {
            return NSValue(
                caTransform3D: CATransform3D(
                    m11: m[0],
                    m12: m[1],
                    m13: m[2],
                    m14: m[3],
                    m21: m[4],
                    m22: m[5],
                    m23: m[6],
                    m24: m[7],
                    m31: m[8],
                    m32: m[9],
                    m33: m[10],
                    m34: m[11],
                    m41: m[12],
                    m42: m[13],
                    m43: m[14],
                    m44: m[15]
                )
            )
        }
        if let m = fields(["a", "b", "c", "d", "tx", "ty"]) {
            return NSValue(
                caTransform3D: CATransform3DMakeAffineTransform(
                    CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
                )
            )
        }
        if let n = fields(["x", "y", "width", "height"]) {
            return NSValue(cgRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        }
        if let n = fields(["width", "height"]) { return NSValue(cgSize: CGSize(width: n[0], height: n[1])) }
        if let n = fields(["x", "y"]) { return NSValue(cgPoint: CGPoint(x: n[0], y: n[1])) }
        note(.dropped, "value of kind \(number(entries, "kind").map { MarkupNumber.text($0) } ?? "?")")
        return nil
    }

    /// A structure in Foundation's words: `{1, 2}`, `{{0, 0}, {10, 10}}`.
    private static func structure(_ text: String) -> Any? {
        let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
        guard numbers.allSatisfy({ !$0.isNaN }) else { return nil }
        return switch numbers.count {
        case 2: NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
        case 4: NSValue(cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        default: nil
        }
    }

    private func color(_ entries: ArchiveEntries) -> Any? {
        let parts = ["r", "g", "b", "a"].map { number(entries, $0) ?? .nan }
        guard parts.allSatisfy(\.isFinite) else {
            note(.dropped, "a colour that is a pattern")
            return nil
        }
        return CGColor(rgba: SIMD4(parts[0], parts[1], parts[2], parts[3]))
    }

    private func image(_ entries: ArchiveEntries) -> Any? {
        guard case .data(let data)? = entries["data"].map({ plainData($0) }), let image = images.image(data)
        else {
            note(.dropped, "an image that cannot be decoded")
            return nil
        }
        return (number(entries, "A8asL8") ?? 0) != 0 ? image.withAlphaFromLightness() : image
    }

    private func plainData(_ archived: KeyedArchive.Value) -> KeyedArchive.Value {
        if case .object = archived, let data = value(of: archived) as? Data { return .data(data) }
        return archived
    }

    /// A path: its elements one by one, each with its kind and up to three points.
    private func path(_ entries: ArchiveEntries) -> Any? {
        let segments = (entries["LKCGPathSegments"] ?? entries.onlyValue).map { members(of: $0) } ?? []
        guard countPoints(segments.count) else { return nil }
        let path = CGMutablePath()
        for segment in segments {
            guard let entries = self.entries(segment) else { continue }
            func point(_ index: Int) -> CGPoint {
                CGPoint(
                    x: number(entries, "LKCGPathPoint\(index)_x") ?? 0,
                    y: number(entries, "LKCGPathPoint\(index)_y") ?? 0
                )
            }
            let kind = number(entries, "LKCGPathType") ?? -1
            guard kind == 0 || !path.isEmpty else { continue }
            switch kind {
            case 0: path.move(to: point(0))
            case 1: path.addLine(to: point(0))
            case 2: path.addQuadCurve(to: point(1), control: point(0))
            case 3: path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case 4: path.closeSubpath()
            default: note(.dropped, "an element of a path")
            }
        }
        return path
    }

    /// A timing function: the number of a built-in one, or four numbers whose keys, in the order of the alphabet, are those of x and y.
    ///
    /// GUESS caar-timing-number: the built-in ones are numbered as their names stand in the headers: linear, easeIn, easeOut, easeInEaseOut, default.
    private func timing(_ entries: ArchiveEntries) -> Any? {
        if let index = number(entries, "index") {
            let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
            let place = Int(exactly: index.rounded()) ?? -1
            return names.indices.contains(place) ? CAMediaTimingFunction(name: names[place]) : nil
        }
        if let name = text(entries, "name") { return MarkupTiming(name).map { CAMediaTimingFunction($0) } }
        let numbers = entries.list.sorted { $0.key < $1.key }.compactMap { number(of: $0.value) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
            note(.dropped, "a timing function")
            return nil
        }
        return CAMediaTimingFunction(MarkupTiming(SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])))
    }

    // MARK: Filters and cells

    private func filter(_ entries: ArchiveEntries) -> Any? {
        guard let type = text(entries, "type") ?? text(entries, "name") else {
            note(.dropped, "filter without a name")
            return nil
        }
        let filter = LayerFilter(type: type)
        if case .unknown = FilterType(name: type) { note(.dropped, "unknown filter \(type)") }
        for (key, archived) in entries.list where key != "type" {
            switch key {
            case "name": if let name = text(entries, key) { filter.name = name }
            case "enabled": filter.isEnabled = number(of: archived) != 0
            default:
                if let inputs = value(of: archived) as? [String: Any] {
                    for (key, value) in inputs.sorted(by: { $0.key < $1.key }) {
                        filter.setValue(value, forKey: key)
                    }
                } else if let value = value(of: archived), !(value is NSNull) {
                    filter.setValue(value, forKey: key)
                }
            }
        }
        return filter
    }

    private func cell(_ entries: ArchiveEntries) -> Any? {
        let cell = CAEmitterCell()
        for (key, archived) in entries.list {
            guard PropertyTypes.ofCell(key) != nil || key == "emitterCells" else {
                note(.dropped, "value \(key) of CAEmitterCell")
                continue
            }
            guard let value = value(of: archived) else { continue }
            if key == "emitterCells" {
                cell.emitterCells = (value as? [Any])?.compactMap { $0 as? CAEmitterCell }
            } else {
                cell.setValue(value is NSNull ? nil : value, forKey: key)
            }
        }
        return cell
    }
}
