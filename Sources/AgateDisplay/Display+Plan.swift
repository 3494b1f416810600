import AgateCompositor

extension Display {
    /// The draw ops of a whole frame at ``presentationTime`` as text, a line for each.
    ///
    ///     display list 0,0 100x80: 4 ops
    ///     0 fill pixels 0,0 100x80 color=#ffffffff
    ///     1 beginGroup 10,10 40x40 opacity=0.5
    ///     2   fill roundedPath 10,10 40x40 color=#ff0000ff
    ///     3 endGroup
    ///
    /// It tells which layers need offscreen passes, what is left out because opaque things cover it (`hidden`), and what two trees that
    /// look alike are drawn as. Rectangles are `x,y widthxheight` in pixels of the display, colours premultiplied `#rrggbbaa`. What has
    /// not been committed is not in it. The text is the same for the same tree, time, size and scale; it is made for people
    /// and tests, and its form may change from version to version.
    ///
    /// - Complexity: That of a frame without its pixels; nothing is drawn, and no cache changes.
    public func dumpPlan() -> String {
        Compositor.plan(of: committedTree(), at: presentationTime, size: pixelSize, scale: scale)
    }
}
