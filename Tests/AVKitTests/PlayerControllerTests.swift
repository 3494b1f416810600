import AVKit
import AgateDisplay
import Testing

@MainActor @Suite("The controller that plays film")
struct PlayerControllerTests {
    /// Calls a closure with a controller in a window that plays a file of sound of two seconds.
    private func perform(_ body: (AVPlayerViewController, ManualDisplay) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        defer { try? FileManager.default.removeItem(at: file) }
        try ManualDisplay.run(size: CGSize(width: 320, height: 240)) { display in
            try SoundFile.write(display, duration: 2, to: file)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
            let controller = AVPlayerViewController()
            controller.player = AVPlayer(url: file)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            display.advance(by: 0.1)
            try body(controller, display)
        }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        if let found = view as? View { return found }
        return view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    @Test("its button plays and stops, and its slider shows the time and seeks")
    func bar() throws {
        try perform { controller, display in
            let button = try #require(find(UIButton.self, in: controller.view))
            let slider = try #require(find(UISlider.self, in: controller.view))
            #expect(slider.maximumValue == 2 && slider.value == 0 && button.accessibilityLabel == "Play")
            button.sendActions(for: .touchUpInside)
            #expect(controller.player?.rate == 1 && button.accessibilityLabel == "Pause")
            display.advance(by: 1.1)
            #expect(slider.value >= 1 && slider.value < 1.2)
            button.sendActions(for: .touchUpInside)
            #expect(controller.player?.rate == 0)
            slider.value = 0.5
            slider.sendActions(for: .valueChanged)
            #expect(controller.player?.currentTime().seconds == 0.5)
            display.advance(by: 0.1)
            let label = try #require(find(UILabel.self, in: controller.view))
            #expect(label.text == "0:00 / 0:02")
        }
    }

    @Test("its bar may be left out, and its gravity is that of its layer")
    func properties() throws {
        try perform { controller, display in
            let slider = try #require(find(UISlider.self, in: controller.view))
            controller.showsPlaybackControls = false
            #expect(slider.superview?.isHidden == true)
            controller.videoGravity = .resize
            display.advance(by: 0)
            #expect(!controller.isReadyForDisplay && controller.videoBounds == .zero)
            #expect(controller.contentOverlayView?.superview === controller.view)
        }
    }
}
