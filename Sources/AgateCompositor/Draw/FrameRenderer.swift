import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// Draws a display list into a surface: first the offscreen passes that must be there before, then the bands, which wait for each
/// other where a backdrop is filtered, and where the passes for the next ops have no memory beside those of the last ones.
struct FrameRenderer {
    let bands: Bands
    let meter: SurfaceMeter
    let cache: RenderCache
    /// The pixels of the passes that are kept until they are drawn; a single one may have more.
    var passPixels: Int

    /// Draws a list into a surface.
    ///
    /// - Parameters:
    ///   - list: The display list to draw.
    ///   - surface: The pixels, the first at `origin`.
    ///   - region: The pixels that may change.
    ///   - clears: Whether the pixels are cleared before the first draw op.
    func render(
        _ list: DisplayList,
        into surface: Surface,
        origin: (x: Int, y: Int),
        region: DeviceRect,
        clears: Bool = false
    ) {
        makeShadows(of: list)
        var painting = Painting(list, surface, origin, region, self, clears: clears)
        var passes: [OffscreenPass] = []
        var pixels = 0
        func paint(upTo end: Int) {
            painting.run(upTo: end)
            for pass in passes { meter.remove(pixels: pass.release()) }
            passes = []
            pixels = 0
        }
        func prepare(_ pass: OffscreenPass, _ index: Int, _ sampling: DrawSampledPass.Sampling?) {
            let area = pass.region.width * pass.region.height
            if pass.beginsWithBackdrop || (pixels > 0 && pixels + area > passPixels) {
                painting.suspend()
                paint(upTo: index)
            }
            if pass.beginsWithBackdrop {
                make(pass, over: (surface, origin))
            } else {
                make(pass, sampling?.shift)
            }
            if let sampling, pass.paint(sampling)?.needsMipLevels == true {
                pass.keepMipLevels(cache.mipLevels(of:))
            }
            passes.append(pass)
            pixels += max(pass.pixelCount, 1)
        }
        for index in list.visibleIndices where list.occlusion[index].flags.contains(.isOffscreen) {
            switch list.ops[index] {
            case .pass(let draw): prepare(list.resources.pass(draw.pass), index, nil)
            case .sampledPass(let draw): prepare(list.resources.pass(draw.pass), index, draw.sampling)
            case .backdrop(let backdrop):
                paint(upTo: index)
                painting.clear()
                filter(backdrop, list.resources, in: surface, origin: origin, region: region)
                painting.skip(to: index + 1)
            default: break
            }
        }
        paint(upTo: list.count)
        painting.clear()
    }

    /// How far the bands have come.
    private struct Painting {
        private let list: DisplayList
        private let target: SharedSurface
        private let origin: (x: Int, y: Int)
        private let region: DeviceRect
        private let renderer: FrameRenderer
        private var next = 0
        /// Whether bands are yet to be cleared: each is, right before its first draw op, while its pixels come into the cache anyway.
        private var clears: Bool
        /// The bands with the groups that are open in them; nil as long as none has to wait inside of a group.
        private var painters: [BandPainter]?

        init(
            _ list: DisplayList,
            _ surface: Surface,
            _ origin: (x: Int, y: Int),
            _ region: DeviceRect,
            _ renderer: FrameRenderer,
            clears: Bool
        ) {
            self.clears = clears
            self.list = list
            self.target = SharedSurface(surface)
            self.origin = origin
            self.region = region
            self.renderer = renderer
        }

        /// Lets the bands wait wherever they are, from now on.
        mutating func suspend() {
            guard painters == nil else { return }
            clear()
            painters = renderer.bands.rectangles(in: region).compactMap { band in
                BandPainter(
                    list,
                    from: next,
                    into: target.surface,
                    origin: origin,
                    region: band,
                    meter: renderer.meter
                )
            }
        }

        /// Performs the ops up to one; without ``suspend()``, whatever begins among them ends among them.
        mutating func run(upTo end: Int) {
            guard next < end else { return }
            let start = next
            next = end
            let bands = renderer.bands
            if painters != nil {
                painters?.withUnsafeMutableBufferPointer { painters in
                    let shared = SharedPainters(painters: painters)
                    bands.forEach(of: painters.count) { shared.painters[$0].run(upTo: end) }
                }
                return
            }
            let clearsFirst = clears
            clears = false
            bands.forEach(in: region) { [list, target, origin, renderer] band in
                if clearsFirst { target.surface.clear(band.moved(x: -origin.x, y: -origin.y)) }
                var painter = BandPainter(
                    list,
                    from: start,
                    into: target.surface,
                    origin: origin,
                    region: band,
                    meter: renderer.meter
                )
                painter?.run(upTo: end)
            }
        }

        /// Clears the bands unless that has been done.
        mutating func clear() {
            guard clears else { return }
            clears = false
            renderer.bands.forEach(in: region) { [target, origin] band in
                target.surface.clear(band.moved(x: -origin.x, y: -origin.y))
            }
        }

        /// Leaves out what is before an op.
        mutating func skip(to index: Int) {
            next = index
            guard let painters else { return }
            for number in painters.indices { self.painters?[number].skip(to: index) }
        }
    }

    /// Draws a list that reads what lies around a region, and changes the pixels of the region alone.
    ///
    /// - Parameters:
    ///   - surface: The pixels, the first at `origin`.
    ///   - wide: The pixels that are looked at.
    func render(
        _ list: DisplayList,
        into surface: Surface,
        origin: (x: Int, y: Int),
        region: DeviceRect,
        around wide: DeviceRect
    ) {
        guard let scratch = Surface(width: wide.width, height: wide.height) else { return }
        meter.add(pixels: scratch.count)
        defer { meter.remove(pixels: scratch.count) }
        let canvas = DeviceRect(x: origin.x, y: origin.y, width: surface.width, height: surface.height)
        let shown = region.intersection(canvas).intersection(wide)
        guard !shown.isEmpty else { return }
        func forEachRow(_ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void) {
            for y in shown.minY..<shown.maxY {
                body(
                    scratch.pixels + (y - wide.minY) * wide.width + shown.minX - wide.minX,
                    surface.pixels + (y - origin.y) * surface.width + shown.minX - origin.x
                )
            }
        }
        forEachRow { $0.update(from: $1, count: shown.width) }
        render(list, into: scratch, origin: (wide.minX, wide.minY), region: wide)
        forEachRow { $1.update(from: $0, count: shown.width) }
    }

    // MARK: Before the bands

    /// Makes what bands only copy, so that none waits for another one's.
    private func makeShadows(of list: DisplayList) {
        guard !list.resources.shadows.isEmpty else { return }
        var shadows: [ShadowResource] = []
        for index in list.visibleIndices {
            guard case .shadow(let shadow) = list.ops[index] else { continue }
            let resource = list.resources.shadows[Int(shadow.resource)]
            if resource.isKept { shadows.append(resource) }
        }
        let made = shadows
        bands.forEach(of: made.count) { _ = made[$0].coverage() }
    }

    /// Makes a surface, or the same moved by a part of a pixel if that may be kept: then it is only copied wherever it lies.
    private func make(_ pass: OffscreenPass, _ shift: SubpixelPosition.Fraction?) {
        if pass.isShifted { return meter.add(pixels: pass.pixelCount) }
        let (width, height) = (pass.region.width + 1, pass.region.height + 1)
        guard let shift, let key = pass.key, width * height <= Self.maxShiftedPixels,
            cache.mayKeep(bytes: width * height * 4)
        else { return make(pass) }
        let place = RenderCache.Key.shiftedSurface(key, shift)
        let origin = (pass.region.minX, pass.region.minY)
        if let image = cache.image(for: place) {
            meter.add(pixels: image.width * image.height)
            return pass.finish(image, origin: origin, isShifted: true)
        }
        make(pass)
        guard let (image, _) = pass.image, let shifted = shifted(image, by: shift) else { return }
        meter.add(pixels: shifted.width * shifted.height)
        meter.remove(pixels: pass.release())
        cache.keep(shifted, for: place)
        pass.finish(shifted, origin: origin, isShifted: true)
    }

    /// Larger surfaces are sampled where they are drawn: sixteen of them would leave no room for anything else.
    private static let maxShiftedPixels = 1 << 20

    /// The sampled pixels of a surface that is moved by a part of a pixel.
    private func shifted(_ image: ImageBuffer, by part: SubpixelPosition.Fraction) -> ImageBuffer? {
        let (width, height) = (image.width + (part.x > 0 ? 1 : 0), image.height + (part.y > 0 ? 1 : 0))
        guard let surface = Surface(width: width, height: height) else { return nil }
        let parts = CGFloat(SubpixelPosition.parts)
        let back = CGAffineTransform(translationX: -CGFloat(part.x) / parts, y: -CGFloat(part.y) / parts)
        let paint = ImagePaint(image: image, deviceToImage: Projection(back), edge: .transparent)
        let target = SharedSurface(surface)
        bands.forEach(in: DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)) { band in
            Canvas(target.surface).fill(band, paint: .image(paint))
        }
        return surface.makeImage()
    }

    /// - Parameter backdrop: What the surface begins with, drawn so far; nil for nothing.
    private func make(_ pass: OffscreenPass, over backdrop: (Surface, (x: Int, y: Int))? = nil) {
        let count = pass.pixelCount
        guard count == 0 else { return meter.add(pixels: count) }
        let region = pass.region
        if let key = pass.key, let image = cache.image(for: .surface(key)) {
            meter.add(pixels: image.width * image.height)
            pass.finish(image, origin: (region.minX, region.minY))
            return
        }
        let made =
            backdrop == nil
            ? Surface(unclearedWidth: region.width, height: region.height)
            : Surface(width: region.width, height: region.height)
        guard let surface = made else { return }
        meter.add(pixels: surface.count)
        if let (behind, origin) = backdrop { surface.copy(region, from: behind, at: origin) }
        // Half as much for the passes inside, so that all together have no more than twice as much.
        var inner = self
        inner.passPixels = passPixels / 2
        inner.render(
            pass.list,
            into: surface,
            origin: (region.minX, region.minY),
            region: region,
            clears: backdrop == nil
        )
        var filtered = FilteredSurface(surface, origin: (region.minX, region.minY), bands, meter)
        if let chain = pass.chain { filtered.apply(chain, for: pass.extent) }
        guard let key = pass.key else {
            pass.finish(filtered.surface, origin: (filtered.x, filtered.y))
            return
        }
        let image = filtered.surface.makeImage()
        cache.keep(image, for: .surface(key))
        pass.finish(image, origin: (filtered.x, filtered.y))
    }

    // MARK: Between bands

    private func filter(
        _ backdrop: DrawBackdrop,
        _ resources: DrawResources,
        in surface: Surface,
        origin: (x: Int, y: Int),
        region: DeviceRect
    ) {
        let shown = backdrop.extent.intersection(region)
        guard !shown.isEmpty else { return }
        let chain = resources.chains[Int(backdrop.chain)]
        let source = chain.source(of: shown).intersection(region)
        guard let copy = Surface(width: source.width, height: source.height) else { return }
        meter.add(pixels: copy.count)
        for y in source.minY..<source.maxY {
            let from = surface.pixels + (y - origin.y) * surface.width + source.minX - origin.x
            (copy.pixels + (y - source.minY) * source.width).update(from: from, count: source.width)
        }
        var filtered = FilteredSurface(copy, origin: (source.minX, source.minY), bands, meter)
        filtered.apply(chain, for: shown, within: region)
        defer { meter.remove(pixels: filtered.surface.count) }
        let outline = CoverageRasterizer.mask(
            of: backdrop.outline.path,
            transform: backdrop.outline.transform,
            rule: .winding,
            in: shown,
            antialias: backdrop.isAntialiased
        )
        var clip = Clip(rect: shown, mask: outline)
        if backdrop.mask >= 0 {
            let mask = resources.pass(backdrop.mask)
            make(mask)
            clip.intersect(mask.result?.surface.alphaMask(origin: mask.result?.origin ?? (0, 0)) ?? .nothing)
            meter.remove(pixels: mask.release())
        }
        if backdrop.opacity < 1, let mask = clip.mask { clip.mask = mask.scaled(by: backdrop.opacity) }
        Canvas(surface, origin: origin).draw(
            filtered.surface,
            at: (filtered.x, filtered.y),
            blend: .copy,
            clip: clip
        )
    }
}

extension Surface {
    /// Copies the pixels of a region, which is this one's own, as far as another surface has them.
    fileprivate func copy(_ region: DeviceRect, from other: Surface, at origin: (x: Int, y: Int)) {
        let shown = region.intersection(
            DeviceRect(x: origin.x, y: origin.y, width: other.width, height: other.height)
        )
        guard !shown.isEmpty else { return }
        for y in shown.minY..<shown.maxY {
            let from = other.pixels + (y - origin.y) * other.width + shown.minX - origin.x
            (pixels + (y - region.minY) * width + shown.minX - region.minX).update(
                from: from,
                count: shown.width
            )
        }
    }
}

extension Mask {
    /// The same coverage times a factor of 0 to 1.
    fileprivate func scaled(by factor: Float) -> Mask {
        let steps = UInt32(min(max(factor, 0), 1) * 255 + 0.5)
        return Mask(bounds: bounds, bytes: bytes.map { UInt8((UInt32($0) * steps + 127) / 255) })
    }
}

/// Bands that several threads draw.
private struct SharedPainters: @unchecked Sendable {
    // Each is used by one thread at a time.
    let painters: UnsafeMutableBufferPointer<BandPainter>
}

/// A surface that several threads draw into.
private struct SharedSurface: @unchecked Sendable {
    // Each thread writes the rows of its own bands only, and no thread reads before all have finished.
    let surface: Surface

    init(_ surface: Surface) {
        self.surface = surface
    }
}
