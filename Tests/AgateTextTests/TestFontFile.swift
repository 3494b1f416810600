import Foundation

/// Font files put together from tables: what no installed font has.
enum TestFontFile {
    /// A number as bytes, the highest first.
    static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Numbers of two bytes each.
    static func words(_ values: Int...) -> [UInt8] { values.flatMap { bytes($0, 2) } }

    /// A file of tables.
    static func file(_ tables: [String: [UInt8]], version: Int = 0x0001_0000) -> [UInt8] {
        let entries = tables.sorted { $0.key < $1.key }
        var file = bytes(version, 4) + bytes(entries.count, 2) + bytes(0, 6)
        var offset = 12 + 16 * entries.count
        for (tag, table) in entries {
            file += Array(tag.utf8) + bytes(0, 4) + bytes(offset, 4) + bytes(table.count, 4)
            offset += (table.count + 3) & ~3
        }
        for (_, table) in entries {
            file += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
        }
        return file
    }

    /// The tables of a file.
    static func tables(of file: [UInt8]) -> [String: [UInt8]] {
        func number(_ offset: Int, _ count: Int) -> Int {
            file[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        var tables: [String: [UInt8]] = [:]
        for index in 0..<number(4, 2) {
            let record = 12 + 16 * index
            let (offset, length) = (number(record + 8, 4), number(record + 12, 4))
            tables[String(decoding: file[record..<record + 4], as: UTF8.self)] =
                Array(file[offset..<offset + length])
        }
        return tables
    }

    /// A font of rectangles, of 1000 units to an em: glyph 0 is empty, the others belong to "A" and what follows it.
    static func rectangles(_ rects: [CGRect], adding more: [String: [UInt8]] = [:]) -> [UInt8] {
        var glyf: [UInt8] = []
        var loca = bytes(0, 4) + bytes(0, 4)
        var hmtx = words(1000, 0)
        for rect in rects {
            let (x, y) = (Int(rect.minX), Int(rect.minY))
            let (width, height) = (Int(rect.width), Int(rect.height))
            glyf += words(1, x, y, x + width, y + height, 3, 0) + [1, 1, 1, 1]
            glyf += words(x, 0, width, 0) + words(y, height, 0, -height) + [0, 0]
            loca += bytes(glyf.count, 4)
            hmtx += words(1000, x)
        }
        let count = rects.count + 1
        let head =
            bytes(0x0001_0000, 4) + bytes(0x0001_0000, 4) + bytes(0, 4) + bytes(0x5F0F_3CF5, 4)
            + words(0, 1000) + bytes(0, 16) + words(0, 0, 1000, 1000, 0, 8, 2, 1, 0)
        let hhea =
            bytes(0x0001_0000, 4) + words(800, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, count)
        let maxp = bytes(0x0001_0000, 4) + words(count, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
        let cmap =
            words(0, 1, 3, 1) + bytes(12, 4)
            + words(4, 32, 0, 4, 4, 1, 0, 0x40 + rects.count, 0xFFFF, 0, 0x41, 0xFFFF, 1 - 0x41, 1, 0, 0)
        var tables = [
            "head": head, "hhea": hhea, "maxp": maxp, "hmtx": hmtx, "loca": loca, "glyf": glyf, "cmap": cmap,
            "post": bytes(0x0003_0000, 4) + bytes(0, 28), "name": words(0, 0, 6),
        ]
        tables.merge(more) { $1 }
        return file(tables)
    }
}
