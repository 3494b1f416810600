import AVFoundation
import AgateDisplay
import AgateMedia
import AgatePixels
import Testing

/// The red of a picture's middle.
private func red(_ image: ImageBuffer?) -> Int? { image.map { Int($0[$0.width / 2, $0.height / 2] & 0xFF) } }

@Suite("The pictures of films")
struct FilmReaderTests {
    @Test(
        "the picture at a time is that of the last frame which begins at or before it, in any order",
        arguments: ["mkv", "mp4"]
    )
    func order(ending: String) throws {
        let folder = try TestFolder()
        let reader = try FilmReader(.file(try TestFilm.write("a.\(ending)", in: folder, frames: 80)))
        #expect(reader.width == 32 && reader.height == 16 && abs(reader.duration - 3.2) < 0.05)
        let tolerance = ending == "mkv" ? 0 : 3
        // Forwards, backwards, far jumps, before the beginning and behind the end.
        let times: [(Double, Int)] = [
            (0, 0), (0.039, 0), (0.041, 1), (0.5, 12), (0.1, 2), (3.19, 79), (0.02, 0), (2.01, 50),
            (1.99, 49), (-1, 0),
            (7, 79), (8, 79), (2.01, 50),
        ]
        for (time, frame) in times {
            let found = try #require(red(reader.picture(at: time)))
            #expect(abs(found - TestFilm.gray(of: frame)) <= tolerance, "at \(time) s: \(found)")
        }
    }

    @Test("the same picture is the same object while it is kept, and equal bytes after it was decoded again")
    func ring() throws {
        let folder = try TestFolder()
        let reader = try FilmReader(.file(try TestFilm.write("a.mp4", in: folder, frames: 60)))
        let first = try #require(reader.picture(at: 0.5))
        #expect(reader.picture(at: 0.51)?.identity == first.identity)
        for time in stride(from: 0.6, to: 2, by: 0.04) { _ = reader.picture(at: time) }
        let again = try #require(reader.picture(at: 0.5))
        #expect(again.identity != first.identity)
        #expect(red(again) == red(first))
    }
}

@Suite("Players of film on a manual display")
struct FilmPlayerTests {
    /// The red of the display's middle.
    private func shown(_ display: ManualDisplay) -> Int {
        red(display.makeSurface().makeImage()) ?? -1
    }

    private func perform(_ body: (AVPlayer, AVPlayerLayer, ManualDisplay) throws -> Void) throws {
        let folder = try TestFolder()
        let file = try TestFilm.write("a.mkv", in: folder, frames: 50)
        try ManualDisplay.run(size: CGSize(width: 64, height: 32)) { display in
            let player = AVPlayer(url: file)
            let layer = AVPlayerLayer(player: player)
            layer.frame = display.layer.bounds
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            try body(player, layer, display)
        }
    }

    @Test("a layer shows the frame of the display's time, between refreshes too")
    func frames() throws {
        try perform { player, layer, display in
            #expect(player.status == .readyToPlay && player.currentItem?.status == .readyToPlay)
            #expect(layer.isReadyForDisplay && shown(display) == TestFilm.gray(of: 0))
            display.advance(to: 1)
            #expect(shown(display) == TestFilm.gray(of: 0))
            player.play()
            for frame in [1, 2, 3, 10, 11, 30] {
                display.advance(to: 1 + (Double(frame) + 0.5) / 25)
                #expect(shown(display) == TestFilm.gray(of: frame), "frame \(frame)")
            }
            #expect(abs(player.currentTime().seconds - 1.22) < 1e-3)
            player.pause()
            display.advance(by: 3)
            #expect(shown(display) == TestFilm.gray(of: 30))
            #expect(player.timeControlStatus == .paused)
        }
    }

    @Test("a seek shows its frame, and calls back")
    func seek() throws {
        try perform { player, _, display in
            var isThere: Bool?
            player.seek(to: CMTime(value: 41, timescale: 50)) { isThere = $0 }
            display.advance(by: 0)
            #expect(isThere == true && shown(display) == TestFilm.gray(of: 20))
            player.seek(to: .invalid, toleranceBefore: .zero, toleranceAfter: .zero) { isThere = $0 }
            display.advance(by: 0)
            #expect(isThere == false && player.currentTime() == CMTime(value: 41, timescale: 50))
            player.seek(to: .positiveInfinity)
            #expect(abs(player.currentTime().seconds - 2) < 0.01)
        }
    }

    @Test("rates other than 1 play faster, slower, and backwards")
    func rates() throws {
        try perform { player, _, display in
            player.rate = 2
            display.advance(to: 0.5)
            #expect(abs(player.currentTime().seconds - 1) < 1e-6)
            player.rate = -1
            display.advance(to: 0.75)
            #expect(abs(player.currentTime().seconds - 0.75) < 1e-6)
            #expect(shown(display) == TestFilm.gray(of: 18))
            display.advance(to: 3)
            #expect(player.currentTime() == .zero && player.rate == 0)
        }
    }

    @Test("the end is reported, and the player does what it should then")
    func end() throws {
        try perform { player, _, display in
            var ends = 0
            let token = NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime,
                object: player.currentItem,
                queue: nil
            ) { _ in ends += 1 }
            defer { NotificationCenter.default.removeObserver(token) }
            player.play()
            display.advance(to: 1.9)
            #expect(ends == 0)
            display.advance(to: 2.5)
            #expect(ends == 1 && player.rate == 0 && shown(display) == TestFilm.gray(of: 49))
            player.seek(to: .zero)
            player.actionAtItemEnd = .none
            player.play()
            display.advance(to: 5)
            #expect(ends == 2 && player.rate == 1 && abs(player.currentTime().seconds - 2) < 0.01)
            player.seek(to: .zero)
            display.advance(to: 5.5)
            #expect(abs(player.currentTime().seconds - 0.5) < 1e-6)
        }
    }

    @Test("observers of time are called at multiples of their interval, and at places")
    func observers() throws {
        try perform { player, _, display in
            var times: [Double] = []
            var passes = 0
            let periodic = player.addPeriodicTimeObserver(
                forInterval: CMTime(value: 1, timescale: 2),
                queue: .main
            ) { times.append($0.seconds) }
            let boundary = player.addBoundaryTimeObserver(
                forTimes: [NSValue(time: CMTime(value: 3, timescale: 4))],
                queue: nil
            ) { passes += 1 }
            display.advance(to: 1)
            #expect(times.isEmpty)
            player.play()
            display.advance(to: 2.2)
            #expect(times.count == 2 && passes == 1)
            for (time, wanted) in zip(times, [0.5, 1]) { #expect(abs(time - wanted) < 0.02) }
            player.removeTimeObserver(periodic)
            player.removeTimeObserver(boundary)
            player.seek(to: .zero)
            display.advance(to: 4)
            #expect(times.count == 2 && passes == 1)
        }
    }

    @Test("status, rate and readiness may be observed under their names")
    func observation() throws {
        let folder = try TestFolder()
        let file = try TestFilm.write("a.mkv", in: folder, frames: 10)
        ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            let item = AVPlayerItem(url: file)
            var states: [AVPlayerItem.Status] = []
            let observation = item.observe(\.status, named: "status") { item, _ in states.append(item.status)
            }
            let player = AVPlayer(playerItem: item)
            #expect(states.isEmpty)
            display.advance(by: 0)
            #expect(states == [.readyToPlay] && item.duration.seconds > 0.39)
            #expect(item.presentationSize == CGSize(width: 32, height: 16))
            observation.invalidate()
            let missing = AVPlayerItem(url: folder.file("none.mp4"))
            player.replaceCurrentItem(with: missing)
            display.advance(by: 0)
            #expect(missing.status == .failed)
            #expect((missing.error as? AVError)?.code == .noLongerPlayable)
        }
    }

    @Test("a queue goes on with its next item at the moment the one before it ends")
    func queue() throws {
        let folder = try TestFolder()
        let one = try folder.write(TestSound.constant(0.25, seconds: 0.305), "one.wav")
        let other = try folder.write(TestSound.constant(0.5, seconds: 0.2), "other.wav")
        try ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            let player = AVQueuePlayer(items: [AVPlayerItem(url: one), AVPlayerItem(url: other)])
            #expect(player.items().count == 2)
            player.play()
            try SoundFile.write(display, duration: 1, to: folder.file("q.wav"))
            #expect(player.items().isEmpty)
        }
        let sound = try TestSound.samples(of: folder.file("q.wav")).left
        #expect(abs(sound[14_630] - 0.25) < 1e-3 && abs(sound[14_650] - 0.5) < 1e-3)
        #expect(abs(sound[24_230] - 0.5) < 1e-3 && sound[24_250] == 0)
    }

    @Test("a looper plays its item without a gap, until it is disabled")
    func looper() throws {
        let folder = try TestFolder()
        let file = try folder.write(TestSound.constant(0.5, seconds: 0.305), "one.wav")
        try ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            let player = AVQueuePlayer()
            let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: file))
            player.play()
            let recording = try SoundRecording(of: display, to: folder.file("l.wav"))
            display.advance(to: 1)
            #expect(looper.loopCount == 3 && looper.status == .ready && player.rate == 1)
            looper.disableLooping()
            display.advance(to: 2)
            #expect(player.rate == 0 || player.currentItem == nil)
            _ = try recording.close(at: 2)
            try recording.publish()
        }
        let sound = try TestSound.samples(of: folder.file("l.wav")).left
        #expect(sound[..<58_559].allSatisfy { abs($0 - 0.5) < 1e-3 })
        #expect(sound[58_570...].allSatisfy { $0 == 0 })
    }

    @Test("pictures are fitted into a layer by its gravity")
    func gravity() throws {
        try perform { _, layer, display in
            layer.frame = CGRect(x: 0, y: 0, width: 64, height: 16)
            #expect(layer.videoRect == CGRect(x: 16, y: 0, width: 32, height: 16))
            layer.videoGravity = .resize
            #expect(layer.videoRect == layer.bounds)
            layer.videoGravity = .resizeAspectFill
            #expect(layer.videoRect == CGRect(x: 0, y: -8, width: 64, height: 32))
            #expect(layer.masksToBounds)
            display.advance(by: 0)
            layer.player = nil
            #expect(!layer.isReadyForDisplay && layer.contents == nil && layer.videoRect == .zero)
        }
    }

    @Test("a film that is rendered with a film in a layer has the same bytes on every run, and its sound")
    func rendering() throws {
        let folder = try TestFolder()
        let source = try TestFilm.write("a.mkv", in: folder, frames: 10)
        let sound = try folder.write(TestSound.tone(seconds: 0.4), "a.wav")
        var bytes: [Data] = []
        for number in 0..<2 {
            let file = folder.file("out\(number).mp4")
            try ManualDisplay.run(size: CGSize(width: 64, height: 32)) { display in
                let player = AVPlayer(url: source)
                let layer = AVPlayerLayer(player: player)
                layer.frame = display.layer.bounds
                display.layer.addSublayer(layer)
                let music = try AVAudioPlayer(contentsOf: sound)
                player.play()
                music.play()
                try Video.write(display, duration: 0.4, framesPerSecond: 30, to: file)
            }
            bytes.append(try Data(contentsOf: file))
        }
        #expect(bytes[0] == bytes[1])
        let asset = AVURLAsset(url: folder.file("out0.mp4"))
        #expect(asset.tracks(withMediaType: .video).count == 1)
        #expect(asset.naturalSize == CGSize(width: 64, height: 32))
        #expect(asset.tracks(withMediaType: .audio).first?.naturalTimeScale == 48_000)
        // What was encoded is heard again.
        try ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            let player = try AVAudioPlayer(contentsOf: folder.file("out0.mp4"))
            #expect(abs(player.duration - 0.4) < 0.03)
            player.play()
            try SoundFile.write(display, duration: 0.4, to: folder.file("again.wav"))
        }
        let heard = try TestSound.samples(of: folder.file("again.wav")).left
        #expect(abs(TestSound.level(heard, from: 0.1, to: 0.35) - 0.3535) < 0.02)
    }

    @Test("a film in which nothing sounds has no track of sound")
    func silence() throws {
        let folder = try TestFolder()
        let asset = AVURLAsset(url: try TestFilm.write("a.mp4", in: folder, frames: 5))
        #expect(asset.tracks.count == 1 && asset.tracks.first?.mediaType == .video)
        #expect(abs(asset.duration.seconds - 0.2) < 1e-3)
        #expect(asset.tracks.first?.nominalFrameRate == 25)
    }

    @Test("a generator makes pictures of a film, in a size")
    func generator() throws {
        let folder = try TestFolder()
        let asset = AVAsset(url: try TestFilm.write("a.mkv", in: folder, frames: 30))
        #expect(asset is AVURLAsset)
        let generator = AVAssetImageGenerator(asset: asset)
        var time = CMTime.zero
        let image = try generator.copyCGImage(at: CMTime(value: 1, timescale: 2), actualTime: &time)
        #expect(image.width == 32 && red(image.buffer) == TestFilm.gray(of: 12))
        generator.maximumSize = CGSize(width: 16, height: 0)
        #expect(try generator.copyCGImage(at: .zero, actualTime: nil).height == 8)
    }
}
