import AgateTestSupport
import Foundation
import LayerMarkup
import QuartzCore
import Testing

@Suite("Reading markup")
struct ReadingTests {
    // Source: documents K31.
    @Test(
        "each class of layers is made",
        arguments: [
            ("CALayer", CALayer.self), ("CATransformLayer", CATransformLayer.self),
            ("CAShapeLayer", CAShapeLayer.self),
            ("CAGradientLayer", CAGradientLayer.self), ("CAReplicatorLayer", CAReplicatorLayer.self),
            ("CAEmitterLayer", CAEmitterLayer.self), ("CATextLayer", CATextLayer.self),
            ("CAScrollLayer", CAScrollLayer.self),
            ("CATiledLayer", CATiledLayer.self),
        ] as [(String, CALayer.Type)]
    )
    func classes(name: String, expected: CALayer.Type) throws {
        let (root, issues) = try Markup.read("<\(name) name='x'/>")
        #expect(type(of: root) == expected && root.name == "x" && issues.isEmpty)
    }

    // Source: documents K32.
    @Test("attributes set the properties of their names")
    func attributes() throws {
        let (root, issues) = try Markup.read(
            """
            <CALayer id="#1" bounds="0 0 100 50" position="1 2" anchorPoint="0 1" zPosition="3" hidden="1" opacity="0.5"
             transform="scale(2, 3, 1)" sublayerTransform="perspective(500)" geometryFlipped="1" masksToBounds="YES"
             doubleSided="0" cornerRadius="4" cornerCurve="continuous" backgroundColor="1 0 0" borderWidth="2"
             borderColor="0 1 0 0.5" contentsGravity="center" contentsFormat="RGBA8" contentsScale="2"
             minificationFilter="trilinear" magnificationFilter="nearest" allowsEdgeAntialiasing="1"
             allowsGroupOpacity="0" allowsHitTesting="1" shouldRasterize="1" rasterizationScale="2" speed="0.5"
             timeOffset="1" beginTime="2" duration="inf" autoreverses="1" repeatCount="inf" fillMode="both"
             caplayDepth="7" shadowOffset="1 -2"/>
            """
        )
        #expect(issues.isEmpty)
        #expect(
            root.bounds == CGRect(x: 0, y: 0, width: 100, height: 50) && root.position == CGPoint(x: 1, y: 2)
        )
        #expect(
            root.anchorPoint == CGPoint(x: 0, y: 1) && root.zPosition == 3 && root.isHidden
                && root.opacity == 0.5
        )
        #expect(CATransform3DEqualToTransform(root.transform, CATransform3DMakeScale(2, 3, 1)))
        #expect(root.sublayerTransform.m34 == -1 / 500 && root.isGeometryFlipped && root.masksToBounds)
        #expect(!root.isDoubleSided && root.cornerRadius == 4 && root.cornerCurve == .continuous)
        #expect(
            root.backgroundColor == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) && root.borderWidth == 2
        )
        #expect(root.borderColor == CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5))
        #expect(
            root.contentsGravity == .center && root.contentsScale == 2
                && root.minificationFilter == .trilinear
        )
        #expect(
            root.shouldRasterize && root.rasterizationScale == 2 && root.speed == 0.5 && root.timeOffset == 1
        )
        #expect(
            root.beginTime == 2 && root.duration == .infinity && root.autoreverses
                && root.repeatCount == .infinity
        )
        #expect(root.fillMode == .both && root.shadowOffset == CGSize(width: 1, height: -2))
        #expect(
            root.value(forKey: "caplayDepth") as? String == "7" && root.value(forKey: "id") as? String == "#1"
        )
    }

    // Source: documents K20, K25, K35.
    @Test("properties may be elements with a value, with an object, or with several")
    func elements() throws {
        let (root, issues) = try Markup.read(
            """
            <CAGradientLayer><opacity type="real" value="0.25"/><backgroundColor value="1 0 0" opacity="0.5"/>
            <borderColor><CGColor value="0 0 1"/></borderColor><colors><CGColor value="1 0 0"/><CGColor value="0 0 1"/></colors>
            <locations><real value="0"/><real value="0.5"/></locations><type value="conic"/><shadowColor type="null"/>
            <mask type="CAShapeLayer" path="M0 0 L10 0 L10 10 Z" fillRule="even-odd" name="m"/>
            <note type="string" value="kept"/><list type="NSArray"><real value="1"/><string value="a"/></list>
            </CAGradientLayer>
            """
        )
        let gradient = try #require(root as? CAGradientLayer)
        #expect(issues.isEmpty && gradient.opacity == 0.25 && gradient.type == .conic)
        #expect(
            gradient.backgroundColor?.alpha == 0.5
                && gradient.borderColor == CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        )
        #expect(gradient.colors?.count == 2 && gradient.locations == [0, 0.5] && gradient.shadowColor == nil)
        let mask = try #require(gradient.mask as? CAShapeLayer)
        #expect(mask.name == "m" && mask.fillRule == .evenOdd && mask.path?.boundingBox.width == 10)
        #expect(gradient.value(forKey: "note") as? String == "kept")
        #expect((gradient.value(forKey: "list") as? [Any])?.count == 2)
        let wrapped = try Markup.read("<CALayer><mask><CATextLayer name='t'/></mask></CALayer>").root
        #expect(wrapped.mask is CATextLayer)
    }

    // Source: documents K26, K27.
    @Test("key paths are set after the plain attributes, and replace their part")
    func keyPaths() throws {
        let (root, issues) = try Markup.read(
            "<CALayer transform.rotation.z='1' position.x='7' position='1 2' transform='rotate(2rad)'/>"
        )
        #expect(issues.isEmpty && root.position == CGPoint(x: 7, y: 2))
        let angle = try #require(root.value(forKeyPath: "transform.rotation.z") as? Double)
        #expect(abs(angle - 1) < 1e-12)
    }

    // Source: documents K10, K13, K22, K31.
    @Test("what is not understood keeps its default and is told once, with its line")
    func issues() throws {
        let parser = CAMLParser()
        let text = """
            <caml>
            <CALayer bounds="0 0 nan 1e999" position="inf -inf" zPosition="undefined" opacity="two" transform="rotate(" speed="">
            <sublayers><CABackdropLayer/><CABackdropLayer/><CALayer zPosition="x"/></sublayers><nonsense><deep/></nonsense>
            </CALayer><CALayer/></caml>
            """
        let root = try #require(try parser.parse(Data(text.utf8)))
        #expect(
            root.bounds == .zero && root.position == .zero && root.zPosition == 0 && root.opacity == 1
                && root.speed == 1
        )
        #expect(root.sublayers?.count == 3)
        let features = parser.issues.map(\.feature)
        #expect(features.filter { $0 == "unknown class CABackdropLayer" }.count == 1)
        for feature in [
            "no name space of Core Animation", "value of bounds", "value of position", "value of zPosition",
            "value of opacity",
            "value of transform", "value of speed", "unknown element nonsense", "a second root layer",
        ] { #expect(features.contains(feature), "\(feature)") }
        #expect(parser.issues.first { $0.feature == "a second root layer" }?.line == 4)
        #expect(throws: CAMLError.self) { _ = try parser.parse(Data("<svg/>".utf8)) }
        #expect(try parser.parse(Data("<caml/>".utf8)) == nil)
        #expect(try parser.parse(Markup.document("<MicaAssetManifest/>")) == nil)
    }

    // Source: documents K40-K44.
    @Test("animations have their classes, keys and values")
    func animations() throws {
        let (root, issues) = try Markup.read(
            """
            <CALayer><animations>
            <animation type="CABasicAnimation" keyPath="opacity" duration="2" beginTime="1e-100" removedOnCompletion="0" fillMode="both" additive="1"><fromValue type="real" value="0"/><toValue type="integer" value="1"/></animation>
            <p key="k" type="CAKeyframeAnimation" keyPath="position" calculationMode="paced" rotationMode="auto" timingFunction="easeIn">
             <values><CGPoint value="1 2"/><CGPoint value="3 4"/></values><keyTimes><real value="0"/><real value="1"/></keyTimes>
             <timingFunctions><CAMediaTimingFunction value="0.1 0.2 0.3 0.4"/></timingFunctions></p>
            <animation type="CASpringAnimation" keyPath="bounds.size.width" damping="20" mass="2" stiffness="200" velocity="3" mica_autorecalculatesDuration="1" fromValue="1"/>
            <animation type="CAAnimationGroup" duration="3"><animations><animation type="CABasicAnimation" keyPath="zPosition"/></animations></animation>
            <CATransition type="push" subtype="fromLeft" key="transition"/>
            <animation type="CANothing"/>
            </animations></CALayer>
            """
        )
        #expect(issues == ["unknown animation CANothing"])
        #expect(root.animationKeys() == ["opacity", "k", "bounds.size.width", "animation-1", "transition"])
        let basic = try #require(root.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(
            basic.duration == 2 && basic.beginTime == 1e-100 && !basic.isRemovedOnCompletion
                && basic.isAdditive
        )
        #expect(basic.fromValue as? Double == 0 && basic.toValue as? Double == 1 && basic.fillMode == .both)
        let keyframes = try #require(root.animation(forKey: "k") as? CAKeyframeAnimation)
        #expect(keyframes.values as? [CGPoint] == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
        #expect(
            keyframes.keyTimes == [0, 1] && keyframes.calculationMode == .paced
                && keyframes.rotationMode == .rotateAuto
        )
        #expect(keyframes.timingFunction?.description == "easeIn" && keyframes.duration == 0.25)
        #expect(keyframes.timingFunctions == [CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)])
        let spring = try #require(root.animation(forKey: "bounds.size.width") as? CASpringAnimation)
        #expect(
            spring.damping == 20 && spring.mass == 2 && spring.stiffness == 200 && spring.initialVelocity == 3
        )
        #expect(spring.duration == spring.settlingDuration && spring.fromValue as? Double == 1)
        #expect((root.animation(forKey: "animation-1") as? CAAnimationGroup)?.animations?.count == 1)
        let transition = try #require(root.animation(forKey: "transition") as? CATransition)
        #expect(transition.type == .push && transition.subtype == .fromLeft)
    }

    // Source: documents K33.
    @Test("filters and blend modes become those of layers; unknown ones are kept and told")
    func filters() throws {
        let (root, issues) = try Markup.read(
            """
            <CALayer><filters><CAFilter filter="gaussianBlur" name="blur" enabled="0" inputRadius="5" inputNormalizeEdges="1"/>
            <CIFilter filter="CIColorMonochrome" inputColor="1 0 0" inputAmount="0.5"/><CAFilter filter="sparkle" inputForce="3"/></filters>
            <backgroundFilters><CAFilter type="colorSaturate" inputAmount="2"/></backgroundFilters>
            <compositingFilter type="CAFilter" filter="screenBlendMode" name="screenBlendMode"/></CALayer>
            """
        )
        #expect(issues == ["unknown filter sparkle"])
        let filters = try #require(root.filters as? [LayerFilter])
        #expect(filters.map(\.type) == ["gaussianBlur", "colorMonochrome", "sparkle"])
        #expect(filters[0].name == "blur" && !filters[0].isEnabled)
        #expect(root.value(forKeyPath: "filters.blur.inputRadius") as? Double == 5)
        #expect(filters[2].value(forKey: "inputForce") as? Double == 3)
        #expect((root.backgroundFilters as? [LayerFilter])?.first?.type == "colorSaturate")
        #expect(root.compositingFilter as? String == "screenBlendMode")
    }

    // Source: documents K11, K12, K30, R60, R65, R66.
    @Test(
        "hostile documents end with an error",
        arguments: [
            "<CALayer bounds='0 0 9 9'><sublayers></CALayer>", "<CALayer name='&j;'/>",
            String(repeating: "<CALayer><sublayers>", count: 20_000)
                + String(repeating: "</sublayers></CALayer>", count: 20_000),
            "<CALayer><contents type='CGImage' src='../../etc/passwd'/></CALayer>",
            "<CALayer><sublayers>" + String(repeating: "<CALayer/>", count: 100_001)
                + "</sublayers></CALayer>",
            "<CALayer><states>" + String(repeating: "<LKState/>", count: 1_001) + "</states></CALayer>",
        ]
    )
    func hostile(text: String) {
        #expect(throws: CAMLError.self) { _ = try CAMLParser().parse(Markup.document(text)) }
    }

    @Test(
        "an address on a network and a missing image give no contents and an issue",
        arguments: ["http://127.0.0.1:9/x.png", "none"]
    )
    func missing(source: String) throws {
        let (root, issues) = try Markup.read("<CALayer><contents type='CGImage' src='\(source)'/></CALayer>")
        #expect(root.contents == nil && issues == ["missing image \(source)"])
    }
}
