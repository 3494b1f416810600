import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// What the pixels of a prepared picture follow from: its steps as values that can be compared.
///
/// Two layers that look alike have one picture, and a layer that moves has one for as long as nothing in it is different.
struct PictureKey: Hashable, Sendable {
    private let steps: [Step]
    private let region: DeviceRect
    /// Told once: pictures are looked up in every frame.
    private let hash: Int

    /// Pictures of more steps are made each time.
    private static let mostSteps = 256

    /// Nil where the steps have something in them that cannot be compared.
    init?(_ list: OperationList, region: DeviceRect) {
        guard list.operations.count <= Self.mostSteps else { return nil }
        var steps: [Step] = []
        steps.reserveCapacity(list.operations.count)
        for operation in list.operations {
            guard let step = Step(operation, list.shapes) else { return nil }
            steps.append(step)
        }
        self.steps = steps
        self.region = region
        var hasher = Hasher()
        hasher.combine(steps)
        hasher.combine(region)
        hash = hasher.finalize()
    }

    static func == (one: PictureKey, other: PictureKey) -> Bool {
        one.hash == other.hash && one.region == other.region && one.steps == other.steps
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// A path on device pixels.
    fileprivate struct Outline: Hashable, Sendable {
        var path: Path
        var linear: SIMD4<Double>
        var origin: SIMD2<Double>
        /// Whether a display covers it in its own way.
        var isRounded: Bool

        init(_ path: DevicePath) {
            isRounded = path.rounded != nil
            let transform = path.transform
            self.path = path.path
            linear = SIMD4(transform.a, transform.b, transform.c, transform.d)
            origin = SIMD2(transform.tx, transform.ty)
        }
    }

    /// What shapes are filled with.
    fileprivate enum Look: Hashable, Sendable {
        case color(PremultipliedColor)
        case linear(LinearGradient)
        case radial(RadialGradient)
        case conic(ConicGradient)
        case image(UInt64, Projection, ImagePaint.Filter, ImagePaint.Edge, opacity: Float, bias: Float)

        init?(_ paint: Paint) {
            switch paint {
            case .solid(let color): self = .color(color)
            case .image(let paint):
                guard let map = paint.deviceToImage else { return nil }
                self = .image(
                    paint.image.identity,
                    map,
                    paint.filter,
                    paint.edge,
                    opacity: paint.opacity,
                    bias: paint.detailBias
                )
            case .linear(let gradient): self = .linear(gradient)
            case .radial(let gradient): self = .radial(gradient)
            case .conic(let gradient): self = .conic(gradient)
            }
        }
    }

    fileprivate struct Mixing: Hashable, Sendable {
        var opacity: Float
        var blend: CGBlendMode
    }

    fileprivate enum Step: Hashable, Sendable {
        case pixels(DeviceRect, Look, Mixing)
        case path(Outline, CGPathFillRule, Look, Mixing, isAntialiased: Bool, hard: Outline?)
        case shape(ShapeKey, x: Int, y: Int, Look, Mixing)
        case bordered(Outline, Look, Mixing, ring: Path, PremultipliedColor)
        case box(Outline, color: UInt32, ring: Path?, UInt32)
        case copy(UInt64, x: Int, y: Int, Mixing)
        case shadow(ShadowResource.Identity, PremultipliedColor, Mixing)
        case beginGroup(
            DeviceRect,
            Mixing,
            clip: Outline?,
            isAntialiased: Bool,
            isInverted: Bool,
            hard: Outline?,
            cuts: [PixelCut],
            SIMD3<Double>?,
            shadow: ShadowGeometry?
        )
        case underlay(ShadowGeometry)
        case endGroup
        case beginMask(DeviceRect)
        case endMask
        case pushClip(DeviceRect)
        case popClip

        init?(_ operation: FrameOperation, _ shapes: BoxShapes) {
            switch operation {
            case .fill(let fill):
                guard let step = Self.fill(fill) else { return nil }
                self = step
            case .box(let box):
                self = box.withShape(in: shapes) { shape, transform in
                    let outline = Outline(DevicePath(path: shape.outline, transform: transform))
                    return .box(outline, color: box.color, ring: shape.ring, box.border)
                }
            case .copy(let copy):
                let mixing = Mixing(opacity: copy.opacity, blend: copy.blend)
                self = .copy(copy.image.identity, x: copy.x, y: copy.y, mixing)
            case .castShadow(let shadow):
                let mixing = Mixing(opacity: shadow.opacity, blend: shadow.blend)
                self = .shadow(shadow.resource.identity, shadow.color, mixing)
            case .beginGroup(let group):
                self = .beginGroup(
                    group.extent,
                    Mixing(opacity: group.opacity, blend: group.blend),
                    clip: group.clip.map { Outline($0) },
                    isAntialiased: group.clipIsAntialiased,
                    isInverted: group.clipIsInverted,
                    hard: group.hardClip.map { Outline($0) },
                    cuts: group.cuts,
                    group.tint,
                    shadow: group.shadow
                )
            case .underlayShadow(let shadow): self = .underlay(shadow)
            case .endGroup: self = .endGroup
            case .beginMask(let extent, _): self = .beginMask(extent)
            case .endMask: self = .endMask
            case .pushClip(let rect, _): self = .pushClip(rect)
            case .popClip: self = .popClip
            case .picture, .sampled, .backdrop, .skip: return nil
            }
        }

        private static func fill(_ fill: FrameOperation.Fill) -> Step? {
            guard let look = Look(fill.paint) else { return nil }
            let mixing = Mixing(opacity: fill.opacity, blend: fill.blend)
            switch fill.shape {
            case .pixels(let rect) where fill.hardOutline == nil: return .pixels(rect, look, mixing)
            case .pixels: return nil
            case .kept(let shape): return .shape(shape.key, x: shape.x, y: shape.y, look, mixing)
            case .path(let path, let rule):
                if let border = fill.border {
                    return .bordered(Outline(path), look, mixing, ring: border.ring, border.color)
                }
                return .path(
                    Outline(path),
                    rule,
                    look,
                    mixing,
                    isAntialiased: fill.isAntialiased,
                    hard: fill.hardOutline.map { Outline($0) }
                )
            }
        }
    }

    /// What the key takes of memory, about.
    var byteCount: Int { steps.count * 256 }

    /// Whether the key is equal to itself: numbers that are none would never be found again.
    var isUsable: Bool { steps.allSatisfy { $0 == $0 } }
}
