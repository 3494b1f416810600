import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTiming
import Foundation

/// Builds render trees for tests, layer by layer.
struct SceneBuilder {
    private(set) var scene = RenderScene()
    var tree: RenderTree { scene.tree }
    let root: LayerID
    private var sublayers: [LayerID: [LayerID]] = [:]
    private var nextSlot: Int32 = 0
    private var nextAnimation: UInt64 = 1
    /// Whether the edges of the layers that are added are antialiased, which they are not by default.
    var hasSoftEdges = true

    /// Begins with a root of a size whose top-left corner is that of the picture.
    init(width: CGFloat, height: CGFloat) {
        root = LayerID(slot: 0, generation: 1)
        nextSlot = 1
        var values = LayerValues()
        values.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        values.position = CGPoint(x: width / 2, y: height / 2)
        var commit = Commit(time: 0)
        commit.operations = [.insert(root, values), .setRoot(root)]
        scene.apply(commit)
    }

    /// Changes the values of a layer.
    mutating func change(_ id: LayerID, _ body: (inout LayerValues) -> Void) {
        guard var values = tree.node(id)?.values else { return }
        body(&values)
        apply([.setValues(id, values)])
    }

    /// Adds a layer on top of the sublayers of another one, the root by default.
    @discardableResult
    mutating func add(
        _ frame: CGRect,
        to parent: LayerID? = nil,
        color: CGColor? = nil,
        _ body: (inout LayerValues) -> Void = { _ in }
    ) -> LayerID {
        let id = insert(frame, color, body)
        let parent = parent ?? root
        sublayers[parent, default: []].append(id)
        apply([.setSublayers(parent, sublayers[parent] ?? [])])
        return id
    }

    /// Puts a layer between the sublayers of another one, the root by default.
    @discardableResult
    mutating func insert(
        _ frame: CGRect,
        color: CGColor? = nil,
        to parent: LayerID? = nil,
        at index: Int,
        _ body: (inout LayerValues) -> Void = { _ in }
    ) -> LayerID {
        let id = insert(frame, color, body)
        let parent = parent ?? root
        var list = sublayers[parent] ?? []
        list.insert(id, at: min(index, list.count))
        sublayers[parent] = list
        apply([.setSublayers(parent, list)])
        return id
    }

    /// Takes a layer out with all that is below it, and gives what is gone.
    @discardableResult
    mutating func remove(_ id: LayerID) -> Set<LayerID> {
        for (parent, list) in sublayers where list.contains(id) {
            sublayers[parent] = list.filter { $0 != id }
            apply([.setSublayers(parent, sublayers[parent] ?? [])])
        }
        var gone: Set<LayerID> = []
        var waiting = [id]
        while let next = waiting.popLast() {
            gone.insert(next)
            waiting += sublayers.removeValue(forKey: next) ?? []
            if let mask = tree.node(next)?.mask { waiting.append(mask) }
        }
        apply(gone.sorted { $0.slot < $1.slot }.map { .remove($0) })
        return gone
    }

    /// Gives a layer a mask.
    @discardableResult
    mutating func mask(
        _ masked: LayerID,
        _ frame: CGRect,
        color: CGColor? = .black,
        _ body: (inout LayerValues) -> Void = { _ in }
    ) -> LayerID {
        let id = insert(frame, color, body)
        apply([.setMask(masked, id)])
        return id
    }

    /// Attaches animations.
    mutating func animate(_ id: LayerID, _ animations: [RenderAnimation], at time: Double = 0) {
        apply([.setAnimations(id, animations)], at: time)
    }

    /// A linear animation of one property.
    mutating func animation(
        _ property: LayerProperty,
        from: AnimatableValue,
        to: AnimatableValue,
        duration: Double
    ) -> RenderAnimation {
        RenderAnimation(
            id: newAnimationID(),
            timing: TimingParameters(duration: duration),
            content: .property(
                PropertyAnimation(
                    target: .property(property),
                    track: .basic(BasicTrack(from: from, to: to))
                )
            )
        )
    }

    mutating func newAnimationID() -> AnimationID {
        nextAnimation += 1
        return AnimationID(raw: nextAnimation)
    }

    mutating func apply(_ operations: [Commit.Operation], at time: Double = 0) {
        var commit = Commit(time: time)
        commit.operations = operations
        scene.apply(commit)
    }

    private mutating func insert(
        _ frame: CGRect,
        _ color: CGColor?,
        _ body: (inout LayerValues) -> Void
    ) -> LayerID {
        let id = LayerID(slot: nextSlot, generation: 1)
        nextSlot += 1
        var values = LayerValues()
        if hasSoftEdges { values.flags.insert(.allowsEdgeAntialiasing) }
        values.bounds = CGRect(origin: .zero, size: frame.size)
        values.position = CGPoint(x: frame.midX, y: frame.midY)
        values.backgroundColor = color
        body(&values)
        apply([.insert(id, values)])
        return id
    }

    /// The picture at a time.
    func picture(
        at time: Double = 0,
        scale: CGFloat = 1,
        compositor: Compositor = Compositor(threads: 1)
    ) -> Surface {
        frame(at: time, scale: scale, compositor: compositor).surface
    }

    /// The first frame of a target at a time.
    func frame(
        at time: Double = 0,
        scale: CGFloat = 1,
        compositor: Compositor = Compositor(threads: 1)
    ) -> Frame {
        let size = tree.node(root)?.values.bounds.size ?? .zero
        return RenderTarget(compositor).update(
            to: scene,
            at: time,
            size: PixelSize(size, scale: scale),
            scale: scale
        )
    }
}

extension Surface {
    /// The pixel as `#RRGGBBAA`, premultiplied.
    func hex(_ x: Int, _ y: Int) -> String {
        let pixel = self[x, y]
        let bytes = [pixel, pixel >> 8, pixel >> 16, pixel >> 24].map { UInt8(truncatingIfNeeded: $0) }
        return "#" + bytes.map { String(UInt32($0) + 256, radix: 16).dropFirst() }.joined()
    }

    /// The four bytes of a pixel.
    func bytes(_ x: Int, _ y: Int) -> SIMD4<Int> {
        let pixel = self[x, y]
        return SIMD4(Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255), Int(pixel >> 24))
    }

    /// The sum of all alphas, in whole pixels.
    var coverage: Double {
        var sum = 0
        for index in 0..<width * height { sum += Int(pixels[index] >> 24) }
        return Double(sum) / 255
    }

    /// Whether all pixels are the same.
    func isIdentical(to other: Surface) -> Bool {
        width == other.width && height == other.height
            && memcmp(pixels, other.pixels, width * height * 4) == 0
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
