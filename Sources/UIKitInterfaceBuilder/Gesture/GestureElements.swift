import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// What elements of gesture recognizers say.
///
/// A recognizer is made by `init()`, that of a program's class too: what stands in the document is given to it afterwards. Outlets of views bring
/// them to their views.
@MainActor enum GestureElements {
    static let kinds: [ElementKind] = [
        kind("tapGestureRecognizer", UITapGestureRecognizer.self, readTap),
        kind("pinchGestureRecognizer", UIPinchGestureRecognizer.self) { gesture, element, _ in
            if let scale = element.number("scale") { gesture.scale = scale }
        },
        kind("rotationGestureRecognizer", UIRotationGestureRecognizer.self) { gesture, element, _ in
            if let rotation = element.number("rotation") { gesture.rotation = rotation }
        },
        kind("swipeGestureRecognizer", UISwipeGestureRecognizer.self, readSwipe),
        kind("panGestureRecognizer", UIPanGestureRecognizer.self, readPan),
        kind("screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self, readEdge),
        // The editor's own spelling.
        kind("pongPressGestureRecognizer", UILongPressGestureRecognizer.self, readPress),
        kind("longPressGestureRecognizer", UILongPressGestureRecognizer.self, readPress),
        kind("hoverGestureRecognizer", UIHoverGestureRecognizer.self) { _, _, _ in },
        kind("customGestureRecognizer", UIGestureRecognizer.self) { _, _, _ in },
    ]

    private static func kind<Gesture: UIGestureRecognizer>(
        _ name: String,
        _ type: Gesture.Type,
        _ read: @escaping (Gesture, InterfaceElement, InterfaceLoad) -> Void
    ) -> ElementKind {
        .object(
            name,
            type,
            make: { type, _ in ObjectFactory.make(type) as? Gesture },
            { gesture, element, load in
                readCommon(gesture, element)
                read(gesture, element, load)
            }
        )
    }

    private static func readCommon(_ gesture: UIGestureRecognizer, _ element: InterfaceElement) {
        if let isEnabled = element.flag("enabled") { gesture.isEnabled = isEnabled }
        if let cancels = element.flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = cancels }
        if let delays = element.flag("delaysTouchesBegan") { gesture.delaysTouchesBegan = delays }
        if let delays = element.flag("delaysTouchesEnded") { gesture.delaysTouchesEnded = delays }
        if let requires = element.flag("requiresExclusiveTouchType") {
            gesture.requiresExclusiveTouchType = requires
        }
        if let name = element.text("name") { gesture.name = name }
    }

    private static func readTap(
        _ gesture: UITapGestureRecognizer,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let count = element.integer("numberOfTapsRequired") { gesture.numberOfTapsRequired = count }
        if let count = element.integer("numberOfTouchesRequired") { gesture.numberOfTouchesRequired = count }
    }

    private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
    ]

    private static func readSwipe(
        _ gesture: UISwipeGestureRecognizer,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let direction = load.value(element, "direction", directions) { gesture.direction = direction }
        if let count = element.integer("numberOfTouchesRequired") { gesture.numberOfTouchesRequired = count }
    }

    private static func readPan(
        _ gesture: UIPanGestureRecognizer,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let count = element.integer("minimumNumberOfTouches") { gesture.minimumNumberOfTouches = count }
        if let count = element.integer("maximumNumberOfTouches") { gesture.maximumNumberOfTouches = count }
        guard let mask = element.child("scrollTypeMask", key: "allowedScrollTypesMask") else { return }
        if mask.flag("discrete") ?? false { gesture.allowedScrollTypesMask.insert(.discrete) }
        if mask.flag("continuous") ?? false { gesture.allowedScrollTypesMask.insert(.continuous) }
    }

    private static func readEdge(
        _ gesture: UIScreenEdgePanGestureRecognizer,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        readPan(gesture, element, load)
        guard let edges = element.child("rectEdge", key: "edges") else { return }
        let known: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        gesture.edges = known.reduce(into: []) { all, edge in
            if edges.flag(edge.0) ?? false { all.insert(edge.1) }
        }
    }

    private static func readPress(
        _ gesture: UILongPressGestureRecognizer,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let duration = element.number("minimumPressDuration") { gesture.minimumPressDuration = duration }
        if let movement = element.number("allowableMovement") { gesture.allowableMovement = movement }
        if let count = element.integer("numberOfTapsRequired") { gesture.numberOfTapsRequired = count }
        if let count = element.integer("numberOfTouchesRequired") { gesture.numberOfTouchesRequired = count }
    }
}
