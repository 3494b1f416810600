import AgateDisplay
import Foundation
import LayerMarkup
import Lottie
import QuartzCore

/// Lottie files from nowhere, or nearly right ones: read, checked, built and drawn, the same bytes twice, and written as markup.
let lottieTargets = [
    FuzzTarget(name: "lottie") { input in
        let bytes = input.bool() ? input.rest() : input.brokenLottie()
        guard let animation = try? LottieAnimation(data: bytes, limits: .strict) else { return }
        let share = Double(input.byte()) / 128
        let first = drawn(animation, at: share)
        precondition(first == drawn(animation, at: share), "a Lottie file draws other bytes the second time")
        guard let document = try? CAMLWriter.data(with: animation.makeLayer()) else { return }
        _ = try? CAMLParser().parse(document)
    }
]

/// The pixels of an animation at a part of its length; above 1 it has ended.
private func drawn(_ animation: LottieAnimation, at share: Double) -> Data? {
    var pixels: Data?
    ManualDisplay.run(size: CGSize(width: 24, height: 24)) { display in
        let layer = animation.makeLayer()
        layer.speed = 0
        layer.timeOffset = animation.duration * share
        display.layer.addSublayer(layer)
        display.advance(by: 0)
        pixels = display.makeImage().dataProvider?.data as Data?
    }
    return pixels
}

extension FuzzBytes {
    private static let lotties = [
        ##"""
        {"v":"5.9","w":24,"h":24,"fr":30,"ip":0,"op":6,"ddd":0,"slots":{"c":{"p":{"a":0,"k":[0,1,0]}}},
        "markers":[{"cm":"m","tm":3,"dr":4}],
        "assets":[{"id":"c","w":9,"h":9,"layers":[{"ty":1,"sc":"#ff0000","sw":9,"sh":9,"ip":0,"op":6,"ks":{}}]},
        {"id":"i","w":1,"h":1,"u":"","p":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==","e":1}],
        "layers":[{"ty":3,"ind":1,"ip":0,"op":6,"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"to":[3,0],"ti":[0,4],
        "o":{"x":0.3,"y":0},"i":{"x":[0.7,0.6],"y":[1,1]}},{"t":3,"s":[9,9],"h":1},{"t":6,"s":[1,1]}]},"r":{"k":30}}},
        {"ty":4,"ind":2,"parent":1,"ip":0,"op":6,"bm":1,"ao":1,"ks":{"o":{"k":80},"s":{"k":[100,50]},"sk":{"k":10},"sa":{"k":3}},
        "masksProperties":[{"mode":"s","inv":true,"o":{"k":50},"x":{"k":1},"f":{"k":[2,2]},"pt":{"k":{"c":true,"v":[[0,0],[9,0],[9,9]],
        "i":[[0,0],[1,0],[0,0]],"o":[[0,0],[0,0],[2,1]]}}}],
        "shapes":[{"ty":"gr","it":[{"ty":"rc","p":{"k":[9,9]},"s":{"k":[8,8]},"r":{"k":2}},{"ty":"el","p":{"k":[5,5]},"s":{"k":[6,4]}},
        {"ty":"sr","sy":1,"pt":{"k":5},"or":{"k":9},"ir":{"k":4},"os":{"k":10},"is":{"k":0},"p":{"k":[12,12]},"r":{"k":0}},
        {"ty":"tm","s":{"k":10},"e":{"a":1,"k":[{"t":0,"s":[20],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":6,"s":[90]}]},"o":{"k":30},"m":2},
        {"ty":"rp","c":{"k":3},"o":{"k":0},"m":1,"tr":{"p":{"k":[2,1]},"r":{"k":5},"s":{"k":[90,90]},"so":{"k":100},"eo":{"k":50}}},
        {"ty":"fl","c":{"k":[1,0,0],"sid":"c"},"o":{"k":100},"r":2},
        {"ty":"tr","p":{"k":[0,0]},"a":{"k":[0,0]},"s":{"k":[100,100]},"r":{"k":0},"o":{"k":100}}]},
        {"ty":"st","c":{"k":[0,0,1]},"o":{"k":100},"w":{"k":2},"lc":2,"lj":1,"ml":4,"d":[{"n":"d","v":{"k":2}},{"n":"g","v":{"k":1}},{"n":"o","v":{"k":1}}]}]}
        ,{"ty":0,"refId":"c","w":9,"h":9,"ip":0,"op":6,"tt":2,"td":0,"tm":{"a":1,"k":[{"t":0,"s":[0]},{"t":6,"s":[1]}]},"ks":{}},
        {"ty":2,"refId":"i","ip":0,"op":6,"ks":{"s":{"k":[900,900]}}}]}
        """##,
        ##"""
        {"w":24,"h":24,"fr":25,"ip":1,"op":5,"fonts":{"list":[{"fName":"F","fFamily":"Inter","fStyle":"Bold","ascent":70}]},
        "chars":[{"ch":"a","size":9,"style":"Bold","w":50,"fFamily":"Inter","data":{"shapes":[{"ty":"gr","it":[{"ty":"sh","ks":{"k":
        {"c":true,"v":[[0,0],[40,0],[40,-40]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]}}}]}]}}],
        "layers":[{"ty":5,"ip":0,"op":6,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"f":"F","t":"ab\rc","s":12,"j":2,"tr":20,"lh":14,"ls":1,
        "fc":[1,0,0],"sc":[0,0,1],"sw":1,"of":true,"sz":[20,20],"ps":[0,0]}}]},"p":{},"m":{"g":1,"a":{"k":[0,0]}},
        "a":[{"s":{"t":0,"b":1,"sh":4,"s":{"k":0},"e":{"k":60},"o":{"a":1,"k":[{"t":0,"s":[-50]},{"t":4,"s":[80]}]},"xe":{"k":0},"ne":{"k":0},"a":{"k":90},"r":1,"rn":0},
        "a":{"p":{"k":[0,5]},"o":{"k":20},"fc":{"k":[0,1,0]},"t":{"k":5},"s":{"k":[150,50]},"r":{"k":40}}}]}},
        {"ty":4,"ip":0,"op":6,"ks":{"or":{"k":[1,2,3]},"rx":{"k":40}},"ef":[{"ty":21,"ef":[{"ty":2,"v":{"k":[1,0,0,1]}},{"ty":0,"v":{"k":1}}]},
        {"ty":29,"ef":[{"ty":0,"v":{"k":4}},{"ty":7,"v":{"k":1}},{"ty":7,"v":{"k":1}}]}],"sy":[{"ty":1,"c":{"k":[0,0,0,1]},"o":{"k":50},"s":{"k":3},"d":{"k":4},"a":{"k":90}}],
        "shapes":[{"ty":"gr","it":[{"ty":"sh","ks":{"a":1,"k":[{"t":0,"s":[{"c":true,"v":[[0,0],[9,0],[9,9]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]}],
        "o":{"x":0.2,"y":0.1},"i":{"x":0.8,"y":1}},{"t":4,"s":[{"c":true,"v":[[5,5],[9,0],[3,9]],"i":[[0,0],[0,0],[0,0]],"o":[[1,1],[0,0],[0,0]]}]}]}},
        {"ty":"rd","r":{"k":2}},{"ty":"fl","c":{"k":[1,1,0]},"o":{"k":50}}]},
        {"ty":"gr","it":[{"ty":"rc","p":{"k":[5,5]},"s":{"k":[9,9]},"r":{"k":0}},{"ty":"el","p":{"k":[9,9]},"s":{"k":[6,6]}},{"ty":"mm","mm":3},
        {"ty":"op","a":{"k":2},"lj":2,"ml":{"k":4}},{"ty":"fl","c":{"k":[0,1,0]},"o":{"k":50}}]},
        {"ty":"el","p":{"k":[12,12]},"s":{"k":[9,6]}},{"ty":"pb","a":{"k":20}},{"ty":"zz","s":{"k":2},"r":{"k":3},"pt":{"k":1}},
        {"ty":"tw","a":{"k":30},"c":{"k":[3,3]}},{"ty":"gf","o":{"k":100},"t":2,"h":{"k":50},"a":{"k":30},"s":{"k":[0,0]},"e":{"k":[20,20]},
        "g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1,0,1,1,0.2]}}}]}]}
        """##,
    ]

    private static let lottieWords = [
        "null", "-1", "1e308", "-1e-320", "0", "99999999", "[]", "{}", "\"\"", "true", "{\"k\":", "]", "}",
        ",", "\\ud800",
        "\"a\":1", "\"ty\":\"rp\"", "\"ty\":0", "\"refId\":\"c\"", "\"parent\":2", "\"tt\":1,\"tp\":2", "1e9",
        "\"k\":[{\"t\":0}]", "\u{0}",
        "\"c\":{\"k\":500}", "\"ind\":1", "0.5", "[0,0]", "[1e30,-1e30]", "\"st\":1e9", "\"sr\":0",
        "\"x\":\"var $bm_rt\"",
    ]

    /// A Lottie file in which a few places are changed.
    mutating func brokenLottie() -> Data {
        var bytes = Array(Self.lotties[choice(Self.lotties.count)].utf8)
        for _ in 0..<1 + choice(8) {
            let place = Int(word() % UInt64(bytes.count))
            let length = min(choice(24), bytes.count - place)
            let word = Array(Self.lottieWords[choice(Self.lottieWords.count)].utf8)
            switch choice(6) {
            case 0: bytes.removeSubrange(place..<place + length)
            case 1: bytes.insert(contentsOf: word, at: place)
            case 2:
                let to = Int(self.word() % UInt64(bytes.count))
                bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: to)
            case 3: bytes.replaceSubrange(place..<place + length, with: word)
            default: replaceNumber(of: &bytes, after: place, by: word)
            }
            if bytes.isEmpty { break }
        }
        return Data(bytes)
    }

    /// Puts a word in the place of the next number, so that the text mostly stays a JSON text.
    private func replaceNumber(of bytes: inout [UInt8], after place: Int, by word: [UInt8]) {
        let isPart: (UInt8) -> Bool = { (48...57).contains($0) || $0 == 45 || $0 == 46 }
        guard let first = bytes[place...].firstIndex(where: isPart) else { return }
        let end = bytes[first...].firstIndex { !isPart($0) } ?? bytes.count
        bytes.replaceSubrange(first..<end, with: word)
    }
}
