import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Emitter layers and cells")
struct EmitterTests {
    private func emitter() -> (layer: CAEmitterLayer, cell: CAEmitterCell) {
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.velocity = 10
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        return (layer, cell)
    }

    @Test("a new layer and a new cell have the documented values", .claim("15.5", "15.6"))
    func defaults() {
        let layer = CAEmitterLayer()
        #expect(layer.emitterCells == nil)
        #expect(
            [layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin] == [1, 1, 1, 1, 1]
        )
        #expect(
            layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered
        )
        #expect(layer.seed == 0 && !layer.preservesDepth && layer.emitterSize == .zero)
        let cell = CAEmitterCell()
        #expect(cell.isEnabled && cell.scale == 1 && cell.birthRate == 0 && cell.duration == .infinity)
        #expect(cell.color == CGColor.white)
        #expect(CAEmitterCell.defaultValue(forKey: "enabled") as? Bool == true)
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? Double == 1)
        #expect(CAEmitterCell.defaultValue(forKey: "nothing") == nil)
    }

    @Test("the array is copied, the cells in it are not", .claim("15.5"))
    func cells() {
        let (layer, cell) = emitter()
        #expect(layer.emitterCells?.first === cell)
        layer.setValue(25, forKeyPath: "emitterCells.spark.velocity")
        #expect(cell.velocity == 25)
        #expect(layer.value(forKeyPath: "emitterCells.spark.velocity") as? Double == 25)
    }

    @Test("a cell's value animates by a key path of the layer and shows in its presentation", .claim("4.8"))
    func animation() throws {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let (layer, cell) = emitter()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let animation = CABasicAnimation(keyPath: "emitterCells.spark.velocity")
            animation.toValue = 110
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(by: 0.25)
            let shown = try #require(layer.presentation())
            #expect(shown.emitterCells?.first?.velocity == 35)
            #expect(shown.emitterCells?.first?.name == "spark")
            #expect(cell.velocity == 10)
        }
    }

    @Test("a change of a cell has no action of its own", .claim("4.8"))
    func noAction() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let (layer, _) = emitter()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            layer.setValue(25, forKeyPath: "emitterCells.spark.velocity")
            #expect(layer.animationKeys() == nil)
            display.advance(by: 0)
            let shown = layer.presentation()?.value(forKeyPath: "emitterCells.spark.velocity")
            #expect(shown as? Double == 25)
        }
    }

    @Test("cells and their cells come back from an archive", .claim("15.6"))
    func archive() throws {
        let smoke = CAEmitterCell()
        smoke.name = "smoke"
        smoke.alphaSpeed = -0.5
        let (layer, cell) = emitter()
        cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        cell.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        cell.emitterCells = [smoke]
        cell.isEnabled = false
        cell.beginTime = 2
        #expect(cell.shouldArchiveValue(forKey: "velocity"))
        #expect(!cell.shouldArchiveValue(forKey: "spin"))
        layer.emitterCells = [cell]
        layer.emitterPosition = CGPoint(x: 3, y: 4)
        layer.seed = 77
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CAEmitterLayer.self, from: data)
        )
        #expect(read.emitterPosition == CGPoint(x: 3, y: 4) && read.seed == 77)
        let copy = try #require(read.emitterCells?.first)
        #expect(copy.velocity == 10 && copy.name == "spark" && !copy.isEnabled && copy.beginTime == 2)
        #expect(copy.color?.components == [1, 0.5, 0, 1])
        #expect(copy.contentsRect.width == 0.5)
        #expect(copy.emitterCells?.first?.alphaSpeed == -0.5)
    }

    @Test("a copy lives its own life")
    func copy() throws {
        let (_, cell) = emitter()
        cell.setValue("x", forKey: "anything")
        let copy = try #require(cell.copy() as? CAEmitterCell)
        copy.velocity = 1
        #expect(cell.velocity == 10 && copy.name == "spark")
        #expect(copy.value(forKey: "anything") as? String == "x")
    }

    @Test("cells inside of themselves are taken a few levels deep")
    func circle() {
        let cell = CAEmitterCell()
        cell.name = "a"
        cell.emitterCells = [cell]
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        #expect(layer.value(forKeyPath: "emitterCells.a.emitterCells.a.scale") as? Double == 1)
        cell.emitterCells = nil
    }
}
