extension LottieReader {
    /// Tells what layers refer to and is not there: compositions, images, parents and sources of mattes.
    ///
    /// Source: documents L53, L61, L67, L76.
    mutating func tellMissing(in document: LottieDocument) {
        tellMissing(in: document.composition, document)
        for id in document.assets.keys.sorted() {
            if case .composition(let inner)? = document.assets[id] { tellMissing(in: inner, document) }
        }
    }

    private mutating func tellMissing(in composition: LottieComposition, _ document: LottieDocument) {
        let circular = composition.ancestry.circular
        for (place, layer) in composition.layers.enumerated() {
            switch layer.content {
            case .composition(let id, _, _) where document.composition(id) == nil:
                issue(.dropped, "composition \(id), which is not there", path: layer.path)
            case .image(let id):
                if case .image? = document.assets[id] { break }
                issue(.dropped, "image \(id), which is not there", path: layer.path)
            default: break
            }
            if let parent = layer.parent {
                if composition.place(of: parent) == nil {
                    issue(.approximated, "parent \(parent), which is not there", path: layer.path)
                } else if circular.contains(place) {
                    issue(.approximated, "parent \(parent), which leads back to the layer", path: layer.path)
                }
            }
            if let matte = layer.matte {
                let source = matte.source.map { composition.place(of: $0) } ?? (place > 0 ? place - 1 : nil)
                if source == nil || source == place {
                    issue(.dropped, "matte without a source", path: layer.path)
                }
            }
        }
    }
}
