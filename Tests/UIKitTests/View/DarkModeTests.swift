import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A change between light and dark reaches what is shown already.
///
/// Source: uikit U42.
@MainActor @Suite("Dark mode of controls")
struct DarkModeTests {
    private struct Subject {
        let name: String
        let make: () -> UIView
    }

    private let subjects: [Subject] = [
        Subject(name: "label") {
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
            label.text = "Label"
            return label
        },
        Subject(name: "field") {
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
            field.borderStyle = .roundedRect
            field.text = "Text"
            return field
        },
        Subject(name: "empty field") {
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
            field.borderStyle = .roundedRect
            field.placeholder = "Placeholder"
            return field
        },
        Subject(name: "text view") {
            let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
            view.text = "Text"
            return view
        },
        Subject(name: "switch") { UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31)) },
        Subject(name: "slider") {
            let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
            slider.value = 0.5
            return slider
        },
        Subject(name: "progress") {
            let view = UIProgressView(frame: CGRect(x: 10, y: 10, width: 200, height: 4))
            view.progress = 0.5
            return view
        },
        Subject(name: "pages") {
            let pages = UIPageControl(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
            pages.numberOfPages = 4
            pages.backgroundColor = .systemGray
            return pages
        },
        Subject(name: "stepper") { UIStepper(frame: CGRect(x: 10, y: 10, width: 94, height: 32)) },
        Subject(name: "segments") {
            let control = UISegmentedControl(items: ["One", "Two"])
            control.frame = CGRect(x: 10, y: 10, width: 200, height: 32)
            control.selectedSegmentIndex = 0
            return control
        },
        Subject(name: "button") {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
            button.setTitle("Button", for: .normal)
            return button
        },
        Subject(name: "gray button") {
            let button = UIButton(configuration: .gray())
            button.frame = CGRect(x: 10, y: 10, width: 100, height: 34)
            button.setTitle("Button", for: .normal)
            return button
        },
        Subject(name: "symbol") {
            let view = UIImageView(image: UIImage(systemName: "star.fill"))
            view.tintColor = .label
            return view
        },
        Subject(name: "toolbar") {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            bar.items = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
            return bar
        },
        Subject(name: "navigation bar") {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            bar.items = [UINavigationItem(title: "Title")]
            return bar
        },
    ]

    private func pixels(_ style: [UIUserInterfaceStyle], _ subject: Subject) -> [UInt32] {
        onWindow { display, window in
            window.backgroundColor = .systemBackground
            window.overrideUserInterfaceStyle = style[0]
            window.addSubview(subject.make())
            display.advance(by: 0.5)
            for next in style.dropFirst() {
                window.overrideUserInterfaceStyle = next
                display.advance(by: 0)
            }
            return display.makeImage().buffer.withPixels {
                Array(UnsafeBufferPointer(start: $0, count: 300 * 80))
            }
        }
    }

    @Test("a view that is shown when the style changes looks as one that was made in it (uikit U42)")
    func changes() {
        for subject in subjects {
            let made = pixels([.dark], subject)
            let isOther = made != pixels([.light], subject)
            #expect(isOther, "\(subject.name) looks the same in light and dark")
            let isSame = made == pixels([.light, .dark], subject)
            #expect(isSame, "\(subject.name) does not follow")
        }
    }
}
