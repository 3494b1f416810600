import CoreGraphics
public import Foundation

/// An image or a file that stands in a text, in place of the character U+FFFC.
///
/// Source: text T169.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding {
    /// The character that is replaced by an attachment: U+FFFC.
    open class var character: Int { 0xFFFC }

    /// Keeps Foundation from taking the object for one of its own; the first property.
    private let typeWord = FoundationTypeWord()
    /// The bytes of the attached file; those of an image are shown where there is no ``image``.
    open var contents: Data? { didSet { read = nil } }
    /// The type of the bytes; kept for reading back.
    open var fileType: String?
    /// The image that stands in the text; nil for none.
    open var image: UIImage?
    /// The rectangle of the image, in points: its origin is on the baseline, and y runs upward; zero for the image's size on the
    /// baseline.
    open var bounds = CGRect.zero
    /// The space on both sides, in points.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether the attachment may be shown by a view; only read back, attachments are drawn as images.
    open var allowsTextAttachmentView = true

    /// The picture that the bytes are; nil outside if not looked at yet.
    private var read: UIImage??

    /// Makes an attachment of a file's bytes and the type of the file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Makes an attachment without bytes and without an image.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// Makes an attachment that shows an image in the text.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The picture that is shown: the one that was set, else that of the bytes.
    final var shownImage: UIImage? {
        if let image { return image }
        if let read { return read }
        let found = contents.flatMap { UIImage(data: $0) }
        read = .some(found)
        return found
    }

    /// The rectangle of the image: the bounds, or where they are zero its size on the baseline; subclasses can override it.
    open func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds
    }

    /// The image that is shown: the one that was set, else that of the bytes; subclasses can override it.
    open func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? {
        shownImage
    }

    // MARK: Archives

    /// Whether archives of attachments can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Makes an attachment from an archive, with its bytes, type, image and bounds.
    public required init?(coder: NSCoder) {
        contents = coder.soundObject(forKey: "NSContents") as? Data
        fileType = coder.soundObject(forKey: "NSFileType") as? String
        image = coder.soundObject(forKey: "NSImage") as? UIImage
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSBoundsX"),
            y: coder.decodeDouble(forKey: "NSBoundsY"),
            width: coder.decodeDouble(forKey: "NSBoundsWidth"),
            height: coder.decodeDouble(forKey: "NSBoundsHeight")
        )
        lineLayoutPadding = CGFloat(coder.decodeDouble(forKey: "NSLineLayoutPadding"))
        super.init()
    }

    /// Writes the attachment into an archive, with its bytes, type, image and bounds.
    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        if let image { coder.encode(image, forKey: "NSImage") }
        coder.encode(Double(bounds.origin.x), forKey: "NSBoundsX")
        coder.encode(Double(bounds.origin.y), forKey: "NSBoundsY")
        coder.encode(Double(bounds.width), forKey: "NSBoundsWidth")
        coder.encode(Double(bounds.height), forKey: "NSBoundsHeight")
        coder.encode(Double(lineLayoutPadding), forKey: "NSLineLayoutPadding")
    }
}

extension NSAttributedString {
    /// The character that is replaced by an attachment: U+FFFC.
    public static let attachmentCharacter = NSTextAttachment.character

    /// Makes a string of one character, U+FFFC, that carries an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether a range has an attachment in the place of U+FFFC; parts of the range outside of the string are not looked at.
    public func containsAttachments(in range: NSRange) -> Bool {
        let whole = NSRange(location: 0, length: length)
        guard let range = range.intersection(whole) else { return false }
        let text = string as NSString
        var found = false
        enumerateAttribute(.attachment, in: range) { value, part, stop in
            guard value is NSTextAttachment else { return }
            found =
                text.rangeOfCharacter(from: CharacterSet(charactersIn: "\u{FFFC}"), range: part).length > 0
            stop.pointee = ObjCBool(found)
        }
        return found
    }
}

extension NSMutableAttributedString {
    /// Removes attachments from the characters of a range that are not U+FFFC.
    ///
    /// Fonts need no fixing: characters that a font lacks find another one when they are laid out.
    public func fixAttributes(in range: NSRange) {
        let whole = NSRange(location: 0, length: length)
        guard let range = range.intersection(whole) else { return }
        let text = string as NSString
        var wrong: [NSRange] = []
        enumerateAttribute(.attachment, in: range) { value, part, _ in
            guard value != nil else { return }
            for place in part.location..<NSMaxRange(part) where text.character(at: place) != 0xFFFC {
                wrong.append(NSRange(location: place, length: 1))
            }
        }
        for place in wrong { removeAttribute(.attachment, range: place) }
    }
}
