import Foundation
import Lottie
import QuartzCore
import Testing

@Suite("Key paths of Lottie animations")
struct KeypathTests {
    private static let nested = SmallLottie.document(
        [
            SmallLottie.layer(
                "Box",
                [SmallLottie.group("Group 1", [SmallLottie.rect, SmallLottie.fill("Fill 1", "1,0,0")])]
            ),
            #"{"ty":0,"nm":"One","refId":"a","w":40,"h":40,"ip":0,"op":60,"st":10}"#,
            #"{"ty":0,"nm":"Two","refId":"a","w":40,"h":40,"ip":0,"op":60}"#,
        ],
        assets: [
            #"{"id":"a","layers":["#
                + SmallLottie.layer("In", [SmallLottie.rect, SmallLottie.fill("Fill 1", "0,0,1")]) + "]}"
        ]
    )

    @Test(
        "names, * and ** say which nodes are meant, documents L160",
        arguments: [
            ("Box.Group 1.Fill 1.Color", 1), ("**.Color", 3), ("**.Fill 1.Color", 3), ("*.Fill 1.Color", 0),
            ("Box.*.Fill 1.Color", 1), ("Box.**.Color", 1), ("Box.**.Fill 1.**.Color", 1),
            ("*.In.Fill 1.Color", 2),
            ("Two.**.Color", 1), ("**.Fill *.Color", 3), ("**.F*l 1.Color", 3), ("B*x.**.Color", 1),
            ("Box.Fill 1.Color", 0), ("Box", 0), ("**", 3), ("", 0), ("Color", 0), ("**.Stroke 1.Color", 0),
            ("**.F**.Color", 3),
        ]
    )
    func matching(keypath: String, count: Int) throws {
        try SmallLottie.play(Self.nested) { layer, _ in
            let green = ColorValueProvider(.green)
            layer.setValueProvider(green, keypath: AnimationKeypath(keypath: keypath))
            let colors = ["Box.Group 1.Fill 1.Color", "One.In.Fill 1.Color", "Two.In.Fill 1.Color"].map {
                layer.getValue(for: AnimationKeypath(keypath: $0), atFrame: 0) as? LottieColor
            }
            #expect(colors.filter { $0 == .green }.count == count, "\(keypath)")
        }
    }

    @Test("a key path is its names, with dots between or one by one")
    func names() {
        let path: AnimationKeypath = "A.B.C"
        #expect(path.keys == ["A", "B", "C"] && path.string == "A.B.C")
        #expect(AnimationKeypath(keys: ["A", "B", "C"]) == path)
        #expect(AnimationKeypath(keys: ["A.B", "C"]) != path)
    }

    @Test("names that hold dots are met by key paths of single names")
    func dots() throws {
        let text = SmallLottie.document([
            SmallLottie.layer("file.ai", [SmallLottie.rect, SmallLottie.fill("Fill 1", "1,0,0")])
        ])
        try SmallLottie.play(text) { layer, _ in
            let path = AnimationKeypath(keys: ["file.ai", "Fill 1", "Color"])
            #expect(layer.getValue(for: path, atFrame: nil) as? LottieColor == .red)
        }
    }

    @Test("all key paths are listed, each node before what is in it")
    func hierarchy() throws {
        try SmallLottie.play(SmallLottie.square) { layer, _ in
            #expect(
                layer.allHierarchyKeypaths() == [
                    "Box", "Box.Transform", "Box.Transform.Anchor Point", "Box.Transform.Position",
                    "Box.Transform.Scale", "Box.Transform.Rotation", "Box.Transform.Opacity", "Box.Group 1",
                    "Box.Group 1.Rect 1", "Box.Group 1.Rect 1.Position", "Box.Group 1.Rect 1.Size",
                    "Box.Group 1.Rect 1.Roundness", "Box.Group 1.Fill 1", "Box.Group 1.Fill 1.Opacity",
                    "Box.Group 1.Fill 1.Color", "Box.Group 1.Transform", "Box.Group 1.Transform.Anchor Point",
                    "Box.Group 1.Transform.Position", "Box.Group 1.Transform.Scale",
                    "Box.Group 1.Transform.Rotation", "Box.Group 1.Transform.Skew",
                    "Box.Group 1.Transform.Skew Axis", "Box.Group 1.Transform.Opacity",
                ]
            )
        }
    }

    @Test("values are told with what is given and as the file has them, in the types of their providers")
    func values() throws {
        let moving = SmallLottie.document([
            SmallLottie.layer(
                "Box",
                [SmallLottie.rect, SmallLottie.fill("Fill 1", "1,0,0")],
                #","ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":60,"s":[30,60]}]},"r":{"k":45}}"#
            )
        ])
        try SmallLottie.play(moving) { layer, _ in
            layer.currentFrame = 20
            let position = layer.getValue(for: "Box.Transform.Position", atFrame: nil) as? LottieVector3D
            #expect(position == LottieVector3D(x: 10, y: 20, z: 0))
            let later = layer.getValue(for: "Box.Transform.Position", atFrame: 40) as? LottieVector3D
            #expect(later == LottieVector3D(x: 20, y: 40, z: 0))
            layer.setValueProvider(FloatValueProvider(90), keypath: "Box.Transform.Rotation")
            let turn = layer.getValue(for: "Box.Transform.Rotation", atFrame: 0) as? LottieVector1D
            #expect(turn == LottieVector1D(90))
            let original =
                layer.getOriginalValue(for: "Box.Transform.Rotation", atFrame: 0) as? LottieVector1D
            #expect(original == LottieVector1D(45))
            #expect(layer.getValue(for: "Box.No.Rotation", atFrame: 0) == nil)
        }
    }

    @Test("points and rectangles are told in the space of a layer or a group, as it shows now")
    func conversion() throws {
        let text = SmallLottie.document([
            SmallLottie.layer(
                "Box",
                [SmallLottie.group("Group 1", [SmallLottie.rect], #","p":{"k":[5,0]}"#)],
                #","ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":60,"s":[20,0]}]},"s":{"k":[50,50]}}"#
            )
        ])
        try SmallLottie.play(text) { layer, _ in
            layer.currentFrame = 30
            func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
                a.map { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 } ?? false
            }
            #expect(isNear(layer.convert(CGPoint(x: 20, y: 10), toLayerAt: "Box"), 20, 20))
            #expect(isNear(layer.convert(CGPoint(x: 20, y: 10), toLayerAt: "Box.Group 1"), 15, 20))
            #expect(isNear(layer.convert(CGPoint(x: 20, y: 10), toLayerAt: nil), 20, 10))
            layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
            #expect(isNear(layer.convert(CGPoint(x: 40, y: 20), toLayerAt: "Box"), 20, 20))
            let rect = layer.convert(CGRect(x: 40, y: 20, width: 8, height: 4), toLayerAt: "Box")
            #expect(rect.map { abs($0.width - 8) < 1e-9 && abs($0.height - 4) < 1e-9 } ?? false)
            let nowhere: CGPoint? = layer.convert(.zero, toLayerAt: "Nowhere")
            #expect(nowhere == nil)
        }
    }
}
