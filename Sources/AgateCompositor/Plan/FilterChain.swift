import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import AgateTiming
import Foundation

/// The filters of a layer, ready to be applied to device pixels: what is switched off or changes nothing is left out.
///
/// Source: claims 14.10. GUESS filter-order: filters come before the shadow, then masks, then opacity.
struct FilterChain: Sendable {
    /// One thing to do.
    enum Stage: Sendable {
        case blur(SIMD2<Double>)
        /// A blur of what lies within the layer's bounds, cut to them.
        case innerBlur(SIMD2<Double>)
        case colors([PixelMatrix])
        case shadow(PremultipliedColor, deviation: SIMD2<Double>, offset: SIMD2<Double>)
    }

    /// The standard deviation of a blur, as a part of its radius: measured on Apple's renderer.
    static let deviationPerRadius = 0.975

    private(set) var stages: [Stage] = []
    /// The layer's bounds: what inner blurs stay in.
    let bounds: DevicePath
    let boundsExtent: DeviceRect
    /// A pixel that moves with the layer.
    let anchor: (x: Int, y: Int)

    /// Nil when nothing is to be done.
    init?(_ list: FilterList?, _ values: LayerValues, projection: Projection) {
        guard let list, !list.filters.isEmpty,
            let scale = LocalScale(projection, at: values.bounds.middle)
        else { return nil }
        bounds = DevicePath(LayerShapes.rectangle(values.bounds), projection: projection)
        boundsExtent = bounds.extent
        anchor = projection.anchor(at: values.bounds.middle)
        for filter in list.filters where filter.isEnabled { add(filter, scale) }
        if stages.isEmpty { return nil }
    }

    private mutating func add(_ filter: FilterValues, _ scale: LocalScale) {
        switch filter.type {
        case "gaussianBlur":
            let deviation = scale.deviation(of: filter.number("inputRadius") * Self.deviationPerRadius)
            guard deviation.max() > 0 else { return }
            let isInner = filter.value(ofInput: "inputNormalizeEdges")?.asBool ?? false
            stages.append(isInner ? .innerBlur(deviation) : .blur(deviation))
        case "dropShadow":
            let color = filter.color("inputColor")
            guard color.w > 0 else { return }
            let offset = scale.offset(filter.pair("inputOffset"))
            guard abs(offset.x) < 1e6, abs(offset.y) < 1e6 else { return }
            stages.append(
                .shadow(
                    PremultipliedColor(color),
                    deviation: scale.deviation(of: filter.number("inputRadius")),
                    offset: SIMD2(offset.x.rounded(), offset.y.rounded())
                )
            )
        default:
            guard let matrix = PixelMatrix(filter), matrix != .identity else { return }
            if case .colors(let before)? = stages.last {
                stages[stages.count - 1] = .colors(before + [matrix])
            } else {
                stages.append(.colors([matrix]))
            }
        }
    }

    /// The pixels that may show something, of a picture that shows something in an extent.
    func extent(of content: DeviceRect) -> DeviceRect {
        var extent = content
        for stage in stages {
            switch stage {
            case .blur(let deviation):
                extent = extent.grown(byPicture: deviation)
            case .innerBlur:
                extent = extent.intersection(boundsExtent)
            case .colors(let matrices):
                if matrices.contains(where: \.paintsClear) { extent = extent.union(boundsExtent) }
            case .shadow(_, let deviation, let offset):
                extent = extent.union(
                    extent.grown(by: deviation).moved(x: Int(offset.x), y: Int(offset.y))
                )
            }
        }
        return extent
    }

    /// The pixels of the picture that decide what a region shows.
    func source(of region: DeviceRect) -> DeviceRect {
        stages.reversed().reduce(region) { Self.source(of: $0, through: $1) }
    }

    /// The same for one stage.
    static func source(of region: DeviceRect, through stage: Stage) -> DeviceRect {
        switch stage {
        case .blur(let deviation), .innerBlur(let deviation): region.grown(byPicture: deviation)
        case .colors: region
        case .shadow(_, let deviation, let offset):
            region.union(region.grown(by: deviation).moved(x: -Int(offset.x), y: -Int(offset.y)))
        }
    }

    /// Whether something becomes of clear pixels.
    var paintsClear: Bool {
        stages.contains { stage in
            if case .colors(let matrices) = stage { matrices.contains(where: \.paintsClear) } else { false }
        }
    }

    /// Whether a pixel depends on the pixels around it.
    var hasReach: Bool {
        stages.contains { stage in
            if case .colors = stage { false } else { true }
        }
    }

    /// The furthest that a pixel reaches.
    var reach: Int {
        let pixel = DeviceRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
        let source = source(of: pixel)
        return max(max(-source.minX, source.maxX - 1), max(-source.minY, source.maxY - 1))
    }
}

extension DeviceRect {
    /// The rectangle with the reach of a picture's blur on each side.
    func grown(byPicture deviation: SIMD2<Double>) -> DeviceRect {
        grown(
            x: GaussianBlur.pictureReach(sigma: deviation.x),
            y: GaussianBlur.pictureReach(sigma: deviation.y)
        )
    }

    /// The rectangle with the reach of a blur of coverage on each side.
    func grown(by deviation: SIMD2<Double>) -> DeviceRect {
        grown(x: GaussianBlur.reach(sigma: deviation.x), y: GaussianBlur.reach(sigma: deviation.y))
    }
}

extension PixelMatrix {
    /// What a filter of colours does; nil for other ones.
    init?(_ filter: FilterValues) {
        func rgb(_ color: SIMD4<Double>) -> SIMD3<Double> { SIMD3(color.x, color.y, color.z) }
        let amount = filter.number("inputAmount")
        switch filter.type {
        case "colorMatrix": self.init(rows: filter.numbers("inputColorMatrix"))
        case "colorSaturate": self = .saturation(amount)
        case "colorBrightness": self = .brightness(amount)
        case "colorContrast": self = .contrast(amount)
        case "colorHueRotate": self = .hueRotation(filter.number("inputAngle"))
        case "colorInvert": self = .inversion
        case "colorMonochrome":
            let color = rgb(filter.color("inputColor"))
            self = .monochrome(color, amount: amount, bias: filter.number("inputBias"))
        case "multiplyColor": self = .product(filter.color("inputColor"))
        case "colorAdd":
            let color = filter.color("inputColor")
            self = .addition(rgb(color) * color.w)
        case "colorSubtract":
            let color = filter.color("inputColor")
            self = .addition(rgb(color) * -color.w)
        case "luminanceToAlpha": self = .lightnessToAlpha
        default: return nil
        }
    }
}
