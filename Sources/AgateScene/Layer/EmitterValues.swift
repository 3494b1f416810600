package import Foundation

/// The values of an emitter layer.
package struct EmitterValues: KindValues {
    /// The cells of the particles; nil is none.
    package var cells: EmitterCellList?
    // Factors of what the cells say.
    package var birthRate: Float = 1
    package var lifetime: Float = 1
    package var velocity: Float = 1
    package var scale: Float = 1
    package var spin: Float = 1
    package var emitterPosition = CGPoint.zero
    package var emitterZPosition: CGFloat = 0
    package var emitterSize = CGSize.zero
    package var emitterDepth: CGFloat = 0
    package var emitterShape = "point"
    package var emitterMode = "volume"
    package var renderMode = "unordered"
    package var preservesDepth = false
    /// Where the sequence of random numbers starts.
    package var seed = 0

    package static let standard = CopyOnWriteBox(EmitterValues())

    package static func rare(in kind: LayerKind) -> CopyOnWriteBox<EmitterValues>? {
        if case .emitter(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: CopyOnWriteBox<EmitterValues>) -> LayerKind { .emitter(values) }
}
