import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Buttons with configurations.
///
/// Source: uikit U131, U132.
@MainActor @Suite("Configurations of buttons")
struct ButtonConfigurationTests {
    private func button(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in })
        -> UIButton
    {
        let button = UIButton(configuration: configuration)
        change(button)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        return button
    }

    /// The view behind the content.
    private func background(_ button: UIButton) -> UIView? { button.subviews.first }

    @Test("each size has its distances from the edges (uikit U132)")
    func insets() {
        var configuration = UIButton.Configuration.filled()
        let expected: [(UIButton.Configuration.Size, CGFloat, CGFloat)] = [
            (.mini, 4, 7), (.small, 6, 10), (.medium, 7, 12), (.large, 15, 20),
        ]
        for (size, vertical, horizontal) in expected {
            configuration.buttonSize = size
            #expect(
                configuration.contentInsets
                    == NSDirectionalEdgeInsets(
                        top: vertical,
                        leading: horizontal,
                        bottom: vertical,
                        trailing: horizontal
                    )
            )
        }
        configuration.contentInsets = .zero
        configuration.buttonSize = .mini
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 7)
        #expect(configuration.imagePadding == 0 && configuration.titlePadding == 1)
        #expect(configuration.background.cornerRadius == 5.95 && configuration.cornerStyle == .dynamic)
    }

    @Test("the button is as large as its title and the distances (uikit U132)")
    func sizes() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        let plain = button(configuration)
        let title = try #require(plain.titleLabel)
        #expect(title.text == "Send" && title.font.pointSize == 17)
        #expect(plain.bounds.width == title.intrinsicContentSize.width + 24)
        #expect(plain.bounds.height == title.intrinsicContentSize.height + 14)
        configuration.subtitle = "now"
        let two = button(configuration)
        let subtitle = try #require(two.subtitleLabel)
        #expect(
            two.bounds.height
                == title.intrinsicContentSize.height + 1 + subtitle.intrinsicContentSize.height + 14
        )
        #expect(subtitle.frame.minY == two.titleLabel.map { $0.frame.maxY + 1 })
    }

    @Test("the image stands on the side that is asked for, at the padding (uikit U132)")
    func images() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = dot
        configuration.imagePadding = 8
        for edge in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
            configuration.imagePlacement = edge
            let made = button(configuration)
            let image = try #require(made.imageView).frame
            let title = try #require(made.titleLabel).frame
            switch edge {
            case .leading: #expect(title.minX - image.maxX == 8 && image.minX == 12)
            case .trailing: #expect(image.minX - title.maxX == 8 && title.minX == 12)
            case .top: #expect(title.minY - image.maxY == 8 && image.minY == 7)
            default: #expect(image.minY - title.maxY == 8 && title.minY == 7)
            }
        }
    }

    @Test("filled is the tint under white, tinted 0.18 of it, plain nothing (uikit U132)")
    func colors() throws {
        func look(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) throws
            -> (
                UIColor?, UIColor?
            )
        {
            var titled = configuration
            titled.title = "Title"
            let made = button(titled) {
                $0.tintColor = .red
                change($0)
            }
            let color = made.titleLabel?.attributedText?.attribute(
                .foregroundColor,
                at: 0,
                effectiveRange: nil
            )
            return (color as? UIColor, background(made)?.backgroundColor)
        }
        let filled = try look(.filled())
        #expect(filled.0 == .white && filled.1 == .red)
        let tinted = try look(.tinted())
        #expect(tinted.0 == .red && tinted.1 == .red.withAlphaComponent(0.18))
        let plain = try look(.plain())
        #expect(plain.0 == .red && plain.1?.cgColor.alpha == 0)
        #expect(try look(.gray()).1 == .secondarySystemFill)
        // A finger takes a quarter of the background.
        #expect(try look(.filled()) { $0.isHighlighted = true }.1 == .red.withAlphaComponent(0.75))
        #expect(try look(.filled()) { $0.isEnabled = false }.1 == .tertiarySystemFill)
        #expect(try look(.plain()) { $0.role = .destructive }.0 == .systemRed)
        #expect(try look(.gray()) { $0.isSelected = true }.1 == .red.withAlphaComponent(0.18))
        var own = UIButton.Configuration.filled()
        own.baseBackgroundColor = .green
        own.baseForegroundColor = .black
        let colored = try look(own)
        #expect(colored.0 == .black && colored.1 == .green)
        own.background.backgroundColor = .blue
        #expect(try look(own) { $0.isHighlighted = true }.1 == .blue)
    }

    @Test("the handler runs on each change of state, before the next display (uikit U132)")
    func handler() {
        onWindow { display, window in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "idle"
            let button = UIButton(configuration: configuration)
            var states: [UIControl.State] = []
            button.configurationUpdateHandler = { button in
                states.append(button.state)
                button.configuration?.title = button.isHighlighted ? "pressed" : "idle"
            }
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
            window.addSubview(button)
            display.advance(by: 0.1)
            #expect(states == [.normal] && button.titleLabel?.text == "idle")
            button.isHighlighted = true
            display.advance(by: 0.1)
            #expect(states == [.normal, .highlighted] && button.titleLabel?.text == "pressed")
            button.isHighlighted = false
            button.isEnabled = false
            display.advance(by: 0.1)
            #expect(states == [.normal, .highlighted, .disabled] && button.titleLabel?.text == "idle")
        }
    }

    @Test("a spinner takes the place of the image (uikit U132)")
    func spinner() {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: "star")
        configuration.showsActivityIndicator = true
        let made = button(configuration)
        #expect(made.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
        #expect(made.imageView == nil)
        configuration.showsActivityIndicator = false
        made.configuration = configuration
        made.layoutIfNeeded()
        #expect(!made.subviews.contains { $0 is UIActivityIndicatorView } && made.imageView != nil)
    }

    @Test("transformers change titles and colours")
    func transformers() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
            var new = old
            new.font = .boldSystemFont(ofSize: 30)
            return new
        }
        configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
        let made = button(configuration)
        let font = made.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font == .boldSystemFont(ofSize: 30) && background(made)?.backgroundColor == .green)
        #expect(configuration == configuration)
        let gray = UIConfigurationColorTransformer.grayscale(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        gray.getWhite(&white, alpha: &alpha)
        #expect(abs(white - 0.7152) < 1e-3 && alpha == 0.5)
    }

    @Test("capsules have half of the height as radius")
    func capsule() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.cornerStyle = .capsule
        let made = button(configuration)
        #expect(background(made)?.layer.cornerRadius == made.bounds.height / 2)
    }

    @Test("a tap selects a button whose selection is its primary action")
    func selection() {
        let button = UIButton(primaryAction: UIAction(title: "On") { _ in })
        button.changesSelectionAsPrimaryAction = true
        button.sendActions(for: .primaryActionTriggered)
        #expect(button.isSelected)
        button.sendActions(for: .primaryActionTriggered)
        #expect(!button.isSelected && button.title(for: .normal) == "On")
    }

    @Test(
        "titles of a button of the system have 12 points of height around them, on whole points (uikit U131)"
    )
    func systemSize() throws {
        let button = UIButton(type: .system)
        button.setTitle("A title", for: .normal)
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(
            button.intrinsicContentSize == CGSize(width: title.width.rounded(.up), height: title.height + 12)
        )
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    @Test("backgrounds of cells have the colours of states, unless one is set")
    func backgrounds() {
        var state = UIViewConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        let plain = UIBackgroundConfiguration.listPlainCell()
        #expect(plain.backgroundColor == .systemBackground)
        #expect(plain.updated(for: state).backgroundColor == .systemGray4)
        var own = plain
        own.backgroundColor = .green
        #expect(own.updated(for: state).backgroundColor == .green)
        own.backgroundColor = nil
        #expect(own.resolvedBackgroundColor(for: .red) == .red)
        let key = UIConfigurationStateCustomKey("com.example.loud")
        state[key] = true
        #expect(state[key] == AnyHashable(true))
    }

    @Test("attributed strings keep their attributes on the way to objects and back")
    func attributes() {
        var text = AttributedString("red")
        text.foregroundColor = .red
        text.font = .systemFont(ofSize: 9)
        let whole = AttributedString("plain ") + text
        let objects = NSAttributedString(whole)
        #expect(objects.string == "plain red")
        #expect(objects.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
        #expect(objects.attribute(.font, at: 2, effectiveRange: nil) == nil)
        let back = AttributedString(objects)
        #expect(back.runs.count == 2 && back == whole)
    }
}
