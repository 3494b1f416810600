public import Foundation

/// Hears of changes of an item that it shows.
@MainActor protocol BarItemHost: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

/// The base of the items of bars, with a title and an image.
///
/// An item is no view: the bar that it is given to shows it, and follows changes of it.
///
/// Source: uikit U166.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject, @preconcurrency NSCoding {
    weak var host: (any BarItemHost)?
    var titleAttributes = BarStateTable<[NSAttributedString.Key: Any]>()

    /// Makes an item without title and image.
    public override init() { super.init() }

    /// Makes an item from an archive: its title, image, tag and whether it is enabled.
    public required init?(coder: NSCoder) {
        super.init()
        title = coder.soundObject(forKey: "UITitle") as? String
        image = coder.soundObject(forKey: "UIImage") as? UIImage
        tag = coder.decodeInteger(forKey: "UITag")
        isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        coder.didInitialize(self, as: UIBarItem.self)
    }

    /// Writes the item into an archive: its title, image, tag and whether it is enabled.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let image { coder.encode(image, forKey: "UIImage") }
        coder.encode(tag, forKey: "UITag")
        coder.encode(!isEnabled, forKey: "UIDisabled")
    }

    /// Whether the item can be used; one that cannot is grey.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }

    /// The title of the item; nil for none.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }

    /// The image; its opacity is drawn in the tint colour, unless its mode is `alwaysOriginal`.
    open var image: UIImage? {
        didSet { if image !== oldValue { changed() } }
    }

    /// The image in bars of less height, on a phone that lies on its side; nil for ``image``.
    open var landscapeImagePhone: UIImage? {
        didSet { changed() }
    }

    /// The image for very large text sizes; only read back.
    open var largeContentSizeImage: UIImage?

    /// The insets of the image, in points; zero at first.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { changed() } }
    }

    /// The insets of ``landscapeImagePhone``, in points; zero at first.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { changed() } }
    }

    /// The insets of ``largeContentSizeImage``; only read back.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// A number to find the item by.
    open var tag = 0

    /// Gives the title attributes in a state; they count more than those of the bar's appearance.
    ///
    /// Nil takes them away.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        titleAttributes[state] = attributes
        changed()
    }

    /// The attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Tells the bar that shows the item.
    final func changed() { host?.barItemDidChange(self) }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.barItem] + super.codedKeys }

    /// The properties that appearance proxies set on objects of the class, those of superclasses first.
    @_spi(UIKitRooms) open class var appearanceProperties: [AppearanceProperty] {
        AppearanceProperty.barItems
    }
}

/// What was set for states of an item, by their bits.
struct BarStateTable<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// What counts in a state: what was set for it, else for the normal one.
    func resolved(_ state: UIControl.State) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
