import UIKitCore

// What a document of Interface Builder says of a collection beyond its properties.

extension UICollectionView {
    /// Registers what makes the cells of a prototype, or the supplementary views of a kind.
    ///
    /// - Parameters:
    ///   - kind: The kind of supplementary views; empty for cells.
    ///   - make: Makes another one; nil where the document is bad.
    package func registerPrototype(
        _ identifier: String,
        kind: String = "",
        _ make: @escaping @MainActor () -> UICollectionReusableView?
    ) {
        pools.registerPrototype(for: .init(kind: kind, identifier: identifier), make)
    }
}
