import CoreText
import Foundation

/// A row of a table of numbers that other programs made.
struct CoreTextTable {
    /// The cells by column.
    let cells: [String: String]

    /// A font that is not there.
    struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is missing: run Scripts/setup" }
    }

    /// The rows of a file in the folder `Tables`; quotes in quoted cells are doubled.
    static func rows(_ name: String) throws -> [CoreTextTable] {
        let file = Bundle.module.bundleURL.appendingPathComponent("Tables").appendingPathComponent(name)
        let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
            .map(split)
        guard let header = lines.first else { throw Missing(path: name) }
        return lines.dropFirst().map {
            CoreTextTable(cells: Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }))
        }
    }

    private static func split(_ line: Substring) -> [String] {
        var cells = [""]
        var isQuoted = false
        var isAfterQuote = false
        for character in line {
            if character == "\"" {
                if isAfterQuote, !isQuoted { cells[cells.count - 1].append("\"") }
                isQuoted.toggle()
                isAfterQuote = !isQuoted
                continue
            }
            if character == ",", !isQuoted {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
            isAfterQuote = false
        }
        return cells
    }

    func text(_ column: String) -> String { cells[column] ?? "" }
    func number(_ column: String) -> Double { Double(text(column)) ?? .nan }
    func numbers(_ column: String) -> [Double] {
        text(column).split(separator: " ").compactMap { Double($0) }
    }
    func integers(_ column: String) -> [Int] { text(column).split(separator: " ").compactMap { Int($0) } }

    /// The font of a row at a size.
    func font(size: CGFloat) throws -> CTFont {
        try TextFixture.font(text("file"), face: integers("face_index").first ?? 0, size: size)
    }

    /// The text of a row in the row's font, size, language and direction.
    func attributedString() throws -> NSAttributedString {
        let data = Data("[\(text("text_json"))]".utf8)
        let decoded = try JSONDecoder().decode([String].self, from: data)
        var attributes: [CFString: Any] = [
            kCTFontAttributeName: try font(size: number("size")),
            kCTLanguageAttributeName: text("language"),
        ]
        switch text("direction") {
        case "rtl": attributes[kCTParagraphStyleAttributeName] = TextFixture.style(.rightToLeft)
        case "ltr": attributes[kCTParagraphStyleAttributeName] = TextFixture.style(.leftToRight)
        default: break
        }
        return TextFixture.string(decoded[0], attributes)
    }
}

/// What tests of texts are made of.
enum TextFixture {
    static let sans = "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf"
    static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    static let variableInter = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

    /// The font of a file, which is not registered; a test without its font fails.
    static func font(_ path: String = sans, face: Int = 0, size: CGFloat) throws -> CTFont {
        let url = NSURL(fileURLWithPath: path)
        guard let found = CTFontManagerCreateFontDescriptorsFromURL(url), face < found.count,
            let descriptor = found[face] as? CTFontDescriptor
        else { throw CoreTextTable.Missing(path: path) }
        return CTFontCreateWithFontDescriptor(descriptor, size, nil)
    }

    static func string(_ text: String, _ attributes: [CFString: Any]) -> NSAttributedString {
        var named: [NSAttributedString.Key: Any] = [:]
        for (name, value) in attributes { named[NSAttributedString.Key(rawValue: name as String)] = value }
        return NSAttributedString(string: text, attributes: named)
    }

    static func string(_ text: String, size: CGFloat = 20) throws -> NSAttributedString {
        string(text, [kCTFontAttributeName: try font(size: size)])
    }

    static func line(_ text: String, size: CGFloat = 20) throws -> CTLine {
        CTLineCreateWithAttributedString(try string(text, size: size))
    }

    static func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

    static func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun } }

    static func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame).compactMap { $0 as? CTLine } }

    static func origins(_ frame: CTFrame) -> [CGPoint] {
        var origins = [CGPoint](repeating: .zero, count: CTFrameGetLines(frame).count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        return origins
    }

    /// A style of lengths.
    static func style(_ lengths: [CTParagraphStyleSpecifier: CGFloat]) -> CTParagraphStyle {
        let values = lengths.sorted { $0.key.rawValue < $1.key.rawValue }
        let numbers = values.map(\.value)
        return numbers.withUnsafeBufferPointer { buffer in
            let settings = values.indices.compactMap { index in
                buffer.baseAddress.map {
                    CTParagraphStyleSetting(
                        spec: values[index].key,
                        valueSize: MemoryLayout<CGFloat>.size,
                        value: UnsafeRawPointer($0 + index)
                    )
                }
            }
            return CTParagraphStyleCreate(settings, settings.count)
        }
    }

    static func style(_ direction: CTWritingDirection) -> CTParagraphStyle {
        style(.baseWritingDirection, direction.rawValue)
    }

    /// A style of one value.
    static func style<Value>(_ spec: CTParagraphStyleSpecifier, _ value: Value) -> CTParagraphStyle {
        withUnsafePointer(to: value) {
            CTParagraphStyleCreate(
                [CTParagraphStyleSetting(spec: spec, valueSize: MemoryLayout<Value>.size, value: $0)],
                1
            )
        }
    }

    static func rectangle(_ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil)
    }

    /// A clear bitmap of a size in pixels.
    static func context(_ width: Int, _ height: Int) throws -> CGContext {
        guard
            let context = CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 4 * width,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { throw CoreTextTable.Missing(path: "a bitmap") }
        return context
    }
}

extension CGContext {
    /// The bytes of the bitmap.
    var bytes: [UInt8] {
        guard let data else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: bytesPerRow * height))
    }
}
