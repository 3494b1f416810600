import UIKitCore

/// What elements of steppers say.
@MainActor enum StepperElement {
    static let kind = ElementKind.view("stepper", UIStepper.self, read)

    private static func read(_ stepper: UIStepper, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let isContinuous = element.flag("continuous") { stepper.isContinuous = isContinuous }
        if let repeats = element.flag("autorepeat") { stepper.autorepeat = repeats }
        if let wraps = element.flag("wraps") { stepper.wraps = wraps }
        // The value is kept within the limits, so that it comes after them.
        if let least = element.number("minimumValue") { stepper.minimumValue = Double(least) }
        if let greatest = element.number("maximumValue") { stepper.maximumValue = Double(greatest) }
        if let step = element.number("stepValue") { stepper.stepValue = Double(step) }
        if let value = element.number("value") { stepper.value = Double(value) }
    }
}
