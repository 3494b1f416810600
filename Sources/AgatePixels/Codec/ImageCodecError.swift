/// Why a picture could not be read or written.
package enum ImageCodecError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file could not be opened or read.
    case unreadable(path: String)
    /// The bytes do not start as a PNG file does.
    case notAPNG
    /// The picture has a size that is not accepted.
    case tooLarge(width: Int, height: Int)
    /// The bytes end early or contradict themselves.
    case damaged(String)
    /// The package was built without this codec.
    case unsupported(String)

    package var description: String {
        switch self {
        case .unreadable(let path): "cannot read the file '\(path)'"
        case .notAPNG: "not a PNG file: the eight bytes of the signature are missing"
        case .tooLarge(let width, let height):
            "a PNG of \(width)x\(height) pixels is larger than \(PixelLimits.maximumSide) on a side or"
                + " \(PixelLimits.maximumCount) in all, or empty"
        case .damaged(let reason): "damaged PNG file: \(reason)"
        case .unsupported(let reason): reason
        }
    }
}
