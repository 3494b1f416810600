import AVFoundation
import AgateDisplay
import Testing

/// Notes what a player reports.
private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ends: [(time: Double, isSuccess: Bool)] = []

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        ends.append((player.deviceCurrentTime, flag))
    }
}

@Suite("Players of sound on a manual display")
struct AudioPlayerTests {
    /// A display, and a player of a tone of a second.
    private func perform(
        _ data: Data = TestSound.tone(),
        _ body: (AVAudioPlayer, ManualDisplay) throws -> Void
    ) throws {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            try body(try AVAudioPlayer(data: data), display)
        }
    }

    @Test("a player is where the display's time says")
    func time() throws {
        try perform { player, display in
            #expect(player.duration == 1)
            #expect(!player.isPlaying)
            display.advance(by: 0.5)
            #expect(player.play())
            display.advance(by: 0.25)
            #expect(player.isPlaying && abs(player.currentTime - 0.25) < 1e-9)
            player.pause()
            display.advance(by: 1)
            #expect(!player.isPlaying && abs(player.currentTime - 0.25) < 1e-9)
            player.currentTime = 0.9
            player.play()
            display.advance(by: 0.05)
            #expect(abs(player.currentTime - 0.95) < 1e-9)
            display.advance(by: 0.1)
            #expect(!player.isPlaying && player.currentTime == 0)
            #expect(player.deviceCurrentTime == display.time)
        }
    }

    @Test("the delegate hears of the end once, and not of a stop")
    func ends() throws {
        try perform { player, display in
            let listener = Listener()
            player.delegate = listener
            player.play()
            display.advance(by: 0.5)
            player.stop()
            display.advance(by: 2)
            #expect(listener.ends.isEmpty && player.currentTime == 0.5)
            player.play()
            display.advance(by: 2)
            #expect(listener.ends.count == 1)
            #expect(listener.ends.allSatisfy { abs($0.time - 3) < 0.02 && $0.isSuccess })
        }
    }

    @Test("a file is played once more for each loop, and for ever below 0")
    func loops() throws {
        try perform { player, display in
            let listener = Listener()
            player.delegate = listener
            player.numberOfLoops = 2
            player.play()
            display.advance(by: 2.5)
            #expect(player.isPlaying && abs(player.currentTime - 0.5) < 1e-9 && listener.ends.isEmpty)
            player.numberOfLoops = -1
            display.advance(by: 100)
            #expect(player.isPlaying && abs(player.currentTime - 0.5) < 1e-6)
            player.numberOfLoops = 0
            display.advance(by: 1)
            #expect(!player.isPlaying && listener.ends.count == 1)
        }
    }

    @Test("a player begins at the time that it is given")
    func playAtTime() throws {
        let folder = try TestFolder()
        try perform(TestSound.constant(0.5)) { player, display in
            player.play(atTime: player.deviceCurrentTime + 0.25)
            #expect(player.isPlaying && player.currentTime == 0)
            try SoundFile.write(display, duration: 0.5, to: folder.file("late.wav"))
            #expect(abs(player.currentTime - 0.25) < 1e-9)
        }
        let sound = try TestSound.samples(of: folder.file("late.wav"))
        #expect(sound.left.count == 24_000)
        #expect(sound.left[11_999] == 0 && abs(sound.left[12_000] - 0.5) < 1e-3)
    }

    @Test("a recording has the samples of the file, from the sample of the moment on")
    func samples() throws {
        let folder = try TestFolder()
        let left = (0..<4800).map { Double($0 % 100) / 200 }
        let right = left.map { -$0 }
        try perform(TestSound.wav([left, right])) { player, display in
            player.play()
            try SoundFile.write(display, duration: 0.2, to: folder.file("a.wav"))
        }
        let sound = try TestSound.samples(of: folder.file("a.wav"))
        for index in 0..<4800 {
            #expect(
                abs(sound.left[index] - left[index]) < 1e-4 && abs(sound.right[index] - right[index]) < 1e-4
            )
        }
        #expect(sound.left[4800...].allSatisfy { $0 == 0 })
    }

    @Test("the same program gives the same bytes, however its time is cut")
    func determinism() throws {
        let folder = try TestFolder()
        for (name, steps) in [("one", 1), ("many", 37)] {
            try perform(TestSound.tone(rate: 44_100)) { player, display in
                player.enableRate = true
                player.rate = 1.5
                player.play()
                let recording = try SoundRecording(of: display, to: folder.file("\(name).wav"))
                for step in 1...steps {
                    display.advance(to: Double(step) / Double(steps))
                    recording.advance(to: display.time)
                }
                #expect(try recording.close(at: 1))
                try recording.publish()
            }
        }
        #expect(try Data(contentsOf: folder.file("one.wav")) == Data(contentsOf: folder.file("many.wav")))
    }

    @Test("a volume that is set glides for a sixtieth of a second, and a fade for its duration")
    func volume() throws {
        let folder = try TestFolder()
        try perform(TestSound.constant(0.5, seconds: 2)) { player, display in
            player.volume = 0.5
            player.play()
            let recording = try SoundRecording(of: display, to: folder.file("v.wav"))
            display.advance(to: 0.5)
            player.volume = 1
            #expect(player.volume == 1)
            display.advance(to: 1)
            player.setVolume(0, fadeDuration: 0.5)
            display.advance(to: 1.25)
            #expect(abs(player.volume - 0.5) < 1e-4)
            display.advance(to: 1.5)
            #expect(player.volume == 0)
            _ = try recording.close(at: 1.5)
            try recording.publish()
        }
        let sound = try TestSound.samples(of: folder.file("v.wav")).left
        for (time, level) in [
            (0.1, 0.25), (0.49, 0.25), (0.5 + 1.0 / 120, 0.375), (0.52, 0.5), (0.99, 0.5), (1.125, 0.375),
            (1.25, 0.25),
            (1.375, 0.125), (1.499, 0.0005),
        ] {
            #expect(
                abs(sound[Int(time * 48_000)] - level) < 2e-3,
                "at \(time) s: \(sound[Int(time * 48_000)])"
            )
        }
    }

    @Test("pan makes the far side softer")
    func pan() throws {
        let folder = try TestFolder()
        try perform(TestSound.constant(0.5)) { player, display in
            player.pan = 0.25
            player.play()
            try SoundFile.write(display, duration: 0.1, to: folder.file("p.wav"))
        }
        let sound = try TestSound.samples(of: folder.file("p.wav"))
        #expect(abs(sound.left[2000] - 0.375) < 1e-3 && abs(sound.right[2000] - 0.5) < 1e-3)
    }

    @Test("players sound together")
    func mixing() throws {
        let folder = try TestFolder()
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let one = try AVAudioPlayer(data: TestSound.constant(0.25))
            let other = try AVAudioPlayer(data: TestSound.constant(0.5))
            one.play()
            other.play(atTime: 0.1)
            try SoundFile.write(display, duration: 0.2, to: folder.file("m.wav"))
        }
        let sound = try TestSound.samples(of: folder.file("m.wav")).left
        #expect(abs(sound[1000] - 0.25) < 1e-3 && abs(sound[6000] - 0.75) < 1e-3)
    }

    @Test("a rate changes the length and not the pitch, once it is enabled", arguments: [0.5, 1, 2])
    func rate(rate: Double) throws {
        let folder = try TestFolder()
        try perform(TestSound.tone(440, seconds: 1)) { player, display in
            player.rate = Float(rate)
            player.enableRate = true
            player.play()
            display.advance(by: 0.25)
            #expect(abs(player.currentTime - 0.25 * rate) < 1e-6)
            player.currentTime = 0
            try SoundFile.write(display, duration: 2.5, to: folder.file("r.wav"))
            #expect(!player.isPlaying)
        }
        let sound = try TestSound.samples(of: folder.file("r.wav")).left
        let length = 1 / rate
        #expect(TestSound.level(sound, from: length + 0.01, to: 2.5) == 0)
        // Crossings from below: one for each turn of the tone.
        let part = sound[4800..<Int((length - 0.05) * 48_000)]
        let crossings = zip(part, part.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
        let frequency = Double(crossings) / (Double(part.count) / 48_000)
        #expect(abs(frequency - 440) < 15, "\(frequency) turns per second")
        #expect(abs(TestSound.level(sound, from: 0.1, to: length - 0.1) - 0.5 / 2.0.squareRoot()) < 0.04)
    }

    @Test("a file of another rate keeps its pitch and its level")
    func resampling() throws {
        let folder = try TestFolder()
        try perform(TestSound.tone(1000, seconds: 0.5, rate: 44_100)) { player, display in
            #expect(player.duration == 0.5)
            player.play()
            try SoundFile.write(display, duration: 0.5, to: folder.file("s.wav"))
        }
        let sound = try TestSound.samples(of: folder.file("s.wav")).left
        for index in stride(from: 2000, to: 22_000, by: 97) {
            let wanted = 0.5 * sin(2 * .pi * 1000 * Double(index) / 48_000)
            #expect(abs(sound[index] - wanted) < 1e-3, "sample \(index)")
        }
    }

    @Test("meters measure the file at the present place in decibels")
    func meters() throws {
        try perform(TestSound.tone(400, seconds: 1, level: 0.5)) { player, display in
            player.updateMeters()
            #expect(player.averagePower(forChannel: 0) == -160)
            player.isMeteringEnabled = true
            player.play()
            display.advance(by: 0.5)
            player.updateMeters()
            #expect(abs(player.averagePower(forChannel: 0) - -9.03) < 0.1)
            #expect(abs(player.peakPower(forChannel: 0) - -6.02) < 0.1)
            #expect(player.peakPower(forChannel: 5) == -160)
            player.stop()
            player.updateMeters()
            #expect(player.peakPower(forChannel: 0) == -160)
        }
    }

    @Test("a player tells what its file is")
    func format() throws {
        let folder = try TestFolder()
        let file = try folder.write(TestSound.wav([[0, 0.1], [0, 0.2]], rate: 22_050), "two.wav")
        let player = try AVAudioPlayer(contentsOf: file, fileTypeHint: "com.microsoft.waveform-audio")
        #expect(player.url == file && player.data == nil)
        #expect(player.numberOfChannels == 2 && player.format.sampleRate == 22_050)
        #expect(player.format.commonFormat == .pcmFormatInt16)
        #expect(player.settings[AVFormatIDKey] as? AudioFormatID == kAudioFormatLinearPCM)
        #expect(player.settings[AVLinearPCMBitDepthKey] as? Int == 16)
        let other = try AVAudioPlayer(data: TestSound.tone())
        #expect(other.url == nil && other.data?.isEmpty == false)
    }

    @Test("a player that goes is not heard any more, and keeps no source on its display")
    func release() throws {
        let folder = try TestFolder()
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            var player: AVAudioPlayer? = try AVAudioPlayer(data: TestSound.constant(0.5))
            player?.play()
            #expect(display.sound.sourceCount == 1)
            let recording = try SoundRecording(of: display, to: folder.file("g.wav"))
            display.advance(by: 0.1)
            player = nil
            #expect(display.sound.sourceCount == 0)
            display.advance(by: 0.1)
            _ = try recording.close(at: 0.2)
            try recording.publish()
        }
        let sound = try TestSound.samples(of: folder.file("g.wav")).left
        #expect(sound[4799] != 0 && sound[4800] == 0)
    }
}
