/// The methods that a player calls when it stops by itself; all of them may be left out.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// The file was played as often as it should be; not called for ``AVAudioPlayer/stop()``.
    ///
    /// - Parameter flag: False where the end could not be decoded.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The file is damaged; called before ``audioPlayerDidFinishPlaying(_:successfully:)``.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    /// Another program took over the sound; never called here, where programs sound side by side.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    /// The sound was given back; never called here.
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    /// Does nothing, for delegates without the method.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing, for delegates without the method.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    /// Does nothing, for delegates without the method.
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    /// Does nothing, for delegates without the method.
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
