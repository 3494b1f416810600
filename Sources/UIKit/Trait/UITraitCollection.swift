public import Foundation

/// The values that looks and layouts depend on: the appearance, the user's text size, the size classes, and more.
///
/// Immutable. The traits of a view are those of its superview with what it overrides itself; those of the outermost one are its display's.
/// While a view draws and lays itself out, ``current`` are its traits.
///
/// Unchecked, because values of programs' traits need not be sendable; nothing here changes them.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let values: TraitValues
    /// The appearance, light or dark; `unspecified` where it is not given.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The level of the content: that of the screen, or above it.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// The text size that the user has chosen.
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(_ values: TraitValues) {
        self.values = values
        // What colours and fonts ask for all the time is at hand.
        userInterfaceStyle = values[UITraitUserInterfaceStyle.self]
        userInterfaceLevel = values[UITraitUserInterfaceLevel.self]
        preferredContentSizeCategory = values[UITraitPreferredContentSizeCategory.self]
        super.init()
    }

    private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    // MARK: Making collections

    /// Makes a collection in which every trait has its default value.
    public override convenience init() { self.init(TraitValues()) }

    /// Makes a collection of the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Self.changed(TraitValues(), mutations))
    }

    /// Returns a collection with these traits and the changes of a closure.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Self.changed(values, mutations))
    }

    private static func changed(
        _ values: TraitValues,
        _ mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitValues {
        var traits: any UIMutableTraits = TraitOverrides(values: values)
        mutations(&traits)
        return (traits as? TraitOverrides)?.values ?? values
    }

    /// Makes a collection with an appearance, light or dark, alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
    }

    /// Makes a collection with a level of the content alone.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
    }

    /// Makes a collection with a text size alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
    }

    /// Makes a collection with a kind of device alone.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, userInterfaceIdiom)
    }

    /// Makes a collection with a layout direction alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, layoutDirection)
    }

    /// Makes a collection with a number of pixels per point alone.
    public convenience init(displayScale: CGFloat) { self.init(UITraitDisplayScale.self, displayScale) }

    /// Makes a collection with a colour gamut alone.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, displayGamut)
    }

    /// Makes a collection with a horizontal size class alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
    }

    /// Makes a collection with a vertical size class alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
    }

    /// Makes a collection with a capability of force alone.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, forceTouchCapability)
    }

    /// Makes a collection with a contrast alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
    }

    /// Makes a collection with a weight of text alone.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, legibilityWeight)
    }

    /// Makes a collection with a state of the window alone.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, activeAppearance)
    }

    /// Makes a collection of all traits of others; of two values for one trait the later one is taken.
    ///
    /// A collection that says of a trait that it is unspecified says nothing of it.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for traits in traitCollections { values.merge(traits.values.specified) }
        self.init(values)
    }

    // MARK: Archives

    /// Makes a collection from an archive; unknown traits are left out, and those that programs define are not in archives.
    public required convenience init?(coder: NSCoder) { self.init(TraitCoding.values(coder)) }

    /// Writes the system's traits into an archive.
    open func encode(with coder: NSCoder) { TraitCoding.encode(values, coder) }

    /// Whether archives of traits can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the collection itself, because it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Values

    /// The value of a trait; its `defaultValue` where it is not given.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// The kind of device that the program is laid out for.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
    /// The direction in which lines of the interface are read.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
    /// The number of pixels per point; 0 where it is not given.
    open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
    /// The range of colours that the display can show.
    open var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
    /// The horizontal size class: how much room there is from side to side.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
    /// The vertical size class: how much room there is from top to bottom.
    open var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
    /// Whether the screen feels how hard a finger presses.
    open var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
    /// The contrast that the user has chosen.
    open var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
    /// The weight of text that the user has chosen.
    open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
    /// The state of the window: in use or not.
    open var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

    // MARK: The current traits

    /// The traits with which the calling thread resolves colours and fonts: those of the view that is being drawn or laid out.
    ///
    /// Outside of that those of the display, unless set.
    open class var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? DisplayTraits.current }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Runs code with these traits as the thread's current ones.
    open func performAsCurrent(_ actions: () -> Void) {
        // Where none were set, none are afterwards: the display's count again.
        let values = Thread.current.threadDictionary
        let before = values[Self.currentKey]
        UITraitCollection.current = self
        actions()
        values[Self.currentKey] = before
    }

    private static let currentKey = "UITraitCollection.current"

    // MARK: Comparing

    /// Whether this collection has all traits of another one with the same values.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.contains($0.values) } ?? true
    }

    /// Whether dynamic colours can look different with the traits of another collection; nil counts as an empty one.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        if let traitCollection, traitCollection === self { return false }
        return values.differences(from: traitCollection?.values ?? TraitValues()).contains {
            $0.affectsColorAppearance
        }
    }

    /// The traits that have other values in another collection.
    open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.differences(from: traitCollection?.values ?? TraitValues())
    }

    /// The system's traits that colours depend on.
    open class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self, UITraitActiveAppearance.self,
        ]
    }

    /// The system's traits that images of several variants depend on.
    open class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        ]
    }

    /// Whether the other object is a trait collection with the same value for every trait.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || values.differences(from: other.values).isEmpty
    }

    /// A hash of the traits that nearly all collections have; equal collections have equal ones.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(userInterfaceLevel)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }
}
