public import Foundation

/// Bar button items that belong together, and one that can represent them where there is too little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    /// Makes a group of items, with an item that can stand for them where there is too little room.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    /// Makes a group from an archive, with its items.
    public required init?(coder: NSCoder) {
        barButtonItems = coder.soundObject(forKey: "UIItems") as? [UIBarButtonItem] ?? []
        representativeItem = coder.soundObject(forKey: "UIRepresentative") as? UIBarButtonItem
        super.init()
        adopt()
    }

    /// Writes the group into an archive, with its items and the representative one.
    open func encode(with coder: NSCoder) {
        coder.encode(barButtonItems as NSArray, forKey: "UIItems")
        if let representativeItem { coder.encode(representativeItem, forKey: "UIRepresentative") }
    }

    /// The items of the group, from the leading edge on.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.groupStorage === self { item.groupStorage = nil }
            adopt()
            didChange?()
        }
    }

    /// The item that represents the group; nil for none.
    open var representativeItem: UIBarButtonItem? {
        didSet { didChange?() }
    }

    /// Whether the one item is shown instead of all: where the bar has no room for them.
    open internal(set) var isDisplayingRepresentativeItem = false

    /// Whether the bar leaves the group out; false at first.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange?() } }
    }

    /// Tells the bar that shows the group.
    var didChange: (() -> Void)?

    private func adopt() { for item in barButtonItems { item.groupStorage = self } }
}
