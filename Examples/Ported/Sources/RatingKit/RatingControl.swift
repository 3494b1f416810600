import ObjectiveC
import UIKit
import os.log

extension Notification.Name {
    /// Asks all controls to go back to no stars.
    public static let ratingsShouldReset = Notification.Name("ratingsShouldReset")
}

/// A row of stars of which the user taps one.
@objcMembers
open class RatingControl: UIControl {
    /// Hears of ratings.
    @IBOutlet public weak var delegate: RatingControlDelegate?
    /// Called after each rating.
    public var onRating: ((Int) -> Void)?

    /// How many stars are given, from 0 to 5.
    @IBInspectable public private(set) var rating: Int = 0

    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    private var blinks = 0

    private var stars: StarsLayer { layer as? StarsLayer ?? StarsLayer() }

    override open class var layerClass: AnyClass { StarsLayer.self }

    /// Makes a control without stars.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        #if os(iOS)
        addGestureRecognizer(tap)
        #endif
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(
                RatingControl.reset
            ),
            name: .ratingsShouldReset,
            object: nil
        )
        addTarget(self, action: #selector(changed), for: .valueChanged)
    }

    /// Not for archives.
    required public init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc
    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: self).x / bounds.width
        rate(Int(place * CGFloat(stars.count)) + 1)
    }

    /// Gives a rating, unless the delegate forbids it.
    public func rate(_ value: Int) {
        guard delegate?.ratingControl?(self, shouldChangeTo: value) ?? true else { return }
        rating = value
        if let color = delegate?.color?(of: self, for: value) { stars.fillColor = color.cgColor }
        stars.amount = CGFloat(value)
        delegate?.ratingControl?(self, didChangeTo: value)
        onRating?(value)
        sendActions(for: .valueChanged)
    }

    private func changed() {
        blinks = 0
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(#selector(blink), with: nil, afterDelay: 0.6)
    }

    @objc private func blink() {
        blinks += 1
        UIView.animate(withDuration: 0.2) { self.alpha = self.blinks % 2 == 0 ? 1 : 0.5 }
        if blinks < 2 {
            Timer.scheduledTimer(
                timeInterval: 0.3,
                target: self,
                selector: #selector(blink),
                userInfo: nil,
                repeats: false
            )
        }
    }

    @IBAction func reset() {
        rating = 0
        stars.amount = 0
        if delegate?.responds(to: #selector(RatingControlDelegate.ratingControlDidReset(_:))) == true {
            delegate?.ratingControlDidReset?(self)
        }
    }
}

extension RatingControl {
    private static var noteKey: UInt8 = 0

    /// A word about the rating.
    public var note: String? {
        get { objc_getAssociatedObject(self, &Self.noteKey) as? String }
        set { objc_setAssociatedObject(self, &Self.noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: 200, height: 40) }
}
