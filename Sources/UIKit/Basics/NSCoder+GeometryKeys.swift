public import CoreGraphics
public import Foundation

// Structures under keys, as the texts that `NSCoder+Geometry.swift` writes: a missing or malformed text reads as zero. Points, sizes
// and rectangles are written by Foundation, as such texts.

extension NSCoder {
    private func text(_ key: String) -> String {
        soundObject(forKey: key) as? String ?? ""
    }

    private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

    /// Writes a vector under a key, as text in the form `{dx, dy}`.
    public func encode(_ vector: CGVector, forKey key: String) { write(NSCoder.string(for: vector), key) }

    /// Writes a transform under a key, as text of its six numbers.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        write(NSCoder.string(for: transform), key)
    }

    /// Writes insets under a key, as text in the form `{top, left, bottom, right}`.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { write(NSCoder.string(for: insets), key) }

    /// Writes directional insets under a key, as text in the form `{top, leading, bottom, trailing}`.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        write(NSCoder.string(for: insets), key)
    }

    /// Writes an offset under a key, as text in the form `{horizontal, vertical}`.
    public func encode(_ offset: UIOffset, forKey key: String) { write(NSCoder.string(for: offset), key) }

    /// Reads the point under a key; (0, 0) where there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }

    /// Reads the vector under a key; (0, 0) where there is none.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }

    /// Reads the size under a key; zero where there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }

    /// Reads the rectangle under a key; zero where there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }

    /// Reads the transform under a key; identity where there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: text(key))
    }

    /// Reads the insets under a key; zero where there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: text(key))
    }

    /// Reads the directional insets under a key; zero where there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(key))
    }

    /// Reads the offset under a key; zero where there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }
}
