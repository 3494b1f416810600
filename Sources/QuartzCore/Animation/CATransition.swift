package import AgateScene
import Foundation

/// The kinds of transition; unknown names behave like fade.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a transition is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the transition in archives, documents and key-value coding, such as `push`.
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new picture dissolves in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a motion comes from.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a direction of a transition is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the direction of a transition in archives, documents and key-value coding, such as `fromLeft`.
    public let rawValue: String

    /// Makes a subtype from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new picture comes from the side of the maximum x.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The new picture comes from the side of the minimum x.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the side of the maximum y.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the side of the minimum y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From the layer's picture before a transaction to the one after it.
///
/// A layer has one transition at a time, under the key "transition".
///
/// Source: claims 10.1-10.7, S45-S46.
open class CATransition: CAAnimation {
    @InSections private var storedType = CATransitionType.fade
    @InSections private var storedSubtype: CATransitionSubtype? = nil
    @InSections private var storedStart: Float = 0
    @InSections private var storedEnd: Float = 1
    @InSections private var storedFilter: Any? = nil

    /// The kind of transition; `fade` at first, and for unknown names.
    open var type: CATransitionType {
        get { storedType }
        set {
            storedType = newValue
            noteSet(.type)
        }
    }

    /// The side that a motion comes from; nil is the right.
    open var subtype: CATransitionSubtype? {
        get { storedSubtype }
        set {
            storedSubtype = newValue
            noteSet(.subtype)
        }
    }

    /// The progress at the start.
    open var startProgress: Float {
        get { storedStart }
        set {
            storedStart = newValue
            noteSet(.startProgress)
        }
    }

    /// The progress at the end.
    open var endProgress: Float {
        get { storedEnd }
        set {
            storedEnd = newValue
            noteSet(.endProgress)
        }
    }

    /// A filter that makes the transition instead of ``type``.
    ///
    /// Kept for reading back; not drawn.
    open var filter: Any? {
        get { storedFilter }
        set {
            storedFilter = newValue
            noteSet(.filter)
        }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "type": "fade"
        case "endProgress": NSNumber(value: 1)
        default: super.defaultValue(forKey: key)
        }
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "type": type.rawValue
        case "subtype": subtype?.rawValue
        case "startProgress": NSNumber(value: startProgress)
        case "endProgress": NSNumber(value: endProgress)
        case "filter": filter
        default: super.value(forKey: key)
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "type": if let name = name(in: value) { type = CATransitionType(rawValue: name) }
        case "subtype": subtype = name(in: value).map(CATransitionSubtype.init(rawValue:))
        case "startProgress": if let number = numberValue(of: value) { startProgress = Float(number) }
        case "endProgress": if let number = numberValue(of: value) { endProgress = Float(number) }
        case "filter": filter = value
        default: super.setValue(value, forKey: key)
        }
    }

    override func copyValues(into copy: CAAnimation) {
        super.copyValues(into: copy)
        guard let copy = copy as? CATransition else { return }
        copy.storedType = storedType
        copy.storedSubtype = storedSubtype
        copy.storedStart = storedStart
        copy.storedEnd = storedEnd
        copy.storedFilter = storedFilter
    }

    package override func compiledContent(customKeys: (String) -> Bool) -> RenderAnimation.Content {
        .transition(
            TransitionStyle(
                kind: TransitionStyle.Kind(rawValue: type.rawValue) ?? .fade,
                side: subtype.flatMap { TransitionStyle.Side(rawValue: $0.rawValue) },
                startProgress: startProgress.isFinite ? Double(startProgress) : 0,
                endProgress: endProgress.isFinite ? Double(endProgress) : 1
            )
        )
    }
}
