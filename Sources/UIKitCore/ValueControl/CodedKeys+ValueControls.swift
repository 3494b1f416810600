import Foundation
import QuartzCore

/// The properties of these classes that key-value coding reads and sets by name.
extension CodedKeys {
    static let toggle = CodedKeys(UISwitch.self, [:], ["on": .init(\.isOn)])

    static let slider = CodedKeys(UISlider.self, [:], ["value": .init(\.value)])

    static let stepper = CodedKeys(UIStepper.self, [:], ["value": .init(\.value)])

    static let progressView = CodedKeys(UIProgressView.self, [:], ["progress": .init(\.progress)])

    static let pageControl = CodedKeys(UIPageControl.self, [:], ["currentPage": .init(\.currentPage)])

    static let segmentedControl = CodedKeys(
        UISegmentedControl.self,
        [:],
        ["selectedSegmentIndex": .init(\.selectedSegmentIndex)]
    )
}
