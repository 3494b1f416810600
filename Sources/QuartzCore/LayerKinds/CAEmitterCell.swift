import AgateScene
import AgateTiming
import CAgateThreads
public import CoreGraphics
public import Foundation

/// A kind of particle: how many an emitter makes of it, where they go and what they look like.
///
/// A property with a range is drawn evenly from half the range below it to half above. Animations go through the layer:
/// `emitterCells.NAME.velocity`.
///
/// The class body lists the properties, which may be overridden: members of extensions cannot without an Objective-C runtime.
///
/// Source: claims 15.6, 15.7.
open class CAEmitterCell: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, SectionOwner {
    /// The thread that made the cell, which sections of it are about.
    final let owner = agate_thread_number()
    // Touched in such sections.
    @exclusivity(unchecked) private var storedState = EmitterCellValues()
    @exclusivity(unchecked) private var storedKeyed: [String: Any] = [:]
    @InSections private var cellObjects: [CAEmitterCell]? = nil
    @InSections private var storedStyle: [AnyHashable: Any]? = nil

    /// The values, in the engine's form.
    final var state: EmitterCellValues {
        get { section(of: owner) { storedState } }
        _modify {
            let before = agate_section_enter(owner)
            defer { agate_section_exit(before) }
            yield &storedState
        }
    }

    /// Changes values that hold objects; those that were there before go after the section.
    private func changeObjects(_ change: (inout EmitterCellValues) -> Void) {
        let old = section(of: owner) {
            let old = storedState
            change(&storedState)
            return old
        }
        withExtendedLifetime(old) {}
    }

    /// Values under keys that no property has.
    final var keyed: [String: Any] { section(of: owner) { storedKeyed } }

    /// Sets what is kept under a key that no property has.
    final func setKeyed(_ value: Any?, forKey key: String) {
        let old = section(of: owner) {
            let old = storedKeyed[key]
            storedKeyed[key] = value
            return old
        }
        withExtendedLifetime(old) {}
    }

    // MARK: Making cells

    /// Makes a cell that emits nothing yet.
    public override init() {
        super.init()
    }

    /// Makes a cell with given values, and its cells' cells.
    convenience init(_ values: EmitterCellValues) {
        self.init()
        state = values
        cellObjects = values.cells?.cells.map { CAEmitterCell($0) }
    }

    /// Makes the cell of an archive.
    ///
    /// Contents that cannot be archived are left out.
    public required init?(coder: NSCoder) {
        super.init()
        EmitterCellArchive.read(self, from: coder)
    }

    /// Archives what differs from the defaults.
    open func encode(with coder: NSCoder) {
        EmitterCellArchive.write(self, to: coder)
    }

    /// Cells can be read by secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// A cell with the same values and the same cells.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAEmitterCell()
        copy.state = state
        copy.cellObjects = cellObjects
        copy.storedKeyed = keyed
        copy.style = style
        return copy
    }

    /// The values of cells, in the engine's form.
    static func list(of cells: [CAEmitterCell]) -> EmitterCellList {
        EmitterCellList(cells.map { $0.valuesWithCells(depth: 0) })
    }

    deinit {
        // One after the other: the release of a long chain of cells must not nest.
        var released = _cellObjects.unguarded ?? []
        _cellObjects.unguarded = nil
        while var cell = released.popLast() {
            if isKnownUniquelyReferenced(&cell), let inner = cell._cellObjects.unguarded {
                cell._cellObjects.unguarded = nil
                released += inner
            }
        }
    }

    /// The values with those of the cells in it, which may be deep or go round in a circle: only a limited number of levels counts.
    private func valuesWithCells(depth: Int) -> EmitterCellValues {
        var values = state
        values.cells = nil
        if let cellObjects, depth < 8 {
            values.cells = EmitterCellList(cellObjects.map { $0.valuesWithCells(depth: depth + 1) })
        }
        return values
    }

    // MARK: Key-value coding

    /// The default value of a property that has not been set; nil where that is zero or nothing.
    open class func defaultValue(forKey key: String) -> Any? {
        EmitterCellKeys.defaultValue(forKey: key)
    }

    /// Whether an archive has to hold the value under a key: whether it differs from the default.
    open func shouldArchiveValue(forKey key: String) -> Bool {
        EmitterCellKeys.differs(self, key)
    }

    /// The value under a key: a property, or whatever was set under that key.
    open func value(forKey key: String) -> Any? {
        EmitterCellKeys.value(forKey: key, of: self)
    }

    /// Sets the value under a key; keys without a property keep the value.
    open func setValue(_ value: Any?, forKey key: String) {
        EmitterCellKeys.setValue(value, forKey: key, of: self)
    }

    /// The value at a key path, members of rectangles and cells by name included.
    open func value(forKeyPath keyPath: String) -> Any? {
        KeyPathWalk.value(forKeyPath: keyPath, from: .cell(self))
    }

    /// Sets the value at a key path, members of rectangles and cells by name included.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyPathWalk.setValue(value, forKeyPath: keyPath, from: .cell(self))
    }

    // MARK: Birth

    /// The name by which key paths of the layer find the cell.
    open var name: String? {
        get { state.name }
        set { state.name = newValue }
    }

    /// Whether it emits.
    ///
    /// Animatable.
    open var isEnabled: Bool {
        get { state.isEnabled }
        set { state.isEnabled = newValue }
    }

    /// Particles per second.
    ///
    /// Animatable.
    open var birthRate: Float {
        get { Float(state[.birthRate]) }
        set { state[.birthRate] = Double(newValue) }
    }

    /// The mean lifetime of a particle, in seconds.
    ///
    /// Animatable.
    open var lifetime: Float {
        get { Float(state[.lifetime]) }
        set { state[.lifetime] = Double(newValue) }
    }

    /// The range around ``lifetime``, in seconds.
    ///
    /// Animatable.
    open var lifetimeRange: Float {
        get { Float(state[.lifetimeRange]) }
        set { state[.lifetimeRange] = Double(newValue) }
    }

    // MARK: Motion

    /// The angle from the third axis, in radians.
    ///
    /// Animatable.
    open var emissionLatitude: CGFloat {
        get { CGFloat(state[.emissionLatitude]) }
        set { state[.emissionLatitude] = Double(newValue) }
    }

    /// The angle in the plane, in radians, from the direction in which the emitter's shape emits, from x towards y.
    ///
    /// A line emits towards lower y: from one that lies across a page on which y goes down, 0 is up and π is down. A circle and a ball emit
    /// away from their middle, other shapes along x, and a particle along its way. The default is 0.
    ///
    /// Animatable.
    open var emissionLongitude: CGFloat {
        get { CGFloat(state[.emissionLongitude]) }
        set { state[.emissionLongitude] = Double(newValue) }
    }

    /// The angle of the cone around that direction, in radians.
    ///
    /// Animatable.
    open var emissionRange: CGFloat {
        get { CGFloat(state[.emissionRange]) }
        set { state[.emissionRange] = Double(newValue) }
    }

    /// Points per second.
    ///
    /// Animatable.
    open var velocity: CGFloat {
        get { CGFloat(state[.velocity]) }
        set { state[.velocity] = Double(newValue) }
    }

    /// The range around ``velocity``, in points per second.
    ///
    /// Animatable.
    open var velocityRange: CGFloat {
        get { CGFloat(state[.velocityRange]) }
        set { state[.velocityRange] = Double(newValue) }
    }

    /// Points per second squared along x.
    ///
    /// Animatable.
    open var xAcceleration: CGFloat {
        get { CGFloat(state[.xAcceleration]) }
        set { state[.xAcceleration] = Double(newValue) }
    }

    /// Points per second squared along y.
    ///
    /// Animatable.
    open var yAcceleration: CGFloat {
        get { CGFloat(state[.yAcceleration]) }
        set { state[.yAcceleration] = Double(newValue) }
    }

    /// Points per second squared along the third axis.
    ///
    /// Animatable.
    open var zAcceleration: CGFloat {
        get { CGFloat(state[.zAcceleration]) }
        set { state[.zAcceleration] = Double(newValue) }
    }

    // MARK: Look

    /// The size of a particle, as a factor of its contents.
    ///
    /// Animatable.
    open var scale: CGFloat {
        get { CGFloat(state[.scale]) }
        set { state[.scale] = Double(newValue) }
    }

    /// The range around ``scale``.
    ///
    /// Animatable.
    open var scaleRange: CGFloat {
        get { CGFloat(state[.scaleRange]) }
        set { state[.scaleRange] = Double(newValue) }
    }

    /// The growth of the scale per second.
    ///
    /// Animatable.
    open var scaleSpeed: CGFloat {
        get { CGFloat(state[.scaleSpeed]) }
        set { state[.scaleSpeed] = Double(newValue) }
    }

    /// The mean angular speed of a particle, in radians per second.
    ///
    /// Animatable.
    open var spin: CGFloat {
        get { CGFloat(state[.spin]) }
        set { state[.spin] = Double(newValue) }
    }

    /// The range around ``spin``, in radians per second.
    ///
    /// Animatable.
    open var spinRange: CGFloat {
        get { CGFloat(state[.spinRange]) }
        set { state[.spinRange] = Double(newValue) }
    }

    /// The mean colour of particles.
    ///
    /// Animatable.
    open var color: CGColor? {
        get { state.color }
        set { changeObjects { $0.color = newValue } }
    }

    /// The range of the colour's red.
    ///
    /// Animatable.
    open var redRange: Float {
        get { Float(state[.redRange]) }
        set { state[.redRange] = Double(newValue) }
    }

    /// The range of the colour's green.
    ///
    /// Animatable.
    open var greenRange: Float {
        get { Float(state[.greenRange]) }
        set { state[.greenRange] = Double(newValue) }
    }

    /// The range of the colour's blue.
    ///
    /// Animatable.
    open var blueRange: Float {
        get { Float(state[.blueRange]) }
        set { state[.blueRange] = Double(newValue) }
    }

    /// The range of the colour's alpha.
    ///
    /// Animatable.
    open var alphaRange: Float {
        get { Float(state[.alphaRange]) }
        set { state[.alphaRange] = Double(newValue) }
    }

    /// The growth of the colour's red per second.
    ///
    /// Animatable.
    open var redSpeed: Float {
        get { Float(state[.redSpeed]) }
        set { state[.redSpeed] = Double(newValue) }
    }

    /// The growth of the colour's green per second.
    ///
    /// Animatable.
    open var greenSpeed: Float {
        get { Float(state[.greenSpeed]) }
        set { state[.greenSpeed] = Double(newValue) }
    }

    /// The growth of the colour's blue per second.
    ///
    /// Animatable.
    open var blueSpeed: Float {
        get { Float(state[.blueSpeed]) }
        set { state[.blueSpeed] = Double(newValue) }
    }

    /// The growth of the colour's alpha per second.
    ///
    /// Animatable.
    open var alphaSpeed: Float {
        get { Float(state[.alphaSpeed]) }
        set { state[.alphaSpeed] = Double(newValue) }
    }

    /// The picture of a particle: a `CGImage`.
    ///
    /// Animatable.
    open var contents: Any? {
        get { clientValue(from: state.value(of: .contents)) }
        set {
            let value = animatableValue(from: newValue) ?? .none
            changeObjects { _ = $0.setValue(value, of: .contents) }
        }
    }

    /// The part of the contents that is shown, in unit coordinates.
    ///
    /// Animatable.
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { state.contentsRect = newValue }
    }

    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { CGFloat(state[.contentsScale]) }
        set { state[.contentsScale] = Double(newValue) }
    }

    /// The sampling of contents that are drawn smaller.
    open var minificationFilter: String {
        get { state.minificationFilter }
        set { state.minificationFilter = newValue }
    }

    /// The sampling of contents that are drawn larger.
    open var magnificationFilter: String {
        get { state.magnificationFilter }
        set { state.magnificationFilter = newValue }
    }

    /// A shift of the level of detail of trilinear sampling.
    open var minificationFilterBias: Float {
        get { Float(state[.minificationFilterBias]) }
        set { state[.minificationFilterBias] = Double(newValue) }
    }

    /// The cells of the particles that each particle emits in its turn.
    open var emitterCells: [CAEmitterCell]? {
        get { cellObjects }
        set { cellObjects = newValue }
    }

    /// Values by key for what is not set otherwise.
    open var style: [AnyHashable: Any]? {
        get { storedStyle }
        set { storedStyle = newValue }
    }

    // MARK: Time

    /// When the cell begins, in the time of what emits it.
    open var beginTime: CFTimeInterval {
        get { state.timing.beginTime }
        set { state.timing.beginTime = newValue }
    }

    /// For how long it emits, in seconds; infinite unless set.
    open var duration: CFTimeInterval {
        get { state.timing.duration }
        set { state.timing.duration = newValue }
    }

    /// Seconds of the cell that pass per second of what emits it.
    open var speed: Float {
        get { Float(state.timing.speed) }
        set { state.timing.speed = Double(newValue) }
    }

    /// A shift of the cell's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { state.timing.timeOffset }
        set { state.timing.timeOffset = newValue }
    }

    /// The number of times that the duration repeats.
    open var repeatCount: Float {
        get { Float(state.timing.repeatCount) }
        set { state.timing.repeatCount = Double(newValue) }
    }

    /// For how many seconds the duration repeats.
    open var repeatDuration: CFTimeInterval {
        get { state.timing.repeatDuration }
        set { state.timing.repeatDuration = newValue }
    }

    /// Whether every second repetition runs backwards.
    open var autoreverses: Bool {
        get { state.timing.autoreverses }
        set { state.timing.autoreverses = newValue }
    }

    /// The values that show outside the duration.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(rawValue: state.timing.fillMode.rawValue) }
        set { state.timing.fillMode = FillMode(name: newValue.rawValue) }
    }
}
