import AgateDisplay
import Foundation
import Lottie
import Testing
import UIKit

@Suite("Listings about Lottie animations")
@MainActor
struct LottieListings {
    private static let document = """
        {"w":40,"h":40,"fr":30,"ip":0,"op":60,"markers":[{"cm":"open","tm":0,"dr":20},{"cm":"close","tm":40,"dr":20}],"layers":[
        {"ty":4,"nm":"Petal","ip":0,"op":60,"shapes":[{"ty":"rc","p":{"k":[20,20]},"s":{"k":[20,20]},"r":{"k":0}},
        {"ty":"fl","nm":"Fill 1","c":{"k":[0,0,1]},"o":{"k":100}}]},
        {"ty":4,"nm":"Ring","ip":0,"op":60,"shapes":[{"ty":"el","p":{"k":[20,20]},"s":{"k":[30,30]}},
        {"ty":"st","nm":"Stroke 1","c":{"k":[0,0,1]},"o":{"k":100},"w":{"k":2}}]}]}
        """

    private func withView<Result>(_ body: (LottieAnimationView, UIWindow, ManualDisplay) throws -> Result)
        throws -> Result
    {
        let animation = try LottieAnimation.from(data: Data(Self.document.utf8))
        return try ManualDisplay.run(size: CGSize(width: 240, height: 240)) { display in
            let window = UIWindow()
            window.makeKeyAndVisible()
            let view = LottieAnimationView(animation: animation)
            window.addSubview(view)
            return try body(view, window, display)
        }
    }

    @Test("a view plays a file")
    func playing() throws {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("agate-listings-\(UUID().uuidString).json").path
        try Data(Self.document.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try withView { _, window, display in
            // Listing begins
            let view = LottieAnimationView(filePath: path)
            view.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
            view.loopMode = .autoReverse
            window.addSubview(view)
            view.play { finished in
                print(finished ? "to its end" : "stopped before")
            }
            // Listing ends
            display.advance(by: 1)
            #expect(abs(view.currentFrame - 30) < 1e-3 && view.isAnimationPlaying)
        }
    }

    @Test("a view shows moments and plays markers")
    func moments() throws {
        try withView { view, _, display in
            // Listing begins
            view.currentProgress = 0.5
            view.play(marker: "open", loopMode: .playOnce)
            view.setPlaybackMode(.paused(at: .marker("close")))
            view.play(.fromFrame(0, toFrame: 30, loopMode: .repeat(3)))
            // Listing ends
            display.advance(by: 0.5)
            #expect(abs(view.currentFrame - 15) < 1e-3)
        }
    }

    @Test("values are replaced")
    func values() throws {
        try withView { view, _, display in
            // Listing begins
            let red = LottieColor(r: 0.94, g: 0.4, b: 0.34, a: 1)
            view.setValueProvider(ColorValueProvider(red), keypath: "**.Fill 1.Color")
            view.setValueProvider(FloatValueProvider(50), keypath: "Petal.Transform.Opacity")
            let pulse = FloatValueProvider { frame in 4 + 3 * sin(frame / 10) }
            view.setValueProvider(pulse, keypath: "Ring.**.Stroke Width")
            // Listing ends
            display.advance(by: 0)
            #expect(view.getValue(for: "Petal.Fill 1.Color", atFrame: nil) as? LottieColor == red)
            #expect(
                view.getValue(for: "Ring.Stroke 1.Stroke Width", atFrame: 0) as? LottieVector1D
                    == LottieVector1D(4)
            )
        }
    }

    @Test("texts and pictures are given")
    func contents() throws {
        try withView { view, _, display in
            let folder = FileManager.default.temporaryDirectory.path
            // Listing begins
            view.textProvider = DictionaryTextProvider(["Greeting": "Hello, Ada"])
            view.imageProvider = FilepathImageProvider(filepath: folder)
            // Listing ends
            display.advance(by: 0)
            #expect(view.textProvider is DictionaryTextProvider)
        }
    }

    @Test("a theme of an archive is taken")
    func themes() throws {
        let data = StoredArchive.data([
            ("manifest.json", #"{"version":"2","animations":[{"id":"a","loop":true}]}"#),
            ("a/a.json", Self.document),
            ("t/night.json", #"{"rules":[]}"#),
        ])
        try withView { view, _, _ in
            // Listing begins
            let archive = try DotLottieFile(data: data, theme: "night")
            view.loadAnimation(from: archive)
            print(archive.themes, view.loopMode)
            // Listing ends
            #expect(archive.themes == ["night"] && view.loopMode == .loop)
        }
    }
}
