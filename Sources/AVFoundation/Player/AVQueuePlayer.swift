import Foundation

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []

    /// A player of some items, in order.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
        actionAtItemEnd = .advance
    }

    /// A player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// A player of one item.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// The items in order, the one that is played first.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Whether an item may come behind another: one that is not in the queue yet.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        let all = items()
        return !all.contains { $0 === item }
            && (afterItem.map { after in all.contains { $0 === after } } ?? true)
    }

    /// Puts an item behind another, or at the end; nothing where that is not possible.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        if let afterItem, afterItem === currentItem {
            waiting.insert(item, at: 0)
        } else if let afterItem, let place = waiting.firstIndex(where: { $0 === afterItem }) {
            waiting.insert(item, at: place + 1)
        } else {
            waiting.append(item)
        }
    }

    /// Takes an item out; where it is played, the next one is played instead.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
    }

    /// Takes all items out.
    open func removeAllItems() {
        waiting.removeAll()
        replaceCurrentItem(with: nil)
    }

    /// Plays the next item at once; without one the player has none.
    open func advanceToNextItem() { advance(at: nil) }

    private func advance(at time: Double?) {
        let next = waiting.isEmpty ? nil : waiting.removeFirst()
        setItem(next, from: time)
    }

    override func itemDidEnd(_ item: AVPlayerItem, at time: Double) {
        guard actionAtItemEnd == .advance else { return super.itemDidEnd(item, at: time) }
        advance(at: time)
    }
}
