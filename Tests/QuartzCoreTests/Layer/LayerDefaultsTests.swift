import AgateScene
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("What Info.plist says of new layers")
struct LayerDefaultsTests {
    @Test(
        "edges are hard and opacity is that of a group, unless the program says otherwise",
        .claim("12.12", "14.12")
    )
    func defaults() {
        let layer = CALayer()
        #expect(!layer.allowsEdgeAntialiasing)
        #expect(layer.allowsGroupOpacity)
        #expect(CALayer.defaultValue(forKey: "allowsEdgeAntialiasing") == nil)
        #expect(CALayer.defaultValue(forKey: "allowsGroupOpacity") as? Bool == true)
    }

    @Test("the keys of layers come before those of views; what says nothing is the default")
    func keys() {
        let programs: [([String: Any], Bool, Bool)] = [
            ([:], false, true),
            (["UIViewEdgeAntialiasing": true], true, true),
            (["UIViewEdgeAntialiasing": "YES", "UIViewGroupOpacity": "NO"], true, false),
            (["CALayerAllowsEdgeAntialiasing": false, "UIViewEdgeAntialiasing": true], false, true),
            (["CALayerAllowsEdgeAntialiasing": NSNumber(value: 1), "UIViewGroupOpacity": 0], true, false),
            (["UIViewEdgeAntialiasing": ["true"]], false, true),
        ]
        for (info, edges, groups) in programs {
            let flags = LayerDefaults.flags(of: info)
            #expect(flags.contains(.allowsEdgeAntialiasing) == edges, "\(info)")
            #expect(flags.contains(.allowsGroupOpacity) == groups, "\(info)")
            #expect(flags.contains(.doubleSided))
        }
    }
}
