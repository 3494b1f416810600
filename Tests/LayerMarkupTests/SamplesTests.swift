import AgateDisplay
import AgatePixels
import AgateTestSupport
import AgateTiming
import Foundation
import LayerMarkup
import QuartzCore
import Testing

/// Files of others, read where they lie; how many were found is printed.
@Suite("Samples of markup")
struct SamplesTests {
    private static let folder = Markup.references.appendingPathComponent("samples/documents/caml")

    private static func numbers(of value: Any?) -> [Double]? {
        switch animatableValue(from: value) {
        case .number(let number)?: [number]
        case .bool(let flag)?: [flag ? 1 : 0]
        case .pair(let pair)?: [pair.x, pair.y]
        case .color(let color)?: (0..<4).map { color[$0] }
        case .transform(let m)?:
            [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
                m.m42, m.m43, m.m44,
            ]
        default: nil
        }
    }

    private static func find(_ path: String, in root: CALayer) -> CALayer? {
        if root.name == path { return root }
        return (root.sublayers ?? []).lazy.compactMap { find(path, in: $0) }.first
    }

    /// What is shown at a key path, as the table writes it.
    private static func text(_ value: Any?, like expected: String) -> String {
        if let list = value as? [Any] { return list.map { text($0, like: "") }.joined(separator: "; ") }
        if let numbers = numbers(of: value) {
            return numbers.map { number in
                let rounded = (number * 1e6).rounded() / 1e6
                return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
            }.joined(separator: " ")
        }
        return name(in: value) ?? "nil"
    }

    private static func seconds(in text: String) -> Double? {
        text.split { $0 == " " || $0 == "=" }.compactMap { Double($0) }.last
    }

    /// Brings the layers into the situation that a row describes.
    private static func arrange(
        _ when: String,
        _ root: CALayer,
        _ controller: CAStateController,
        _ display: ManualDisplay
    ) {
        func set(_ name: String?, _ speed: Float) {
            controller.setState(name.flatMap { root.state(withName: $0) }, of: root, transitionSpeed: speed)
        }
        if when.contains("->") {
            let names = when.components(separatedBy: " -> ")
            set(names[0] == "*" ? nil : names[0], 0)
            display.advance(by: 0.1)
            set(names[1].components(separatedBy: " at ")[0], 1)
            display.advance(by: seconds(in: when) ?? 0)
        } else if when.hasPrefix("t=") {
            display.advance(by: seconds(in: when) ?? 0)
        } else if when.hasPrefix("base after ") {
            set(String(when.dropFirst(11)), 0)
            set(nil, 0)
        } else if when != "base" {
            set(when, 0)
        }
    }

    @Test("the bundles show what their table says")
    func table() throws {
        guard
            let text = try? String(
                contentsOf: Self.folder.appendingPathComponent("expected.tsv"),
                encoding: .utf8
            )
        else {
            return print("markup samples: none found at \(Self.folder.path)")
        }
        var compared = 0
        for line in text.split(separator: "\n").dropFirst() {
            let cells = line.split(separator: "\t").map(String.init)
            try ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
                let bundle = Self.folder.appendingPathComponent(cells[0])
                let package = try CAPackage(contentsOf: bundle, type: kCAPackageTypeCAMLBundle)
                #expect(package.issues.isEmpty, "\(cells[0]) \(package.issues)")
                let root = package.rootLayer
                display.layer.addSublayer(root)
                CATransaction.flush()
                let controller = CAStateController(layer: root)
                Self.arrange(cells[1], root, controller, display)
                let names = cells[2].components(separatedBy: "/")
                let layer = try #require(Self.find(names[0], in: root), "\(line)")
                let shown = cells[1] == "base" ? layer : layer.presentation() ?? layer
                var value: Any?
                if names.count > 1 {
                    value = (layer as? CAEmitterLayer)?.emitterCells?.first { $0.name == names[1] }?.value(
                        forKey: cells[3]
                    )
                } else {
                    value = shown.value(forKeyPath: cells[3])
                }
                if cells[4].hasSuffix(".png") {
                    let image = try #require(
                        animatableValue(from: value).flatMap {
                            if case .image(let image) = $0 { image } else { nil }
                        },
                        "\(line)"
                    )
                    let expected = try CGImage(reading: bundle.appendingPathComponent(cells[4]))
                    #expect(image.buffer[0, 0] == expected.buffer[0, 0], "\(line)")
                } else {
                    #expect(Self.text(value, like: cells[4]) == cells[4], "\(line)")
                }
                compared += 1
            }
        }
        print("markup samples: \(compared) values of \(Self.folder.path) compared")
    }

    @Test("bundles written back read as the same trees")
    func roundTrips() throws {
        let places = [Self.folder, Markup.references.appendingPathComponent("fidelity")]
        var count = 0
        for place in places {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
            where name.hasSuffix(".ca") {
                let package = try CAPackage(
                    contentsOf: place.appendingPathComponent(name),
                    type: kCAPackageTypeCAMLBundle
                )
                let document = try CAMLWriter.document(with: package.rootLayer)
                let back = try Markup.read(document)
                #expect(TreeComparison(package.rootLayer, back).differences == [], "\(name)")
                #expect(try CAMLWriter.document(with: back).data == document.data, "\(name)")
                #expect(
                    package.issues.filter { $0.severity == .dropped }.isEmpty,
                    "\(name) \(package.issues)"
                )
                count += 1
            }
        }
        print("markup samples: \(count) bundles went there and back")
    }
}
