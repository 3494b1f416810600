import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import AgateTestTrees
import Foundation

/// What a display shows: all that the picture depends on.
struct GoldenMoment {
    let tree: RenderTree
    let time: Double
    let size: PixelSize
    let scale: CGFloat
}

/// Another way to the picture of a case.
struct GoldenVariant {
    /// How near the picture has to be.
    enum Kind: Hashable {
        /// Cut into bands and rectangles, on threads, with plain kernels, wrapped, rebuilt.
        case same
        /// Cut to the pixels in the middle by a layer around it: filtered backdrops no longer see what is cut away.
        case clipped
        /// Moved by whole pixels.
        case moved
        /// Mirrored and turned: sums round in another order.
        case mirrored

        /// The largest difference of a channel.
        var allowance: Int { self == .mirrored ? 1 : 0 }
    }

    let name: String
    let kind: Kind
    /// The picture, put back to where it is in the case; nil where the way does not lead there.
    let draw: (GoldenMoment) -> Surface?

    static let all =
        [
            banded(threads: 1, height: 1000), banded(threads: 2, height: 9), banded(threads: 7, height: 5),
            plainKernels, narrowKernels, withoutCaches, withFullCaches, withKeptPictures, keptFromElsewhere,
            rectangles,
            rebuilt, alone,
            moved(x: 7, y: 3),
            moved(x: -5, y: 11), wrapped,
            clipped, scaledByLayer,
        ] + turns + onePicture

    init(_ name: String, _ kind: Kind = .same, _ draw: @escaping (GoldenMoment) -> Surface?) {
        self.name = name
        self.kind = kind
        self.draw = draw
    }

    // MARK: The same tree, drawn in another way

    private static func banded(threads: Int, height: Int) -> GoldenVariant {
        GoldenVariant("on \(threads) threads in bands of \(height)") {
            $0.picture(with: Compositor(threads: threads, bandHeight: height))
        }
    }

    private static let plainKernels = GoldenVariant("with plain kernels") { moment in
        RowKernel.forcePortable(true)
        defer { RowKernel.forcePortable(false) }
        return moment.picture()
    }

    /// The widest vector unit is in all other pictures.
    private static let narrowKernels = GoldenVariant("with kernels for AVX2") { moment in
        guard RowKernel.unit > .avx2 else { return nil }
        RowKernel.limit(to: .avx2, true)
        defer { RowKernel.limit(to: .avx2, false) }
        return moment.picture()
    }

    private static let withoutCaches = GoldenVariant("without caches") { moment in
        let compositor = Compositor(threads: 1)
        compositor.cacheBudget = 0
        return moment.picture(with: compositor)
    }

    /// The second picture finds all that the first one made.
    private static let withFullCaches = GoldenVariant("with caches of any size") { moment in
        let compositor = Compositor(threads: 1)
        compositor.cacheBudget = .max
        _ = moment.picture(with: compositor)
        return moment.picture(with: compositor)
    }

    /// The last picture finds pictures of groups too, which are made when they are drawn again.
    private static let withKeptPictures = GoldenVariant("with pictures that are kept") { moment in
        let compositor = Compositor(threads: 1)
        compositor.cacheBudget = .max
        for _ in 0..<3 { _ = moment.picture(with: compositor) }
        return moment.picture(with: compositor)
    }

    /// The picture finds what was kept of frames in which all lay elsewhere, by whole pixels.
    private static let keptFromElsewhere = GoldenVariant("with what was kept elsewhere") { moment in
        let compositor = Compositor(threads: 1)
        compositor.cacheBudget = .max
        for (x, y) in [(2, 1), (9, -4)] {
            let tree = moment.tree.wrapped {
                $0.position = CGPoint(x: CGFloat(x) / moment.scale, y: CGFloat(y) / moment.scale)
            }
            _ = moment.picture(of: tree, with: compositor)
        }
        return moment.picture(with: compositor)
    }

    private static let rectangles = GoldenVariant("in four rectangles") { moment in
        let (width, height) = (moment.size.width, moment.size.height)
        guard let surface = Surface(width: width, height: height) else { return nil }
        surface.clear(.clear)
        let (middleX, middleY) = (width * 2 / 5, height * 3 / 5)
        let compositor = Compositor(threads: 1)
        for (minX, maxX) in [(0, middleX), (middleX, width)] {
            for (minY, maxY) in [(middleY, height), (0, middleY)] {
                compositor.draw(
                    moment.tree,
                    at: moment.time,
                    scale: moment.scale,
                    into: surface,
                    region: DeviceRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
                )
            }
        }
        return surface
    }

    // MARK: The same picture from another tree

    /// One commit with everything that the tree holds.
    ///
    /// A running transition comes from a picture that no commit tells.
    private static let rebuilt = GoldenVariant("from a commit that says it all") { moment in
        moment.tree.rebuilt().map { moment.picture(of: $0) }
    }

    private static let alone = GoldenVariant("as a subtree without a place") { moment in
        // A subtree is drawn in its root's coordinates, which flipped geometry mirrors.
        guard let root = moment.tree.root,
            moment.tree[root]?.values.flags.contains(.geometryFlipped) == false,
            let surface = Surface(width: moment.size.width, height: moment.size.height)
        else { return nil }
        surface.clear(.clear)
        Compositor(threads: 1).draw(
            subtree: root,
            of: moment.tree,
            at: moment.time,
            transform: CGAffineTransform(scaleX: moment.scale, y: moment.scale),
            into: surface
        )
        return surface
    }

    private static func moved(x: Int, y: Int) -> GoldenVariant {
        GoldenVariant("moved by \(x), \(y)", .moved) { moment in
            let tree = moment.tree.wrapped {
                $0.position = CGPoint(x: CGFloat(x) / moment.scale, y: CGFloat(y) / moment.scale)
            }
            let size = PixelSize(width: moment.size.width + abs(x), height: moment.size.height + abs(y))
            let picture = moment.picture(of: tree, size: size)
            // What was moved out of the picture is not compared.
            let original = moment.picture()
            return moment.picture(from: { column, row in
                let (sourceX, sourceY) = (column + x, row + y)
                return sourceX < 0 || sourceY < 0
                    ? original[column, row] : picture[sourceX, sourceY]
            })
        }
    }

    private static let wrapped = GoldenVariant("in layers that change nothing") { moment in
        var tree = moment.tree.wrapped { _ in }
        tree = tree.wrapped { $0.kind = .transform }
        tree = tree.wrapped {
            $0.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
            $0.position = CGPoint(x: 3, y: 5)
            $0.space.values.transform = CATransform3DMakeTranslation(-3, -5, 0)
        }
        return moment.picture(of: tree)
    }

    private static let clipped = GoldenVariant("clipped", .clipped) { moment in
        let (width, height) = (moment.size.width, moment.size.height)
        let inside = DeviceRect(
            minX: width / 5,
            minY: height / 4,
            maxX: width * 4 / 5,
            maxY: height * 3 / 4
        )
        let tree = moment.tree.wrapped {
            let scale = moment.scale
            let origin = CGPoint(x: CGFloat(inside.minX) / scale, y: CGFloat(inside.minY) / scale)
            $0.position = origin
            $0.bounds = CGRect(
                origin: origin,
                size: CGSize(width: CGFloat(inside.width) / scale, height: CGFloat(inside.height) / scale)
            )
            $0.flags.insert(.masksToBounds)
        }
        let picture = moment.picture(of: tree)
        let original = moment.picture()
        return moment.picture(from: { x, y in
            if inside.contains(x: x, y: y) { return picture[x, y] }
            // Nothing is to be seen outside.
            return picture[x, y] == 0 ? original[x, y] : ~original[x, y]
        })
    }

    private static let scaledByLayer = GoldenVariant("scaled by a layer, not by the display") { moment in
        let scale = moment.scale
        guard scale != 1 else { return nil }
        let tree = moment.tree.wrapped {
            $0.space.values.transform = CATransform3DMakeScale(scale, scale, 1)
        }
        return GoldenMoment(tree: tree, time: moment.time, size: moment.size, scale: 1).picture()
    }

    /// Mirrored along both axes, and turned by a quarter.
    private static let turns: [GoldenVariant] = [
        GoldenVariant("mirrored left to right", .mirrored) { moment in
            let width = moment.size.width
            return moment.picture(
                transform: CGAffineTransform(
                    a: -1,
                    b: 0,
                    c: 0,
                    d: 1,
                    tx: CGFloat(width) / moment.scale,
                    ty: 0
                )
            ) { x, y in (width - 1 - x, y) }
        },
        GoldenVariant("mirrored upside down", .mirrored) { moment in
            let height = moment.size.height
            return moment.picture(
                transform: CGAffineTransform(
                    a: 1,
                    b: 0,
                    c: 0,
                    d: -1,
                    tx: 0,
                    ty: CGFloat(height) / moment.scale
                )
            ) { x, y in (x, height - 1 - y) }
        },
        GoldenVariant("turned by a quarter", .mirrored) { moment in
            let height = moment.size.height
            return moment.picture(
                transform: CGAffineTransform(
                    a: 0,
                    b: 1,
                    c: -1,
                    d: 0,
                    tx: CGFloat(height) / moment.scale,
                    ty: 0
                ),
                size: PixelSize(width: moment.size.height, height: moment.size.width)
            ) { x, y in (height - 1 - y, x) }
        },
    ]
}

extension GoldenMoment {
    /// The picture of a tree, this one's if nothing else is said.
    func picture(
        of tree: RenderTree? = nil,
        size: PixelSize? = nil,
        with compositor: Compositor = Compositor(threads: 1)
    ) -> Surface {
        compositor.frame(of: tree ?? self.tree, at: time, size: size ?? self.size, scale: scale).surface
    }

    /// A picture of this size, pixel by pixel.
    func picture(from pixel: (Int, Int) -> UInt32) -> Surface? {
        guard let surface = Surface(width: size.width, height: size.height) else { return nil }
        for y in 0..<size.height {
            for x in 0..<size.width { surface.pixels[y * size.width + x] = pixel(x, y) }
        }
        return surface
    }

    /// The picture of the tree in a transformed layer, put back pixel by pixel.
    func picture(
        transform: CGAffineTransform,
        size: PixelSize? = nil,
        back: (Int, Int) -> (Int, Int)
    ) -> Surface? {
        let tree = tree.wrapped { $0.space.values.transform = CATransform3DMakeAffineTransform(transform) }
        let turned = picture(of: tree, size: size)
        return picture(from: { x, y in
            let place = back(x, y)
            return turned[place.0, place.1]
        })
    }
}
