package import Foundation

#if AGATE_XML
import CLibExpat
#endif

/// Reads XML into a ``MarkupTree`` with the system's expat.
///
/// The whole file is handed over at once, nothing recurses with the depth of the file, and the depth and the number of elements are bounded while
/// it is read. A document type is skipped (``MarkupProlog``).
///
/// Source: documents K10-K13, R60, R62. Numbers against Foundation's parser: docs/decisions/0009-xml-and-zip.md.
package enum MarkupReader {
    /// The tree of a file.
    package static func read(
        _ data: Data,
        limits: MarkupLimits = .standard
    ) throws(MarkupError) -> MarkupTree {
        guard data.count <= limits.fileBytes else {
            throw .limit(name: "file bytes", value: data.count, allowed: limits.fileBytes)
        }
        #if AGATE_XML
        return try XMLReading(limits).read(data)
        #else
        throw .unsupported("built without the trait XML, which reads markup")
        #endif
    }
}

#if AGATE_XML
/// One run of the parser.
private final class XMLReading {
    private let limits: MarkupLimits
    private let parser: XML_Parser
    private var error: MarkupError?

    private var numbers: [String: Int32] = [:]
    private var names: [String] = []
    private var nodes: [MarkupTree.Node] = []
    private var attributes: [MarkupTree.Attribute] = []
    private var pool: [UInt8] = []
    /// The elements that are open, each with the last child that it has so far and what text it has.
    private var open: [(node: Int, lastChild: Int, text: [UInt8])] = []

    init(_ limits: MarkupLimits) throws(MarkupError) {
        self.limits = limits
        guard let parser = XML_ParserCreate(nil) else { throw .unsupported("no memory for the parser") }
        self.parser = parser
    }

    deinit {
        XML_ParserFree(parser)
    }

    func read(_ data: Data) throws(MarkupError) -> MarkupTree {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { XMLReading.from($0)?.begin($1, $2) },
            { context, _ in XMLReading.from(context)?.end() }
        )
        XML_SetCharacterDataHandler(parser) { XMLReading.from($0)?.add($1, Int($2)) }
        // Only one that the prolog's reader did not find, in another encoding, gets here.
        XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, _ in
            XMLReading.from(context)?.stop("a document type in this encoding")
        }
        let status = data.withUnsafeBytes { raw -> XML_Status in
            let bytes = raw.bindMemory(to: UInt8.self)
            guard let type = MarkupProlog.documentType(in: bytes) else { return parse(bytes) }
            var copy = Array(bytes)
            for index in type where copy[index] != UInt8(ascii: "\n") { copy[index] = UInt8(ascii: " ") }
            return copy.withUnsafeBufferPointer { parse($0) }
        }
        if let error { throw error }
        guard status == XML_STATUS_OK, !nodes.isEmpty else {
            let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
            throw .malformed(line: line, column: column, reason: reason ?? "no element")
        }
        return MarkupTree(names: names, nodes: nodes, attributes: attributes, pool: pool)
    }

    private func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> XML_Status {
        // The limit of the file is below what the type of the count holds.
        bytes.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> XMLReading? {
        context.map { Unmanaged<XMLReading>.fromOpaque($0).takeUnretainedValue() }
    }

    private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }
    private var column: Int { Int(XML_GetCurrentColumnNumber(parser)) + 1 }

    private func stop(_ reason: String) {
        stop(with: .malformed(line: line, column: column, reason: reason))
    }

    private func stop(with error: MarkupError) {
        if self.error == nil { self.error = error }
        XML_StopParser(parser, 0)
    }

    // MARK: What the parser finds

    private func begin(
        _ name: UnsafePointer<XML_Char>?,
        _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        guard error == nil, let name else { return }
        guard open.count < limits.depth else {
            return stop(with: .limit(name: "nesting", value: open.count + 1, allowed: limits.depth))
        }
        guard nodes.count < limits.elements else {
            return stop(with: .limit(name: "elements", value: nodes.count + 1, allowed: limits.elements))
        }
        let index = nodes.count
        var node = MarkupTree.Node(
            name: number(of: name),
            firstAttribute: Int32(attributes.count),
            attributeCount: 0,
            line: Int32(clamping: line),
            column: Int32(clamping: column)
        )
        var pair = pairs
        while let key = pair?[0], let value = pair?[1] {
            attributes.append(MarkupTree.Attribute(name: number(of: key), value: keep(value)))
            node.attributeCount += 1
            pair = pair?.advanced(by: 2)
        }
        nodes.append(node)
        if let parent = open.indices.last {
            if open[parent].lastChild >= 0 {
                nodes[open[parent].lastChild].next = Int32(index)
            } else {
                nodes[open[parent].node].firstChild = Int32(index)
            }
            open[parent].lastChild = index
        }
        open.append((node: index, lastChild: -1, text: []))
    }

    private func end() {
        guard error == nil, let element = open.popLast(), !element.text.isEmpty else { return }
        let isBlank: (UInt8) -> Bool = { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
        guard let first = element.text.firstIndex(where: { !isBlank($0) }),
            let last = element.text.lastIndex(where: { !isBlank($0) })
        else { return }
        nodes[element.node].text = MarkupTree.Slice(
            offset: Int32(pool.count),
            count: Int32(last - first + 1)
        )
        pool += element.text[first...last]
    }

    private func add(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
        guard error == nil, let text, let last = open.indices.last else { return }
        text.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
            let run = UnsafeBufferPointer(start: bytes, count: count)
            // Blanks between elements are most of the text of a file.
            if open[last].text.isEmpty, run.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }) {
                return
            }
            open[last].text += run
        }
    }

    /// The number of a name, without the prefix of a name space.
    private func number(of name: UnsafePointer<XML_Char>) -> Int32 {
        var text = String(cString: name)
        if let colon = text.lastIndex(of: ":"), !text.hasPrefix("xmlns") {
            text = String(text[text.index(after: colon)...])
        }
        if let known = numbers[text] { return known }
        let number = Int32(names.count)
        names.append(text)
        numbers[text] = number
        return number
    }

    private func keep(_ value: UnsafePointer<XML_Char>) -> MarkupTree.Slice {
        var end = value
        let offset = Int32(pool.count)
        while end.pointee != 0 { end += 1 }
        let count = end - value
        value.withMemoryRebound(to: UInt8.self, capacity: count) {
            pool.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
        }
        return MarkupTree.Slice(offset: offset, count: Int32(count))
    }
}
#endif
