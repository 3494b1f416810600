import UIKitCore

/// What elements of sliders say.
@MainActor enum SliderElement {
    static let kind = ElementKind.view("slider", UISlider.self, read)

    private static func read(_ slider: UISlider, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let color = load.color(element, "minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = load.color(element, "maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = load.color(element, "thumbTintColor") { slider.thumbTintColor = color }
        if let image = load.image(element, "minimumValueImage") { slider.minimumValueImage = image }
        if let image = load.image(element, "maximumValueImage") { slider.maximumValueImage = image }
        if let isContinuous = element.flag("continuous") { slider.isContinuous = isContinuous }
        if let least = element.number("minValue") { slider.minimumValue = Float(least) }
        if let greatest = element.number("maxValue") { slider.maximumValue = Float(greatest) }
        // Zero is not written. It is kept within the limits, so that it comes after them.
        slider.value = Float(element.number("value") ?? 0)
    }
}
