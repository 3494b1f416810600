/// All about one layer at a moment.
package struct NodeDetail: Codable, Sendable, Hashable {
    /// The layer as it stands in the tree.
    package var node: NodeSummary
    /// The display's time, in seconds.
    package var time: Double
    /// The layer's own time, in seconds.
    package var localTime: Double
    /// Its properties, in the order of the engine's table, then those of its class and under arbitrary keys by name.
    package var properties: [PropertyRecord]
    /// The attached animations, in the order in which they apply.
    package var animations: [AnimationRecord]
    /// Why the layer is drawn off-screen, and what that costs.
    package var offscreen: OffscreenRecord?
    /// Why filters of the layer change nothing.
    package var flaws: [String]
    /// The record of the layer's view; nil for a layer without a view, and for one that has left.
    package var view: ViewRecord?
}

/// A property of a layer: what the program has set, and what shows.
package struct PropertyRecord: Codable, Sendable, Hashable {
    /// The key of key-value coding.
    package var key: String
    /// The type of the values: `number`, `point`, `color` and so on.
    package var kind: String
    /// The model's value.
    package var model: JSONValue
    /// The values that show at the moment, where they differ from the model.
    package var presentation: JSONValue?
    /// The program's own value, where the next commit will change the model.
    package var pending: JSONValue?
    /// The value that shows as text, for values that numbers say little of.
    package var text: String?
    /// The model's value as text, where another one shows.
    package var modelText: String?
    /// Whether the model's value is that of a new layer of the class.
    package var isDefault: Bool
    /// Whether animations of it have an effect.
    package var isAnimatable: Bool
}

/// Why a layer is drawn into a picture of its own, and what that costs.
package struct OffscreenRecord: Codable, Sendable, Hashable {
    /// The layer.
    package var id: String
    /// Its class, and its name in quotes.
    package var title: String
    /// The reasons, for people.
    package var reasons: [String]
    /// How often it is drawn so: replicators make copies.
    package var copies: Int
    /// How many pixels the pictures have together, inside of the frame.
    package var pixels: Int
    /// Left, top, width and height of what they touch, in pixels of the frame.
    package var extent: [Int]
}

/// The values of a view.
package struct ViewRecord: Codable, Sendable, Hashable {
    /// The view's class.
    package var className: String
    /// The class of the controller whose view it is.
    package var controller: String?
    /// Left, top, width and height in its superview, in points.
    package var frame: [Double]
    /// Whether it takes touches.
    package var isUserInteractionEnabled: Bool
    /// The element that screen readers find.
    package var accessibility: AccessibilityRecord?
    /// The constraints that it takes part in.
    package var constraints: [ConstraintRecord]
    /// Whether constraints leave its place or size open.
    package var isAmbiguous: Bool
    /// Its gesture recognizers.
    package var gestures: [GestureRecord]
}

/// The values that screen readers find in a view.
package struct AccessibilityRecord: Codable, Sendable, Hashable {
    /// The layer of the view; nil for an element that is no view.
    package var id: String?
    /// The class of the object.
    package var className: String
    /// Whether it is an element.
    package var isElement: Bool
    /// The label of the element.
    package var label: String?
    /// The value of the element.
    package var value: String?
    /// The result of using the element.
    package var hint: String?
    /// Its name for tests.
    package var identifier: String?
    /// The bits of its traits.
    package var traits: UInt64
    /// Left, top, width and height on the screen, in points.
    package var frame: [Double]
}

/// A constraint with its values.
package struct ConstraintRecord: Codable, Sendable, Hashable {
    /// It in the notation of visual formats, without addresses.
    package var text: String
    /// The name that the program gave it.
    package var identifier: String?
    /// The layers of the views that it is about; a guide stands for its view.
    package var items: [String]
    /// The attribute of the first side.
    package var firstAttribute: Int
    /// The attribute of the second side, 0 for none.
    package var secondAttribute: Int
    /// -1 for ≤, 0 for =, 1 for ≥.
    package var relation: Int
    /// The factor of the second side.
    package var multiplier: Double
    /// The constant that is added to it, in points.
    package var constant: Double
    /// 1000 for one that is required.
    package var priority: Double
    /// The value of the first side, in points.
    package var firstValue: Double
    /// The value that it is compared with, in points.
    package var secondValue: Double
    /// Whether the relation holds; one that is not required gives way to others without being wrong.
    package var isSatisfied: Bool
    /// The constraints that it was left out for.
    package var conflict: [String]
}

/// A gesture recognizer.
package struct GestureRecord: Codable, Sendable, Hashable {
    /// A number for the recognizer, from 1 on, in the order in which recognizers were met.
    package var id: Int
    /// The layer of its view.
    package var node: String?
    /// Its class.
    package var className: String
    /// The name that the program gave it.
    package var name: String?
    /// `possible`, `began`, `changed`, `ended`, `cancelled` or `failed`.
    package var state: String
    /// The states that it comes to when others have failed.
    package var pending: [String]
    /// Whether it watches touches.
    package var isEnabled: Bool
    /// How many touches it has.
    package var touches: Int
    /// The recognizers that must fail first, by `require(toFail:)`.
    package var requires: [Int]
}

/// A recognizer that came to another state.
package struct GestureChange: Codable, Sendable, Hashable {
    /// When, in seconds of the display.
    package var time: Double
    /// The recognizer.
    package var id: Int
    /// Its class.
    package var className: String
    /// The layer of its view.
    package var node: String?
    /// The state.
    package var state: String
    /// The recognizers that must fail before it comes to the state.
    package var waitsFor: [Int]
}
