import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

/// Does something to the tree whenever its layer looks for an action, or runs one.
private final class Meddler: CALayerDelegate, CAAction {
    var onAsk: ((CALayer, String) -> Void)?
    var onRun: ((CALayer, String) -> Void)?
    var asked: [String] = []
    var ran: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        onAsk?(layer, event)
        return onRun == nil ? nil : self
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        ran.append(event)
        onRun?(layer, event)
    }
}

/// Changes the tree inside of its own mark for layout.
private final class RestlessLayer: CALayer {
    var onMark: (() -> Void)?

    override func setNeedsLayout() {
        super.setNeedsLayout()
        let action = onMark
        onMark = nil
        action?()
    }
}

@Suite("Changes of the tree inside of its own events")
struct TreeReentryTests {
    private func onDisplay(_ body: (ManualDisplay, CALayer, Meddler) -> Void) {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let meddler = Meddler()
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            layer.delegate = meddler
            body(display, layer, meddler)
        }
    }

    @Test("a layer that takes itself out in its action for onOrderOut leaves once", .claim("8.8"))
    func removalInAction() {
        onDisplay { display, layer, meddler in
            meddler.onRun = { layer, event in if event == "onOrderOut" { layer.removeFromSuperlayer() } }
            layer.removeFromSuperlayer()
            #expect(layer.superlayer == nil && display.layer.sublayers == nil)
            #expect(meddler.asked == ["onOrderOut"] && meddler.ran == ["onOrderOut"])
        }
    }

    @Test("a layer that takes itself out while it is asked for an action leaves once", .claim("8.8"))
    func removalInSearch() {
        onDisplay { display, layer, meddler in
            meddler.onAsk = { layer, _ in layer.removeFromSuperlayer() }
            layer.removeFromSuperlayer()
            #expect(layer.superlayer == nil && display.layer.sublayers == nil)
            #expect(meddler.asked == ["onOrderOut"])
            display.layer.addSublayer(layer)
            #expect(layer.superlayer === display.layer)
        }
    }

    @Test("an action for onOrderOut that moves its layer elsewhere has its way")
    func moveInAction() {
        onDisplay { display, layer, meddler in
            let elsewhere = CALayer()
            meddler.onRun = { layer, event in if event == "onOrderOut" { elsewhere.addSublayer(layer) } }
            layer.removeFromSuperlayer()
            #expect(layer.superlayer === elsewhere)
            #expect(elsewhere.sublayers == [layer] && display.layer.sublayers == nil)
        }
    }

    @Test("a layer that puts itself in, hides itself or removes itself when it comes into view is asked once")
    func orderIn() {
        onDisplay { display, layer, meddler in
            layer.delegate = nil
            layer.removeFromSuperlayer()
            layer.delegate = meddler
            meddler.onAsk = { layer, event in
                guard event == "onOrderIn" else { return }
                display.layer.addSublayer(layer)
                layer.isHidden = true
                layer.isHidden = false
            }
            display.layer.addSublayer(layer)
            #expect(display.layer.sublayers == [layer])
            #expect(meddler.asked.count { $0 == "onOrderIn" } == 1)
            meddler.onAsk = nil
            meddler.onRun = { layer, event in
                // An action for a property that changes the property has no end anywhere.
                guard event != "hidden" else { return }
                layer.isHidden.toggle()
                layer.removeFromSuperlayer()
                display.layer.addSublayer(layer)
            }
            layer.isHidden = true
            layer.removeFromSuperlayer()
            display.layer.addSublayer(layer)
            #expect((display.layer.sublayers ?? []).count { $0 === layer } == 1)
        }
    }

    @Test("sublayers: a superlayer that adds one more for each is asked once for all that come of it")
    func sublayersEvent() {
        onDisplay { _, parent, meddler in
            meddler.onRun = { layer, event in
                if event == "sublayers" { layer.addSublayer(CALayer()) }
            }
            parent.addSublayer(CALayer())
            #expect(parent.sublayers?.count == 2)
            parent.sublayers = [CALayer(), CALayer(), CALayer()]
            #expect(parent.sublayers?.count ?? 0 >= 3)
            parent.replaceSublayer(parent.sublayers?[0] ?? parent, with: CALayer())
            for layer in parent.sublayers ?? [] { #expect(layer.superlayer === parent) }
        }
    }

    @Test("replacing: who is asked may take out both layers")
    func replacement() {
        onDisplay { display, parent, meddler in
            let (old, new) = (CALayer(), CALayer())
            parent.addSublayer(old)
            meddler.onAsk = { layer, event in
                old.removeFromSuperlayer()
                display.layer.addSublayer(new)
                new.addSublayer(parent)
            }
            parent.replaceSublayer(old, with: new)
            #expect(old.superlayer == nil)
            #expect(new.superlayer === display.layer && parent.superlayer === new)
            #expect(parent.sublayers == nil)
        }
    }

    @Test("masks: a layer that sets its mask when it is asked about its mask")
    func maskEvent() {
        onDisplay { display, layer, meddler in
            let (first, second) = (CALayer(), CALayer())
            meddler.onAsk = { layer, event in if event == "mask" { layer.mask = second } }
            layer.mask = first
            #expect(layer.mask === first && first.superlayer === layer && second.superlayer == nil)
            meddler.onAsk = nil
            meddler.onRun = { layer, event in if event == "mask" { layer.mask = second } }
            layer.mask = nil
            #expect(layer.mask === second)
            display.advance(by: 0)
        }
    }

    @Test("masks: a layer that moves when it is to become a mask is in one place at the end")
    func maskMoves() {
        onDisplay { display, layer, meddler in
            let mask = CALayer()
            display.layer.addSublayer(mask)
            display.advance(by: 0)
            mask.delegate = meddler
            meddler.onRun = { mask, event in if event == "onOrderOut" { display.layer.addSublayer(mask) } }
            layer.mask = mask
            #expect(layer.mask === mask && mask.superlayer === layer)
            #expect(display.layer.sublayers == [layer])
        }
    }

    @Test("a superlayer that moves the layer while it is marked for layout finds a whole tree")
    func layoutMark() {
        let old = RestlessLayer()
        let new = CALayer()
        let layer = CALayer()
        old.addSublayer(layer)
        old.onMark = { old.addSublayer(layer) }
        new.addSublayer(layer)
        #expect(layer.superlayer === old && old.sublayers == [layer] && new.sublayers == nil)
    }

    @Test("sublayers: ten thousand set at once stand in their order")
    func manySublayers() {
        let parent = CALayer()
        let layers = (0..<10_000).map { _ in CALayer() }
        parent.sublayers = layers
        parent.sublayers = Array(layers.reversed())
        #expect(parent.sublayers == Array(layers.reversed()))
        parent.sublayers = nil
        #expect(parent.sublayers == nil && layers.allSatisfy { $0.superlayer == nil })
    }
}
