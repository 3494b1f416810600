package import AgateTiming
package import Foundation

/// The values of an emitter layer.
package struct EmitterValues: KindValues {
    /// What is emitted; nil is nothing.
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

    package static let standard = Rare(EmitterValues())

    package static func rare(in kind: LayerKind) -> Rare<EmitterValues>? {
        if case .emitter(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: Rare<EmitterValues>) -> LayerKind { .emitter(values) }

    package func value(of property: LayerProperty) -> AnimatableValue {
        switch property {
        case .emitterCells: cells.map { .object(OpaqueValue($0)) } ?? .none
        case .birthRate: .number(Double(birthRate))
        case .lifetime: .number(Double(lifetime))
        case .velocity: .number(Double(velocity))
        case .scale: .number(Double(scale))
        case .spin: .number(Double(spin))
        case .emitterPosition: AnimatableValue(emitterPosition)
        case .emitterZPosition: .number(Double(emitterZPosition))
        case .emitterSize: AnimatableValue(emitterSize)
        case .emitterDepth: .number(Double(emitterDepth))
        case .emitterShape: .string(emitterShape)
        case .emitterMode: .string(emitterMode)
        case .renderMode: .string(renderMode)
        case .preservesDepth: .bool(preservesDepth)
        case .seed: .number(Double(seed))
        default: .none
        }
    }

    package mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        switch property {
        case .emitterCells: setCells(value)
        case .birthRate: value.write(to: &birthRate)
        case .lifetime: value.write(to: &lifetime)
        case .velocity: value.write(to: &velocity)
        case .scale: value.write(to: &scale)
        case .spin: value.write(to: &spin)
        case .emitterPosition: value.write(to: &emitterPosition)
        case .emitterZPosition: value.write(to: &emitterZPosition)
        case .emitterSize: value.write(to: &emitterSize)
        case .emitterDepth: value.write(to: &emitterDepth)
        case .emitterShape: value.write(to: &emitterShape)
        case .emitterMode: value.write(to: &emitterMode)
        case .renderMode: value.write(to: &renderMode)
        case .preservesDepth: value.write(to: &preservesDepth)
        case .seed: value.write(to: &seed)
        default: false
        }
    }

    private mutating func setCells(_ value: AnimatableValue) -> Bool {
        switch value {
        case .none:
            cells = nil
            return true
        case .object(let opaque):
            guard let list = opaque.object as? EmitterCellList else { return false }
            cells = list
            return true
        default:
            return false
        }
    }
}
