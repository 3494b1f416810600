import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestTrees
import Foundation
import QuartzCore

/// A small page for random programs, and its pictures.
struct PictureStage {
    let display: ManualDisplay
    let stage: TreeStage

    /// Runs a body with a page of its own.
    static func run<Result>(_ body: (PictureStage) -> Result) -> Result {
        ManualDisplay.run(size: PictureSteps.page) { display in
            display.layer.backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 0.8, alpha: 1)
            let stage = TreeStage(display)
            defer { stage.clear() }
            return body(PictureStage(display: display, stage: stage))
        }
    }

    /// Changes layers at once, without animations.
    func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
        display.advance(by: 0)
    }

    /// Whether the displayed root lies where it did at first, at a time.
    func isInPlace(at time: Double) -> Bool {
        guard let root = display.tree.root, let values = display.tree.values(of: root, at: time) else {
            return false
        }
        return values.bounds == CGRect(origin: .zero, size: PictureSteps.page) && values.position == .zero
            && values.anchorPoint == .zero && CATransform3DIsIdentity(values.space.values.transform)
            && values.space.values.anchorPointZ == 0 && !values.flags.contains(.geometryFlipped)
    }

    /// Whether what is on the displayed root is shown as it is, neither in depth nor in a transition.
    func isPlain(at time: Double) -> Bool {
        let tree = display.tree
        guard isInPlace(at: time), let root = tree.root, let values = tree.values(of: root, at: time) else {
            return false
        }
        return CATransform3DIsIdentity(values.space.values.sublayerTransform)
            && tree.node(root)?.transitionSources.isEmpty == true
    }

    /// The picture of a tree at the display's time, drawn anew.
    func fresh(_ tree: RenderTree? = nil) -> Surface {
        Compositor(threads: 1).frame(
            of: tree ?? display.tree,
            at: display.time,
            size: display.pixelSize,
            scale: display.scale
        ).surface
    }
}

extension Surface {
    /// What differs from another picture by more than is allowed, in words; nil when nothing does.
    func difference(from other: Surface, allowing allowed: Int = 0) -> String? {
        guard width == other.width, height == other.height else { return "another size" }
        for index in 0..<count where pixels[index] != other.pixels[index] {
            let (mine, theirs) = (pixels[index], other.pixels[index])
            for part in stride(from: UInt32(0), to: 32, by: 8)
            where abs(Int(mine >> part & 255) - Int(theirs >> part & 255)) > allowed {
                let place = "\(index % width), \(index / width)"
                return "pixel \(place) is \(String(mine, radix: 16)), not \(String(theirs, radix: 16))"
            }
        }
        return nil
    }
}
