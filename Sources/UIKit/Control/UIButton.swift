import CoreGraphics
public import Foundation
import QuartzCore

/// A control that does something when it is tapped.
///
/// Its images and its background image are shown. Titles are kept, but not drawn yet: there is no text engine.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The looks of buttons.
    public enum ButtonType: Int, Sendable {
        /// Nothing of its own.
        case custom = 0
        /// As the system's.
        case system = 1
        /// A sign that details are to be had.
        case detailDisclosure = 2
        /// A light sign that information is to be had.
        case infoLight = 3
        /// A dark sign that information is to be had.
        case infoDark = 4
        /// A sign that something can be added.
        case contactAdd = 5
        /// A cross.
        case close = 7
    }

    private var titles: [UInt: String] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgroundImages: [UInt: UIImage] = [:]
    private var typeStorage = ButtonType.custom
    private var imageViewStorage: UIImageView?
    private var backgroundViewStorage: UIImageView?

    /// Makes a button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a button of a type.
    @preconcurrency @MainActor public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        typeStorage = buttonType
    }

    /// Makes a button of a type with an action, whose title and image it takes.
    @preconcurrency @MainActor public convenience init(
        type buttonType: ButtonType = .system,
        primaryAction: UIAction?
    ) {
        self.init(frame: .zero, primaryAction: primaryAction)
        typeStorage = buttonType
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
    }

    /// The type.
    open var buttonType: ButtonType { typeStorage }

    /// Whether an image grows darker under a finger.
    open var adjustsImageWhenHighlighted = true

    // MARK: Content by state

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        setNeedsLayout()
    }

    /// Sets the image behind everything for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state.rawValue] = image
        setNeedsLayout()
    }

    /// The title for a state, else the normal one.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

    /// The title's colour for a state, else the normal one.
    open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }

    /// The image for a state, else the normal one.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

    /// The image behind everything for a state, else the normal one.
    open func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[0]
    }

    /// The title of the present state.
    open var currentTitle: String? { title(for: state) }

    /// The title's colour of the present state; white unless set.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The image of the present state.
    open var currentImage: UIImage? { image(for: state) }

    /// The image behind everything of the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The view that shows the image; nil while there is none.
    open var imageView: UIImageView? { imageViewStorage }

    // MARK: Layout

    /// Shows the images of the present state.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundViewStorage = show(currentBackgroundImage, in: backgroundViewStorage)
        backgroundViewStorage?.frame = bounds
        imageViewStorage = show(currentImage, in: imageViewStorage)
        if let imageView = imageViewStorage, let size = imageView.image?.size {
            imageView.bounds.size = size
            imageView.center = CGPoint(x: bounds.midX, y: bounds.midY)
            imageView.alpha = isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1
        }
    }

    private func show(_ image: UIImage?, in view: UIImageView?) -> UIImageView? {
        guard let image else {
            view?.removeFromSuperview()
            return nil
        }
        let shown = view ?? UIImageView()
        if shown.superview == nil { insertSubview(shown, at: 0) }
        shown.image = image
        return shown
    }

    /// The size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        currentImage?.size ?? currentBackgroundImage?.size ?? bounds.size
    }
}
