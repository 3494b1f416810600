/// A kind of what is in a file.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The four characters by which QuickTime files name the kind.
    public let rawValue: String

    /// A kind by its four characters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Tracks of pictures, and cameras.
    public static let video = AVMediaType(rawValue: "vide")
    /// Tracks of sound, and microphones.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text that is shown over the pictures; found in files, and not shown.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Text; found in files, and not shown.
    public static let text = AVMediaType(rawValue: "text")
    /// Data about the other tracks.
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// The kind of a file by its name among Apple's types.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// A uniform type identifier.
    public let rawValue: String

    /// A kind by its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// MP4 files with film.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// QuickTime files, with film or sound.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MP4 files with sound.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// MP3 files, with sound alone.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// WAV files, with plain samples.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// Core Audio's files, such as music for programs.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// AIFF files, with plain samples.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
}
