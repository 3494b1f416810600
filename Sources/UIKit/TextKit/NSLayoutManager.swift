import AgateText
public import CoreGraphics
public import CoreText
public import Foundation
import QuartzCore

/// Lays out the text of a storage in containers, gives the places of its glyphs, and draws them.
///
/// Layout is computed on demand, as far as it is needed, and after a change only for the paragraphs that have changed.
///
/// Glyphs are numbered in the order of the text, cluster by cluster. A ligature is one glyph; a character that is part of another one's
/// glyph has none of its own. What ends lines, and tabs, have glyphs that are not shown. Coordinates are a container's, with y downwards,
/// unless a method says otherwise. Indices out of the text are cut to it.
///
/// Source: text T231 to T238.
open class NSLayoutManager: NSObject {
    /// The properties that a glyph can have.
    public struct GlyphProperty: OptionSet, Sendable {
        /// The raw bits, one for each property.
        public let rawValue: Int

        /// Makes a set from raw bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The glyph is not shown and has no width.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// The glyph represents a control character, such as a line break or a tab.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// The glyph is white space, which may be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// The glyph is a mark on another character.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The directions in which lines can run.
    public enum TextLayoutOrientation: Int, Sendable {
        /// Lines run from side to side.
        case horizontal = 0
        /// Lines run from top to bottom; no container has this orientation.
        case vertical = 1
    }

    /// The lines and glyphs.
    let flow = TextFlow()
    private var containers: [NSTextContainer] = []
    private weak var storage: NSTextStorage?
    /// Called after changes of the text, when its layout has been invalidated.
    var textDidChange: ((_ range: NSRange, _ delta: Int) -> Void)?
    /// Called when a part has to be drawn again.
    var displayDidChange: (() -> Void)?
    /// The attributes that text typed into an empty storage would have.
    var typingAttributes: () -> [NSAttributedString.Key: Any] = { [:] }
    /// How links look, over their own attributes.
    var linkAttributes: () -> [NSAttributedString.Key: Any] = { [:] }
    /// What looks like links in a paragraph beside those that attributes say.
    var foundLinks: (_ paragraph: String) -> [NSRange] = { _ in [] }

    /// Makes a layout manager without a text.
    public override init() {
        super.init()
        flow.owner = self
    }

    /// The text; set by the storage that the layout manager is added to.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }

    func connect(to storage: NSTextStorage?) {
        self.storage = storage
        flow.forgetAll()
        delegate?.layoutManagerDidInvalidateLayout(self)
        displayDidChange?()
    }

    /// The object that decides about lines and learns of layout; held weakly, nil at first.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    // MARK: Containers

    /// The text containers, in the order in which they are filled.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a text container after the ones that are there.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Inserts a container at an index, clamped to the present ones.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: min(max(index, 0), containers.count))
        container.layoutManager = self
        textContainerChangedGeometry(container)
    }

    /// Removes a container; at a place without one nothing happens.
    open func removeTextContainer(at index: Int) {
        guard containers.indices.contains(index) else { return }
        containers.remove(at: index).layoutManager = nil
        flow.forgetLayout()
    }

    /// Marks the whole layout as invalid after a change of a container; lines are laid out again on demand.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        flow.forgetLayout()
        delegate?.layoutManagerDidInvalidateLayout(self)
        displayDidChange?()
    }

    // MARK: How lines are laid out

    /// Whether the leading of fonts is added to the height of lines; true at first.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { forgetAll() } }
    }

    /// Whether words are divided at line ends in paragraphs whose styles do not give it; false at first.
    ///
    /// A dictionary of the text's language must be installed; without one no word is divided. Source: text T135.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { forgetAll() } }
    }

    /// The part of a line, from 0 to 1, that has to be filled without hyphenation, for paragraphs whose styles give none; 0 divides no
    /// words.
    ///
    /// The newer ``usesDefaultHyphenation`` stands for 1.
    open var hyphenationFactor: CGFloat = 0 {
        didSet { if hyphenationFactor != oldValue { forgetAll() } }
    }

    /// Whether spaces and their like are drawn as signs; kept and read back.
    open var showsInvisibleCharacters = false

    /// Whether control characters are drawn as signs; kept and read back.
    open var showsControlCharacters = false

    /// Whether layout may begin in the middle of the text; kept and read back, it always begins at the start.
    open var allowsNonContiguousLayout = false

    /// Whether any layout was made so: no.
    open var hasNonContiguousLayout: Bool { false }

    private func forgetAll() {
        flow.forgetAll()
        displayDidChange?()
    }

    /// Attributes mean something else than before: all of them are read again.
    func forgetContent() { forgetAll() }

    /// A part of the text as it is drawn: links with their looks.
    func shownText(_ range: NSRange) -> NSAttributedString {
        guard let text = textStorage?.attributedSubstring(from: range) else {
            return OwnAttributedString(string: "")
        }
        let looks = linkAttributes()
        guard !looks.isEmpty, text.length > 0 else { return text }
        var links: [NSRange] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) {
            value,
            part,
            _ in
            if value != nil { links.append(part) }
        }
        links += foundLinks(text.string)
        guard !links.isEmpty else { return text }
        let shown = OwnMutableAttributedString(attributedString: text)
        for link in links { shown.addAttributes(looks, range: link) }
        return shown
    }

    /// How attributes are read.
    var readingOptions: AttributedContent.Options {
        var options = AttributedContent.Options()
        options.lineHeightRule = .uiKit(usesFontLeading: usesFontLeading)
        options.hyphenationFactor =
            hyphenationFactor > 0 ? Double(hyphenationFactor) : usesDefaultHyphenation ? 1 : 0
        return options
    }

    // MARK: Changes

    /// Marks the glyphs of a range of characters as invalid, after a change of so many units in length.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange,
        changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        if delta == 0 { flow.forgetContent(charRange) } else { flow.textDidChange(charRange, by: delta) }
    }

    /// Marks the lines of a range of characters as invalid; they are laid out when they are needed next.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        flow.forgetLayout(StorageRange.clamped(charRange, to: flow.length))
        delegate?.layoutManagerDidInvalidateLayout(self)
        displayDidChange?()
    }

    /// Has a range of characters drawn again, with the same layout.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { displayDidChange?() }

    /// The text has changed; its storage calls this.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        flow.textDidChange(invalidatedCharRange, by: delta)
        delegate?.layoutManagerDidInvalidateLayout(self)
        textDidChange?(newCharRange, delta)
        displayDidChange?()
    }

    func didLayOut(isAll: Bool) {
        delegate?.layoutManager(self, didCompleteLayoutFor: containers.last, atEnd: isAll)
    }

    // MARK: Making layout

    /// Makes the glyphs of a range of characters, if they are not known yet.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {
        _ = flow.glyphIndex(at: NSMaxRange(charRange))
    }

    /// Lays out a range, and all before it.
    open func ensureLayout(forCharacterRange charRange: NSRange) { flow.layOut(to: NSMaxRange(charRange)) }

    /// Lays out glyphs, and all before them.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {
        flow.layOut(to: flow.offset(ofGlyph: NSMaxRange(glyphRange)))
    }

    /// Lays out all of the text in a container.
    open func ensureLayout(for container: NSTextContainer) {
        if let index = index(of: container) { flow.layOut(container: index, toY: .infinity) }
    }

    /// Lays out a container down to the bottom of a rectangle.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        if let index = index(of: container) { flow.layOut(container: index, toY: bounds.maxY) }
    }

    func index(of container: NSTextContainer) -> Int? { containers.firstIndex { $0 === container } }

    // MARK: Glyphs

    /// The number of glyphs of the whole text; makes those that are not known yet.
    open var numberOfGlyphs: Int { flow.glyphCount }

    /// A glyph; 0 where there is none.
    ///
    /// Numbers above 65535, which some fonts have, are cut.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph { LayoutGlyphs(self).glyph(at: glyphIndex) }

    /// Whether there is a glyph of a number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { flow.place(ofGlyph: glyphIndex) != nil }

    /// The properties of a glyph; the empty set for an index without a glyph.
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        LayoutGlyphs(self).property(at: glyphIndex)
    }

    /// The index of the first character that a glyph stands for, in UTF-16 units.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { flow.offset(ofGlyph: glyphIndex) }

    /// The first glyph of a character; that of a ligature for all of its characters.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { flow.glyphIndex(at: charIndex) }

    /// The glyphs of a range of characters.
    ///
    /// - Parameter actualCharRange: Is given all characters of these glyphs.
    open func glyphRange(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange { LayoutGlyphs(self).glyphRange(charRange, actualCharRange) }

    /// The characters of a range of glyphs.
    ///
    /// - Parameter actualGlyphRange: Is given all glyphs of these characters.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
    {
        LayoutGlyphs(self).characterRange(glyphRange, actualGlyphRange)
    }

    /// The range of the glyphs that are laid out in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        LayoutGlyphs(self).glyphRange(in: container)
    }

    /// The range of glyphs around one that stand at their nominal advances: those of its line.
    open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        LayoutLines(self).glyphRange(ofLineAt: glyphIndex)
    }

    // MARK: Lines

    /// The container of a glyph; nil where it found no room.
    ///
    /// - Parameter effectiveGlyphRange: Is given all glyphs in it.
    open func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? { LayoutLines(self).container(at: glyphIndex, effectiveGlyphRange) }

    /// The rectangle around all lines of a container, with the padding at their ends.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        ensureLayout(for: container)
        return index(of: container).map { flow.usedRect(container: $0) } ?? .zero
    }

    /// The rectangle of the line of a glyph: as wide as the container, or as the stretch of it that the line is in.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { LayoutLines(self).line(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }

    /// The part of the line of a glyph that has text, with the padding at both ends.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { LayoutLines(self).line(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero }

    /// The rectangle of the line behind a line break at the end of the text, or of an empty text; zero for other texts.
    open var extraLineFragmentRect: CGRect { flow.extraLine?.rect ?? .zero }

    /// The part of that line which the caret may be in.
    open var extraLineFragmentUsedRect: CGRect { flow.extraLine?.used ?? .zero }

    /// The container of that line; nil for other texts.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        flow.extraLine.flatMap { containers.indices.contains($0.container) ? containers[$0.container] : nil }
    }

    /// The location of a glyph on its baseline, from the upper left corner of its line, in points.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { LayoutLines(self).location(at: glyphIndex) }

    /// Whether a glyph is not shown: those of line breaks and tabs, and those that an ellipsis replaces.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        LayoutGlyphs(self).isHidden(at: glyphIndex)
    }

    /// The range of glyphs that an ellipsis replaces in the line of a glyph; at `NSNotFound` for lines that are whole.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        LayoutLines(self).truncatedRange(at: glyphIndex)
    }

    /// The size of the room that an attachment takes, in points; negative for other glyphs.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        LayoutLines(self).attachmentSize(at: glyphIndex)
    }

    /// Has no effect: attachments give their size themselves.
    open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}

    /// Calls a block for each line that has some of the glyphs: with its rectangle, the used part, its container and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block:
            @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { LayoutLines(self).forEach(glyphRange, block) }

    // MARK: From places to text

    /// The smallest rectangle around glyphs, as high as their lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        LayoutPlaces(self).boundingRect(glyphRange, container)
    }

    /// The glyphs of all lines that a rectangle touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        LayoutPlaces(self).glyphRange(bounds, container)
    }

    /// The glyph that is nearest to a point.
    ///
    /// - Parameter partialFraction: Is given which part of the glyph's advance the point has passed, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = LayoutPlaces(self).hit(point, container)
        partialFraction?.pointee = hit.fraction
        return min(flow.glyphIndex(at: hit.offset), max(flow.glyphCount - 1, 0))
    }

    /// The glyph that is nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The character that is nearest to a point.
    ///
    /// - Parameter partialFraction: Is given how far from the caret before it to the one behind it the point is, from 0 to 1.
    open func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = LayoutPlaces(self).hit(point, container)
        partialFraction?.pointee = hit.fraction
        return hit.offset
    }

    /// Calls a block with rectangles that together hold glyphs, one for each stretch of a line.
    ///
    /// - Parameter selectedRange: What they are a part of: where it goes on behind a line the rectangle reaches to the end of the line.
    ///   At `NSNotFound`: nothing.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange,
        withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { LayoutPlaces(self).forEachRect(glyphRange, selectedRange, textContainer, block) }

    // MARK: Drawing

    /// Draws what lies behind glyphs into the current context.
    ///
    /// - Parameter origin: The container's upper left corner.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        LayoutDrawing(self, origin)?.drawBackground(glyphsToShow)
    }

    /// Draws glyphs into the current context, with lines under and through them.
    ///
    /// - Parameter origin: The container's upper left corner.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        LayoutDrawing(self, origin)?.drawGlyphs(glyphsToShow)
    }

    /// Draws glyphs of one font into a context; subclasses can override it.
    ///
    /// Colour and stroke are set in the context; positions are in its user space.
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>,
        positions: UnsafePointer<CGPoint>,
        count glyphCount: Int,
        font: UIFont,
        textMatrix: CGAffineTransform,
        attributes: [NSAttributedString.Key: Any] = [:],
        in graphicsContext: CGContext
    ) {
        guard glyphCount > 0 else { return }
        let matrix = graphicsContext.textMatrix
        graphicsContext.textMatrix = textMatrix
        let inverse = textMatrix.inverted()
        graphicsContext.drawGlyphs(
            (0..<glyphCount).map { UInt32(glyphs[$0]) },
            of: font.instance,
            at: (0..<glyphCount).map { positions[$0].applying(inverse) }
        )
        graphicsContext.textMatrix = matrix
    }

    /// Fills rectangles with a colour in the current graphics context; without a context it has no effect.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        for index in 0..<max(rectCount, 0) { context.fill(rectArray[index]) }
    }

    /// Draws lines under glyphs of one line.
    ///
    /// - Parameter baselineOffset: How far the baseline lies above the bottom of the line.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange,
        underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        LayoutDrawing(self, containerOrigin)?
            .drawLine(glyphRange, underlineVal.rawValue, lineRect, baselineOffset, isThrough: false)
    }

    /// Draws lines through glyphs of one line.
    ///
    /// - Parameter baselineOffset: How far the baseline lies above the bottom of the line.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange,
        strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        LayoutDrawing(self, containerOrigin)?
            .drawLine(glyphRange, strikethroughVal.rawValue, lineRect, baselineOffset, isThrough: true)
    }
}
