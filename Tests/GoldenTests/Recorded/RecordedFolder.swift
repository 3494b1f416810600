import Foundation

/// Where pictures lie that others recorded on Apple's renderer, with the layer trees that make them.
///
/// They are other people's work and no part of the project: the tests read them where they lie. The folder `fidelity` holds
/// `NAME.png` beside `NAME.ca`, a layer tree as CAML, and in `pictures` `NAME.png` beside `NAME.json`.
struct RecordedFolder {
    /// The folder that the environment variable `AGATE_REFERENCES` names, else `shared` beside the checkout.
    static let root: URL = {
        if let path = ProcessInfo.processInfo.environment["AGATE_REFERENCES"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        var checkout = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { checkout.deleteLastPathComponent() }
        return checkout.deletingLastPathComponent().appendingPathComponent("shared")
    }()

    static var fidelity: URL { root.appendingPathComponent("fidelity") }
    static var pictures: URL { fidelity.appendingPathComponent("pictures") }

    /// The names of all trees that are there, sorted; a bundle's ends in `.ca`.
    static func names() -> [String] {
        let manager = FileManager.default
        let trees = (try? manager.contentsOfDirectory(atPath: pictures.path)) ?? []
        let bundles = (try? manager.contentsOfDirectory(atPath: fidelity.path)) ?? []
        return
            (trees.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
            + bundles.filter { $0.hasSuffix(".ca") })
            .sorted()
    }

    /// A recorded picture; nil where the tree or the picture is not there or says nothing that is understood.
    static func picture(_ name: String) -> RecordedPicture? {
        if name.hasSuffix(".ca") { return RecordedPicture(bundle: fidelity.appendingPathComponent(name)) }
        return RecordedPicture(tree: pictures.appendingPathComponent(name + ".json"))
    }
}
