import AgateMedia
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of this module.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of this module.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// Kinds of errors, with the numbers of Apple's systems.
    public enum Code: Int, Sendable {
        /// The reason is not known.
        case unknown = -11800
        /// A file, or what is in it, cannot be decoded.
        case decodeFailed = -11821
        /// The file has another format than its name says, or none that is understood.
        case fileFormatNotRecognized = -11828
        /// A file is damaged.
        case fileFailedToParse = -11829
        /// A file cannot be opened.
        case noLongerPlayable = -11867
        /// There is no decoder.
        case decoderNotFound = -11833
        /// There is no source of the wanted kind in the file.
        case noSourceTrack = -11832
        /// There is no such device, or it gives no pictures.
        case deviceNotConnected = -11814
        /// A device is used by another program.
        case deviceInUseByAnotherApplication = -11815
        /// The program may not use a device.
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    /// The kind of the error.
    public let code: Code
    /// A sentence that says what is wrong.
    public let reason: String

    init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }

    init(_ error: MediaError) {
        let code: Code =
            switch error.kind {
            case .missing: .noLongerPlayable
            case .unreadable: .fileFormatNotRecognized
            case .noStream: .noSourceTrack
            case .undecodable: .decodeFailed
            }
        self.init(code, error.reason)
    }

    /// The domain of the errors: ``AVFoundationErrorDomain``.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// The reason, which `localizedDescription` gives too.
    public var errorDescription: String? { reason }
    /// The reason under Foundation's key for it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}
