import AgatePixels
import AgateRuntime
import Foundation

/// The objects that one thread is writing to, or reading from, archives.
///
/// A coder calls itself for each object inside of an object. So chains of objects are bounded, or a long one, or
/// an archive that holds itself, would run out of stack. Sublayers do not count: see ``LayerTreeArchive``.
final class ArchiveProgress {
    /// The maximum depth; deeper values are neither written nor read.
    private static let deepest = 64

    private var depth = 0
    /// The objects that are being written, the outermost first.
    private var writing: [ObjectIdentifier] = []
    /// The layers whose trees are being written, with the coder of each.
    private var trees: [(coder: ObjectIdentifier, layers: Set<ObjectIdentifier>)] = []
    /// How many objects are being read, one inside of the other.
    private var readers = 0
    /// The images that were read with the outermost of them, by their bytes.
    private var images: [Data: CGImage] = [:]

    private static let storage = ThreadSpecific<ArchiveProgress>()

    /// The progress of the calling thread.
    static var current: ArchiveProgress { storage.value ?? storage.keep(ArchiveProgress()) }

    // MARK: Depth

    /// Goes one object deeper; false when that is too deep.
    func goDeeper() -> Bool {
        guard depth < Self.deepest else { return false }
        depth += 1
        return true
    }

    /// Comes back from where ``goDeeper()`` went.
    func comeBack() {
        depth -= 1
    }

    // MARK: Objects

    /// An object begins to write itself.
    func begin(_ object: NSObject) {
        writing.append(ObjectIdentifier(object))
    }

    /// The object that began last has written itself.
    func end() {
        writing.removeLast()
    }

    /// Whether an object is in the middle of writing itself.
    func isWriting(_ object: NSObject) -> Bool {
        writing.contains(ObjectIdentifier(object))
    }

    // MARK: Trees

    /// Whether a layer above it writes where a layer hangs.
    func coversTree(of layer: CALayer, in coder: NSCoder) -> Bool {
        trees.contains {
            $0.coder == ObjectIdentifier(coder) && $0.layers.contains(ObjectIdentifier(layer))
        }
    }

    /// A layer begins to write its tree.
    func beginTree(of layers: [CALayer], in coder: NSCoder) {
        trees.append((ObjectIdentifier(coder), Set(layers.map { ObjectIdentifier($0) })))
    }

    /// The tree that was begun last is written.
    func endTree() {
        trees.removeLast()
    }

    // MARK: Images

    /// An object begins to read itself.
    func beginReading() {
        readers += 1
    }

    /// An object has read itself; with the outermost one the images are forgotten.
    func endReading() {
        readers -= 1
        if readers == 0 { images = [:] }
    }

    /// The image in the bytes of a file, nil when they are none.
    ///
    /// What one image was, in however many places, is one image again: images dissolve by identity.
    func image(in data: Data) -> CGImage? {
        if let known = images[data] { return known }
        guard let buffer = try? PNGReader.read(data) else { return nil }
        let image = CGImage(buffer)
        if readers > 0 { images[data] = image }
        return image
    }
}
