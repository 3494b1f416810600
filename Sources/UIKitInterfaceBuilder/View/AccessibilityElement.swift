import Foundation
import UIKitCore

/// What an element says of its object to people who do not see it.
@MainActor enum AccessibilityElement {
    static func read(_ object: NSObject, _ element: InterfaceElement, _ load: InterfaceLoad) {
        guard let entry = element.child("accessibility", key: "accessibilityConfiguration") else { return }
        let identifier = entry.text("identifier")
        let label = load.text(entry, "label", table: "accessibilityLabel", id: element.id)
        let hint = load.text(entry, "hint", table: "accessibilityHint", id: element.id)
        let traits = entry.child("accessibilityTraits", key: "traits").map { allTraits(of: $0) }
        let isElement = entry.child("bool", key: "isElement")?.flag("value")
        // Members of responders are overridable ones; all other objects have those of an extension.
        if let object = object as? AccessibleObject {
            if let identifier { object.accessibilityIdentifier = identifier }
            if let label { object.accessibilityLabel = label }
            if let hint { object.accessibilityHint = hint }
            if let traits { object.accessibilityTraits = traits }
            if let isElement { object.isAccessibilityElement = isElement }
        } else {
            if let identifier { object.accessibilityIdentifier = identifier }
            if let label { object.accessibilityLabel = label }
            if let hint { object.accessibilityHint = hint }
            if let traits { object.accessibilityTraits = traits }
            if let isElement { object.isAccessibilityElement = isElement }
        }
    }

    private static func allTraits(of element: InterfaceElement) -> UIAccessibilityTraits {
        words.reduce(into: []) { traits, word in
            if element.flag(word.0) == true { traits.insert(word.1) }
        }
    }

    private static let words: [(String, UIAccessibilityTraits)] = [
        ("none", .none), ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("header", .header), ("tabBar", .tabBar), ("toggleButton", .toggleButton),
    ]
}
