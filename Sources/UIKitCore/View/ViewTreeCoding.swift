import AgateDisplay
import CoreGraphics
import Foundation

/// A view that its superview makes for itself, also when it is read from an archive: no archive has it.
@MainActor package protocol UnarchivedView: UIView {}

/// How a tree of views is archived: the view that is archived first writes all views below it as one list.
///
/// Each is an object of its own in the archive, written by its own `encode(with:)`, but the coder never goes from a view
/// into its subviews, so that trees 100 000 deep are written and read like any other.
@MainActor enum ViewTreeCoding {
    private static let parents = "UIViewTreeParents"

    private static func key(of index: Int) -> String { "UIViewTree.\(index)" }

    /// The views whose trees are being written, with the coder of each.
    private static let covered = LockedValue<[(coder: ObjectIdentifier, views: Set<ObjectIdentifier>)]>([])

    /// Writes the views below one, unless that is what a view above it is doing.
    static func encode(_ root: UIView, into coder: NSCoder) {
        let name = ObjectIdentifier(coder)
        guard !root.subviewReferences.isEmpty,
            !covered.withLock({ covered in
                covered.contains { $0.coder == name && $0.views.contains(ObjectIdentifier(root)) }
            })
        else { return }
        var views = [root]
        var indices: [UInt8] = []
        var next = 0
        while next < views.count {
            for subview in views[next].subviews where !(subview is any UnarchivedView) {
                views.append(subview)
                withUnsafeBytes(of: UInt32(clamping: next).littleEndian) { indices.append(contentsOf: $0) }
            }
            next += 1
        }
        let names = Set(views.map { ObjectIdentifier($0) })
        covered.withLock { $0.append((name, names)) }
        defer {
            covered.withLock { covered in
                if let own = covered.lastIndex(where: { $0.coder == name }) { covered.remove(at: own) }
            }
        }
        indices.withUnsafeBufferPointer { bytes in
            coder.encodeBytes(bytes.baseAddress, length: bytes.count, forKey: parents)
        }
        for index in views.indices.dropFirst() { coder.encode(views[index], forKey: key(of: index)) }
        ConstraintCoding.encode(among: views, into: coder)
    }

    /// Reads the views below one and puts them in; what makes no sense in the archive is left out.
    static func decode(_ root: UIView, from coder: NSCoder) {
        guard coder.containsValue(forKey: parents) else { return }
        var indices: [Int] = []
        coder.withDecodedUnsafeBytes(forKey: parents) { bytes in
            guard let bytes else { return }
            indices = (0..<bytes.count / 4).map { index in
                Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)))
            }
        }
        var views: [UIView?] = [root]
        for (index, parent) in indices.enumerated() {
            let view = subview(index + 1, in: coder)
            views.append(view)
            guard let view, parent <= index, let superview = views[parent] else { continue }
            superview.addSubview(view)
        }
        // What lies deeper is complete before what contains it.
        for case let view? in views.reversed() { view.subviewsWereRead() }
        ConstraintCoding.decode(among: views, from: coder)
    }

    private static func subview(_ index: Int, in coder: NSCoder) -> UIView? {
        coder.soundObject(forKey: key(of: index)) as? UIView
    }
}
