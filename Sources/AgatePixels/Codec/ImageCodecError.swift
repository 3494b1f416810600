/// Why a picture could not be read or written: which file, of which format, and what is wrong with it.
///
/// An addition of this project: Apple's initialisers give nil, and so do ours of the same name; the
/// initialisers that say `reading` throw this.
public struct ImageCodecError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failures of reading and writing pictures.
    public enum Problem: Hashable, Sendable {
        /// The file could not be opened or read.
        case unreadable
        /// The bytes begin like no image file that is understood.
        case unknownFormat
        /// The first bytes are not the signature of the requested format.
        case otherFormat
        /// The picture has more pixels than a limit allows: one of ``ImageReadingLimits``, or of the format.
        case tooLarge(width: Int, height: Int, limit: SizeLimit)
        /// The frames of an animation have more pixels together than ``ImageReadingLimits`` allow.
        case tooLong(frames: Int, width: Int, height: Int, limit: SizeLimit)
        /// The bytes end early or contradict themselves.
        case damaged(String)
        /// The file is whole, but this package or this build of it does not read or write such files.
        case unsupported(String)
        /// There is no memory for the pixels.
        case outOfMemory
    }

    /// The limit that a picture exceeds.
    public enum SizeLimit: Hashable, Sendable, CustomStringConvertible {
        /// The maximum number of columns or rows of a picture.
        case side(Int)
        /// The maximum number of pixels of a picture.
        case pixels(Int)
        /// The maximum number of pixels of all frames of an animation together.
        case animationPixels(Int)

        /// The limit in words.
        public var description: String {
            switch self {
            case .side(let count): "the limit of \(count) pixels on a side"
            case .pixels(let count): "the limit of \(count) pixels"
            case .animationPixels(let count): "the limit of \(count) pixels in all frames together"
            }
        }
    }

    /// The path of the file, or nil for bytes in memory.
    public var file: String?
    /// The format, or nil when it is not known.
    public let format: ImageFormat?
    /// The failure, with the numbers that belong to it.
    public let problem: Problem

    /// Says what is wrong.
    package init(_ problem: Problem, format: ImageFormat?, file: String? = nil) {
        self.problem = problem
        self.format = format
        self.file = file
    }

    /// A sentence for people: the file, the format, and what is wrong.
    public var description: String {
        let kind = format.map { "\($0.rawValue) file" } ?? "image file"
        let name = file.map { " '\($0)'" } ?? ""
        switch problem {
        case .unreadable: return "\(kind)\(name): it cannot be read"
        case .unknownFormat:
            let known = ImageFormat.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(kind)\(name): it does not begin like any of \(known)"
        case .otherFormat: return "\(kind)\(name): it does not begin like \(format?.article ?? "one")"
        case .tooLarge(let width, let height, let limit):
            return "\(kind)\(name): its \(width)x\(height) pixels are above \(limit)"
        case .tooLong(let frames, let width, let height, let limit):
            return "\(kind)\(name): its \(frames) frames of \(width)x\(height) pixels are above \(limit)"
        case .damaged(let reason): return "\(kind)\(name): it is damaged: \(reason)"
        case .unsupported(let reason): return "\(kind)\(name): \(reason)"
        case .outOfMemory: return "\(kind)\(name): there is no memory for its pixels"
        }
    }
}
