import Foundation
import LayerMarkup
import Lottie
import QuartzCore

// Files as layers.

extension Probe {
    @MainActor static let documents: [Probe] = [
        Probe("layers of markup", 200) { count, measured in
            let data = markup((0..<count).map { "<CALayer id='i\($0)' position='\($0) 1'/>" }.joined())
            measured { _ = try? CAMLParser().parse(data) }
        },
        Probe("animations of one layer in markup", 100) { count, measured in
            let list = String(
                repeating: "<animation type='CABasicAnimation' keyPath='opacity' duration='1'/>",
                count: count
            )
            let data = markup("<CALayer><animations>\(list)</animations></CALayer>")
            measured { _ = try? CAMLParser().parse(data) }
        },
        Probe("keyframes in markup", 500) { count, measured in
            let list = String(repeating: "<real value='0.5'/>", count: count)
            let data = markup(
                "<CALayer><animations><animation type='CAKeyframeAnimation' keyPath='opacity'><values>\(list)</values></animation></animations></CALayer>"
            )
            measured { _ = try? CAMLParser().parse(data) }
        },
        Probe("unknown attributes in markup", 200) { count, measured in
            let list = (0..<count).map { "a\($0)='1'" }.joined(separator: " ")
            let data = markup("<CALayer \(list)/>")
            measured { _ = try? CAMLParser().parse(data) }
        },
        Probe("states in markup", 50) { count, measured in
            let list = (0..<count).map { number in
                "<LKState name='s\(number)' basedOn='s\(max(number - 1, 0))'><elements><LKStateSetValue targetId='t' keyPath='opacity'><value type='real' value='1'/></LKStateSetValue></elements></LKState>"
            }.joined()
            let data = markup("<CALayer id='t'><states>\(list)</states></CALayer>")
            measured { _ = try? CAMLParser().parse(data) }
        },
        Probe("markup written from layers", 100) { count, measured in
            let root = flat(count)
            measured { _ = try? CAMLWriter.data(with: root) }
        },
        Probe("an archive of n nested layers, as a document", 100) { count, measured in
            let data = archive(nested(count))
            measured { _ = try? CAPackage(data: data, type: kCAPackageTypeArchive) }
        },
        Probe("an archive of n sublayers, as a document", 100) { count, measured in
            let data = archive(flat(count))
            measured { _ = try? CAPackage(data: data, type: kCAPackageTypeArchive) }
        },
        Probe("an archive of n nested layers, read by Foundation", 100) { count, measured in
            let data = archive(nested(count))
            measured { _ = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data) }
        },
        Probe("an archive of n nested layers, written", 50) { count, measured in
            let root = nested(count)
            measured { _ = archive(root) }
        },
        Probe("layers of a Lottie file, with names", 50) { count, measured in
            let data = lottie((0..<count).map { lottieLayer($0, "\"k\": 50") })
            measured {
                guard let animation = try? LottieAnimation(data: data) else { return }
                _ = animation.makeLayer()
            }
        },
        Probe("names of a Lottie file", 50) { count, measured in
            let data = lottie((0..<count).map { lottieLayer($0, "\"k\": 50") })
            guard let animation = try? LottieAnimation(data: data) else { return }
            measured { _ = animation.keypaths }
        },
        Probe("keyframes of a Lottie file", 200) { count, measured in
            let frames = (0..<count).map {
                "{\"t\": \($0), \"s\": [\($0 % 100)], \"i\": {\"x\": [0.7], \"y\": [1]}, \"o\": {\"x\": [0.3], \"y\": [0]}}"
            }
            let data = lottie(
                [lottieLayer(0, "\"a\": 1, \"k\": [\(frames.joined(separator: ","))]")],
                frames: count
            )
            measured {
                guard let animation = try? LottieAnimation(data: data) else { return }
                _ = animation.makeLayer()
            }
        },
    ]

    static func nested(_ count: Int) -> CALayer {
        let root = CALayer()
        var last = root
        for _ in 1..<count {
            let next = CALayer()
            next.opacity = 0.5
            last.addSublayer(next)
            last = next
        }
        return root
    }

    static func flat(_ count: Int) -> CALayer {
        let root = CALayer()
        for number in 0..<count {
            let layer = CALayer()
            layer.position.x = CGFloat(number)
            root.addSublayer(layer)
        }
        return root
    }

    private static func archive(_ layer: CALayer) -> Data {
        (try? NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)) ?? Data()
    }

    private static func lottieLayer(_ number: Int, _ opacity: String) -> String {
        """
        {"ty": 1, "nm": "layer \(number)", "ind": \(number + 1), "ip": 0, "op": 100, "st": 0, "sw": 9, "sh": 9, "sc": "#ff0000", "ks": {"o": {\(opacity)}}}
        """
    }

    private static func lottie(_ layers: [String], frames: Int = 100) -> Data {
        Data(
            """
            {"v": "5.5.0", "fr": 30, "ip": 0, "op": \(frames), "w": 100, "h": 100, "layers": [\(layers.joined(separator: ","))]}
            """.utf8
        )
    }
}
