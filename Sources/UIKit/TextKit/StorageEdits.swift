import Foundation

/// What has been changed in a text since changes were processed last.
final class StorageEdits {
    var mask: NSTextStorage.EditActions = []
    var range = NSRange(location: NSNotFound, length: 0)
    var delta = 0
    /// How many calls of `beginEditing` are open.
    var depth = 0
    /// Whether changes are being processed: changes meanwhile are part of them.
    var isProcessing = false
    /// Whether the inherited storage is what is being changed, and no subclass's own.
    var isOwn = false
    var layoutManagers: [NSLayoutManager] = []
    /// Called for each change after the layout managers.
    var didProcess: ((_ range: NSRange, _ delta: Int) -> Void)?

    /// Adds a change: the range grows to hold both, the lengths add up.
    ///
    /// - Parameter length: The length of the text, with the change.
    func note(_ actions: NSTextStorage.EditActions, _ edited: NSRange, _ delta: Int, length: Int) {
        let before = StorageRange.clamped(edited, to: max(length - delta, 0))
        let union = range.location == NSNotFound ? before : NSUnionRange(range, before)
        mask.formUnion(actions)
        self.delta += delta
        range = StorageRange.clamped(
            NSRange(location: union.location, length: max(union.length + delta, 0)),
            to: length
        )
    }

    func clear() {
        mask = []
        range = NSRange(location: NSNotFound, length: 0)
        delta = 0
    }
}

/// The steps of processing changes, in their order.
enum StorageProcessing {
    static func run(_ storage: NSTextStorage) {
        let edits = storage.edits
        edits.isProcessing = true
        storage.delegate?.textStorage(
            storage,
            willProcessEditing: edits.mask,
            range: edits.range,
            changeInLength: edits.delta
        )
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: storage)
        AttributeFixer.fix(storage, edits.range)
        storage.delegate?.textStorage(
            storage,
            didProcessEditing: edits.mask,
            range: edits.range,
            changeInLength: edits.delta
        )
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: storage)
        let (mask, range, delta) = (edits.mask, edits.range, edits.delta)
        edits.clear()
        edits.isProcessing = false
        for manager in edits.layoutManagers {
            manager.processEditing(
                for: storage,
                edited: mask,
                range: range,
                changeInLength: delta,
                invalidatedRange: range
            )
        }
        edits.didProcess?(range, delta)
    }
}
