import Foundation

/// A test file of Unicode's, from Debian's package unicode-data.
///
/// The files are read in bytes: as strings the longest ones take minutes.
struct UnicodeTestFile {
    /// One line without its comment, and its number from 1.
    struct Line {
        let number: Int
        let bytes: ArraySlice<UInt8>

        /// The parts between separators.
        func parts(separatedBy byte: Character) -> [ArraySlice<UInt8>] {
            bytes.split(separator: byte.asciiValue ?? 0, omittingEmptySubsequences: false)
        }
    }

    /// The lines that hold something beside comments.
    let lines: [Line]

    /// Reads a file, such as `auxiliary/LineBreakTest.txt`.
    ///
    /// - Throws: `MissingFile` when the package is not installed.
    init(_ name: String) throws {
        let path = "/usr/share/unicode/\(name)"
        guard let data = FileManager.default.contents(atPath: path) else { throw MissingFile(path: path) }
        let text = [UInt8](data)
        var lines: [Line] = []
        var number = 0
        for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            let content = line.prefix { $0 != 0x23 }
            if content.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
                lines.append(Line(number: number, bytes: content))
            }
        }
        self.lines = lines
    }

    /// Says how to get the file.
    struct MissingFile: Error, CustomStringConvertible {
        let path: String
        var description: String {
            "\(path) is missing: install the package unicode-data, as Scripts/setup does"
        }
    }
}

extension ArraySlice<UInt8> {
    /// The words between spaces and tabs.
    var words: [ArraySlice<UInt8>] { split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

    /// The slice as a string.
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The value of hexadecimal digits.
    var hexadecimal: UInt32? { UInt32(text, radix: 16) }

    /// The value of decimal digits.
    var decimal: Int? {
        var value = 0
        for byte in self {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return isEmpty ? nil : value
    }
}

extension [UInt16] {
    /// Appends a code point, of which surrogates are possible.
    mutating func append(codePoint: UInt32) {
        if codePoint < 0x1_0000 {
            append(UInt16(codePoint))
        } else {
            append(UInt16(0xD800 + ((codePoint - 0x1_0000) >> 10)))
            append(UInt16(0xDC00 + (codePoint & 0x3FF)))
        }
    }
}
