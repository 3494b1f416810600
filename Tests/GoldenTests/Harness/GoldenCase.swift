import AgateDisplay
import Foundation
import QuartzCore
import Testing

/// One picture that the code must make: a layer tree, and the moments that are shown side by side.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    /// `topic/case`: the place of the reference.
    let name: String
    let size: CGSize
    let scale: CGFloat
    /// The moments, in seconds; each makes one frame of the strip.
    let times: [Double]
    /// The largest difference of a channel that passes.
    let tolerance: Int
    /// Why differences pass, where they do.
    let because: String
    /// How far pictures made in other ways may be from this one, where that is more than for all cases.
    let allowances: [GoldenVariant.Kind: Int]
    /// Whether the edges of all layers are antialiased: only few cases are about edges that are not.
    let hasSoftEdges: Bool
    /// Builds the tree; runs inside the display.
    let build: @Sendable (ManualDisplay) -> Void

    init(
        _ name: String,
        width: CGFloat = 64,
        height: CGFloat = 64,
        scale: CGFloat = 1,
        at times: [Double] = [0],
        tolerance: Int = 0,
        because: String = "",
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        hasSoftEdges: Bool = true,
        build: @escaping @Sendable (ManualDisplay) -> Void
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.times = times
        self.tolerance = tolerance
        self.because = because
        self.allowances = allowances
        self.hasSoftEdges = hasSoftEdges
        self.build = build
    }

    var testDescription: String { name }
    var topic: String { String(name.prefix { $0 != "/" }) }
}

/// All cases, topic by topic.
enum GoldenCases {
    static let all: [GoldenCase] = [
        ShapeCases.all, ShadowCases.all, GroupCases.all, SpaceCases.all, TransitionCases.all, KindCases.all,
        BoxCases.all, CornerCases.all, ContentsCases.all, StrokeCases.all, GradientCases.all, MaskCases.all,
        BlendCases.all, DepthCases.all, ReplicatorCases.all, EmitterCases.all, MotionCases.all,
        EffectCases.all, PlaceCases.all, TiledCases.all, FilterCases.all, CrossingCases.all,
        TextLayerCases.all, GlyphCases.all, ScriptCases.all,
        LabelCases.all, ButtonCases.all, EditingCases.all,
    ].flatMap { $0 }

    /// Fewer than this means that cases got lost.
    static let floor = 150
}

extension CALayer {
    /// Antialiases the edges of the layer and of all that is in it.
    func softenEdges() {
        var waiting = [self]
        while let layer = waiting.popLast() {
            layer.allowsEdgeAntialiasing = true
            waiting += layer.sublayers ?? []
            if let mask = layer.mask { waiting.append(mask) }
        }
    }

    /// Adds a sublayer with a frame and a colour.
    @discardableResult
    func add(
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        _ color: CGColor? = nil,
        _ body: (CALayer) -> Void = { _ in }
    ) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        body(layer)
        addSublayer(layer)
        return layer
    }
}

extension CGColor {
    static let paper = CGColor(red: 0.97, green: 0.96, blue: 0.93, alpha: 1)
    static let ink = CGColor(red: 0.11, green: 0.13, blue: 0.2, alpha: 1)
    static let coral = CGColor(red: 0.95, green: 0.36, blue: 0.3, alpha: 1)
    static let sea = CGColor(red: 0.1, green: 0.55, blue: 0.75, alpha: 1)
    static let leaf = CGColor(red: 0.3, green: 0.7, blue: 0.36, alpha: 1)
    static let sun = CGColor(red: 0.99, green: 0.78, blue: 0.2, alpha: 1)
}
