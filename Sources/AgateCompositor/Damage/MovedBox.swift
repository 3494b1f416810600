/// A layer of rounded bounds and nothing else that was moved.
struct MovedBox {
    /// Its index among the placed layers.
    var index: Int
    /// The pixels that it touched before.
    var before: PixelBox
}
