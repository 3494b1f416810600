import AgateDocuments
import Foundation
import QuartzCore

// Source: documents K40-K45.

extension MarkupBuilder {
    /// Groups of animations that lie deeper in one another are left out.
    private static let deepestGroup = 32

    /// Adds the animations of a layer.
    func readAnimations(_ list: MarkupElement, of layer: CALayer) throws(CAMLError) {
        for element in list.children {
            guard let animation = try readAnimation(element, depth: 0) else {
                note(.dropped, "unknown animation \(element.attribute("type") ?? element.name)", at: element)
                continue
            }
            layer.add(animation, forKey: key(of: animation, element, on: layer))
        }
    }

    /// The key of an animation: its own, else its key path, else a new one.
    private func key(of animation: CAAnimation, _ element: MarkupElement, on layer: CALayer) -> String {
        if let key = element.attribute("key") { return key }
        if let path = (animation as? CAPropertyAnimation)?.keyPath, layer.animation(forKey: path) == nil {
            return path
        }
        // Numbers up to the last count are taken.
        var number = animationNumbers[ObjectIdentifier(layer), default: 0] + 1
        while layer.animation(forKey: "animation-\(number)") != nil { number += 1 }
        animationNumbers[ObjectIdentifier(layer)] = number
        return "animation-\(number)"
    }

    /// The animation of an element; nil where its class is none of animations.
    func readAnimation(_ element: MarkupElement, depth: Int) throws(CAMLError) -> CAAnimation? {
        let ownClass = ClassNames.animation(element.name)
        guard depth < Self.deepestGroup,
            let animationClass = ownClass ?? element.attribute("type").flatMap({ ClassNames.animation($0) })
        else { return nil }
        let animation = animationClass.agateInstance()
        // The animated property decides the type of a basic animation's ends.
        if let path = element.attribute("keyPath") {
            animation.setValue(path, forKey: "keyPath")
            noteKeyPath(path, at: element)
        }
        for (key, text) in element.attributes where key != "key" && key != "keyPath" {
            if key == "type", ownClass == nil { continue }
            try set(text, forKey: key, of: animation, element)
        }
        for child in element.children {
            switch child.name {
            case "animations":
                var members: [CAAnimation] = []
                for element in child.children {
                    if let member = try readAnimation(element, depth: depth + 1) { members.append(member) }
                }
                (animation as? CAAnimationGroup)?.animations = members
            case "timingFunctions":
                var functions: [CAMediaTimingFunction] = []
                for element in child.children {
                    if let timing = element.attribute("name").flatMap({ MarkupTiming($0) }) {
                        functions.append(CAMediaTimingFunction(timing))
                    } else {
                        let function = try value(of: element, expecting: .timing) as? CAMediaTimingFunction
                        functions.append(function ?? CAMediaTimingFunction(name: .linear))
                    }
                }
                animation.setValue(functions, forKey: child.name)
            case "filter":
                animation.setValue(try readCompositingFilter(child), forKey: child.name)
            default:
                try set(child, of: animation)
            }
        }
        // GUESS caml-spring-duration: an editor's mark that a spring lasts until it rests.
        if let spring = animation as? CASpringAnimation,
            (element.attribute("mica_autorecalculatesDuration").flatMap { MarkupNumber.boolean($0) }) == true
        {
            spring.duration = spring.settlingDuration
        }
        return animation
    }

    /// Notes a key path of an animation or of a state that leads to nothing here.
    func noteKeyPath(_ path: String, at element: MarkupElement) {
        guard !PropertyTypes.isHonoured(path), !PropertyTypes.withoutEffect.contains(path) else { return }
        note(.dropped, "unknown key path \(path.excerpt)", at: element)
    }

    private func set(
        _ text: String,
        forKey key: String,
        of animation: CAAnimation,
        _ element: MarkupElement
    ) throws(CAMLError) {
        guard let type = type(ofKey: key, animation) else {
            animation.setValue(text, forKey: key)
            if key != "id", key != "final" { noteAttribute(key, at: element) }
            return
        }
        guard let value = MarkupValue(text, as: type) else {
            note(.dropped, "value of \(key.excerpt)", at: element)
            return
        }
        try set(value, forKey: key, of: animation, element)
    }

    private func set(_ child: MarkupElement, of animation: CAAnimation) throws(CAMLError) {
        guard let value = MarkupValue(property: child, expecting: type(ofKey: child.name, animation) ?? .any)
        else {
            note(.dropped, "value of \(child.name.excerpt)", at: child)
            return
        }
        if type(ofKey: child.name, animation) == nil, child.attribute("type") == nil, child.name != "delegate"
        {
            note(.dropped, "unknown element \(child.name.excerpt)", at: child)
        }
        try set(value, forKey: child.name, of: animation, child)
    }

    private func set(
        _ value: MarkupValue,
        forKey key: String,
        of animation: CAAnimation,
        _ element: MarkupElement
    ) throws(CAMLError) {
        if key == "valueFunction", case .string(let name) = value {
            animation.setValue(CAValueFunction(name: CAValueFunctionName(rawValue: name)), forKey: key)
        } else {
            animation.setValue(try object(value, at: element), forKey: key)
        }
    }

    /// The type of a property of an animation; ends are of the type of what is animated.
    private func type(ofKey key: String, _ animation: CAAnimation) -> MarkupType? {
        let type = PropertyTypes.ofAnimation(key)
        guard type == .any, let path = (animation as? CAPropertyAnimation)?.keyPath else { return type }
        return PropertyTypes.ofKeyPath(path)
    }
}
