extension [CALayer] {
    /// The index of a layer, looked for from both ends at once; nil where it is not there.
    ///
    /// Layers mostly enter and leave at the back or at the front, and lists are emptied from one end.
    func index(ofLayer layer: CALayer?) -> Int? {
        guard let layer else { return nil }
        var (low, high) = (0, count - 1)
        while low <= high {
            if self[low] === layer { return low }
            if self[high] === layer { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}
