public import Foundation

/// The background of a bar: a blurring material, a colour, an image, and a line as shadow.
///
/// They lie in this order, the material at the back. A bar that is given an appearance keeps a copy; changes of the copy that it gives back
/// show at once.
///
/// Source: uikit U165.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    var look = BarLook.material
    private let idiomStorage: UIUserInterfaceIdiom
    /// Called after a change, by the bar that shows this copy.
    var didChange: (() -> Void)?

    /// Makes the appearance that bars have by themselves.
    @preconcurrency @MainActor public convenience override init() { self.init(idiom: .phone) }

    /// Makes the usual appearance of bars on a kind of device; it is the same for all kinds here.
    public required init(idiom: UIUserInterfaceIdiom) {
        idiomStorage = idiom
        super.init()
    }

    /// Makes an appearance with the values of another one, as far as both have them.
    public required init(barAppearance: UIBarAppearance) {
        idiomStorage = barAppearance.idiom
        look = barAppearance.look
        super.init()
    }

    /// Makes an appearance from an archive, with its background and its shadow.
    public required init?(coder: NSCoder) {
        let idiom = coder.decodeInteger(forKey: "UIIdiom")
        idiomStorage = UIUserInterfaceIdiom(rawValue: idiom) ?? .phone
        super.init()
        look = BarLook(coder)
    }

    /// Writes the appearance into an archive; attributes whose values cannot be archived are left out.
    open func encode(with coder: NSCoder) {
        coder.encode(idiomStorage.rawValue, forKey: "UIIdiom")
        look.encode(into: coder)
    }

    /// Whether archives of appearances can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Returns another appearance with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// The kind of device that the appearance was made for.
    open var idiom: UIUserInterfaceIdiom { idiomStorage }

    // MARK: Beginnings

    /// Sets the usual background of bars: a material that the content shines through, and a thin line.
    open func configureWithDefaultBackground() { changeLook { $0 = .material } }

    /// Sets an opaque background in the colour of the system's backgrounds, and a thin line.
    open func configureWithOpaqueBackground() { changeLook { $0 = .opaque } }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() { changeLook { $0 = .transparent } }

    // MARK: Parts

    /// The blur at the back; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        get { look.effect }
        set { changeLook { $0.effect = newValue } }
    }

    /// The colour over the material of the bar; nil for none.
    open var backgroundColor: UIColor? {
        get { look.color }
        set { changeLook { $0.color = newValue } }
    }

    /// The image over the colour of the bar; nil for none.
    open var backgroundImage: UIImage? {
        get { look.image }
        set { changeLook { $0.image = newValue } }
    }

    /// The way in which the image fills the bar.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { look.imageMode }
        set { changeLook { $0.imageMode = newValue } }
    }

    /// The colour of the line at the bar's edge, one pixel thick; nil or clear for none.
    ///
    /// A ``shadowImage`` that is a template takes the colour.
    open var shadowColor: UIColor? {
        get { look.shadowColor }
        set { changeLook { $0.shadowColor = newValue } }
    }

    /// The image in place of the line, in its own height; nil for the line.
    open var shadowImage: UIImage? {
        get { look.shadowImage }
        set { changeLook { $0.shadowImage = newValue } }
    }

    final func changeLook(_ change: (inout BarLook) -> Void) {
        change(&look)
        changed()
    }

    final func changed() { didChange?() }
}

extension UIBarAppearance {
    /// Whether both say the same of what is behind a bar.
    func hasLook(of other: UIBarAppearance) -> Bool { look == other.look }
}

/// A copy of an appearance that tells of its changes.
@MainActor protocol DuplicatedAppearance: UIBarAppearance {}

extension DuplicatedAppearance {
    /// A copy that tells of its changes.
    func duplicate(_ didChange: @escaping () -> Void) -> Self? {
        let made = copy() as? Self
        made?.didChange = didChange
        return made
    }
}

extension UINavigationBarAppearance: DuplicatedAppearance {}
extension UIToolbarAppearance: DuplicatedAppearance {}
extension UITabBarAppearance: DuplicatedAppearance {}
