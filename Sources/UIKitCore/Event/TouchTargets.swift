/// What a touch belongs to: kept alive while the finger is down, and known for as long as it is there by itself after that.
///
/// Recognizers keep the touches of their gesture for what may follow, a second tap say, and views keep their recognizers: a touch that
/// kept its view for good would keep itself.
@MainActor struct TouchTargets {
    /// Whether what is known is kept alive.
    var isStrong = true {
        didSet {
            guard !isStrong else { return }
            (keptWindow, keptView, keptRecognizers) = (nil, nil, nil)
        }
    }

    private weak var knownWindow: UIWindow?
    private weak var knownView: UIView?
    private var knownRecognizers: [RecognizerState.Reference]?
    private var keptWindow: UIWindow?
    private var keptView: UIView?
    private var keptRecognizers: [UIGestureRecognizer]?

    var window: UIWindow? {
        get { knownWindow }
        set {
            knownWindow = newValue
            keptWindow = isStrong ? newValue : nil
        }
    }

    var view: UIView? {
        get { knownView }
        set {
            knownView = newValue
            keptView = isStrong ? newValue : nil
        }
    }

    /// The recognizers that are still there; nil if there never were any.
    var recognizers: [UIGestureRecognizer]? {
        get { keptRecognizers ?? knownRecognizers?.compactMap(\.object) }
        set {
            knownRecognizers = newValue?.map { RecognizerState.Reference(object: $0) }
            keptRecognizers = isStrong ? newValue : nil
        }
    }
}
