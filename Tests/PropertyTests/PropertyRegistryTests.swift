import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestTrees
import AgateTiming
import Foundation
import QuartzCore
import Testing

/// What has to hold for every property of the registry: whoever adds one and forgets a part is told here, or by the compiler.
@Suite("The registry of properties")
struct PropertyRegistryTests {
    /// New layers of the kinds that have a property.
    private func owners(of property: SceneProperty) -> [CALayer] {
        TreeStep.kinds.map { $0() }.filter { property.isOwned(by: $0.values.kind) }
    }

    /// Names that properties take; others keep any name.
    private static let names: [SceneProperty: String] = [
        .cornerCurve: "continuous", .contentsGravity: "topLeft", .contentsFormat: "RGBAh",
        .minificationFilter: "nearest", .magnificationFilter: "nearest", .fillMode: "both",
        .fillRule: "even-odd", .lineCap: "round", .lineJoin: "bevel",
        .compositingFilter: "multiplyBlendMode",
    ]

    private static let image = Surface(width: 2, height: 2).map { CGImage($0.makeImage()) }

    /// A value other than the default, as programs give it.
    private func sample(_ property: SceneProperty, of layer: CALayer) -> Any? {
        switch property.row.kind {
        case .number, .float: return NSNumber(value: 0.75)
        case .integer, .count: return NSNumber(value: 5)
        case .bool: return NSNumber(value: !(layer.values.value(of: property).asBool ?? false))
        case .point: return NSValue(cgPoint: CGPoint(x: 3, y: 4))
        case .size: return NSValue(cgSize: CGSize(width: 3, height: 4))
        case .rect: return NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        case .color: return CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        case .transform: return NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 3))
        case .path: return CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        case .numbers: return [NSNumber(value: 0.25), NSNumber(value: 0.5)]
        case .string: return Self.names[property] ?? "other"
        case .contents: return Self.image
        case .colors: return [CGColor(gray: 0.5, alpha: 1), CGColor(gray: 1, alpha: 0.5)]
        case .object: return "text"
        case .cells: return [CAEmitterCell()]
        case .filters: return [LayerFilter.gaussianBlur(radius: 2)]
        }
    }

    /// A value that key-value coding gave, in the form that the engine keeps for the property.
    private func engineValue(_ given: Any?, like value: AnimatableValue) -> AnimatableValue? {
        let found = animatableValue(from: given) ?? AnimatableValue.none
        if case .bool = value { return found.asBool.map { .bool($0) } }
        return found
    }

    @Test("key-value coding sets and reads the property, and no other", arguments: SceneProperty.allCases)
    func accessors(property: SceneProperty) {
        #expect(!owners(of: property).isEmpty)
        for layer in owners(of: property) {
            let before = layer.values
            layer.setValue(sample(property, of: layer), forKey: property.keyPath)
            let stored = layer.values.value(of: property)
            #expect(stored != before.value(of: property), "\(type(of: layer)) keeps what it was given")
            for other in SceneProperty.allCases where other != property {
                #expect(layer.values.value(of: other) == before.value(of: other), "it changes \(other)")
            }
            // Cells are made anew for each side.
            guard property.row.kind != .cells else { continue }
            #expect(engineValue(layer.value(forKey: property.keyPath), like: stored) == stored)
        }
    }

    @Test(
        "a class's default value is what its new layers have, or nil for nothing",
        arguments: SceneProperty.allCases
    )
    func defaults(property: SceneProperty) {
        for layer in owners(of: property) {
            let value = layer.values.value(of: property)
            if let given = type(of: layer).defaultValue(forKey: property.keyPath) {
                #expect(engineValue(given, like: value) == value)
            } else {
                let nothing: [AnimatableValue] = [
                    .none, .number(0), .bool(false), .pair(.zero), .rect(.zero),
                ]
                #expect(nothing.contains(value))
            }
        }
    }

    @Test("archives keep it and dumps say it", arguments: SceneProperty.allCases)
    func archivesAndDumps(property: SceneProperty) throws {
        for layer in owners(of: property) {
            layer.setValue(sample(property, of: layer), forKey: property.keyPath)
            #expect(layer.shouldArchiveValue(forKey: property.keyPath))
            let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
            let classes: [AnyClass] = [CALayer.self, type(of: layer)]
            let read = try #require(
                try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) as? CALayer
            )
            let (kept, stored) = (read.values.value(of: property), layer.values.value(of: property))
            switch property.row.kind {
            // These come back as other objects.
            case .contents, .cells: #expect(!kept.isNone)
            default: #expect(kept == stored)
            }
            // Measured: the one that is printed as long as it is on.
            if property == .allowsGroupOpacity { continue }
            // A frame stands for these in dumps.
            if property != .bounds, property != .position {
                #expect(layer.dump().contains(" \(property.keyPath)="))
            }
            #expect(layer.debugDescription.contains("; \(property.keyPath) = "))
        }
    }

    @Test("it animates, and its change starts an action, as its row says", arguments: SceneProperty.allCases)
    func animations(property: SceneProperty) throws {
        for layer in owners(of: property) {
            try ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
                display.layer.addSublayer(layer)
                display.advance(by: 0)
                let action = layer.action(forKey: property.keyPath)
                switch property.row.animation {
                case .never, .explicit: #expect(action == nil)
                case .implicit: #expect(action is CABasicAnimation)
                case .transition: #expect(action is CATransition)
                }
                // What cells hold animates by itself, under key paths of its own.
                guard property.row.kind != .cells else { return }
                let before = layer.values.value(of: property)
                let animation = CABasicAnimation(keyPath: property.keyPath)
                animation.toValue = sample(property, of: layer)
                animation.duration = 1
                animation.fillMode = .forwards
                animation.isRemovedOnCompletion = false
                layer.add(animation, forKey: nil)
                display.advance(by: 2)
                let shown = try #require(layer.presentation()).values.value(of: property)
                if property.row.isAnimatable {
                    #expect(shown == engineValue(animation.toValue, like: before))
                } else {
                    #expect(shown == before)
                }
            }
        }
    }

    @Test("its setter starts what its row says", arguments: SceneProperty.allCases)
    func setters(property: SceneProperty) {
        for layer in owners(of: property) {
            ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
                display.layer.addSublayer(layer)
                display.advance(by: 0)
                layer.setValue(sample(property, of: layer), forKey: property.keyPath)
                switch property.row.animation {
                case .never, .explicit: #expect(layer.animationKeys() == nil)
                case .implicit: #expect(layer.animationKeys() == [property.keyPath])
                case .transition: #expect(layer.animationKeys() == ["transition"])
                }
            }
        }
    }

    /// Puts a layer on a page, with something of everything to see and a layer in it with one of its own.
    private func place(_ layer: CALayer, on page: PictureStage) {
        layer.frame = CGRect(x: 6, y: 6, width: 20, height: 14)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.contents = Self.image
        (layer.borderWidth, layer.shadowOpacity) = (1, 0.5)
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 10, y: 8, width: 20, height: 14)
        sublayer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        layer.addSublayer(sublayer)
        let inner = CALayer()
        inner.frame = CGRect(x: 2, y: 3, width: 30, height: 3)
        inner.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        sublayer.addSublayer(inner)
        (layer as? CAShapeLayer)?.path = CGPath(
            ellipseIn: CGRect(x: 2, y: 2, width: 9, height: 9),
            transform: nil
        )
        (layer as? CAGradientLayer)?.colors = [CGColor.white, CGColor.black]
        (layer as? CAReplicatorLayer)?.instanceCount = 2
        page.display.layer.addSublayer(layer)
        page.display.advance(by: 0)
        _ = page.display.makeSurface()
    }

    @Test(
        "what the display draws again after a change is what it draws anew",
        arguments: SceneProperty.allCases
    )
    func pictures(property: SceneProperty) {
        for layer in owners(of: property) {
            let found = PictureStage.run { page -> String? in
                place(layer, on: page)
                let value = sample(property, of: layer)
                page.change { layer.setValue(value, forKey: property.keyPath) }
                let tree = page.display.tree
                guard let id = layer.renderID, let handedOver = tree.node(id)?.values.value(of: property),
                    handedOver == layer.values.value(of: property)
                else { return "the commit lacks it" }
                return page.display.makeSurface().difference(from: page.fresh())
            }
            if let found { Issue.record("\(type(of: layer)): \(found)") }
        }
    }

    @Test(
        "what its row says that a change leaves alone is left alone, where the layer has a time of its own or not",
        .checkingInvariants,
        arguments: SceneProperty.allCases,
        [1, 0.5]
    )
    func dirties(property: SceneProperty, speed: Float) {
        for layer in owners(of: property) {
            let found = PictureStage.run { page -> String? in
                layer.speed = speed
                place(layer, on: page)
                let before = page.display.makeSurface()
                let value = sample(property, of: layer)
                page.change { layer.setValue(value, forKey: property.keyPath) }
                if property.dirties.isEmpty, let found = before.difference(from: page.fresh()) {
                    return "it shows, and its row says that it does not: \(found)"
                }
                if let found = page.display.makeSurface().difference(from: page.fresh()) { return found }
                // On the move, frame by frame; back to what it was.
                guard property.row.isAnimatable else { return nil }
                let animation = CABasicAnimation(keyPath: property.keyPath)
                animation.fromValue = type(of: layer).defaultValue(forKey: property.keyPath)
                animation.toValue = value
                animation.duration = 0.4
                layer.add(animation, forKey: nil)
                for _ in 0..<6 {
                    page.display.advance(by: 0.1875)
                    if let found = page.display.makeSurface().difference(from: page.fresh()) {
                        return "at \(page.display.time): \(found)"
                    }
                }
                return nil
            }
            if let found { Issue.record("\(type(of: layer)): \(found)") }
        }
    }
}
