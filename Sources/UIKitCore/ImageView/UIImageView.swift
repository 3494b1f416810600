import AgateScene
import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows an image, or several in succession.
///
/// Source: claims S29, 16.24.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var animationStorage: _UIImageViewExtendedStorage?

    /// Makes an image view with the size of its image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showImage()
    }

    /// Makes an image view of its image's size, with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    /// Makes an image view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes an image view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        ViewCoding.decodeInteraction(of: self, from: coder)
        if let image = coder.soundObject(forKey: "UIImage") as? UIImage { self.image = image }
        if let image = coder.soundObject(forKey: "UIHighlightedImage") as? UIImage {
            highlightedImage = image
        }
        isHighlighted = coder.decodeBool(forKey: "UIHighlighted")
        if let images = coder.soundObject(forKey: "UIAnimationImages") as? [UIImage] {
            animationImages = images
        }
        animationDuration = coder.decodeDouble(forKey: "UIAnimationDuration")
        animationRepeatCount = coder.decodeInteger(forKey: "UIAnimationRepeatCount")
        showImage()
        coder.didInitialize(self, as: UIImageView.self)
    }

    /// Writes the view and its images into an archive; whether they are animating is not written.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let image { coder.encode(image, forKey: "UIImage") }
        if let highlightedImage { coder.encode(highlightedImage, forKey: "UIHighlightedImage") }
        coder.encode(isHighlighted, forKey: "UIHighlighted")
        if let animationImages { coder.encode(animationImages as NSArray, forKey: "UIAnimationImages") }
        coder.encode(animationDuration, forKey: "UIAnimationDuration")
        coder.encode(animationRepeatCount, forKey: "UIAnimationRepeatCount")
    }

    /// The image that the view shows; nil for none.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            showImage()
            let isOther =
                image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets
            if layoutState != nil, isOther { invalidateIntrinsicContentSize() }
        }
    }

    /// The image while the view is highlighted.
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }

    /// Whether the highlighted image or images are shown, where there are any; false at first.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// The configuration of symbols whose images have none of their own; nil leaves them as they are.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { showImage() }
    }

    /// Whether an image is to grow with the letters of the user's larger text sizes; kept for reading back.
    ///
    /// False at first.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// The way in which the image fills the view's bounds.
    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { showImage() } }
    }

    /// The size that the contents were drawn for, if they must be drawn again for another one.
    private var drawnSize: CGSize?

    /// The image of the state; of one with several looks the one for the view's traits.
    private var shownImage: UIImage? {
        var chosen = isHighlighted ? highlightedImage ?? image : image
        if let preferred = preferredSymbolConfiguration, let symbol = chosen, symbol.isSymbolImage,
            symbol.symbolConfiguration == nil
        {
            chosen = symbol.applyingSymbolConfiguration(preferred) ?? symbol
        }
        guard let chosen, let asset = chosen.traits.asset, asset.hasLooks else { return chosen }
        let look = asset.image(with: traitCollection)
        return UIImage(cgImage: look.cgImage, traits: chosen.traits.scaled(look.scale))
    }

    /// Shows another variant of an image that depends on traits.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if image?.traits.asset != nil || highlightedImage?.traits.asset != nil { showImage() }
    }

    private func showImage() {
        let shown = shownImage
        drawnSize = ImageContents.show(shown, in: self)
        if let shown, let images = shown.images {
            play(images, duration: shown.duration, count: 0)
        } else if animationStorage?.playsImage == true {
            stopAnimating()
        }
    }

    /// Gives a template image the new tint colour.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        if [image, highlightedImage].contains(where: { $0?.renderingMode == .alwaysTemplate }) {
            showImage()
        }
    }

    /// An image that repeats its inside is drawn again when the size has changed.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        guard let drawnSize, drawnSize != bounds.size else { return }
        self.drawnSize = ImageContents.show(shownImage, in: self)
    }

    /// The size of the image in points; without one, that of the bounds.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    /// The size of the image without its insets for alignment.
    ///
    /// GUESS image-alignment: a view with its natural size is as large as its image, whatever part of it is lined up.
    open override dynamic var intrinsicContentSize: CGSize {
        guard let image else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let (size, insets) = (image.size, image.alignmentRectInsets)
        return CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0)
        )
    }

    /// The alignment insets of the image; zero without one.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    // MARK: Animation

    /// The images that are shown in succession.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The images that are shown in succession while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]?

    /// The seconds of one run; 0 means a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0

    /// The number of runs of the animation; 0, as at first, repeats it without end.
    open var animationRepeatCount = 0

    /// Starts showing the images in succession, by an animation of the layer's contents.
    open func startAnimating() {
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images, !images.isEmpty else {
            // Missing images and durations are taken from an animated image.
            if let image, let images = image.images { play(images, duration: image.duration, count: 0) }
            return
        }
        let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        play(images, duration: duration, count: animationRepeatCount)
        animationStorage?.playsImage = false
    }

    /// Ends the animation and shows ``image`` again; without an animation it has no effect.
    open func stopAnimating() {
        guard animationStorage != nil else { return }
        animationStorage = nil
        layer.removeAnimation(forKey: Self.animationKey)
    }

    /// Whether the images are shown in succession.
    open var isAnimating: Bool { animationStorage?.isRunning ?? false }

    private static let animationKey = EngineProperty.contents.keyPath

    private func play(_ images: [UIImage], duration: TimeInterval, count: Int) {
        let storage = _UIImageViewExtendedStorage()
        storage.playsImage = true
        let animation = CAKeyframeAnimation(keyPath: Self.animationKey)
        animation.values = images.compactMap { ImageContents.pixels(of: $0, in: self) }
        animation.calculationMode = .discrete
        animation.repeatCount = count > 0 ? Float(count) : ViewAnimator.endless
        animation.duration = duration
        animation.delegate = storage
        animation.isRemovedOnCompletion = false
        animationStorage = storage
        layer.add(animation, forKey: Self.animationKey)
    }

    /// Pictures keep the scale that they were made for.
    override var followsScaleOfScreen: Bool { false }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.imageView] + super.codedKeys }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.image)
        return defaults
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// Knows whether an image view's animation runs; the name is the one that Apple's systems print.
final class _UIImageViewExtendedStorage: NSObject, CAAnimationDelegate {
    var isRunning = true
    /// Whether the images are those of an animated image.
    var playsImage = false

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        isRunning = false
    }
}
