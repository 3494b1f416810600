import CoreGraphics
import UIKitCore

/// What elements of segmented controls say.
@MainActor enum SegmentedControlElement {
    static let kind = ElementKind.view("segmentedControl", UISegmentedControl.self, read)

    private static func read(
        _ control: UISegmentedControl,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        // The styles have been without effect since iOS 7.
        element.skip("segmentControlStyle")
        for (index, segment) in (element.child("segments")?.children("segment") ?? []).enumerated() {
            add(segment, at: index, to: control, element, load)
        }
        if let isMomentary = element.flag("momentary") { control.isMomentary = isMomentary }
        if let apportions = element.flag("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = apportions
        }
        if let isLoaded = element.flag("springLoaded") { control.isSpringLoaded = isLoaded }
        if let color = load.color(element, "selectedSegmentTintColor") {
            control.selectedSegmentTintColor = color
        }
        if let index = element.integer("selectedSegmentIndex") {
            if index < control.numberOfSegments {
                control.selectedSegmentIndex = index
            } else {
                load.tell(element, "selectedSegmentIndex", "there is no segment \(index); none is selected.")
            }
        }
    }

    private static func add(
        _ segment: InterfaceElement,
        at index: Int,
        to control: UISegmentedControl,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        let title = load.text(segment, "title", table: "segmentTitles[\(index)]", id: element.id)
        if let image = load.image(segment, "image") {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            control.insertSegment(withTitle: title, at: index, animated: false)
        }
        if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
        if let isEnabled = segment.flag("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
        if let offset = segment.size("contentOffset") {
            control.setContentOffset(offset, forSegmentAt: index)
        }
    }
}
