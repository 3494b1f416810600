/// How far a search for fonts has come.
public enum CTFontDescriptorMatchingState: UInt32, Sendable {
    /// The search has begun; sent once, first.
    case didBegin = 0
    /// The search has ended; sent once, last.
    case didFinish = 1
    /// A server is about to be queried; never sent here.
    case willBeginQuerying = 2
    /// A server does not answer; never sent here.
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
