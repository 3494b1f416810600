import CoreGraphics
import Foundation

/// The properties that appearance proxies set on switches, sliders, steppers, segments, and what shows progress and pages.
extension AppearanceProperty {
    static let switches = [
        AppearanceProperty(\UISwitch.onTintColor),
        AppearanceProperty(\UISwitch.thumbTintColor),
        AppearanceProperty(\UISwitch.onImage),
        AppearanceProperty(\UISwitch.offImage),
    ]

    static let sliders =
        [
            AppearanceProperty(\UISlider.minimumTrackTintColor),
            AppearanceProperty(\UISlider.maximumTrackTintColor),
            AppearanceProperty(\UISlider.thumbTintColor),
        ] + sliderPictures

    private static let sliderPictures =
        states("thumbImage", { (slider: UISlider, state) in slider.thumbImage(for: state) }) {
            $0.setThumbImage($1, for: $2)
        }
        + states("minimumTrackImage", { (slider: UISlider, state) in slider.minimumTrackImage(for: state) }) {
            $0.setMinimumTrackImage($1, for: $2)
        }
        + states("maximumTrackImage", { (slider: UISlider, state) in slider.maximumTrackImage(for: state) }) {
            $0.setMaximumTrackImage($1, for: $2)
        }

    static let progressViews = [
        AppearanceProperty(\UIProgressView.progressTintColor),
        AppearanceProperty(\UIProgressView.trackTintColor),
        AppearanceProperty(\UIProgressView.progressImage),
        AppearanceProperty(\UIProgressView.trackImage),
    ]

    static let segmentedControls =
        [
            AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)
        ] + segmentTitles + segmentPictures

    private static let segmentTitles = states(
        "titleTextAttributes",
        { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) }
    ) { $0.setTitleTextAttributes($1, for: $2) }

    private static let segmentPictures =
        UIBarMetrics.all.flatMap { metrics in
            states(
                "backgroundImage \(metrics.rawValue)",
                { (control: UISegmentedControl, state) in
                    control.backgroundImage(for: state, barMetrics: metrics)
                }
            ) { $0.setBackgroundImage($1, for: $2, barMetrics: metrics) }
                + pairs(
                    "dividerImage \(metrics.rawValue)",
                    { (control: UISegmentedControl, left, right) in
                        control.dividerImage(
                            forLeftSegmentState: left,
                            rightSegmentState: right,
                            barMetrics: metrics
                        )
                    }
                ) {
                    $0.setDividerImage(
                        $1,
                        forLeftSegmentState: $2,
                        rightSegmentState: $3,
                        barMetrics: metrics
                    )
                }
        }

    static let steppers =
        states("backgroundImage", { (stepper: UIStepper, state) in stepper.backgroundImage(for: state) }) {
            $0.setBackgroundImage($1, for: $2)
        }
        + states("incrementImage", { (stepper: UIStepper, state) in stepper.incrementImage(for: state) }) {
            $0.setIncrementImage($1, for: $2)
        }
        + states("decrementImage", { (stepper: UIStepper, state) in stepper.decrementImage(for: state) }) {
            $0.setDecrementImage($1, for: $2)
        }
        + pairs(
            "dividerImage",
            { (stepper: UIStepper, left, right) in
                stepper.dividerImage(forLeftSegmentState: left, rightSegmentState: right)
            }
        ) { $0.setDividerImage($1, forLeftSegmentState: $2, rightSegmentState: $3) }

    static let activityIndicators = [
        AppearanceProperty(\UIActivityIndicatorView.color)
    ]

    static let pageControls = [
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.preferredIndicatorImage),
    ]
}
