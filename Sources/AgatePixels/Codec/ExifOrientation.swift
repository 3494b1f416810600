/// How the stored pixels lie, as EXIF writes it down: 1 to 8.
enum ExifOrientation {
    /// The words for directions in EXIF: a tag, a type (16-bit number), and one value.
    private static let tag = 0x0112

    /// Reads the orientation of an EXIF block, a small TIFF file.
    ///
    /// - Returns: 1, upright, for a block without orientation and for one that makes no sense.
    static func read(_ block: ArraySlice<UInt8>) -> Int {
        var bytes = Array(block)
        // JPEG, and some writers of other formats, put a name before the block.
        if bytes.starts(with: Array("Exif\0\0".utf8)) { bytes.removeFirst(6) }
        let isLittle = bytes.starts(with: [0x49, 0x49, 42, 0])
        guard isLittle || bytes.starts(with: [0x4D, 0x4D, 0, 42]) else { return 1 }
        func number(at place: Int, size: Int) -> Int? {
            guard place >= 0, place <= bytes.count - size else { return nil }
            let part = bytes[place..<place + size]
            return isLittle
                ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(at: 4, size: 4), let count = number(at: start, size: 2) else { return 1 }
        for index in 0..<count {
            let entry = start + 2 + index * 12
            guard let found = number(at: entry, size: 2) else { return 1 }
            if found == tag {
                guard number(at: entry + 2, size: 2) == 3, let value = number(at: entry + 8, size: 2),
                    (1...8).contains(value)
                else { return 1 }
                return value
            }
        }
        return 1
    }

    /// An EXIF block that holds an orientation and nothing else.
    static func block(_ orientation: Int) -> [UInt8] {
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]  // Most significant byte first; the directory begins at 8.
            + [0, 1]  // One entry.
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(clamping: orientation), 0, 0]
            + [0, 0, 0, 0]  // No further directory.
    }
}
