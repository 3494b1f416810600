public import CoreGraphics

extension CTFontDescriptor: NSSecureCoding, NSCopying {
    private static let attributesKey = "UIFontDescriptorAttributes"

    /// Descriptors can be archived securely: always true.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the attributes that property lists can hold, the matrix and cascade list among them.
    public func encode(with coder: NSCoder) {
        coder.encode(FontArchive.encoded(attributes) as NSDictionary, forKey: Self.attributesKey)
    }

    /// Reads attributes; nil for an archive without any.
    public convenience init?(coder: NSCoder) {
        guard let stored = coder.soundObject(forKey: Self.attributesKey) as? NSDictionary else { return nil }
        self.init(attributes: FontArchive.decoded(stored, depth: 0))
    }

    /// Gives the same object: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CTFont: NSSecureCoding, NSCopying {
    private static let descriptorKey = "UIFontDescriptor"

    /// Fonts can be archived securely: always true.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the descriptor of the font, and the style of texts that it is for; the file is not written.
    public func encode(with coder: NSCoder) {
        coder.encode(CTFontCopyFontDescriptor(self), forKey: Self.descriptorKey)
        purpose?.encode(into: coder)
    }

    /// Finds the font again by its descriptor; nil for an archive without one.
    public convenience init?(coder: NSCoder) {
        guard let descriptor = coder.soundObject(forKey: Self.descriptorKey) as? CTFontDescriptor else {
            return nil
        }
        self.init(descriptor.resolved(), purpose: FontPurpose(coder))
    }

    /// Gives the same object: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
