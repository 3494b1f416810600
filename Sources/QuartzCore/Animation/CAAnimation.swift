package import AgateScene
package import AgateTiming
import CAgateThreads
public import CoreGraphics
public import Foundation

/// Something that changes a layer over time; the base of all animations.
///
/// A layer keeps a copy of an animation that is added to it, so later changes of the original have no effect.
/// Subclasses with stored properties of their own copy them by overriding ``copy(with:)``.
///
/// Source: claims 2.2, 2.22-2.27, 4.11-4.14, S52.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction, SectionOwner {
    /// The thread that made the animation, which sections of it are about.
    final let owner = agate_thread_number()
    // Touched in such sections.
    @exclusivity(unchecked) private var storedTiming = TimingParameters()
    @exclusivity(unchecked) private var keyed: [String: Any] = [:]
    @exclusivity(unchecked) private var setKeys = SetKeys()

    /// The values of `CAMediaTiming` in the engine's form.
    package final var timing: TimingParameters {
        get { section(of: owner) { storedTiming } }
        _modify {
            let before = agate_section_enter(owner)
            defer { agate_section_exit(before) }
            yield &storedTiming
        }
    }
    @InSections private var storedFillMode = CAMediaTimingFillMode.removed
    @InSections private var storedTimingFunction: CAMediaTimingFunction? = nil
    @InSections private var storedDelegate: (any CAAnimationDelegate)? = nil
    @InSections private var storedRemoval = true
    @InSections private var storedFrameRates = CAFrameRateRange.default
    /// Whether running it as an action does nothing; copies do not take it over.
    @InSections final var isSilentAction = false

    /// Makes an animation with default values.
    ///
    /// Not `required`, as on Apple's systems it is not: subclasses may have initialisers of their own alone.
    public override init() {
        super.init()
        AnimationDefaults.give(to: self)
    }

    /// Reads an archived animation.
    public required init?(coder: NSCoder) {
        super.init()
        AnimationDefaults.give(to: self)
        AnimationArchive.read(self, from: coder)
    }

    /// Archives the properties that were set and the arbitrary keys, as far as their values can be archived;
    /// the delegate and images are left out.
    open func encode(with coder: NSCoder) {
        AnimationArchive.write(self, to: coder)
    }

    /// Animations can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Notes that a property was set, for the printed form.
    final func noteSet(_ key: AnimationKey) {
        section(of: owner) { setKeys.insert(key) }
    }

    /// Sets values without counting them as set.
    final func take(defaults: [(key: String, value: Any)]) {
        for (key, value) in defaults { setValue(value, forKey: key) }
        section(of: owner) { setKeys = SetKeys() }
    }

    /// The properties and arbitrary keys that were set, the first one first.
    final var setKeyNames: [String] { section(of: owner) { setKeys }.names }

    // MARK: Animation

    /// The pacing of the whole; nil is linear.
    open var timingFunction: CAMediaTimingFunction? {
        get { storedTimingFunction }
        set {
            storedTimingFunction = newValue
            noteSet(.timingFunction)
        }
    }

    /// The object that is called at the start and the stop; it is kept alive.
    open var delegate: (any CAAnimationDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            noteSet(.delegate)
        }
    }

    /// Whether the animation leaves its layer when its active interval has passed.
    open var isRemovedOnCompletion: Bool {
        get { storedRemoval }
        set {
            storedRemoval = newValue
            noteSet(.removedOnCompletion)
        }
    }

    /// The frame rates that suit the animation.
    ///
    /// Kept for reading back; every refresh of the display is used.
    open var preferredFrameRateRange: CAFrameRateRange {
        get { storedFrameRates }
        set {
            storedFrameRates = newValue
            // GUESS printed-frame-rates: three keys, as in logs of newer systems.
            noteSet(.preferredFrameRateRangeMinimum)
            noteSet(.preferredFrameRateRangeMaximum)
            noteSet(.preferredFrameRateRangePreferred)
        }
    }

    /// The default value of a property that has not been set; nil where that is zero or nothing.
    ///
    /// New animations of a subclass that overrides it start with the values that it gives. It is called once for each key
    /// and class, when the first animation of the class is made.
    open class func defaultValue(forKey key: String) -> Any? { AnimationKeys.defaultValue(forKey: key) }

    /// Whether the value under a key is archived: those that were set are.
    open func shouldArchiveValue(forKey key: String) -> Bool { setKeyNames.contains(key) }

    // MARK: Time

    /// When the animation begins, in its layer's time; 0 becomes the time of the commit.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set {
            timing.beginTime = newValue
            noteSet(.beginTime)
        }
    }

    /// The length of one forward run, in seconds; 0 becomes the transaction's duration.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set {
            timing.duration = newValue
            noteSet(.duration)
        }
    }

    /// Seconds of the animation per second of its layer.
    open var speed: Float {
        get { Float(timing.speed) }
        set {
            timing.speed = Double(newValue)
            noteSet(.speed)
        }
    }

    /// A shift of the played position, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set {
            timing.timeOffset = newValue
            noteSet(.timeOffset)
        }
    }

    /// The number of cycles to play; fractions and infinity are allowed, 0 means one.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set {
            timing.repeatCount = Double(newValue)
            noteSet(.repeatCount)
        }
    }

    /// For how many seconds to repeat; wins over ``repeatCount`` when above 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set {
            timing.repeatDuration = newValue
            noteSet(.repeatDuration)
        }
    }

    /// Whether each cycle plays forward and then backward.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set {
            timing.autoreverses = newValue
            noteSet(.autoreverses)
        }
    }

    /// The values that show before the begin and after the end.
    open var fillMode: CAMediaTimingFillMode {
        get { storedFillMode }
        set {
            storedFillMode = newValue
            timing.fillMode = FillMode(name: newValue.rawValue)
            noteSet(.fillMode)
        }
    }

    // MARK: Key-value coding

    /// The value under a key: a property, or whatever was set under that key.
    open func value(forKey key: String) -> Any? { AnimationKeys.value(forKey: key, of: self) }

    /// Sets the value under a key; keys without a property keep the value, copies included.
    open func setValue(_ value: Any?, forKey key: String) {
        AnimationKeys.setValue(value, forKey: key, of: self)
    }

    /// The value at a key path: that under the first key, then the rest inside of the layer, the animation or
    /// the structure found there.
    open func value(forKeyPath keyPath: String) -> Any? {
        AnimationKeys.value(forKeyPath: keyPath, of: self)
    }

    /// Sets the value at a key path; a path that leads nowhere keeps the value, as an arbitrary key does.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        AnimationKeys.setValue(value, forKeyPath: keyPath, of: self)
    }

    /// The value under a key that no property has.
    final func keyedValue(_ key: String) -> Any? { section(of: owner) { keyed[key] } }

    /// Keeps a value under a key that no property has.
    final func setKeyed(_ value: Any?, forKey key: String) {
        // The value before, a program's object perhaps, goes after the section.
        let old = section(of: owner) {
            let old = keyed[key]
            keyed[key] = value
            if value == nil { setKeys.remove(custom: key) } else { setKeys.insert(custom: key) }
            return old
        }
        withExtendedLifetime(old) {}
    }

    // MARK: Action

    /// Adds a copy of the animation to the layer whose property has changed, under the event's name.
    ///
    /// The copy gets the event as its key path if it has none; a basic animation without any end point runs
    /// from the presented value to the new one. With another object than a layer nothing happens.
    ///
    /// Source: claims 8.11.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, !isSilentAction else { return }
        if isCompleteAction {
            // The layer copies what it is given.
            layer.add(self, forKey: event)
        } else if let animation = copy() as? CAAnimation {
            animation.completeAsAction(forKey: event, of: layer)
            layer.add(animation, forKey: event)
        }
    }

    /// Whether ``completeAsAction(forKey:of:)`` has nothing to fill in.
    var isCompleteAction: Bool { true }

    /// Fills in what an action leaves to the event that runs it.
    func completeAsAction(forKey event: String, of layer: CALayer) {}

    // MARK: Copying

    /// A copy with all values, arbitrary keys included.
    ///
    /// It is made by `init()` of the same class. Stored properties that a subclass declares are not known
    /// here: the subclass copies them in an override.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).agateInstance()
        copyValues(into: copy)
        return copy
    }

    /// A copy with all values, arbitrary keys included.
    open override func copy() -> Any { copy(with: nil) }

    /// Copies the values of this class into a new object of the same class.
    func copyValues(into copy: CAAnimation) {
        copy.timing = timing
        copy.storedFillMode = storedFillMode
        copy.storedTimingFunction = storedTimingFunction
        copy.storedDelegate = storedDelegate
        copy.storedRemoval = storedRemoval
        copy.storedFrameRates = storedFrameRates
        var (keyed, setKeys) = section(of: owner) { (self.keyed, self.setKeys) }
        section(of: copy.owner) {
            swap(&copy.keyed, &keyed)
            swap(&copy.setKeys, &setKeys)
        }
        // What the copy had goes after the section.
        withExtendedLifetime(keyed) {}
    }

    // MARK: Engine

    /// The content of the animation, in the engine's form.
    package func compiledContent(customKeys: (String) -> Bool) -> RenderAnimation.Content { .silent }

    // MARK: Printing

    /// The class and the address of the animation, as in `<CABasicAnimation: 0x600003a4c0e0>`.
    open override var description: String { AnimationPrinting.description(of: self) }

    /// `<CABasicAnimation:0x…; key = value; …>` with the properties that were set, the latest first.
    open override var debugDescription: String { AnimationPrinting.debugDescription(of: self) }
}
