/// The stage of a search for fonts.
public enum CTFontDescriptorMatchingState: UInt32, Sendable {
    /// The matching of descriptors begins.
    case didBegin = 0
    /// The matching of descriptors has ended.
    case didFinish = 1
    /// A server is about to be queried. Never sent here: fonts come from files only.
    case willBeginQuerying = 2
    /// A server does not answer. Never sent here: fonts come from files only.
    case stalled = 3
    /// A font is about to be fetched; none is.
    case willBeginDownloading = 4
    /// A font is being fetched; none is.
    case downloading = 5
    /// A font has been fetched; none is.
    case didFinishDownloading = 6
    /// A font has been found.
    case didMatch = 7
    /// No font has been found.
    case didFailWithError = 8
}
