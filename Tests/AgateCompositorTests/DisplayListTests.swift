import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import Foundation
import Testing

/// What is drawn for layers, as the printed display list has it.
@Suite("Display lists")
struct DisplayListTests {
    private func plan(_ scene: SceneBuilder, width: Int = 100, height: Int = 80) -> [String] {
        let size = PixelSize(width: width, height: height)
        let text = Compositor.plan(of: scene.tree, at: 0, size: size, scale: 1)
        return text.split(separator: "\n").map(String.init)
    }

    private func scene() -> SceneBuilder { SceneBuilder(width: 100, height: 80) }

    @Test("nothing to draw is a list without ops")
    func empty() {
        #expect(plan(scene()) == ["display list 0,0 100x80: 0 ops"])
        let text = Compositor.plan(of: RenderTree(), at: 0, size: PixelSize(width: 3, height: 2), scale: 1)
        #expect(text == "display list 0,0 3x2: 0 ops\n")
    }

    @Test("a layer on the pixel grid is filled by pixels, one beside it by a path")
    func fills() {
        var scene = scene()
        let veil = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        scene.add(CGRect(x: 10, y: 10, width: 20, height: 10), color: .red)
        scene.add(CGRect(x: 40.5, y: 10, width: 20, height: 10), color: veil)
        #expect(
            plan(scene) == [
                "display list 0,0 100x80: 2 ops",
                "0 fill pixels 10,10 20x10 color=#ff0000ff",
                "1 fill path 40,10 21x10 color=#00008080",
            ]
        )
    }

    @Test("from the second one of a kind on, rounded rectangles share a shape")
    func sharedShapes() {
        var scene = scene()
        for x in [4, 30, 56] {
            scene.add(CGRect(x: x, y: 4, width: 20, height: 12), color: .green) { $0.cornerRadius = 3 }
        }
        #expect(
            plan(scene) == [
                "display list 0,0 100x80: 3 ops",
                "0 fill roundedPath 4,4 20x12 color=#00ff00ff",
                "1 roundedRect 30,4 20x12 shape=0 color=#00ff00ff",
                "2 roundedRect 56,4 20x12 shape=0 color=#00ff00ff",
            ]
        )
    }

    @Test("a translucent layer with a sublayer is a group, with a mask inside")
    func groups() {
        var scene = scene()
        let card = scene.add(CGRect(x: 10, y: 10, width: 40, height: 40), color: .red) { $0.opacity = 0.5 }
        scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), to: card, color: .blue)
        scene.mask(card, CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(
            plan(scene) == [
                "display list 0,0 100x80: 7 ops",
                "0 beginGroup 10,10 30x40 opacity=0.5",
                "1   fill pixels 10,10 40x40 color=#ff0000ff",
                "2   fill pixels 15,15 10x10 color=#0000ffff",
                "3   beginMask 10,10 30x40",
                "4     fill pixels 10,10 30x40 color=#000000ff",
                "5   endMask",
                "6 endGroup",
            ]
        )
    }

    @Test("masking to bounds on the grid clips, and a rounded outline cuts a group")
    func clips() {
        var scene = scene()
        for (x, radius) in [(10, 0), (60, 6)] {
            let card = scene.add(CGRect(x: x, y: 10, width: 30, height: 30)) {
                $0.flags.insert(.masksToBounds)
                $0.cornerRadius = CGFloat(radius)
            }
            scene.add(CGRect(x: -4, y: -4, width: 60, height: 20), to: card, color: .blue)
        }
        #expect(
            plan(scene) == [
                "display list 0,0 100x80: 6 ops",
                "0 pushClip 10,10 30x30",
                "1   fill pixels 6,6 60x20 color=#0000ffff",
                "2 popClip",
                "3 beginGroup 60,10 30x16 clip=roundedPath 60,10 30x30",
                "4   fill pixels 56,6 60x20 color=#0000ffff",
                "5 endGroup",
            ]
        )
    }

    @Test("what opaque layers cover says so, and what they cover in part says what is seen")
    func hidden() {
        var scene = scene()
        let card = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: .red) { $0.opacity = 0.5 }
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: card, color: .blue)
        scene.add(CGRect(x: 20, y: 5, width: 40, height: 40), color: .green)
        scene.add(CGRect(x: 0, y: 0, width: 40, height: 80), color: .white)
        #expect(
            plan(scene) == [
                "display list 0,0 100x80: 6 ops",
                "0 beginGroup 10,10 20x20 opacity=0.5 hidden",
                "1   fill pixels 10,10 20x20 color=#ff0000ff hidden",
                "2   fill pixels 10,10 10x10 color=#0000ffff hidden",
                "3 endGroup hidden",
                "4 fill pixels 20,5 40x40 color=#00ff00ff visible=40,5 20x40",
                "5 fill pixels 0,0 40x80 color=#ffffffff",
            ]
        )
    }

    @Test("a filtered layer is an offscreen pass with a list of its own")
    func passes() {
        var scene = scene()
        let pane = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: .red) {
            $0.look.values.filters = FilterList([FilterValues(.colorInvert)])
            $0.opacity = 0.5
        }
        scene.add(CGRect(x: 0, y: 0, width: 5, height: 5), to: pane, color: .blue)
        #expect(
            plan(scene) == [
                "display list 0,0 100x80: 1 op",
                "0 pass 10,10 20x20 pass=0 opacity=0.5",
                "pass 0 10,10 20x20: 2 ops",
                "0 fill pixels 10,10 20x20 color=#ff0000ff",
                "1 fill pixels 10,10 5x5 color=#0000ffff",
            ]
        )
    }

    @Test(
        "a filtered backdrop closes the clips around it and opens them again; nothing before it is left out"
    )
    func backdrops() {
        var scene = scene()
        scene.add(CGRect(x: 20, y: 20, width: 5, height: 5), color: .red)
        let card = scene.add(CGRect(x: 10, y: 10, width: 30, height: 30)) { $0.flags.insert(.masksToBounds) }
        scene.add(CGRect(x: 0, y: 0, width: 60, height: 20), to: card, color: .green) {
            $0.look.values.backgroundFilters = FilterList([FilterValues(.colorInvert)])
        }
        #expect(
            plan(scene) == [
                "display list 0,0 100x80: 7 ops",
                "0 fill pixels 20,20 5x5 color=#ff0000ff",
                "1 pushClip 10,10 30x30",
                "2 popClip",
                "3 backdrop 10,10 30x20",
                "4 pushClip 10,10 30x30",
                "5   fill pixels 10,10 60x20 color=#00ff00ff",
                "6 popClip",
            ]
        )
    }

    @Test("the plan is that of all pixels at a scale, whatever was drawn before")
    func isDeterministic() {
        var scene = scene()
        scene.add(CGRect(x: 1, y: 2, width: 3, height: 4), color: .red)
        let size = PixelSize(width: 200, height: 160)
        func text() -> String { Compositor.plan(of: scene.tree, at: 0, size: size, scale: 2) }
        let first = text()
        _ = scene.picture()
        #expect(first == text())
        #expect(first.contains("0 fill pixels 2,4 6x8 color=#ff0000ff\n"))
    }
}
