import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Filters as programs see them.
@Suite("Filters of layers")
struct LayerFilterTests {
    private func onStage(_ body: (ManualDisplay, CALayer) throws -> Void) rethrows {
        try ManualDisplay.run(size: CGSize(width: 40, height: 40)) { display in
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            try body(display, layer)
        }
    }

    @Test("a filter has the name and the inputs of its type, and takes only values of their types")
    func inputs() {
        let filter = LayerFilter(type: "gaussianBlur")
        #expect(filter.name == "gaussianBlur")
        #expect(filter.isEnabled)
        #expect(filter.inputKeys == ["inputRadius", "inputNormalizeEdges"])
        #expect(filter.value(forKey: "inputRadius") as? CGFloat == 0)
        filter.setValue(7, forKey: "inputRadius")
        filter.setValue("wide", forKey: "inputRadius")
        filter.setValue(Double.nan, forKey: "inputRadius")
        #expect(filter.value(forKey: "inputRadius") as? CGFloat == 7)
        filter.setValue(true, forKey: "inputNormalizeEdges")
        #expect(filter.value(forKey: "inputNormalizeEdges") as? Bool == true)
        filter.setValue("extra", forKey: "inputSomething")
        #expect(filter.value(forKey: "inputSomething") as? String == "extra")
        filter.setDefaults()
        #expect(filter.value(forKey: "inputRadius") as? CGFloat == 0)
        #expect(LayerFilter(type: "unknown").inputKeys.isEmpty)
        let copy = LayerFilter.colorSaturate(3).copy() as? LayerFilter
        #expect(copy?.value(forKey: "inputAmount") as? CGFloat == 3)
    }

    @Test("a layer keeps the filters as they were when they were set; key paths change them", .claim("4.8"))
    func keyPaths() throws {
        let layer = CALayer()
        let blur = LayerFilter.gaussianBlur(radius: 3)
        blur.name = "glow"
        let shadow = LayerFilter.dropShadow(radius: 1, offset: CGSize(width: 2, height: 3))
        layer.filters = [blur, "an object", shadow]
        layer.backgroundFilters = [LayerFilter.colorInvert()]
        layer.compositingFilter = LayerFilter(type: "multiplyBlendMode")
        #expect(layer.filters?.count == 3)
        #expect(layer.filters?.first as? LayerFilter === blur)
        #expect(layer.value(forKeyPath: "filters.glow.inputRadius") as? CGFloat == 3)
        layer.setValue(8, forKeyPath: "filters.glow.inputRadius")
        #expect(blur.value(forKey: "inputRadius") as? CGFloat == 8)
        #expect(layer.value(forKeyPath: "filters.glow.inputRadius") as? CGFloat == 8)
        layer.setValue(5, forKeyPath: "filters.dropShadow.inputOffset.width")
        #expect(layer.value(forKeyPath: "filters.dropShadow.inputOffset") as? CGPoint == CGPoint(x: 5, y: 3))
        #expect(layer.value(forKeyPath: "filters.glow.enabled") as? Bool == true)
        layer.setValue(false, forKeyPath: "filters.glow.enabled")
        #expect(!blur.isEnabled)
        #expect(layer.value(forKeyPath: "backgroundFilters.colorInvert.enabled") as? Bool == true)
        #expect(layer.value(forKeyPath: "compositingFilter.enabled") as? Bool == true)
        #expect(layer.value(forKeyPath: "filters.glow") as? LayerFilter === blur)
        #expect(layer.value(forKeyPath: "filters.nobody.inputRadius") == nil)
        layer.setValue(1, forKeyPath: "filters.nobody.inputRadius")
        layer.filters = nil
        #expect(layer.filters == nil)
    }

    @Test("inputs animate by their key paths, by themselves on a display too", .claim("4.8", "8.6"))
    func animation() throws {
        try onStage { display, layer in
            layer.filters = [LayerFilter.gaussianBlur(radius: 0)]
            #expect(layer.animationKeys() == ["filters"])
            layer.removeAllAnimations()
            display.advance(by: 1)
            layer.setValue(4, forKeyPath: "filters.gaussianBlur.inputRadius")
            let key = "filters.gaussianBlur.inputRadius"
            let implicit = try #require(layer.animation(forKey: key) as? CABasicAnimation)
            #expect(implicit.fromValue as? CGFloat == 0)
            #expect(implicit.duration == 0.25)
            display.advance(by: 0.125)
            let shown = try #require(layer.presentation()?.value(forKeyPath: key) as? CGFloat)
            #expect(shown > 0.5 && shown < 4)
            #expect(layer.value(forKeyPath: key) as? CGFloat == 4)
            display.advance(by: 1)
            #expect(layer.animationKeys() == nil)
            let explicit = CABasicAnimation(keyPath: key)
            explicit.fromValue = 10
            explicit.toValue = 20
            explicit.duration = 1
            layer.add(explicit, forKey: nil)
            display.advance(by: 0.5)
            #expect(layer.presentation()?.value(forKeyPath: key) as? CGFloat == 15)
            #expect(display.makeSurface()[6, 20] >> 24 > 0)
        }
    }

    @Test("a program that turns actions off changes a filter at once")
    func withoutActions() {
        onStage { display, layer in
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.filters = [LayerFilter.colorInvert()]
            CATransaction.commit()
            display.advance(by: 0)
            #expect(display.makeSurface()[20, 20] == 0xFFFF_FF00)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.setValue(false, forKeyPath: "filters.colorInvert.enabled")
            CATransaction.commit()
            display.advance(by: 0)
            #expect(layer.animationKeys() == nil)
            #expect(display.makeSurface()[20, 20] == 0xFF00_00FF)
        }
    }

    @Test("filters are archived with their layer")
    func archive() throws {
        let layer = CALayer()
        let matrix = LayerFilter.colorMatrix((0..<20).map { CGFloat($0) })
        matrix.name = "mix"
        matrix.isEnabled = false
        layer.filters = [LayerFilter.gaussianBlur(radius: 3, normalizesEdges: true), matrix]
        layer.backgroundFilters = [LayerFilter.multiplyColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))]
        layer.compositingFilter = LayerFilter(type: "screenBlendMode")
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        let restored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
        func text(_ filters: [Any]?) -> [String] { (filters ?? []).map { "\($0)" } }
        #expect(text(restored.filters) == text(layer.filters))
        #expect(text(restored.backgroundFilters) == text(layer.backgroundFilters))
        #expect((restored.compositingFilter as? LayerFilter)?.type == "screenBlendMode")
        #expect(restored.value(forKeyPath: "filters.mix.enabled") as? Bool == false)
    }

    @Test("names and inputs that nothing is known by survive an archive")
    func archiveOfUnknown() throws {
        let layer = CALayer()
        let filter = LayerFilter(type: "sparkle")
        filter.setValue(3, forKey: "inputGlitter")
        let blur = LayerFilter.gaussianBlur(radius: 2)
        blur.setValue(4, forKey: "inputRadus")
        layer.filters = [filter, blur]
        layer.backgroundFilters = [LayerFilter(type: "multiplyBlendMode")]
        layer.compositingFilter = "shine"
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        let restored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
        #expect((restored.filters ?? []).map { "\($0)" } == (layer.filters ?? []).map { "\($0)" })
        #expect((restored.filters?.first as? LayerFilter)?.type == "sparkle")
        #expect(restored.value(forKeyPath: "filters.sparkle.inputGlitter") as? CGFloat == 3)
        #expect(restored.value(forKeyPath: "filters.gaussianBlur.inputRadus") as? CGFloat == 4)
        #expect((restored.backgroundFilters?.first as? LayerFilter)?.type == "multiplyBlendMode")
        #expect(restored.compositingFilter as? String == "shine")
    }

    @Test("a dump shows the filters, and what is wrong with them")
    func dump() {
        let layer = CALayer()
        layer.filters = [LayerFilter.gaussianBlur(radius: 3)]
        #expect(layer.dump().contains("filters=[gaussianBlur(inputNormalizeEdges=false, inputRadius=3)]"))
        #expect(!layer.dump().contains("nothing"))
        layer.filters = [LayerFilter(type: "gausianBlur")]
        layer.compositingFilter = "multiplyBlend"
        let dump = layer.dump()
        #expect(
            dump.contains(
                "  filters do nothing: no filter has the name \"gausianBlur\"; \"gaussianBlur\" may be meant\n"
            )
        )
        #expect(
            dump.contains("  compositingFilter does nothing: no blend mode has the name \"multiplyBlend\"\n")
        )
    }
}
