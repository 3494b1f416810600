/// The values in the segments before the pixels of a JPEG file.
struct JPEGMarkers {
    /// How the stored pixels lie, as EXIF counts.
    private(set) var orientation = 1
    /// Whether a program of Adobe's wrote the file, which turns the inks of CMYK pixels round.
    private(set) var isFromAdobe = false
    /// The ICC profile, put together from its parts; nil for none, or when a part is missing.
    var profile: [UInt8]? {
        guard let count = parts.values.first?.count, parts.count == count, count > 0 else { return nil }
        var result: [UInt8] = []
        for number in 1...count {
            guard let part = parts[number], part.count == count else { return nil }
            result += part.bytes
        }
        return result
    }

    private var parts: [Int: (count: Int, bytes: ArraySlice<UInt8>)] = [:]
    private static let exifName = Array("Exif\0\0".utf8)
    private static let profileName = Array("ICC_PROFILE\0".utf8)
    private static let adobeName = Array("Adobe".utf8)

    /// Reads segments until the pixels begin; what makes no sense ends the reading, and is left to the decoder.
    init(_ bytes: [UInt8]) {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // A marker may be preceded by any number of fill bytes.
            if marker == 0xFF {
                place += 1
                continue
            }
            if marker == 0xDA || marker == 0xD9 { return }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2, place + 2 + length <= bytes.count else { return }
            read(marker, bytes[place + 4..<place + 2 + length])
            place += 2 + length
        }
    }

    private mutating func read(_ marker: UInt8, _ payload: ArraySlice<UInt8>) {
        switch marker {
        case 0xE1 where payload.starts(with: Self.exifName):
            orientation = ExifOrientation.read(payload)
        case 0xE2 where payload.starts(with: Self.profileName) && payload.count >= 14:
            let number = Int(payload[payload.startIndex + 12])
            parts[number] = (Int(payload[payload.startIndex + 13]), payload.dropFirst(14))
        case 0xEE where payload.starts(with: Self.adobeName): isFromAdobe = true
        default: break
        }
    }
}
