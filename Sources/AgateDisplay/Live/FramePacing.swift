/// Counts of the frames that a live display has shown in time and late.
///
/// A refresh at which nothing had to change counts for nothing: a display at rest is not late.
public struct FramePacing: Sendable, Hashable {
    /// The number of frames that were handed over.
    public var shown = 0
    /// The number of those frames that were ready only after the refresh following their own had begun.
    public var late = 0
    /// The number of refreshes at which the picture was to change and no frame was begun, because the one before was
    /// still being drawn or handed over, or because the thread was not woken in time.
    public var dropped = 0
    /// The number of refreshes that kept the frame that was there because the one that was due turned out to be the same,
    /// pixel by pixel.
    public var duplicated = 0
    /// The longest time from the beginning of a frame until it was handed over, in seconds.
    public var longestFrame = 0.0
    /// The time that all frames took together, in seconds.
    public var totalTime = 0.0

    /// Figures of a display that has shown nothing.
    public init() {}
}
