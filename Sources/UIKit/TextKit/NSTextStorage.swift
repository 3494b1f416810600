public import Foundation

/// A text that updates its layout managers with each change.
///
/// Changes between ``beginEditing()`` and ``endEditing()`` count as one. At its end ``processEditing()`` tells, in this order, the delegate,
/// those who listen to ``willProcessEditingNotification``, once attributes are fixed the delegate again, those who listen to
/// ``didProcessEditingNotification``, and the layout managers.
///
/// A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` for each change. All other methods go through these four.
/// The inherited storage then is a copy, kept up to date, since Foundation on Linux reads it without asking a method.
///
/// Ranges that reach out of the text are cut to it, and a range that divides a surrogate pair takes all of it: on Apple's systems the one
/// raises an exception and the other leaves half a character.
///
/// Source: text T230.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes that an edit can consist of.
    public struct EditActions: OptionSet, Sendable {
        /// The raw bits, one for each kind of change.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were inserted, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    let edits = StorageEdits()

    // MARK: Making storages

    /// Makes a text without characters.
    public init() {
        super.init(string: "")
    }

    /// Makes a text of characters without attributes.
    public override init(string str: String) {
        super.init(string: str)
    }

    /// Makes a text of characters that all have the same attributes.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }

    /// Makes a text with the characters and attributes of another one.
    public override init(attributedString attrStr: NSAttributedString) {
        super.init(attributedString: attrStr)
    }

    /// Makes a text from an archive, with its characters and attributes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit { AttributeTables.release(of: self) }

    // MARK: What subclasses that keep the text override

    /// The characters without their attributes.
    open override var string: String { super.string }

    /// The attributes of a character, and the range in which all of them are the same; none, and an empty range, outside of the text.
    open override func attributes(
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard location >= 0, location < super.length else {
            range?.pointee = NSRange(location: min(max(location, 0), super.length), length: 0)
            return [:]
        }
        return super.attributes(at: location, effectiveRange: range)
    }

    /// Replaces characters; the new ones have the attributes of the first one replaced, or of the one before.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let range = StorageRange.whole(range, in: self)
        let length = super.length
        let around = StorageRange.clusters(around: range, in: super.string)
        if around == range {
            super.replaceCharacters(in: range, with: str)
        } else {
            // Foundation on Linux cannot change a part of a cluster: all of it is put in anew.
            let head = NSRange(location: around.location, length: range.location - around.location)
            let tail = NSRange(location: NSMaxRange(range), length: NSMaxRange(around) - NSMaxRange(range))
            let kept = (attributedSubstring(from: head), attributedSubstring(from: tail))
            let source = range.length > 0 ? range.location : max(range.location - 1, 0)
            let attributes = super.attributes(at: min(source, length - 1), effectiveRange: nil)
            super.replaceCharacters(in: around, with: kept.0.string + str + kept.1.string)
            let new = NSRange(location: range.location, length: str.utf16.count)
            super.setAttributes(attributes, range: new)
            restore(kept.0, at: around.location)
            restore(kept.1, at: NSMaxRange(new))
        }
        note([.editedCharacters], range, super.length - length)
    }

    private func restore(_ text: NSAttributedString, at location: Int) {
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) {
            attributes,
            part,
            _ in
            super.setAttributes(
                attributes,
                range: NSRange(location: location + part.location, length: part.length)
            )
        }
    }

    /// Gives characters other attributes, in the place of all that they have.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let range = StorageRange.clamped(range, to: super.length)
        guard range.length > 0 else { return }
        super.setAttributes(attrs ?? [:], range: range)
        note([.editedAttributes], range, 0)
    }

    private func note(_ actions: EditActions, _ range: NSRange, _ delta: Int) {
        edits.isOwn = true
        edited(actions, range: range, changeInLength: delta)
        edits.isOwn = false
    }

    // MARK: Reading

    /// Whether the inherited storage is the text: no subclass keeps it.
    private var isPlain: Bool { type(of: self) == NSTextStorage.self }

    /// The length of the text in UTF-16 units.
    open override var length: Int { isPlain ? super.length : string.utf16.count }

    /// One attribute of a character, and a range in which it has the same value.
    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    /// The attributes of a character, and the longest range within a limit in which they are the same.
    open override func attributes(
        at location: Int,
        longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let found = attributes(at: location, effectiveRange: nil)
        range?.pointee = StorageRange.longest(at: location, in: rangeLimit, of: self) {
            StorageRange.areEqual($0, found)
        }
        return found
    }

    /// One attribute of a character, and the longest range within a limit in which it has the same value.
    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let found = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = StorageRange.longest(at: location, in: rangeLimit, of: self) {
            StorageRange.areEqual($0[attrName], found)
        }
        return found
    }

    /// Calls a block for each stretch of equal attributes.
    open override func enumerateAttributes(
        in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        StorageRange.forEach(in: enumerationRange, of: self, reversed: opts.contains(.reverse)) {
            offset,
            limit in
            var range = NSRange()
            let found = attributes(at: offset, longestEffectiveRange: &range, in: limit)
            var stop: ObjCBool = false
            block(found, range, &stop)
            return stop.boolValue ? nil : range
        }
    }

    /// Calls a block for each stretch in which an attribute is equal, or missing.
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key,
        in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        StorageRange.forEach(in: enumerationRange, of: self, reversed: opts.contains(.reverse)) {
            offset,
            limit in
            var range = NSRange()
            let found = attribute(attrName, at: offset, longestEffectiveRange: &range, in: limit)
            var stop: ObjCBool = false
            block(found, range, &stop)
            return stop.boolValue ? nil : range
        }
    }

    /// A part of the text, cut to it.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let range = StorageRange.clamped(range, to: length)
        let units = string.utf16
        guard NSMaxRange(range) <= units.count else { return OwnAttributedString(string: "") }
        let start = units.index(units.startIndex, offsetBy: range.location)
        let part = units[start..<units.index(start, offsetBy: range.length)]
        let found = OwnMutableAttributedString(string: String(part) ?? String(decoding: part, as: UTF16.self))
        var offset = range.location
        while offset < NSMaxRange(range) {
            var run = NSRange()
            let attributes = attributes(at: offset, effectiveRange: &run)
            let end = min(max(NSMaxRange(run), offset + 1), NSMaxRange(range))
            found.setAttributes(
                attributes,
                range: NSRange(location: offset - range.location, length: end - offset)
            )
            offset = end
        }
        return found
    }

    // MARK: Changing

    /// The characters as a mutable string, whose changes are changes of the text.
    open override var mutableString: NSMutableString { StorageString(of: self) }

    /// Replaces characters by others with their attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let range = StorageRange.whole(range, in: self)
        // The inserted text may be this very text.
        let inserted = attrString === self ? OwnAttributedString(attributedString: self) : attrString
        beginEditing()
        replaceCharacters(in: range, with: inserted.string)
        let added = NSRange(location: 0, length: inserted.length)
        inserted.enumerateAttributes(in: added, options: .longestEffectiveRangeNotRequired) {
            attributes,
            part,
            _ in
            setAttributes(
                attributes,
                range: NSRange(location: range.location + part.location, length: part.length)
            )
        }
        endEditing()
    }

    /// Adds an attribute to a range of characters, or replaces its value.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range) { $0[name] = value }
    }

    /// Adds attributes to a range; they replace those with the same names.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute from a range of characters.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    /// Removes a range of characters with their attributes.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        var rest = StorageRange.clamped(range, to: length)
        guard rest.length > 0 else { return }
        beginEditing()
        while rest.length > 0 {
            var part = NSRange()
            var attributes = attributes(at: rest.location, effectiveRange: &part)
            let end = min(max(NSMaxRange(part), rest.location + 1), NSMaxRange(rest))
            body(&attributes)
            setAttributes(attributes, range: NSRange(location: rest.location, length: end - rest.location))
            rest = NSRange(location: end, length: NSMaxRange(rest) - end)
        }
        endEditing()
    }

    // MARK: Telling of changes

    /// The layout managers that lay the text out.
    open var layoutManagers: [NSLayoutManager] { edits.layoutManagers }

    /// Adds a layout manager; it lays out all of the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !edits.layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        edits.layoutManagers.append(aLayoutManager)
        aLayoutManager.connect(to: self)
    }

    /// Removes a layout manager, which then shows nothing; one of another text is ignored.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard edits.layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        edits.layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.connect(to: nil)
    }

    /// The object that can change edits and learns of them; held weakly, nil at first.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The kinds of changes since edits were processed last.
    open var editedMask: EditActions { edits.mask }

    /// The range of the changes, in the present text; `NSNotFound` without changes.
    ///
    /// `NSNotFound` while nothing has been changed.
    open var editedRange: NSRange { edits.range }

    /// By how much the text has become longer.
    open var changeInLength: Int { edits.delta }

    /// Begins a group of changes, which layout managers learn of as one at the matching ``endEditing()``.
    open override func beginEditing() { edits.depth += 1 }

    /// Ends a group of changes; the outermost call processes them.
    open override func endEditing() {
        guard edits.depth > 0 else { return }
        edits.depth -= 1
        if edits.depth == 0, !edits.mask.isEmpty { processEditing() }
    }

    /// Records a change, which is processed at once, or at the end of the group that it belongs to.
    ///
    /// - Parameters:
    ///   - editedMask: What has been changed.
    ///   - editedRange: Where, as the text was before.
    ///   - delta: By how much the text is longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if !edits.isOwn { copyText(editedRange, delta) }
        edits.note(editedMask, editedRange, delta, length: length)
        if edits.depth == 0, !edits.isProcessing { processEditing() }
    }

    /// Calls the delegate, posts notifications and updates the layout managers for the recorded changes.
    open func processEditing() {
        guard !edits.isProcessing, !edits.mask.isEmpty else { return }
        StorageProcessing.run(self)
    }

    /// Copies what a subclass has changed in its own text into the inherited storage.
    private func copyText(_ range: NSRange, _ delta: Int) {
        guard !isPlain else { return }
        let old = StorageRange.clamped(range, to: super.length)
        let text = string.utf16
        let length = min(max(old.length + delta, 0), max(text.count - old.location, 0))
        guard text.count == super.length + length - old.length else { return copyAll() }
        let start = text.index(text.startIndex, offsetBy: old.location)
        let end = text.index(start, offsetBy: length)
        guard let part = String(text[start..<end]) else { return copyAll() }
        guard StorageRange.clusters(around: old, in: super.string) == old else { return copyAll() }
        super.replaceCharacters(in: old, with: part)
        guard super.length == text.count else { return copyAll() }
        copyAttributes(NSRange(location: old.location, length: length))
    }

    private func copyAll() {
        super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: string)
        copyAttributes(NSRange(location: 0, length: super.length))
    }

    private func copyAttributes(_ range: NSRange) {
        var offset = range.location
        while offset < min(NSMaxRange(range), super.length) {
            var part = NSRange()
            let attributes = attributes(at: offset, effectiveRange: &part)
            let end = min(max(NSMaxRange(part), offset + 1), NSMaxRange(range), super.length)
            super.setAttributes(attributes, range: NSRange(location: offset, length: end - offset))
            offset = end
        }
    }

    // MARK: Fixing attributes

    /// Whether attributes are fixed on demand; false: they are fixed when edits are processed.
    open var fixesAttributesLazily: Bool { false }

    /// Fixes the attributes of a range: each paragraph gets the style of its first character, and attachments stay on their character
    /// alone.
    ///
    /// `fixAttributes(in:)`, which cannot be overridden here, does the second alone.
    open func invalidateAttributes(in range: NSRange) { AttributeFixer.fix(self, range) }

    /// Does nothing: attributes are fixed when changes are processed.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Names

    /// Posted before attributes are fixed; listeners may still change characters and attributes.
    public static let willProcessEditingNotification = NSNotification.Name(
        "NSTextStorageWillProcessEditingNotification"
    )
    /// Posted when edits are processed, before the layout managers learn of them; observers must not change the text.
    public static let didProcessEditingNotification = NSNotification.Name(
        "NSTextStorageDidProcessEditingNotification"
    )
}
