import AgateCompositor
import AgateDisplay
import AgatePixels
import Foundation
import QuartzCore
import Testing

/// What a frame may take, whatever is asked of it.
@Suite("Memory for pictures of their own", .checkingInvariants)
struct SurfaceBoundTests {
    /// Layers inside of each other, each of which asks for a picture around the one of the layer above.
    private func nested(_ count: Int, _ change: (CALayer, Int) -> Void) -> CALayer {
        let top = CALayer()
        top.frame = CGRect(x: 8, y: 8, width: 40, height: 30)
        var layer = top
        for index in 0..<count {
            let inner = CALayer()
            inner.frame = CGRect(x: 1, y: 1, width: 38, height: 28)
            inner.borderWidth = 1
            change(inner, index)
            layer.addSublayer(inner)
            layer = inner
        }
        return top
    }

    /// Draws a layer, in whole and by parts, and gives the bytes that it took.
    private func peak(of layer: CALayer, sourceLocation: SourceLocation = #_sourceLocation) -> Int {
        PictureStage.run { page in
            page.display.layer.addSublayer(layer)
            page.display.advance(by: 0)
            _ = page.display.makeSurface()
            let compositor = Compositor(threads: 1)
            let size = page.display.pixelSize
            let whole = compositor.frame(of: page.display.tree, at: 0, size: size, scale: 1)
            page.change { layer.sublayers?.first?.borderColor = CGColor(gray: 0.5, alpha: 1) }
            let difference = page.display.makeSurface().difference(from: page.fresh())
            #expect(difference == nil, sourceLocation: sourceLocation)
            #expect(whole.surface.width == size.width)
            let bytes = whole.statistics.peakSurfaceBytes
            #expect(
                bytes <= Compositor.surfaceBound(of: size, threads: 1),
                "\(bytes) bytes",
                sourceLocation: sourceLocation
            )
            return bytes
        }
    }

    @Test("wide shadows inside of shadows stay within the bound")
    func shadows() {
        let bytes = peak(
            of: nested(40) { layer, _ in
                layer.shadowOpacity = 0.5
                layer.shadowRadius = 200
                layer.add()
            }
        )
        #expect(bytes > 0)
    }

    @Test("groups, masks and shadows inside of each other stay within the bound")
    func groups() {
        let bytes = peak(
            of: nested(200) { layer, index in
                layer.opacity = 0.99
                layer.add()
                if index % 3 == 0 {
                    layer.shadowOpacity = 1
                    layer.shadowRadius = 40
                    layer.shadowOffset = CGSize(width: 500, height: -500)
                }
                if index % 5 == 0 {
                    let mask = CALayer()
                    mask.frame = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
                    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
                    layer.mask = mask
                }
            }
        )
        #expect(bytes > 0)
    }

    @Test("a layer of a point, a hundred thousand times as large, takes no more than the frame")
    func magnified() {
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 20, width: 1, height: 1)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.cornerRadius = 0.5
        layer.masksToBounds = true
        layer.shadowOpacity = 1
        layer.opacity = 0.5
        layer.add()
        layer.transform = CATransform3DMakeScale(100_000, 100_000, 1)
        #expect(peak(of: layer) < 64 << 20)
    }

    @Test("bitmaps and filtered pictures inside of each other stay within the bound")
    func bitmaps() {
        let bytes = peak(
            of: nested(16) { layer, index in
                layer.add()
                layer.shouldRasterize = index % 2 == 0
                layer.rasterizationScale = 1 + CGFloat(index % 5)
                if index % 3 == 0 { layer.filters = [LayerFilter.gaussianBlur(radius: 1e6)] }
                if index % 5 == 0 { layer.backgroundFilters = [LayerFilter.gaussianBlur(radius: 100)] }
            }
        )
        #expect(bytes > 0)
    }

    @Test("what filters take on their way counts, however wide they blur and however often")
    func filters() {
        func blurred(_ radius: CGFloat, times: Int) -> Int {
            peak(
                of: nested(1) { layer, _ in
                    layer.add()
                    layer.filters = (0..<times).map { _ in LayerFilter.gaussianBlur(radius: radius) }
                }
            )
        }
        let frame = 64 * 48 * 4
        let sharp = blurred(0, times: 1)
        // The picture, the blurred one, and numbers of 16 bits between the two runs.
        #expect(blurred(2, times: 1) > sharp + 3 * 38 * 28 * 4)
        for times in 1...4 {
            for radius in [20, 300, 1e6] as [CGFloat] {
                #expect(blurred(radius, times: times) >= frame)
            }
        }
        // Of a wide blur as much is made as is seen.
        #expect(blurred(1e6, times: 1) < 20 * frame)
    }

    @Test("backdrops that are blurred wide, in filtered pictures and in each other, stay within the bound")
    func backdrops() {
        let bytes = peak(
            of: nested(9) { layer, index in
                layer.add()
                layer.backgroundFilters = (0...index % 3).map { _ in LayerFilter.gaussianBlur(radius: 1e6) }
                if index % 4 == 3 {
                    layer.filters = [
                        LayerFilter.gaussianBlur(radius: 1e6, normalizesEdges: true),
                        LayerFilter.dropShadow(radius: 1e6, offset: .zero, color: .black),
                    ]
                }
            }
        )
        #expect(bytes > 0)
    }

    @Test("transitions that interrupt each other, inside of each other, stay within the bound")
    func transitions() {
        PictureStage.run { page in
            let top = nested(30) { layer, _ in layer.add() }
            page.display.layer.addSublayer(top)
            page.display.advance(by: 0)
            for round in 0..<6 {
                var layer: CALayer? = top
                while let next = layer {
                    let transition = CATransition()
                    transition.type = round % 2 == 0 ? .fade : .push
                    next.add(transition, forKey: nil)
                    layer = next.sublayers?.first
                }
                page.display.advance(by: 0.05)
            }
            let compositor = Compositor(threads: 2)
            let size = page.display.pixelSize
            let frame = compositor.frame(of: page.display.tree, at: page.display.time, size: size, scale: 1)
            #expect(frame.statistics.peakSurfaceBytes <= Compositor.surfaceBound(of: size, threads: 2))
        }
    }

    @Test("two thousand million copies and particles without end are as many as can be drawn")
    func copies() {
        PictureStage.run { page in
            let replicator = CAReplicatorLayer()
            replicator.frame = CGRect(x: 2, y: 2, width: 40, height: 30)
            replicator.instanceCount = 1 << 31
            replicator.instanceTransform = CATransform3DMakeTranslation(0.001, 0, 0)
            let inner = CAReplicatorLayer()
            inner.frame = replicator.bounds
            inner.instanceCount = Int.max
            inner.add()
            replicator.addSublayer(inner)
            let emitter = CAEmitterLayer()
            let cell = CAEmitterCell()
            cell.birthRate = .greatestFiniteMagnitude
            cell.lifetime = .infinity
            cell.scale = 1e6
            cell.contents = CGImage(
                ImageBuffer(width: 2, height: 2, pixels: [0xFFFF_FFFF, 0, 0, 0xFF00_00FF])
            )
            emitter.emitterCells = [cell]
            page.display.layer.addSublayer(replicator)
            page.display.layer.addSublayer(emitter)
            page.display.advance(by: 0.1)
            let compositor = Compositor(threads: 1)
            let size = page.display.pixelSize
            let frame = compositor.frame(of: page.display.tree, at: page.display.time, size: size, scale: 1)
            let statistics = frame.statistics
            #expect(statistics.placedLayers < 1 << 18, "\(statistics.placedLayers) layers")
            #expect(statistics.drawOps < 1 << 18, "\(statistics.drawOps) steps")
            #expect(statistics.peakSurfaceBytes <= Compositor.surfaceBound(of: size, threads: 1))
        }
    }

    @Test("copies of many layers, and of particles, are bounded by what is in them")
    func copiesOfMuch() {
        PictureStage.run { page in
            let replicator = CAReplicatorLayer()
            replicator.frame = CGRect(x: 2, y: 2, width: 40, height: 30)
            replicator.instanceCount = Int.max
            let group = nested(20) { layer, _ in layer.add() }
            let emitter = CAEmitterLayer()
            let cell = CAEmitterCell()
            cell.birthRate = 1e6
            cell.lifetime = 1
            cell.contents = CGImage(ImageBuffer(width: 1, height: 1, pixels: [0xFF00_00FF]))
            emitter.emitterCells = [cell]
            group.addSublayer(emitter)
            replicator.addSublayer(group)
            page.display.layer.addSublayer(replicator)
            page.display.advance(by: 0.5)
            let compositor = Compositor(threads: 1)
            let size = page.display.pixelSize
            let frame = compositor.frame(of: page.display.tree, at: page.display.time, size: size, scale: 1)
            let statistics = frame.statistics
            #expect(statistics.layers < 1 << 17, "\(statistics.layers) layers")
            #expect(statistics.drawOps < 1 << 19, "\(statistics.drawOps) steps")
            // What a part of the page copies depends on what the others copy.
            _ = page.display.makeSurface()
            let other = CAReplicatorLayer()
            other.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            other.instanceCount = 9
            other.instanceTransform = CATransform3DMakeTranslation(3, 2, 0)
            other.add()
            page.change { page.display.layer.insertSublayer(other, at: 0) }
            #expect(page.display.makeSurface().difference(from: page.fresh()) == nil)
            page.change { other.sublayers?.first?.cornerRadius = 3 }
            #expect(page.display.makeSurface().difference(from: page.fresh()) == nil)
        }
    }

    @Test("filtered pictures beside each other are made when they are drawn, few at a time")
    func filteredBesideEachOther() {
        PictureStage.run { page in
            let group = CALayer()
            group.frame = CGRect(x: 4, y: 4, width: 50, height: 40)
            group.opacity = 0.9
            for index in 0..<60 {
                let card = CALayer()
                card.frame = CGRect(x: index % 5, y: index % 7, width: 40, height: 30)
                card.backgroundColor = CGColor(gray: CGFloat(index) / 60, alpha: 0.3)
                card.filters = [LayerFilter.gaussianBlur(radius: 1)]
                group.addSublayer(card)
            }
            page.display.layer.addSublayer(group)
            page.display.advance(by: 0)
            func frame(_ budget: Int) -> (Surface, peak: Int) {
                let compositor = Compositor(threads: 2, bandHeight: 9, offscreenBudget: budget)
                let tree = page.display.tree
                let frame = compositor.frame(of: tree, at: 0, size: page.display.pixelSize, scale: 1)
                return (frame.surface, frame.statistics.peakSurfaceBytes)
            }
            let (all, few) = (frame(1 << 30), frame(20_000))
            #expect(few.0.difference(from: all.0) == nil)
            #expect(few.peak < all.peak / 4, "\(few.peak) of \(all.peak) bytes")
        }
    }
}

extension CALayer {
    /// Adds a sublayer that makes several things of the layer.
    fileprivate func add() {
        let part = CALayer()
        part.frame = CGRect(x: -3, y: 2, width: 9, height: 9)
        part.backgroundColor = CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
        addSublayer(part)
    }
}
