import AgateScene
import AgateTiming
import CAgateThreads
public import CoreGraphics
public import Foundation

/// A rectangle of content in a tree, with geometry, looks and a place in time.
///
/// Setting an animatable property of a layer that is on a display starts an implicit animation, unless the
/// search for an action ends without one; the property reads back its new value at once, while
/// ``presentation()`` tells what the screen shows.
///
/// A layer may be read and changed on any thread, under that thread's own transaction: every access of a property is whole, and the
/// last one counts. ``CATransaction/lock()`` makes several changes one. What a subclass stores itself it has to
/// guard itself; ``LayerProperty`` values are guarded. Delegates, actions and layout are called on the thread that makes the change or the commit.
///
/// The class body is a table of contents: each member hands over to a collaborator in this folder. All that may be overridden stands in it,
/// because members of extensions cannot be overridden without an Objective-C runtime: that is the length of this file.
///
/// Source: claims sections 8 and 11 to 14.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, KeyValueObserver {
    // Stored values, read and written by the accessors in LayerSection.swift and by sections of this layer only.

    /// The thread that made the layer, which sections of the layer are about.
    final let owner = agate_thread_number()
    @exclusivity(unchecked) final var storedValues = LayerDefaults.values
    /// The context takes itself out when it goes.
    @exclusivity(unchecked) final var contextReference: UnretainedReference<DisplayContext>?
    final var storedRenderID: LayerID?
    @exclusivity(unchecked) final var storedFlags: LayerStateFlags = []
    /// The methods that its class overrides; constant once the layer is made.
    @exclusivity(unchecked) final private(set) var traits: ClassTraits = []
    /// The lists of changes that the marks of lists speak of.
    @exclusivity(unchecked) final var listSerial: UInt32 = 0
    /// Its depth in the tree, as of the layout pass with this number.
    final var depthPass: UInt32 = 0
    final var depthInPass: Int32 = 0
    final var storedAbsentMethods: AbsentDelegateMethods = []
    /// The superlayer takes itself out when it goes.
    final var superlayerReference: UnretainedReference<CALayer>?
    final var storedSublayers: [CALayer] = []
    final var storedExtras: LayerExtras?
    final var storedAnimations: AnimationStore?
    /// The delegate whose own layer this one is: it takes itself out when it goes.
    @exclusivity(unchecked) final var layerOwner: LayerOwner?
    /// The delegate, unless there is an owner.
    final weak var storedDelegate: (any CALayerDelegate)?

    /// Of a presentation layer: the layer that it presents; constant once the layer is made.
    final var presented: CALayer?

    // MARK: Making layers

    /// Makes a layer without size or content.
    public override init() {
        super.init()
        traits = ClassTraits.of(type(of: self))
        takeClassDefaults()
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    ///
    /// Override it to copy the stored properties of a subclass, and call super, which copies all values of
    /// the layer, those of `@LayerProperty` included. It is not meant for making layers of one's own.
    ///
    /// - Parameter layer: The layer to copy; anything but a layer gives the defaults.
    public init(layer: Any) {
        super.init()
        traits = ClassTraits.of(type(of: self))
        guard let original = layer as? CALayer else { return }
        values = original.values
        storedExtras = original.section { original.storedExtras?.copyForPresentation() }
        CustomPropertyTable.copyValues(from: original, to: self)
    }

    /// Reads an archived layer with its sublayers; what makes no sense in the archive keeps its default.
    public required init?(coder: NSCoder) {
        super.init()
        traits = ClassTraits.of(type(of: self))
        values = type(of: self).pristineValues
        takeClassDefaults()
        LayerArchive.read(self, from: coder)
    }

    deinit {
        // No other code holds the layer any more, but its sublayers refer to it.
        guard !storedSublayers.isEmpty || storedExtras != nil else { return }
        for sublayer in storedSublayers { sublayer.leave(freedSuperlayer: self) }
        if let storedExtras {
            storedExtras.mask?.leave(freedSuperlayer: self)
            storedSublayers += storedExtras.takeLayers()
        }
        IterativeDeinit.release(&storedSublayers)
    }

    /// The kind of a new object of this class.
    class var pristineKind: LayerKind { .plain }

    /// The values of a new object of this class, overrides of ``defaultValue(forKey:)`` aside.
    class var pristineValues: LayerValues { LayerDefaults.values(of: pristineKind) }

    // MARK: Observing

    /// Called at a change of a property that the layer observes; does nothing.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Archives

    /// Archives the layer with its sublayers and its mask, however deep the tree is.
    ///
    /// Written is what ``shouldArchiveValue(forKey:)`` says, values under arbitrary keys and `@LayerProperty`
    /// values (those of any `Codable` type) included, and the animations that were added. Images are written as PNG. The delegate is left out, as are
    /// objects that do not support secure coding where the archive asks for it, and references back to an
    /// object that is being written.
    open func encode(with coder: NSCoder) {
        LayerArchive.write(self, to: coder)
    }

    /// Layers can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Whether the value under a key is archived: properties that differ from their defaults are.
    open func shouldArchiveValue(forKey key: String) -> Bool {
        LayerArchive.shouldArchive(key, of: self)
    }

    // MARK: Presentation and model

    /// A copy of the layer with the values that the display shows at this moment; nil until the layer has been
    /// committed to a display.
    ///
    /// Its superlayer, sublayers and mask are presentation layers too; changing it is undefined.
    open func presentation() -> Self? {
        LayerPresentation.presentation(of: self).map { unsafeDowncast($0, to: type(of: self)) }
    }

    /// Of a presentation layer the layer that it presents, else the layer itself.
    open func model() -> Self {
        guard let presented else { return self }
        return unsafeDowncast(presented, to: type(of: self))
    }

    // MARK: Key-value coding and class defaults

    /// The default value of a property that has not been set; nil where that is zero or nothing.
    ///
    /// New layers of a subclass that overrides it start with the values that it gives, also those of `@LayerProperty`
    /// variables. It is called once for each key and class, when the first layer of the class is made.
    open class func defaultValue(forKey key: String) -> Any? {
        LayerKeys.defaultValue(forKey: key, of: pristineKind)
    }

    /// Whether a change of a property, by a setter or by an animation, asks for a new drawing.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value under a key: a property, a value of the subclass, or whatever was set under that key.
    open func value(forKey key: String) -> Any? {
        LayerKeys.value(forKey: key, of: self)
    }

    /// Sets the value under a key as the property's setter would; keys without a property keep the value.
    open func setValue(_ value: Any?, forKey key: String) {
        LayerKeys.setValue(value, forKey: key, of: self)
    }

    /// The value at a key path, members of points, sizes, rectangles and transforms included
    /// (`position.x`, `transform.rotation.z`).
    open func value(forKeyPath keyPath: String) -> Any? {
        KeyPathWalk.value(forKeyPath: keyPath, from: .layer(self))
    }

    /// Sets the value at a key path, members of points, sizes, rectangles and transforms included.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyPathWalk.setValue(value, forKeyPath: keyPath, from: .layer(self))
    }

    // MARK: Geometry

    /// The layer's own rectangle, in its own coordinates.
    ///
    /// Animatable.
    ///
    /// A negative size is standardised; the position stays. A rectangle that is not finite changes nothing and is reported, see
    /// ``AnimationDiagnostics/mistakeHandler``.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            guard GeometryWatch.accepts(newValue, as: "bounds", of: self) else { return }
            let change = KeyValueChange.begin("bounds", of: self, from: bounds)
            LayerFrame.setBounds(newValue, of: self)
            change?.end(at: bounds)
        }
    }

    /// The place of the anchor point in the superlayer's coordinates.
    ///
    /// Animatable.
    ///
    /// A point that is not finite changes nothing and is reported, see ``AnimationDiagnostics/mistakeHandler``.
    open var position: CGPoint {
        get { values.position }
        set {
            guard GeometryWatch.accepts(newValue, as: "position", of: self) else { return }
            let change = KeyValueChange.begin("position", of: self, from: position)
            changePlain(.position, to: newValue, get: { $0.position }, set: { $0.position = newValue })
            change?.end(at: position)
        }
    }

    /// The depth, towards the viewer; it decides the order among siblings.
    ///
    /// Animatable.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set {
            changePlain(.zPosition, to: newValue, get: { $0.zPosition }, set: { $0.zPosition = newValue })
        }
    }

    /// The point of the bounds that lies at ``position``, in unit coordinates.
    ///
    /// Animatable.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set {
            changePlain(
                .anchorPoint,
                to: newValue,
                get: { $0.anchorPoint },
                set: { $0.anchorPoint = newValue }
            )
        }
    }

    /// The anchor point's third coordinate, in points.
    ///
    /// Animatable.
    open var anchorPointZ: CGFloat {
        get { values.space.values.anchorPointZ }
        set {
            changePlain(
                .anchorPointZ,
                to: newValue,
                get: { $0.space.values.anchorPointZ },
                set: { $0.space.values.anchorPointZ = newValue }
            )
        }
    }

    /// The transform about the anchor point.
    ///
    /// Animatable.
    open var transform: CATransform3D {
        get { values.space.values.transform }
        set {
            changePlain(
                .transform,
                to: newValue,
                get: { $0.space.values.transform },
                set: { $0.space.values.transform = newValue }
            )
        }
    }

    /// The transform of the sublayers about the layer's anchor point, usually a perspective.
    ///
    /// Animatable.
    open var sublayerTransform: CATransform3D {
        get { values.space.values.sublayerTransform }
        set {
            changePlain(
                .sublayerTransform,
                to: newValue,
                get: { $0.space.values.sublayerTransform },
                set: { $0.space.values.sublayerTransform = newValue }
            )
        }
    }

    /// The transform as an affine one: the affine part of one that keeps the plane in itself but for rounding, whatever it scales z by;
    /// identity for any other.
    open func affineTransform() -> CGAffineTransform {
        var flat = transform
        flat.m33 = 1
        return CATransform3DIsAffine(flat) ? CATransform3DGetAffineTransform(flat) : .identity
    }

    /// Sets ``transform`` to an affine transform, which leaves z as it is; implicit actions run as for any setter.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The bounding box of the layer in its superlayer's coordinates, derived from bounds, position, anchor
    /// point and transform; setting it sets bounds and position.
    ///
    /// A rectangle that is not finite changes nothing and is reported, see ``AnimationDiagnostics/mistakeHandler``.
    open var frame: CGRect {
        get { LayerFrame.frame(of: self) }
        set {
            guard GeometryWatch.accepts(newValue, as: "frame", of: self) else { return }
            let change = KeyValueChange.begin("frame", of: self, from: frame)
            LayerFrame.setFrame(newValue, of: self)
            change?.end(at: frame)
        }
    }

    /// Whether sublayers are placed upside down about the middle of the bounds.
    open var isGeometryFlipped: Bool {
        get { values.flags.contains(.geometryFlipped) }
        set { setFlag(.geometryFlipped, .isGeometryFlipped, newValue) }
    }

    /// Whether the layer's contents appear upside down: an odd number of flips up to the root.
    open func contentsAreFlipped() -> Bool { LayerConversion.contentsAreFlipped(self) }

    // MARK: Visibility

    /// Whether the layer and its sublayers are not drawn.
    ///
    /// A change on a display is a transition (fade).
    open var isHidden: Bool {
        get { values.flags.contains(.hidden) }
        set {
            let events = TreeEvents.ofHiding(self, newValue)
            events.run { setFlag(.hidden, .isHidden, newValue) }
        }
    }

    /// Whether the layer is drawn when it faces away from the viewer.
    open var isDoubleSided: Bool {
        get { values.flags.contains(.doubleSided) }
        set { setFlag(.doubleSided, .isDoubleSided, newValue) }
    }

    /// The opacity of the layer with its sublayers, 0 to 1.
    ///
    /// Animatable.
    open var opacity: Float {
        get { values.opacity }
        set {
            changePlain(.opacity, to: newValue, get: { $0.opacity }, set: { $0.opacity = newValue })
        }
    }

    /// Whether ``opacity`` applies to the layer with its sublayers as one picture.
    open var allowsGroupOpacity: Bool {
        get { values.flags.contains(.allowsGroupOpacity) }
        set { setFlag(.allowsGroupOpacity, .allowsGroupOpacity, newValue) }
    }

    /// A hint that the layer's drawing has no transparent pixels.
    open var isOpaque: Bool {
        get { values.flags.contains(.opaque) }
        set { setFlag(.opaque, .isOpaque, newValue) }
    }

    /// Whether everything outside the (rounded) bounds is cut off.
    ///
    /// Animatable.
    open var masksToBounds: Bool {
        get { values.flags.contains(.masksToBounds) }
        set { setFlag(.masksToBounds, .masksToBounds, newValue) }
    }

    /// A layer whose alpha, placed in this layer's coordinates, multiplies this one.
    open var mask: CALayer? {
        get { presented == nil ? extras?.mask : LayerPresentation.mask(of: self) }
        set { LayerTree.setMask(newValue, of: self) }
    }

    // MARK: Background, corners and border

    /// The colour behind the contents.
    ///
    /// Animatable.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set {
            change(.backgroundColor, from: values.backgroundColor, to: newValue) {
                values.backgroundColor = newValue
            }
        }
    }

    /// The radius of the corners of background and border, in points.
    ///
    /// Animatable.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set {
            changePlain(
                .cornerRadius,
                to: newValue,
                get: { $0.cornerRadius },
                set: { $0.cornerRadius = newValue }
            )
        }
    }

    /// The corners that ``cornerRadius`` rounds.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(values.look.values.maskedCorners)) }
        set {
            let bits = UInt32(newValue.rawValue & 15)
            changePlain(
                .maskedCorners,
                to: bits,
                get: { $0.look.values.maskedCorners },
                set: { $0.look.values.maskedCorners = bits }
            )
        }
    }

    /// The shape of rounded corners; an unknown one reads back as circular.
    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(rawValue: values.look.values.cornerCurve.rawValue) }
        set {
            let curve = CornerCurve(rawValue: newValue.rawValue) ?? .circular
            changePlain(
                .cornerCurve,
                to: curve,
                get: { $0.look.values.cornerCurve },
                set: { $0.look.values.cornerCurve = curve }
            )
        }
    }

    /// The factor by which a corner of a curve reaches further than its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The width of the border inside the bounds, in points.
    ///
    /// Animatable.
    open var borderWidth: CGFloat {
        get { values.look.values.borderWidth }
        set {
            changePlain(
                .borderWidth,
                to: newValue,
                get: { $0.look.values.borderWidth },
                set: { $0.look.values.borderWidth = newValue }
            )
        }
    }

    /// The colour of the border.
    ///
    /// Animatable.
    open var borderColor: CGColor? {
        get { values.look.values.borderColor }
        set {
            change(.borderColor, from: borderColor, to: newValue) {
                values.look.values.borderColor = newValue
            }
        }
    }

    // MARK: Shadow

    /// The colour of the shadow.
    ///
    /// Animatable.
    open var shadowColor: CGColor? {
        get { values.look.values.shadowColor }
        set {
            change(.shadowColor, from: shadowColor, to: newValue) {
                values.look.values.shadowColor = newValue
            }
        }
    }

    /// The opacity of the shadow, 0 (none) to 1.
    ///
    /// Animatable.
    open var shadowOpacity: Float {
        get { values.look.values.shadowOpacity }
        set {
            changePlain(
                .shadowOpacity,
                to: newValue,
                get: { $0.look.values.shadowOpacity },
                set: { $0.look.values.shadowOpacity = newValue }
            )
        }
    }

    /// The offset of the shadow from the layer, in its own coordinates.
    ///
    /// Animatable.
    open var shadowOffset: CGSize {
        get { values.look.values.shadowOffset }
        set {
            changePlain(
                .shadowOffset,
                to: newValue,
                get: { $0.look.values.shadowOffset },
                set: { $0.look.values.shadowOffset = newValue }
            )
        }
    }

    /// The radius of the shadow's blur, in points.
    ///
    /// Animatable.
    open var shadowRadius: CGFloat {
        get { values.look.values.shadowRadius }
        set {
            changePlain(
                .shadowRadius,
                to: newValue,
                get: { $0.look.values.shadowRadius },
                set: { $0.look.values.shadowRadius = newValue }
            )
        }
    }

    /// The outline that casts the shadow instead of what the layer draws.
    ///
    /// Animatable.
    open var shadowPath: CGPath? {
        get { values.look.values.shadowPath.map { CGPath($0) } }
        set {
            let path = newValue?.path
            change(.shadowPath, from: values.look.values.shadowPath, to: path) {
                values.look.values.shadowPath = path
            }
        }
    }

    // MARK: Contents

    /// The picture that the layer shows: a `CGImage`; other objects are kept and not drawn.
    ///
    /// Animatable (a dissolve).
    open var contents: Any? {
        get { LayerContentsAccess.contents(of: self) }
        set { LayerContentsAccess.setContents(newValue, of: self) }
    }

    /// The part of the contents that is shown, in unit coordinates.
    ///
    /// Animatable.
    open var contentsRect: CGRect {
        get { values.contentsLook.values.contentsRect }
        set {
            changePlain(
                .contentsRect,
                to: newValue,
                get: { $0.contentsLook.values.contentsRect },
                set: { $0.contentsLook.values.contentsRect = newValue }
            )
        }
    }

    /// The part that is stretched along both axes (nine-part scaling), in unit coordinates.
    ///
    /// Animatable.
    open var contentsCenter: CGRect {
        get { values.contentsLook.values.contentsCenter }
        set {
            changePlain(
                .contentsCenter,
                to: newValue,
                get: { $0.contentsLook.values.contentsCenter },
                set: { $0.contentsLook.values.contentsCenter = newValue }
            )
        }
    }

    /// Pixels of the contents per point.
    ///
    /// Animatable.
    open var contentsScale: CGFloat {
        get { values.contentsLook.values.contentsScale }
        set {
            changePlain(
                .contentsScale,
                to: newValue,
                get: { $0.contentsLook.values.contentsScale },
                set: { $0.contentsLook.values.contentsScale = newValue }
            )
        }
    }

    /// The placement of contents in the bounds; an unknown one reads back as center.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(rawValue: values.contentsLook.values.contentsGravity.rawValue) }
        set {
            let gravity = ContentsGravity(rawValue: newValue.rawValue) ?? .center
            changePlain(
                .contentsGravity,
                to: gravity,
                get: { $0.contentsLook.values.contentsGravity },
                set: { $0.contentsLook.values.contentsGravity = gravity }
            )
        }
    }

    /// The pixel format of backing stores.
    ///
    /// All of them are drawn as RGBA8 so far; an unknown one reads back as that.
    open var contentsFormat: CALayerContentsFormat {
        get { CALayerContentsFormat(rawValue: values.contentsLook.values.contentsFormat) }
        set {
            let name = newValue.isKnown ? newValue.rawValue : CALayerContentsFormat.RGBA8Uint.rawValue
            change(.contentsFormat, from: values.contentsLook.values.contentsFormat, to: name) {
                values.contentsLook.values.contentsFormat = name
            }
        }
    }

    /// The sampling of contents that are drawn smaller.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: values.contentsLook.values.minificationFilter) }
        set {
            change(.minificationFilter, from: minificationFilter, to: newValue) {
                values.contentsLook.values.minificationFilter = newValue.rawValue
            }
        }
    }

    /// The sampling of contents that are drawn larger.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: values.contentsLook.values.magnificationFilter) }
        set {
            change(.magnificationFilter, from: magnificationFilter, to: newValue) {
                values.contentsLook.values.magnificationFilter = newValue.rawValue
            }
        }
    }

    /// A shift of the level of detail of trilinear sampling.
    open var minificationFilterBias: Float {
        get { values.contentsLook.values.minificationFilterBias }
        set {
            changePlain(
                .minificationFilterBias,
                to: newValue,
                get: { $0.contentsLook.values.minificationFilterBias },
                set: { $0.contentsLook.values.minificationFilterBias = newValue }
            )
        }
    }

    // MARK: Rasterization, edges and filters

    /// Whether the layer with its sublayers is drawn into a bitmap at ``rasterizationScale``, and sampled from there.
    ///
    /// The bitmap is upright in the layer's own plane and holds filters, shadow and mask; opacity and blend mode come after. Where
    /// its pixels fall on those of the display, the picture is the same as without. A layer of more than sixteen million such
    /// pixels is drawn as without.
    ///
    /// Where the layer is neither turned nor larger or smaller than its bitmap, the bitmap lies on a grid of quarters of a pixel, so
    /// that a layer that moves is copied from one of sixteen pictures, which are kept within the display's `cacheBudget`.
    ///
    /// Animatable.
    open var shouldRasterize: Bool {
        get { values.flags.contains(.shouldRasterize) }
        set { setFlag(.shouldRasterize, .shouldRasterize, newValue) }
    }

    /// Pixels per point of the bitmap of ``shouldRasterize``.
    ///
    /// Animatable.
    open var rasterizationScale: CGFloat {
        get { values.look.values.rasterizationScale }
        set {
            changePlain(
                .rasterizationScale,
                to: newValue,
                get: { $0.look.values.rasterizationScale },
                set: { $0.look.values.rasterizationScale = newValue }
            )
        }
    }

    /// The edges that are antialiased when they do not fall on pixels.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { CAEdgeAntialiasingMask(rawValue: values.look.values.edgeAntialiasingMask) }
        set {
            let bits = newValue.rawValue
            changePlain(
                .edgeAntialiasingMask,
                to: bits,
                get: { $0.look.values.edgeAntialiasingMask },
                set: { $0.look.values.edgeAntialiasingMask = bits }
            )
        }
    }

    /// Whether edges that do not fall on pixels are antialiased; otherwise a pixel is filled when its centre is inside.
    ///
    /// That is so for the edges of the background, of contents and of what is cut to the bounds, however the layer is turned. Rounded corners
    /// and shapes are antialiased in either case, and so is all that ``render(in:)`` draws.
    ///
    /// The default is false, as on iOS; `CALayerAllowsEdgeAntialiasing` or `UIViewEdgeAntialiasing` in the main bundle's `Info.plist` is another one.
    open var allowsEdgeAntialiasing: Bool {
        get { values.flags.contains(.allowsEdgeAntialiasing) }
        set { setFlag(.allowsEdgeAntialiasing, .allowsEdgeAntialiasing, newValue) }
    }

    /// The operation that combines the layer with the content behind it: the name of a blend mode or of a Porter-Duff
    /// operator, or a ``LayerFilter`` of that type; nil is source-over, other objects are kept and not used.
    ///
    /// Animatable (a fade).
    open var compositingFilter: Any? {
        get { LayerFilterAccess.compositingFilter(of: self) }
        set { LayerFilterAccess.setCompositingFilter(newValue, of: self) }
    }

    /// Filters of the layer's picture, sublayers included: each a ``LayerFilter``, applied one after the other.
    ///
    /// They come before the shadow, the mask and the opacity. Other objects are kept for reading back and do nothing.
    ///
    /// Animatable; inputs by the key path `filters.NAME.inputKey`.
    open var filters: [Any]? {
        get { LayerFilterAccess.filters(.filters, of: self) }
        set { LayerFilterAccess.setFilters(newValue, .filters, of: self) }
    }

    /// Filters of what is behind the layer, within its bounds: each a ``LayerFilter``, applied one after the other.
    ///
    /// The backdrop is what was drawn before in the same group; other objects are kept for reading back and do nothing.
    ///
    /// Animatable (a fade); inputs by the key path `backgroundFilters.NAME.inputKey`.
    open var backgroundFilters: [Any]? {
        get { LayerFilterAccess.filters(.backgroundFilters, of: self) }
        set { LayerFilterAccess.setFilters(newValue, .backgroundFilters, of: self) }
    }

    // MARK: The tree

    /// The layer that this one is in; of a presentation layer a presentation layer.
    open var superlayer: CALayer? {
        presented == nil ? superlayerStorage : LayerPresentation.superlayer(of: self)
    }

    /// The layers in this one, back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get {
            if presented != nil { return LayerPresentation.sublayers(of: self) }
            let sublayers = sublayerStorage
            return sublayers.isEmpty ? nil : sublayers
        }
        set { LayerTree.setSublayers(newValue ?? [], of: self) }
    }

    /// Takes the layer out of its superlayer; works for masks too.
    open func removeFromSuperlayer() {
        LayerTree.remove(self)
    }

    /// Puts a layer in front of all sublayers, taking it from where it was.
    open func addSublayer(_ layer: CALayer) {
        LayerTree.insert(layer, into: self, at: .max)
    }

    /// Puts a layer at an index of the sublayers; an index past the end means the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        LayerTree.insert(layer, into: self, at: Int(idx))
    }

    /// Puts a layer directly behind a sublayer; without such a sublayer at the back.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        LayerTree.insert(layer, into: self, at: sublayerStorage.index(ofLayer: sibling) ?? 0)
    }

    /// Puts a layer directly in front of a sublayer; without such a sublayer at the front.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        LayerTree.insert(
            layer,
            into: self,
            at: sublayerStorage.index(ofLayer: sibling).map { $0 + 1 } ?? .max
        )
    }

    /// Puts a layer in the place of a sublayer; nothing happens when that is not one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayerStorage === self, !oldLayer.marks.contains(.isMask) else { return }
        LayerTree.replace(oldLayer, with: newLayer, in: self)
    }

    // MARK: Conversion and hit testing

    /// Converts a point from another layer's coordinates; nil means the superlayer's.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        LayerConversion.convert(p, from: l, to: self)
    }

    /// Converts a point into another layer's coordinates; nil means the superlayer's.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        LayerConversion.convert(p, from: self, to: l)
    }

    /// Converts a rectangle from another layer's coordinates, as the bounding box of its corners.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        LayerConversion.convert(r, from: l, to: self)
    }

    /// Converts a rectangle into another layer's coordinates, as the bounding box of its corners.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        LayerConversion.convert(r, from: self, to: l)
    }

    /// Converts a time from another layer's time; nil means the display's clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        LayerTime.convert(t, from: l, to: self)
    }

    /// Converts a time into another layer's time; nil means the display's clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        LayerTime.convert(t, from: self, to: l)
    }

    /// The frontmost layer of the subtree under a point.
    ///
    /// - Parameter p: A point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        LayerHitTesting.hitTest(p, in: self)
    }

    /// Whether a point of the layer's own coordinates lies in its bounds; upper edges are outside.
    open func contains(_ p: CGPoint) -> Bool {
        let bounds = bounds
        return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
    }

    // MARK: Display

    /// Whether a change of the size of the bounds asks for a new drawing.
    open var needsDisplayOnBoundsChange: Bool {
        get { values.flags.contains(.needsDisplayOnBoundsChange) }
        set { setFlag(.needsDisplayOnBoundsChange, .needsDisplayOnBoundsChange, newValue) }
    }

    /// Whether drawing may be put off to another thread.
    ///
    /// Kept for reading back; drawing is done at once.
    open var drawsAsynchronously: Bool {
        get { values.flags.contains(.drawsAsynchronously) }
        set { setFlag(.drawsAsynchronously, .drawsAsynchronously, newValue) }
    }

    /// Provides the layer's contents: by the delegate's `display(_:)`, else by drawing into a backing store.
    open func display() {
        LayerDrawing.display(self)
    }

    /// Marks the layer to be displayed by the next commit.
    open func setNeedsDisplay() {
        marks.insert(.needsDisplay)
        // A layer that enters a display from here on is listed by its mark.
        guard let context else { return }
        context.withLock {
            if isOn(context), marks.contains(.needsDisplay) { context.listForDisplay(self) }
        }
    }

    /// Marks the layer to be displayed by the next commit; the whole of it is drawn.
    open func setNeedsDisplay(_ r: CGRect) {
        guard !r.isEmpty else { return }
        setNeedsDisplay()
    }

    /// Whether the layer is marked to be displayed.
    open func needsDisplay() -> Bool { marks.contains(.needsDisplay) }

    /// Displays the layer now if it is marked.
    open func displayIfNeeded() {
        LayerDrawing.displayIfMarked(self)
    }

    /// Draws the layer's contents; asks the delegate unless overridden.
    ///
    /// - Parameter ctx: A context in the layer's coordinates: a point of the bounds is a point of the context.
    open func draw(in ctx: CGContext) {
        if let delegate {
            delegate.draw(self, in: ctx)
        } else {
            noteAbsentDelegateMethod(.draw)
        }
    }

    /// Draws the layer with its sublayers into a context, the layer's own origin at the context's.
    ///
    /// The model values count, without animations; the layer's own position and transform do not. Nothing is drawn of a
    /// hidden layer or one without opacity. Layers that are marked for layout or display get it first, whether a display shows
    /// them or not, so that what was changed is drawn as the next commit would show it. Blend modes count, with what the context holds
    /// as backdrop unless it draws with an alpha, a blend mode or a shadow of its own; filters and shadow paths are ignored, the shadow of
    /// a translucent layer is seen through it, and a transform layer shows its background and border here. On a presentation layer it draws
    /// the presentation of the subtree, as it is: see ``renderComposition(in:at:)`` for what a display shows, transitions and particles
    /// included.
    open func render(in ctx: CGContext) {
        LayerRendering.render(self, in: ctx)
    }

    // MARK: Layout

    /// Follows changes of the superlayer's size; margins and extents that change share the difference.
    open var autoresizingMask: CAAutoresizingMask {
        get { extras?.autoresizingMask ?? [] }
        set { editExtras { $0.autoresizingMask = newValue } }
    }

    /// The object that lays out the sublayers when the delegate does not.
    open var layoutManager: (any CALayoutManager)? {
        get { extras?.layoutManager }
        set {
            setExtra(\.layoutManager, newValue)
            setNeedsLayout()
        }
    }

    /// The size that the layout manager prefers, else the size of the bounds.
    open func preferredFrameSize() -> CGSize {
        layoutManager?.preferredSize(of: self) ?? bounds.size
    }

    /// Marks the layer to be laid out by the next commit.
    open func setNeedsLayout() {
        LayerLayout.mark(self)
    }

    /// Whether the layer is marked to be laid out.
    open func needsLayout() -> Bool { marks.contains(.needsLayout) }

    /// Lays out the layer with its subtree now, from its topmost superlayer that is marked.
    open func layoutIfNeeded() {
        LayerLayout.layoutIfNeeded(self)
    }

    /// Places the sublayers: the delegate does, else the layout manager.
    open func layoutSublayers() {
        LayerLayout.layoutSublayers(of: self)
    }

    /// Resizes the sublayers by their autoresizing masks after a change of the bounds' size.
    open func resizeSublayers(withOldSize size: CGSize) {
        for sublayer in sublayerStorage { sublayer.resize(withOldSuperlayerSize: size) }
    }

    /// Resizes the layer by its autoresizing mask after a change of the superlayer's size.
    open func resize(withOldSuperlayerSize size: CGSize) {
        Autoresizing.resize(self, oldSuperlayerSize: size)
    }

    // MARK: Actions

    /// The action of the class for an event: none, for all events.
    ///
    /// Override it to give one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The action that a change of a property runs, found by the search in five steps.
    ///
    /// The steps: the delegate; ``actions``; the actions of ``style``; ``defaultAction(forKey:)``; for a
    /// layer that has been committed to a display, the built-in animation of the property. `NSNull` ends the
    /// search without an action.
    ///
    /// Source: claims 8.1-8.7, S40.
    open func action(forKey event: String) -> (any CAAction)? {
        ActionLookup.action(forKey: event, of: self)
    }

    /// Actions by event, the second step of the search.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { setExtra(\.actions, newValue) }
    }

    // MARK: Animations

    /// Attaches a copy of an animation.
    ///
    /// An animation under the same key is replaced; with no key it is added beside the others. A transition
    /// always has the key "transition". A duration of 0 becomes the transaction's.
    open dynamic func add(_ anim: CAAnimation, forKey key: String?) {
        ownAnimationStore.add(anim, key: key, to: self)
    }

    /// Detaches all animations; their delegates hear that they were not finished.
    open func removeAllAnimations() {
        animationStore?.removeAll(from: self)
    }

    /// Detaches the animation with a key; its delegate is called with `finished` false.
    open func removeAnimation(forKey key: String) {
        animationStore?.remove(key: key, from: self)
    }

    /// The keys of the attached animations in order of addition; nil when there are none.
    open func animationKeys() -> [String]? { animationStore?.keys }

    /// The attached copy of an animation, which must not be changed.
    open func animation(forKey key: String) -> CAAnimation? { animationStore?.animation(key: key) }

    // MARK: Names and helpers

    /// A name for finding the layer again.
    open var name: String? {
        get { extras?.name }
        set { setExtra(\.name, newValue) }
    }

    /// The object that provides contents, layout and actions; a view's layer has the view.
    open weak var delegate: (any CALayerDelegate)? {
        get { section { delegateInSection } }
        set { setDelegate(newValue) }
    }

    /// Values by key for what is not set otherwise; it may hold "actions" and another "style".
    ///
    /// A property that has its default value takes the value under its key, without an action; bounds and frame do not. So do properties of
    /// subclasses (``LayerProperty``) whose types are `Equatable`.
    open var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { LayerStyle.set(newValue, of: self) }
    }

    // MARK: Time

    /// When the layer begins, in its superlayer's time.
    open var beginTime: CFTimeInterval {
        get { values.timing.values.parameters.beginTime }
        set { setTiming(.beginTime, \.beginTime, newValue) }
    }

    /// The length of the layer's own time, in seconds; infinite unless set.
    open var duration: CFTimeInterval {
        get { values.timing.values.parameters.duration }
        set { setTiming(.duration, \.duration, newValue) }
    }

    /// Seconds of the layer that pass per second of its superlayer; 0 pauses the subtree.
    open var speed: Float {
        get { Float(values.timing.values.parameters.speed) }
        set { setTiming(.speed, \.speed, Double(newValue)) }
    }

    /// A shift of the layer's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { values.timing.values.parameters.timeOffset }
        set { setTiming(.timeOffset, \.timeOffset, newValue) }
    }

    /// The number of times that the layer's duration repeats.
    open var repeatCount: Float {
        get { Float(values.timing.values.parameters.repeatCount) }
        set { setTiming(.repeatCount, \.repeatCount, Double(newValue)) }
    }

    /// For how many seconds the layer's duration repeats.
    open var repeatDuration: CFTimeInterval {
        get { values.timing.values.parameters.repeatDuration }
        set { setTiming(.repeatDuration, \.repeatDuration, newValue) }
    }

    /// Whether every second repetition runs backwards.
    open var autoreverses: Bool {
        get { values.timing.values.parameters.autoreverses }
        set { setTiming(.autoreverses, \.autoreverses, newValue) }
    }

    /// The values that show outside the layer's duration.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(rawValue: values.timing.values.parameters.fillMode.rawValue) }
        set { setTiming(.fillMode, \.fillMode, FillMode(name: newValue.rawValue)) }
    }

    // MARK: Printing

    /// The class and the address of the layer, as in `<CALayer: 0x600003a4c0e0>`.
    open override var description: String { LayerPrinting.description(of: self) }

    /// `<CALayer:0x…; position = CGPoint (5 5); bounds = CGRect (0 0; 10 10); …>` with what differs from its
    /// default.
    open override var debugDescription: String { LayerPrinting.debugDescription(of: self) }
}
