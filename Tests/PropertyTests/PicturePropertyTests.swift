import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTestTrees
import Foundation
import QuartzCore
import Testing

/// What holds for the picture of any tree.
@Suite("Pictures of random trees", .checkingInvariants)
struct PicturePropertyTests {
    /// How many edits the longest test makes; AGATE_EDITS asks for more, 10 000 say.
    static let edits = ProcessInfo.processInfo.environment["AGATE_EDITS"].flatMap { Int($0) } ?? 1000
    static let editsOfProgram = 40
    static let seeds = 1...UInt64(max(edits / editsOfProgram, 1))

    /// Runs a program on a page of its own; what the body finds wrong is an issue, with a short program that finds it too.
    private func check(
        _ seed: UInt64,
        _ steps: [TreeStep],
        _ body: (PictureStage, [TreeStep]) -> String?
    ) {
        let failure = report(seed: seed, steps) { steps in PictureStage.run { body($0, steps) } }
        if let failure { Issue.record("\(failure)") }
    }

    @Test("after each edit the picture drawn over the last one is the one drawn anew", arguments: seeds)
    func partialIsWhole(seed: UInt64) {
        let steps = PictureSteps.program(layers: 8, edits: Self.editsOfProgram, seed: seed)
        check(seed, steps) { page, steps in
            for (index, step) in steps.enumerated() {
                page.stage.run(step)
                // Nobody looks while the tree is built.
                guard index > 41 || steps.count < 82 else { continue }
                page.display.advance(by: index % 3 == 0 ? 0.04 : 0)
                let partial = page.display.makeSurface()
                if let found = partial.difference(from: page.fresh()) {
                    return "after step \(index): \(found)"
                }
            }
            return nil
        }
    }

    @Test(
        "a picture of a time to come is the one that comes, if nobody changes anything",
        arguments: Seeds.upTo(12)
    )
    func snapshotsOfTimesToCome(seed: UInt64) {
        let steps = PictureSteps.program(layers: 8, edits: 30, seed: seed &+ 500)
        check(seed, steps) { page, steps in
            page.stage.run(steps)
            page.stage.settle()
            let times = [0.05, 0.2, 0.7, 1.9]
            // A snapshot leaves out the place of its layer, so a program that moves the page says nothing.
            guard times.allSatisfy(page.isInPlace) else { return nil }
            let pictures = times.map { page.display.layer.snapshot(at: $0) }
            for (time, picture) in zip(times, pictures) {
                page.display.advance(to: time)
                guard let buffer = picture?.buffer, let snapshot = Surface(copying: buffer) else {
                    return "no picture"
                }
                if let found = snapshot.difference(from: page.display.makeSurface()) {
                    return "at \(time): \(found)"
                }
            }
            return nil
        }
    }

    @Test(
        "a layer around sublayers changes nothing: without opacity, transform or size of its own",
        arguments: Seeds.upTo(24)
    )
    func wrappersChangeNothing(seed: UInt64) {
        let palette: PictureSteps.Palette = [.blending, .motion, .moving]
        let steps = PictureSteps.program(layers: 8, edits: 20, seed: seed &+ 900, palette)
        check(seed, steps) { page, steps in
            page.stage.run(steps)
            page.stage.settle()
            for time in [0.0, 0.15, 0.6] {
                page.display.advance(to: time)
                let expected = page.fresh()
                let tree = page.display.tree
                for id in tree.parents {
                    guard let wrapped = tree.wrappingSublayers(of: id) else { continue }
                    if let found = page.fresh(wrapped).difference(from: expected) {
                        return "at \(time) around sublayers of \(id.slot): \(found)"
                    }
                }
            }
            return nil
        }
    }

    @Test(
        "a group drawn alone and shown as contents is the group in its place, to the byte",
        arguments: Seeds.upTo(24)
    )
    func groupAlone(seed: UInt64) {
        let steps = PictureSteps.program(layers: 8, edits: 20, seed: seed &+ 1100)
        checkAlone(steps, seed, opacity: 0.8, allowing: 0)
    }

    @Test(
        "a subtree drawn alone and shown as contents is the subtree in its place, to the byte, with nothing behind it",
        arguments: Seeds.upTo(24)
    )
    func subtreeAlone(seed: UInt64) {
        let steps = PictureSteps.program(layers: 8, edits: 20, seed: seed &+ 1200)
        checkAlone(steps, seed, isBare: true, allowing: 0)
    }

    /// Where something lies behind, and nothing makes a group of the subtree, each translucent thing in it is rounded onto the
    /// page, and in the picture first onto nothing: what lies on top of each other may differ by a half each, up and down.
    @Test(
        "a subtree drawn alone and shown as contents looks like the subtree in its place",
        arguments: Seeds.upTo(24)
    )
    func subtreeAloneOnAPage(seed: UInt64) {
        let palette: PictureSteps.Palette = [.space, .motion, .moving]
        let steps = PictureSteps.program(layers: 8, edits: 20, seed: seed &+ 1300, palette)
        checkAlone(steps, seed, allowing: 6)
    }

    /// Checks that a card with what a program makes looks the same as its picture; what lies behind it shines through.
    ///
    /// - Parameters:
    ///   - opacity: That of the card; below 1 it makes a group of it.
    ///   - isBare: Whether nothing lies behind.
    private func checkAlone(
        _ steps: [TreeStep],
        _ seed: UInt64,
        opacity: Float = 1,
        isBare: Bool = false,
        allowing allowed: Int
    ) {
        check(seed, steps) { page, steps in
            let card = CALayer()
            card.frame = CGRect(x: 5, y: 3, width: 50, height: 40)
            card.masksToBounds = true
            page.display.layer.addSublayer(card)
            page.stage.run(steps)
            page.stage.settle()
            // What the program put on the page goes onto the card, and something lies behind it.
            let behind = CALayer()
            behind.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
            behind.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.7)
            let flat = CALayer()
            page.change {
                for layer in page.display.layer.sublayers ?? [] where layer !== card {
                    card.addSublayer(layer)
                }
                if isBare {
                    page.display.layer.removeAllAnimations()
                    page.display.layer.backgroundColor = nil
                    page.display.layer.contents = nil
                } else {
                    page.display.layer.insertSublayer(behind, at: 0)
                }
                flat.frame = card.frame
                flat.isHidden = true
                (card.opacity, flat.opacity) = (opacity, opacity)
                page.display.layer.addSublayer(flat)
            }
            for time in [0.0, 0.15, 0.6] {
                page.display.advance(to: time)
                // Where the page itself is moved, contents are sampled between pixels.
                guard page.isPlain(at: time) else { continue }
                let expected = page.fresh()
                page.change { card.opacity = 1 }
                guard let picture = card.snapshot() else { return "no picture" }
                page.change {
                    flat.contents = picture
                    (card.isHidden, flat.isHidden, card.opacity) = (true, false, opacity)
                }
                let found = page.fresh().difference(from: expected, allowing: allowed)
                page.change { (card.isHidden, flat.isHidden) = (false, true) }
                if let found { return "at \(time): \(found)" }
            }
            return nil
        }
    }

    /// A thing that fades or is cut by itself is rounded once, and in a picture of its own first into that: as many halves of a step as there
    /// are things on top of each other, up and down.
    @Test("what the plan leaves out changes nothing", .claim("Q2.1"), arguments: Seeds.upTo(24))
    func noShortCuts(seed: UInt64) {
        let palette: PictureSteps.Palette = [.motion, .moving]
        let steps = PictureSteps.program(layers: 8, edits: 30, seed: seed &+ 2500, palette)
        check(seed, steps) { page, steps in
            page.stage.run(steps)
            page.stage.settle()
            for time in [0.0, 0.3, 1.1] {
                page.display.advance(to: time)
                let plain = RenderSwitches.$current.withValue(.takesNoShortCuts) { page.fresh() }
                if let found = plain.difference(from: page.fresh(), allowing: 6) {
                    return "at \(time): \(found)"
                }
            }
            return nil
        }
    }

    @Test("a tree told in one commit looks the same", arguments: Seeds.upTo(12))
    func rebuilt(seed: UInt64) {
        let steps = PictureSteps.program(layers: 8, edits: 30, seed: seed &+ 1700)
        check(seed, steps) { page, steps in
            page.stage.run(steps)
            page.stage.settle()
            for time in [0.0, 0.3, 1.1] {
                page.display.advance(to: time)
                guard let tree = page.display.tree.rebuilt() else { continue }
                if let found = page.fresh(tree).difference(from: page.fresh()) {
                    return "at \(time): \(found)"
                }
            }
            return nil
        }
    }

    @Test(
        "hostile numbers make pictures too, the same in any bands",
        arguments: Seeds.upTo(24)
    )
    func hostile(seed: UInt64) {
        let palette: PictureSteps.Palette = [.all, .hostile]
        let steps = PictureSteps.program(layers: 8, edits: 30, seed: seed &+ 2100, palette)
        check(seed, steps) { page, steps in
            page.stage.run(steps)
            page.stage.settle()
            for time in [0.0, 0.3, 1.1] {
                page.display.advance(to: time)
                let bands = Compositor(threads: 3, bandHeight: 7).frame(
                    of: page.display.tree,
                    at: page.display.time,
                    size: page.display.pixelSize,
                    scale: 1
                )
                if let found = bands.surface.difference(from: page.fresh()) {
                    return "at \(time): \(found)"
                }
            }
            return nil
        }
    }

    @Test(
        "what takes away all around it is drawn anew where its extent grows and shrinks",
        arguments: ["copy", "destIn", "sourceIn", "sourceOut", "destAtop", "clear"]
    )
    func clearedSurroundings(filter: String) {
        PictureStage.run { page in
            let outer = CALayer()
            outer.frame = CGRect(x: 4, y: 4, width: 12, height: 10)
            outer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            outer.compositingFilter = filter
            let inner = CALayer()
            inner.frame = CGRect(x: 2, y: 2, width: 5, height: 5)
            inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            outer.addSublayer(inner)
            page.display.layer.addSublayer(outer)
            page.display.advance(by: 0)
            _ = page.display.makeSurface()
            for place in [CGPoint(x: 30, y: 20), CGPoint(x: 12, y: 28), CGPoint(x: 3, y: 3)] {
                page.change { inner.position = place }
                let found = page.display.makeSurface().difference(from: page.fresh())
                #expect(found == nil, "\(place)")
            }
        }
    }
}
