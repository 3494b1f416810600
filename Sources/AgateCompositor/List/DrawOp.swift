import AgateGeometry
import AgatePixels

/// One draw op of a ``DisplayList``.
///
/// An op is a value: what it draws that is an object (an image, a shape, a shadow, an offscreen pass) it names by index into the
/// ``DrawResources`` of its own list, so that ops can be compared and hashed without looking at pixels.
///
/// A new op touches three places: a file with its values (``DrawOpValues``), its case and its lines here, and its drawing in
/// ``BandPainter``. Cache keys, occlusion, statistics and the printed plan follow from these.
enum DrawOp: Hashable, Sendable {
    /// Fills a shape.
    case fill(DrawFill)
    /// Fills a rounded rectangle whose shape other ones have too.
    case roundedRect(DrawRoundedRect)
    /// Copies an image pixel by pixel.
    case image(DrawImage)
    /// Fills the blurred shadow of a shape.
    case shadow(DrawShadow)
    /// Draws the result of an offscreen pass where it lies.
    case pass(DrawPass)
    /// Draws the result of an offscreen pass of another plane.
    indirect case sampledPass(DrawSampledPass)
    /// Filters what was drawn so far, within an outline. Never inside of a group: all bands reach it before any continues.
    indirect case backdrop(DrawBackdrop)
    /// Draws into a transparent surface from here to the matching `endGroup`.
    indirect case beginGroup(DrawGroup)
    /// Draws the shadow of all that the group shows so far underneath it.
    case groupShadow(DrawGroupShadow)
    /// Draws the group on what was before.
    case endGroup
    /// Draws into a surface whose alpha multiplies the group at the matching `endMask`.
    case beginMask(DrawMask)
    case endMask
    /// Restricts drawing to a rectangle up to the matching `popClip`.
    case pushClip(DrawClip)
    case popClip
}

/// The requirements of a display list for the values of an op.
protocol DrawOpValues: Hashable, Sendable {
    /// Where the op draws and what it hides.
    ///
    /// - Parameter resources: Those of the list that the op is in.
    func traits(in resources: DrawResources) -> DrawOpTraits

    /// The op as a line of a printed plan: its name, then `name=value` for what differs from the usual.
    func text(in resources: DrawResources) -> String
}

extension DrawOp {
    /// Where the op draws and what it hides.
    ///
    /// - Parameter resources: Those of the list that the op is in.
    func traits(in resources: DrawResources) -> DrawOpTraits {
        switch self {
        case .fill(let fill): fill.traits(in: resources)
        case .roundedRect(let box): box.traits(in: resources)
        case .image(let image): image.traits(in: resources)
        case .shadow(let shadow): shadow.traits(in: resources)
        case .pass(let pass): pass.traits(in: resources)
        case .sampledPass(let pass): pass.traits(in: resources)
        case .backdrop(let backdrop): backdrop.traits(in: resources)
        case .beginGroup(let group): group.traits(in: resources)
        case .groupShadow(let shadow): shadow.traits(in: resources)
        case .beginMask(let mask): mask.traits(in: resources)
        case .pushClip(let clip): clip.traits(in: resources)
        case .endGroup, .endMask, .popClip: DrawOpTraits(flags: .ends)
        }
    }

    /// The op as a line of a printed plan.
    func text(in resources: DrawResources) -> String {
        switch self {
        case .fill(let fill): fill.text(in: resources)
        case .roundedRect(let box): box.text(in: resources)
        case .image(let image): image.text(in: resources)
        case .shadow(let shadow): shadow.text(in: resources)
        case .pass(let pass): pass.text(in: resources)
        case .sampledPass(let pass): pass.text(in: resources)
        case .backdrop(let backdrop): backdrop.text(in: resources)
        case .beginGroup(let group): group.text(in: resources)
        case .groupShadow(let shadow): shadow.text(in: resources)
        case .endGroup: "endGroup"
        case .beginMask(let mask): mask.text(in: resources)
        case .endMask: "endMask"
        case .pushClip(let clip): clip.text(in: resources)
        case .popClip: "popClip"
        }
    }

    /// Counts the indices of resources from earlier places of their tables.
    mutating func rebase(by distance: DrawResources.Counts) {
        switch self {
        case .fill(var fill):
            guard fill.rebase(by: distance) else { return }
            self = .fill(fill)
        case .roundedRect(var box):
            box.shape += distance.shapes
            self = .roundedRect(box)
        case .image(var image):
            image.image += distance.images
            self = .image(image)
        case .shadow(var shadow):
            shadow.resource += distance.shadows
            self = .shadow(shadow)
        case .pass(var pass):
            pass.pass += distance.passes
            self = .pass(pass)
        case .sampledPass(var pass):
            pass.pass += distance.passes
            self = .sampledPass(pass)
        case .backdrop(var backdrop):
            backdrop.rebase(by: distance)
            self = .backdrop(backdrop)
        case .beginGroup, .groupShadow, .endGroup, .beginMask, .endMask, .pushClip, .popClip: break
        }
    }
}
