@_exported public import struct AgateCompositor.DebugViews
@_exported public import struct AgateCompositor.FrameStatistics

extension Display {
    /// The maximum number of bytes that the display keeps from frame to frame to save work, 64 MiB at first.
    ///
    /// Blurred shadows, bitmaps of layers that set `shouldRasterize`, the coverage of paths that move by whole pixels, smaller copies
    /// of images and tables of gradients are kept, and what was not needed for the longest goes when the budget is
    /// exceeded. No picture depends on it; 0 keeps nothing, and values below 0 count as 0.
    public var cacheBudget: Int {
        get { target.compositor.cacheBudget }
        set { target.compositor.cacheBudget = newValue }
    }

    /// The counters of the last frame that was drawn; all zeros before the first.
    public var frameStatistics: FrameStatistics { target.statistics }
}
