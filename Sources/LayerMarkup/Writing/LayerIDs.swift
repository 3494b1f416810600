import QuartzCore

/// The ids of the layers of a tree in markup: their own, and numbers in the order of the document for those without one that states speak of.
struct LayerIDs {
    private var ids: [ObjectIdentifier: String] = [:]

    init(_ root: CALayer) {
        var order: [CALayer] = []
        var wanted: Set<ObjectIdentifier> = []
        var used: Set<String> = []
        var open = [root]
        while let layer = open.popLast() {
            order.append(layer)
            if let id = layer.value(forKey: "id") as? String, used.insert(id).inserted {
                ids[ObjectIdentifier(layer)] = id
            }
            for state in layer.states ?? [] {
                for element in state.elements { want(element, &wanted) }
            }
            for transition in layer.stateTransitions ?? [] {
                for element in transition.elements {
                    element.target.map { _ = wanted.insert(ObjectIdentifier($0)) }
                }
            }
            open += (layer.sublayers ?? []).reversed()
            if let mask = layer.mask { open.append(mask) }
        }
        for (index, layer) in order.enumerated() where ids[ObjectIdentifier(layer)] == nil {
            // A second layer with an id keeps it unless a transition refers to it.
            if !wanted.contains(ObjectIdentifier(layer)) {
                ids[ObjectIdentifier(layer)] = layer.value(forKey: "id") as? String
                continue
            }
            var number = index + 1
            while !used.insert("#\(number)").inserted { number += 1 }
            ids[ObjectIdentifier(layer)] = "#\(number)"
        }
    }

    private func want(_ element: CAStateElement, _ wanted: inout Set<ObjectIdentifier>) {
        if let target = element.target { wanted.insert(ObjectIdentifier(target)) }
        let object = (element as? CAStateAddElement)?.object ?? (element as? CAStateRemoveElement)?.object
        if let layer = object as? CALayer { wanted.insert(ObjectIdentifier(layer)) }
    }

    /// The id of a layer; nil for one without, and for one that is not in the tree.
    func id(of layer: CALayer) -> String? { ids[ObjectIdentifier(layer)] }
}
