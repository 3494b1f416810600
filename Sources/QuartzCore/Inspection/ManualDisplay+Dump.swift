public import AgateDisplay

extension ManualDisplay {
    /// The displayed tree as text: see ``CALayer/dump(_:)``.
    ///
    /// - Parameter options: The values to write.
    public func dump(_ options: LayerDumpOptions = LayerDumpOptions()) -> String {
        layer.dump(options)
    }
}
