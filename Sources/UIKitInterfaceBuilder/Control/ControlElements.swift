/// The kinds of elements that become controls.
@MainActor enum ControlElements {
    static let kinds: [ElementKind] = [
        ButtonElement.kind, SwitchElement.kind, SliderElement.kind, StepperElement.kind,
        SegmentedControlElement.kind, PageControlElement.kind, DatePickerElement.kind,
        RefreshControlElement.kind,
    ]
}
