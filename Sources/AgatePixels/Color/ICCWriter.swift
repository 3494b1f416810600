import Foundation

/// Writes colour spaces as ICC profiles of version 4: a matrix and curves for RGB, a curve for grey.
///
/// The same space gives the same bytes everywhere; the date in them is always the same.
struct ICCWriter {
    private var tags: [(name: String, data: Data)] = []

    /// The profile of a space, nil for spaces that are no matrix and curves, and for the curves of high dynamic
    /// range.
    static func profile(of definition: ColorSpaceDefinition, named name: String) -> Data? {
        switch definition {
        case .rgb(let model): ICCWriter(model, named: name)?.data(kind: "RGB ")
        case .gray(let transfer): ICCWriter(transfer, named: name)?.data(kind: "GRAY")
        default: nil
        }
    }

    private init?(_ model: RGBModel, named name: String) {
        let curves = model.transfer.compactMap(Self.curve)
        guard curves.count == 3 else { return nil }
        let adaptation = WhitePoint.adaptation(from: model.white, to: WhitePoint.d50)
        let matrix = adaptation * model.toXYZ
        addText(name)
        for (index, color) in ["r", "g", "b"].enumerated() {
            let column = [matrix.x[index], matrix.y[index], matrix.z[index]]
            tags.append(("\(color)XYZ", Self.element("XYZ ", fixed: column)))
        }
        for (index, color) in ["r", "g", "b"].enumerated() { tags.append(("\(color)TRC", curves[index])) }
        let rows = [adaptation.x, adaptation.y, adaptation.z].flatMap { [$0.x, $0.y, $0.z] }
        tags.append(("chad", Self.element("sf32", fixed: rows)))
    }

    private init?(_ transfer: TransferFunction, named name: String) {
        guard let curve = Self.curve(transfer) else { return nil }
        addText(name)
        tags.append(("kTRC", curve))
    }

    private mutating func addText(_ name: String) {
        tags.append(("desc", Self.text(name)))
        tags.append(("cprt", Self.text("No copyright, use freely")))
        let white = WhitePoint.d50
        tags.append(("wtpt", Self.element("XYZ ", fixed: [white.x, white.y, white.z])))
    }

    // MARK: Elements

    /// A parametric curve: a power alone, or one with a straight piece below a limit.
    private static func curve(_ transfer: TransferFunction) -> Data? {
        let parameters: [Double]
        switch transfer {
        case .linear: parameters = [1]
        case .gamma(let exponent): parameters = [exponent]
        case .sRGB: parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
        case .broadcast:
            let alpha = 1.09929682680944
            parameters = [1 / 0.45, 1 / alpha, (alpha - 1) / alpha, 1 / 4.5, 4.5 * 0.018053968510807]
        case .romm: parameters = [1.8, 1, 0, 1.0 / 16, 1.0 / 32]
        case .perceptualQuantizer, .hybridLogGamma: return nil
        }
        var data = Data("para".utf8)
        data.append(contentsOf: [0, 0, 0, 0, 0, parameters.count == 1 ? 0 : 3, 0, 0])
        for value in parameters { data.appendFixed(value) }
        return data
    }

    private static func element(_ kind: String, fixed values: [Double]) -> Data {
        var data = Data(kind.utf8)
        data.append(contentsOf: [0, 0, 0, 0])
        for value in values { data.appendFixed(value) }
        return data
    }

    /// One record of text in American English.
    private static func text(_ text: String) -> Data {
        let characters = text.utf16.flatMap {
            [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
        }
        var data = Data("mluc".utf8)
        for number in [0, 1, 12] { data.appendNumber(UInt32(number)) }
        data.append(contentsOf: Array("enUS".utf8))
        data.appendNumber(UInt32(characters.count))
        data.appendNumber(28)
        data.append(contentsOf: characters)
        return data
    }

    // MARK: The file

    private func data(kind: String) -> Data {
        let tableSize = 4 + 12 * tags.count
        var table = Data()
        table.appendNumber(UInt32(tags.count))
        var body = Data()
        for tag in tags {
            table.append(contentsOf: Array(tag.name.utf8))
            table.appendNumber(UInt32(128 + tableSize + body.count))
            table.appendNumber(UInt32(tag.data.count))
            body.append(tag.data)
            while body.count % 4 != 0 { body.append(0) }
        }
        var file = Data()
        file.appendNumber(UInt32(128 + table.count + body.count))
        file.appendNumber(0)
        file.appendNumber(0x0430_0000)
        file.append(contentsOf: Array("mntr\(kind)XYZ ".utf8))
        for number in [UInt16(2000), 1, 1, 0, 0, 0] {
            file.append(contentsOf: [UInt8(number >> 8), UInt8(number & 255)])
        }
        file.append(contentsOf: Array("acsp".utf8))
        for _ in 0..<7 { file.appendNumber(0) }
        // The white of the connection space, with the digits that the standard prescribes.
        for number in [UInt32(0xF6D6), 0x1_0000, 0xD32D] { file.appendNumber(number) }
        while file.count < 128 { file.append(0) }
        return file + table + body
    }
}

extension Data {
    /// Appends four bytes, the most significant first.
    fileprivate mutating func appendNumber(_ value: UInt32) {
        for shift in [UInt32(24), 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    /// Appends a number with 16 binary digits before and after the point.
    fileprivate mutating func appendFixed(_ value: Double) {
        let limited = Swift.min(Swift.max(value, -32768), 32767)
        appendNumber(UInt32(bitPattern: Int32((limited * 65536).rounded())))
    }
}
