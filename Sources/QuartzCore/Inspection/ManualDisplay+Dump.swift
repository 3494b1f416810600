public import AgateDisplay

extension ManualDisplay {
    /// The displayed tree as text: see ``CALayer/dump(_:)``.
    ///
    /// - Parameter options: What to say.
    public func dump(_ options: LayerDumpOptions = LayerDumpOptions()) -> String {
        layer.dump(options)
    }
}
