package import AgateGeometry
package import Foundation

/// A value of an attribute or of a value element.
package indirect enum MarkupValue: Sendable, Equatable {
    case null
    case number(Double)
    case bool(Bool)
    case string(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// Red, green, blue and alpha in sRGB, unpremultiplied.
    case color(SIMD4<Double>)
    case transform(CATransform3D)
    case path(Path)
    case timing(MarkupTiming)
    /// The path of a file, as it stands in the document.
    case image(String)
    /// The path of a file whose lightness is the opacity of the image.
    case opacityImage(String)
    case list([MarkupValue])
    /// Values by key, in the order of the document.
    case dictionary([Entry])
    /// An object of a class that is no value.
    case object(MarkupElement)

    /// A value with its key.
    package struct Entry: Sendable, Equatable {
        package var key: String
        package var value: MarkupValue

        package init(key: String, value: MarkupValue) {
            self.key = key
            self.value = value
        }
    }

    package static func == (a: MarkupValue, b: MarkupValue) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.number(let a), .number(let b)): a == b
        case (.bool(let a), .bool(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.path(let a), .path(let b)): a == b
        case (.timing(let a), .timing(let b)): a == b
        case (.image(let a), .image(let b)): a == b
        case (.opacityImage(let a), .opacityImage(let b)): a == b
        case (.list(let a), .list(let b)): a == b
        case (.dictionary(let a), .dictionary(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        default: false
        }
    }
}

// MARK: - From text

extension MarkupValue {
    /// The value of a text of a type; nil where it makes no sense, and the property keeps its default.
    ///
    /// Source: documents K21-K29.
    package init?(_ text: String, as type: MarkupType) {
        switch type {
        case .number:
            guard let number = MarkupNumber.parse(text) else { return nil }
            self = .number(number)
        case .bool:
            guard let flag = MarkupNumber.boolean(text) else { return nil }
            self = .bool(flag)
        case .string: self = .string(text)
        case .point:
            guard let n = Self.finite(text, [2]) else { return nil }
            self = .point(CGPoint(x: n[0], y: n[1]))
        case .size:
            guard let n = Self.finite(text, [2]) else { return nil }
            self = .size(CGSize(width: n[0], height: n[1]))
        case .rect:
            // GUESS caml-rect-size: a rectangle of two numbers is a size.
            guard let n = Self.finite(text, [4, 2]) else { return nil }
            self = .rect(
                n.count == 2
                    ? CGRect(x: 0, y: 0, width: n[0], height: n[1])
                    : CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            )
        case .color:
            guard let color = Self.color(text) else { return nil }
            self = .color(color)
        case .transform:
            guard let transform = MarkupTransform.parse(text) else { return nil }
            self = .transform(transform)
        case .path:
            guard let path = MarkupPath.parse(text) else { return nil }
            self = .path(path)
        case .timing:
            guard let timing = MarkupTiming(text) else { return nil }
            self = .timing(timing)
        case .image: self = .image(text)
        case .numbers:
            guard let numbers = MarkupNumber.list(text) else { return nil }
            self = .list(numbers.map { .number($0) })
        case .null: self = .null
        case .any: self = Self.guessed(text)
        case .colors, .list, .dictionary: return nil
        }
    }

    /// Finite numbers, as many as one of the counts says.
    private static func finite(_ text: String, _ counts: [Int]) -> [Double]? {
        guard let numbers = MarkupNumber.list(text), counts.contains(numbers.count),
            numbers.allSatisfy(\.isFinite)
        else { return nil }
        return numbers
    }

    /// A colour: red, green and blue, and perhaps alpha.
    ///
    /// GUESS caml-color: in sRGB; one number is a grey, two are a grey and its alpha.
    private static func color(_ text: String) -> SIMD4<Double>? {
        guard let n = finite(text, [1, 2, 3, 4]) else { return nil }
        return switch n.count {
        case 1: SIMD4(n[0], n[0], n[0], 1)
        case 2: SIMD4(n[0], n[0], n[0], n[1])
        case 3: SIMD4(n[0], n[1], n[2], 1)
        default: SIMD4(n[0], n[1], n[2], n[3])
        }
    }

    /// The value of a text of unknown type: numbers where it is nothing but numbers.
    private static func guessed(_ text: String) -> MarkupValue {
        guard let n = MarkupNumber.list(text) else { return .string(text) }
        return switch n.count {
        case 1: .number(n[0])
        case 2: .point(CGPoint(x: n[0], y: n[1]))
        case 4: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        default: .string(text)
        }
    }
}

// MARK: - From elements

extension MarkupValue {
    /// The value of a value element: `<CGColor value="1 0 0" opacity="0.5"/>`, `<NSArray>…</NSArray>`; another element is an object.
    ///
    /// - Returns: Nil where its text makes no sense.
    package init?(element: MarkupElement) {
        guard let type = MarkupType(named: element.name) else {
            self = .object(element)
            return
        }
        self.init(element, as: type)
    }

    /// The value of the element of a property: it has a type and a value itself, or it holds them.
    ///
    /// - Parameters:
    ///   - property: The element that is named like the property.
    ///   - expected: The type that the property takes, where the element has none.
    package init?(property: MarkupElement, expecting expected: MarkupType) {
        if let name = property.attribute("type"), let type = MarkupType(named: name) {
            self.init(property, as: type == .list && expected.isList ? expected : type)
        } else if property.attribute("value") != nil || property.attribute("src") != nil {
            self.init(property, as: expected)
        } else if expected.isList {
            self.init(property, as: expected)
        } else {
            let children = Array(property.children)
            switch children.count {
            case 0:
                guard !property.text.isEmpty else { return nil }
                self.init(property.text, as: expected)
            case 1: self.init(element: children[0])
            default: self.init(property, as: .list)
            }
        }
    }

    private init?(_ element: MarkupElement, as type: MarkupType) {
        switch type {
        case .list, .numbers, .colors:
            if let text = element.attribute("value") {
                self.init(text, as: .numbers)
                return
            }
            // Without a value for invalid content, the values behind it would move up.
            let items = element.children.map { MarkupValue(element: $0) ?? .null }
            self = .list(items)
        case .dictionary:
            self = .dictionary(
                element.children.compactMap { child in
                    MarkupValue(property: child, expecting: .any).map { Entry(key: child.name, value: $0) }
                }
            )
        case .null: self = .null
        case .image:
            guard let source = element.attribute("src") ?? element.attribute("value") else { return nil }
            let isOpacity = element.attribute("A8asL8").flatMap { MarkupNumber.boolean($0) } ?? false
            self = isOpacity ? .opacityImage(source) : .image(source)
        default:
            guard let text = element.attribute("value") ?? element.attribute("src") ?? element.ownText,
                let value = MarkupValue(text, as: type)
            else { return nil }
            self = value.fading(element.attribute("opacity"))
        }
    }

    /// A colour with the opacity that its element has beside the value.
    private func fading(_ opacity: String?) -> MarkupValue {
        guard case .color(var color) = self, let opacity = opacity.flatMap({ MarkupNumber.parse($0) }),
            opacity.isFinite
        else { return self }
        color.w = opacity
        return .color(color)
    }
}

extension MarkupType {
    /// Whether it is a list.
    fileprivate var isList: Bool { self == .numbers || self == .colors || self == .list }
}

extension MarkupElement {
    /// The text, nil when there is none.
    fileprivate var ownText: String? { text.isEmpty ? nil : text }
}
