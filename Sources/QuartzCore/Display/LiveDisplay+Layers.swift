public import AgateDisplay

extension LiveDisplay {
    /// The displayed root layer: its bounds have the display's size in points, y runs downwards.
    ///
    /// What changes below it arrives on the display by transactions: at the end of a turn of the changing thread's run loop, or
    /// with ``CATransaction/commit()`` and ``CATransaction/flush()``.
    public var layer: CALayer { DisplayContext.of(self).rootLayer }

    /// The display of windows and of ``CACurrentMediaTime()`` outside of manual displays.
    ///
    /// One of 390 by 844 points, 2 pixels a point, is made at the first use; set another before the first layer or window.
    public static var main: LiveDisplay {
        get { LiveScreen.display }
        set { LiveScreen.use(newValue) }
    }
}
