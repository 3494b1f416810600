/// The bytes of a small ICC profile, version 4.
struct ColorProfile {
    /// Colours by where red, green and blue lie, or grey; both with the curve of sRGB or a power.
    enum Kind {
        /// The colorants, X, Y and Z each, seen in the light D50.
        case color([[Double]])
        case gray
        /// Red, green and blue by a look-up table alone, which makes a middle grey of all of them.
        case tables
    }

    var kind: Kind
    /// The exponent from file values to light; nil is the curve of sRGB.
    var gamma: Double?

    /// The colorants of sRGB.
    static let standard = [
        [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
    ]

    var bytes: [UInt8] {
        var tags: [(String, [UInt8])] = [("wtpt", Self.xyz([0.9642, 1, 0.8249]))]
        switch kind {
        case .color(let colorants):
            for (name, colorant) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) {
                tags.append((name, Self.xyz(colorant)))
            }
            for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curve)) }
        case .gray: tags.append(("kTRC", curve))
        case .tables: tags.append(("A2B0", Self.grayTable))
        }
        var table = PNGFile.number(tags.count)
        var content: [UInt8] = []
        for (name, payload) in tags {
            let place = 128 + 4 + tags.count * 12 + content.count
            table += Array(name.utf8) + PNGFile.number(place) + PNGFile.number(payload.count)
            content += payload
        }
        let size = 128 + table.count + content.count
        var header = PNGFile.number(size) + [0, 0, 0, 0] + [4, 0x20, 0, 0]
        header += Array("mntr".utf8)
        if case .gray = kind { header += Array("GRAY".utf8) } else { header += Array("RGB ".utf8) }
        if case .tables = kind { header += Array("Lab ".utf8) } else { header += Array("XYZ ".utf8) }
        header += [7, 0xE8, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 28)
        // The light of the connection space.
        header += Self.fixed(0.9642) + Self.fixed(1) + Self.fixed(0.8249)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return header + table + content
    }

    /// A table of eight corners with L* = 50, a* = b* = 0 in each.
    private static let grayTable: [UInt8] = {
        var table: [UInt8] = Array("mft1".utf8) + [0, 0, 0, 0, 3, 3, 2, 0]
        for row in 0..<3 { for column in 0..<3 { table += fixed(row == column ? 1 : 0) } }
        for _ in 0..<3 { table += (0...255).map { UInt8($0) } }
        for _ in 0..<8 { table += [128, 128, 128] }
        for _ in 0..<3 { table += (0...255).map { UInt8($0) } }
        return table
    }()

    private var curve: [UInt8] {
        let head = Array("para".utf8) + [0, 0, 0, 0]
        if let gamma { return head + [0, 0, 0, 0] + Self.fixed(gamma) }
        return head + [0, 3, 0, 0]
            + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap { Self.fixed($0) }
    }

    private static func xyz(_ values: [Double]) -> [UInt8] {
        Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap { fixed($0) }
    }

    private static func fixed(_ value: Double) -> [UInt8] { PNGFile.number(Int((value * 65536).rounded())) }
}
