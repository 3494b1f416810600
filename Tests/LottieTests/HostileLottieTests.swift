import AgateDisplay
import Foundation
import Lottie
import QuartzCore
import Testing

/// Files that somebody made to do harm: all end with an error or a picture.
///
/// Source: documents R65, R67.
@Suite("Hostile Lottie files")
struct HostileLottieTests {
    private static let rect = #"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[20,20]},"r":{"k":0}}"#
    private static let fill = #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}"#

    private static func shape(_ items: String, _ more: String = "") -> String {
        #"{"ty":4,"ip":0,"op":60,"shapes":[\#(items)]\#(more)}"#
    }

    private static func document(_ layers: String) -> String {
        #"{"w":40,"h":40,"fr":30,"ip":0,"op":60,"layers":[\#(layers)]}"#
    }

    @Test(
        "what is absurd shows something or nothing",
        arguments: [
            document(shape(rect + "," + fill, #","ks":{"p":{"k":[1e300,-1e300]}}"#)),
            document(shape(rect + "," + fill, #","ks":{"s":{"k":[1e30,1e30]}}"#)),
            document(shape(rect + "," + fill, #","ks":{"r":{"k":[{"t":0,"s":[0]},{"t":59,"s":[1e18]}]}}"#)),
            document(shape(rect + "," + fill, #","ks":{"sk":{"k":90}}"#)),
            document(shape(rect + "," + fill, #","tt":1"#)),
            document(shape(rect + "," + fill, #","ind":1,"tt":1,"tp":1"#)),
            document(
                shape(rect + "," + fill, #","ind":1,"tt":1,"tp":2"#) + ","
                    + shape(rect + "," + fill, #","ind":2,"tt":1,"tp":1"#)
            ),
            document(
                shape(
                    rect
                        + #",{"ty":"gf","o":{"k":100},"g":{"p":5,"k":{"k":[0,1,0,0]}},"s":{"k":[0,0]},"e":{"k":[9,9]}}"#
                )
            ),
            document(
                shape(
                    rect
                        + #",{"ty":"gf","t":2,"o":{"k":100},"g":{"p":1,"k":{"k":[0,1,0,0]}},"s":{"k":[0,0]},"e":{"k":[0,0]},"h":{"k":500}}"#
                )
            ),
            document(shape(#"{"ty":"sr","sy":1,"pt":{"k":0},"or":{"k":40},"ir":{"k":20}},"# + fill)),
            document(
                shape(
                    #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[9e6,9e6]},"r":{"k":0}},{"ty":"st","c":{"k":[0,0,0]},"o":{"k":100},"#
                        + #""w":{"k":2},"d":[{"n":"d","v":{"k":1e-6}},{"n":"g","v":{"k":1e-6}}]}"#
                )
            ),
            document(#"{"ty":0,"refId":"no","w":9,"h":9,"ip":0,"op":60}"#),
            document(#"{"ty":2,"refId":"no","ip":0,"op":60}"#),
            document(
                #"{"ty":5,"ip":0,"op":60,"t":{"d":{"k":[{"t":0,"s":{"t":"a\ud800","s":1e9,"f":"no"}}]}}}"#
            ),
        ]
    )
    func absurd(text: String) throws {
        guard let animation = try? LottieAnimation.from(data: Data(text.utf8)) else { return }
        draw(animation)
    }

    private func draw(_ animation: LottieAnimation) {
        ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            let layer = animation.makeLayer()
            layer.speed = 0
            layer.timeOffset = animation.duration / 3
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            _ = display.makeImage()
        }
    }

    @Test("files of the folder that AGATE_HOSTILE names end with an error or a picture")
    func folder() throws {
        guard let path = ProcessInfo.processInfo.environment["AGATE_HOSTILE"] else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        where !name.hasSuffix(".caml") {
            print("hostile: \(name)")
            let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
            do {
                let animation = try LottieAnimation(data: data)
                draw(animation)
                print("hostile: \(name): \(animation.issues.count) issues")
            } catch { print("hostile: \(name): \(error)") }
        }
    }
}
