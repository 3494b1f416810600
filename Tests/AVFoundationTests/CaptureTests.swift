import AVFoundation
import AgateDisplay
import Testing

@Suite("Cameras")
struct CaptureTests {
    /// The number that a picture of the test source shows in its squares.
    private func number(_ display: ManualDisplay) -> Int {
        let image = display.makeSurface().makeImage()
        return (0..<16).reduce(0) { $0 << 1 | (image[$1 * 40 + 20, 456] & 0xFF > 127 ? 1 : 0) }
    }

    @Test("a preview layer shows the picture of the test source that belongs to the display's time")
    func preview() throws {
        try ManualDisplay.run(size: CGSize(width: 640, height: 480)) { display in
            let device = try #require(AVCaptureDevice.default(for: .video))
            #expect(device.uniqueID == "agate-test" && device.hasMediaType(.video))
            let session = AVCaptureSession()
            session.addInput(try AVCaptureDeviceInput(device: device))
            #expect(!session.canAddInput(try AVCaptureDeviceInput(device: device)))
            let layer = AVCaptureVideoPreviewLayer(session: session)
            layer.frame = display.layer.bounds
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            #expect(layer.contents == nil && !layer.isPreviewing)
            session.startRunning()
            for (time, frame) in [(1.0, 30), (1.05, 31), (1.5, 45), (2.01, 60)] {
                display.advance(to: time)
                #expect(number(display) == frame, "at \(time) s")
            }
            #expect(layer.isPreviewing)
            session.stopRunning()
            display.advance(to: 5)
            #expect(number(display) == 60 && !session.isRunning)
        }
    }

    @Test("places of the layer and of the picture are converted by the gravity")
    func places() throws {
        try ManualDisplay.run(size: CGSize(width: 640, height: 480)) { _ in
            let device = try #require(AVCaptureDevice.default(for: .video))
            let session = AVCaptureSession()
            session.addInput(try AVCaptureDeviceInput(device: device))
            let layer = AVCaptureVideoPreviewLayer(session: session)
            layer.frame = CGRect(x: 0, y: 0, width: 480, height: 480)
            layer.videoGravity = .resizeAspectFill
            let point = layer.layerPointConverted(fromCaptureDevicePoint: CGPoint(x: 0.5, y: 0))
            #expect(point == CGPoint(x: 240, y: 0))
            let left = layer.captureDevicePointConverted(fromLayerPoint: .zero)
            #expect(abs(left.x - 0.125) < 1e-9 && left.y == 0)
        }
    }

    @Test("there is no microphone, which is reported once")
    func microphone() {
        ManualDisplay.run(size: CGSize(width: 8, height: 8)) { _ in
            let mistakes = AnimationDiagnostics.mistakes {
                #expect(AVCaptureDevice.default(for: .audio) == nil)
                #expect(AVCaptureDevice.default(for: .audio) == nil)
            }
            #expect(mistakes.count <= 1)
            #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
        }
    }

    @Test("a session keeps what it is set to")
    func audioSession() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        #expect(session.category == .playback && session.mode == .moviePlayback)
        #expect(session.categoryOptions == .mixWithOthers && session.sampleRate == 48_000)
        try session.setActive(true)
        #expect(!session.isInputAvailable)
    }
}
