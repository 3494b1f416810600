/// Something that sounds on the time of a display.
///
/// Its methods are called with the lock of its ``SoundTrack`` held, on any thread.
package protocol SoundSource: AnyObject, Sendable {
    /// Adds the sound of an interval.
    ///
    /// The numbers of a sample depend on its place alone, and not on the interval that it is computed in.
    ///
    /// - Parameters:
    ///   - pairs: Left and right of each sample, to be added to.
    ///   - firstSample: The number of the first one: its time on the display's clock in samples of ``SoundTrack/sampleRate``.
    /// - Returns: Whether anything was added.
    func mix(into pairs: UnsafeMutableBufferPointer<Float>, from firstSample: Int) -> Bool
}
