import CoreGraphics
public import Foundation

/// The appearance of a tab bar: its background, its tabs in each arrangement, and their positions.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Makes the appearance that bars have by themselves on a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        follow()
    }

    /// Makes an appearance with the values of another one; from one of another kind of bar it takes the background.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
            inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            selectionIndicatorImage = other.selectionIndicatorImage
            stackedItemPositioning = other.stackedItemPositioning
            stackedItemWidth = other.stackedItemWidth
            stackedItemSpacing = other.stackedItemSpacing
        }
        follow()
    }

    /// Makes an appearance from an archive, with the appearances of tabs in each arrangement.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let archived = UITabBarItemAppearance.self
        stackedLayoutAppearance = archived.decoded(coder, "UIStacked") ?? stackedLayoutAppearance
        inlineLayoutAppearance = archived.decoded(coder, "UIInline") ?? inlineLayoutAppearance
        compactInlineLayoutAppearance =
            archived.decoded(coder, "UICompactInline") ?? compactInlineLayoutAppearance
        selectionIndicatorTintColor = coder.soundObject(forKey: "UISelectionTint") as? UIColor
        selectionIndicatorImage = coder.soundObject(forKey: "UISelectionImage") as? UIImage
        let positioning = coder.decodeInteger(forKey: "UIPositioning")
        stackedItemPositioning = UITabBar.ItemPositioning(rawValue: positioning) ?? .automatic
        stackedItemWidth = CGFloat(coder.decodeDouble(forKey: "UIItemWidth"))
        stackedItemSpacing = CGFloat(coder.decodeDouble(forKey: "UIItemSpacing"))
        follow()
    }

    /// Writes the appearance into an archive, with the appearances of tabs in each arrangement.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(stackedLayoutAppearance, forKey: "UIStacked")
        coder.encode(inlineLayoutAppearance, forKey: "UIInline")
        coder.encode(compactInlineLayoutAppearance, forKey: "UICompactInline")
        if let color = selectionIndicatorTintColor { coder.encode(color, forKey: "UISelectionTint") }
        if let image = selectionIndicatorImage { coder.encode(image, forKey: "UISelectionImage") }
        coder.encode(stackedItemPositioning.rawValue, forKey: "UIPositioning")
        coder.encode(Double(stackedItemWidth), forKey: "UIItemWidth")
        coder.encode(Double(stackedItemSpacing), forKey: "UIItemSpacing")
    }

    private func follow() {
        for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            part.didChange = { [weak self] in self?.changed() }
        }
    }

    // MARK: Tabs

    /// The appearance of tabs with the title below the image; the bar's appearance keeps the object.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet {
            follow()
            changed()
        }
    }

    /// The appearance of tabs with the title beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet {
            follow()
            changed()
        }
    }

    /// The appearance of tabs with the title beside the image in a bar of less height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet {
            follow()
            changed()
        }
    }

    /// The colour of ``selectionIndicatorImage``, where that is a template.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }

    /// The image behind the selected tab; nil for none.
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }

    /// The positions of the tabs: over the whole width, or in the middle; `automatic` at first.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }

    /// The width of a tab in the middle, in points; 0 for the usual one.
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }

    /// The space between tabs in the middle, in points; 0 for the usual one.
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }
}
