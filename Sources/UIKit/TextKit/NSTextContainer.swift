import CoreGraphics
public import Foundation
import QuartzCore

/// An area in which text is laid out: a rectangle, without the paths that text flows around.
open class NSTextContainer: NSObject, NSSecureCoding {
    /// Makes a container of a size; 0 means unlimited in that direction.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container of size zero, which does not limit the text in either direction.
    public convenience override init() {
        self.init(size: .zero)
    }

    /// True: containers can be read from archives that require secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// Makes a container from an archive: its size, and how text lies in it.
    public required init(coder: NSCoder) {
        size = CGSize(
            width: coder.decodeDouble(forKey: "NSWidth"),
            height: coder.decodeDouble(forKey: "NSHeight")
        )
        super.init()
        guard coder.containsValue(forKey: "NSLineFragmentPadding") else { return }
        lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: "NSLineFragmentPadding"))
        maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
        lineBreakMode =
            NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        widthTracksTextView = coder.decodeBool(forKey: "NSWidthTracksTextView")
        heightTracksTextView = coder.decodeBool(forKey: "NSHeightTracksTextView")
        exclusionPaths = coder.soundObject(forKey: "NSExclusionPaths") as? [UIBezierPath] ?? []
    }

    /// Writes the size, and how text lies in the container, into an archive; the layout manager is not written.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(size.width), forKey: "NSWidth")
        coder.encode(Double(size.height), forKey: "NSHeight")
        coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
        coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(widthTracksTextView, forKey: "NSWidthTracksTextView")
        coder.encode(heightTracksTextView, forKey: "NSHeightTracksTextView")
        coder.encode(exclusionPaths as NSArray, forKey: "NSExclusionPaths")
    }

    /// Lays text out here; nil while none does.
    open weak var layoutManager: NSLayoutManager?

    /// Replaces the layout manager of the text, with all containers of the present one.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        let containers = old.textContainers
        while !old.textContainers.isEmpty { old.removeTextContainer(at: 0) }
        storage?.removeLayoutManager(old)
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.addLayoutManager(newLayoutManager)
    }

    /// The size of the container, in points; 0, or a number that is not finite, sets no limit in that direction.
    open var size: CGSize {
        didSet { if size != oldValue { changed() } }
    }

    /// The paths that text flows around, in the container's coordinates; empty at first.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { if !exclusionPaths.isEmpty || !oldValue.isEmpty { changed() } }
    }

    /// The treatment of the last line that fits, and of lines that are too wide.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }

    /// The room at both ends of each line that stays free.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }

    /// The maximum number of lines; 0, as at first, for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }

    /// Whether the container is as wide as its text view.
    open var widthTracksTextView = false

    /// Whether the container is as high as its text view.
    open var heightTracksTextView = false

    /// Whether the container is a rectangle without paths that text flows around.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The direction of the lines; always horizontal.
    open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

    /// The part of a proposed rectangle that a line can use: the first free stretch of it.
    ///
    /// Layout managers of this module find all stretches of a line at once; they call this method for subclasses alone.
    ///
    /// - Parameter remainingRect: Receives the part of the rectangle behind that stretch.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect,
        at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        ContainerRegion(self).firstRect(
            of: proposedRect,
            isRightToLeft: baseWritingDirection == .rightToLeft,
            remaining: remainingRect
        )
    }

    private func changed() { layoutManager?.textContainerChangedGeometry(self) }
}
