import Foundation

/// The strings of a face's `name` table.
struct FontNameTable: Sendable {
    /// One string as the table holds it.
    struct Record: Sendable {
        /// The organisation that defined the encoding: 0 Unicode, 1 Macintosh, 3 Windows.
        let platform: Int
        /// How the bytes are to be read; its meaning depends on the platform.
        let encoding: Int
        /// The language, as the platform counts.
        let language: Int
        /// The kind of the string: 1 is the family, 6 the PostScript name.
        let name: Int
        let bytes: [UInt8]
    }

    private let records: [Record]

    init(_ records: [Record]) {
        self.records = records
    }

    /// The string in English: Windows' United States first, then Macintosh's, then any.
    ///
    /// Source: text T5.
    func string(_ name: Int) -> String? {
        let candidates = records.filter { $0.name == name }
        let order: [(Record) -> Bool] = [
            { $0.platform == 3 && $0.language == 0x409 },
            { $0.platform == 1 && $0.language == 0 },
            { _ in true },
        ]
        for matches in order {
            for record in candidates where matches(record) {
                if let text = Self.text(of: record), !text.isEmpty { return text }
            }
        }
        return nil
    }

    /// The string in the first of some languages that it exists in, and the language that was found.
    ///
    /// - Parameter languages: Tags such as "de" or "zh-Hant-TW", the most wanted first.
    func string(_ name: Int, languages: [String]) -> (text: String, language: String)? {
        let candidates = records.filter { $0.name == name && $0.platform == 3 }
        for wanted in languages {
            for record in candidates {
                guard let tag = WindowsLanguage.tag(of: record.language),
                    WindowsLanguage.matches(wanted, tag),
                    let text = Self.text(of: record), !text.isEmpty
                else { continue }
                return (text, tag)
            }
        }
        return string(name).map { ($0, "en") }
    }

    private static func text(of record: Record) -> String? {
        let text: String?
        switch (record.platform, record.encoding) {
        case (0, _), (3, 0), (3, 1), (3, 10):
            let units = stride(from: 0, to: record.bytes.count - 1, by: 2).map {
                UInt16(record.bytes[$0]) << 8 | UInt16(record.bytes[$0 + 1])
            }
            text = String(decoding: units, as: UTF16.self)
        case (1, 0):
            text = MacRoman.text(record.bytes)
        default:
            text = nil
        }
        return text?.trimmingCharacters(in: CharacterSet(charactersIn: "\0 \t\r\n"))
    }
}
