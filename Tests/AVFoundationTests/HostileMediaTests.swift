import AVFoundation
import AgateMedia
import Testing

@Suite("Files of sound and film that are damaged or hostile")
struct HostileMediaTests {
    @Test("a file that is not there, is empty, or is none, is an error that says so")
    func none() throws {
        let folder = try TestFolder()
        let missing = #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: folder.file("none.wav")) }
        #expect(
            missing?.code == .noLongerPlayable
                && "\(missing?.localizedDescription ?? "")".contains("No such file")
        )
        #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: folder.url) }
        for bytes in [Data(), Data("no sound".utf8), Data(repeating: 0xFF, count: 100_000)] {
            #expect(throws: AVError.self) { try AVAudioPlayer(data: bytes) }
            #expect(throws: MediaError.self) { try FilmReader(.data(bytes)) }
        }
        let remote = try #require(URL(string: "https://example.com/a.mp4"))
        #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: remote) }
    }

    @Test("a list of other files is none that is read")
    func playlists() throws {
        let folder = try TestFolder()
        _ = try folder.write(TestSound.tone(), "tone.wav")
        for text in [
            "ffconcat version 1.0\nfile tone.wav\n",
            "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\ntone.wav\n",
        ] {
            let file = try folder.write(Data(text.utf8), "list.m3u8")
            #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: file) }
        }
    }

    @Test("each beginning of a film, and films with wrong bytes, end with an error or play")
    func damage() throws {
        let folder = try TestFolder()
        let whole = try Data(contentsOf: TestFilm.write("a.mp4", in: folder, frames: 10))
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for round in 0..<60 {
            var bytes = whole
            if round % 2 == 0 { bytes = bytes.prefix(random(whole.count)) }
            for _ in 0..<(1 + random(12)) where !bytes.isEmpty {
                bytes[bytes.startIndex + random(bytes.count)] = UInt8(random(256))
            }
            guard let reader = try? FilmReader(.data(Data(bytes))) else { continue }
            #expect(reader.width > 0 && reader.height > 0)
            for time in [0, 0.2, 10, 0.1] { _ = reader.picture(at: time) }
        }
    }

    @Test("sound with wrong bytes ends with an error or plays")
    func damagedSound() throws {
        let whole = TestSound.tone(seconds: 0.1)
        for place in 0..<60 {
            for byte: UInt8 in [0, 0x7F, 0xFF] {
                var bytes = whole
                bytes[place] = byte
                guard let reader = try? SoundReader(.data(bytes)) else { continue }
                var pairs = [Float](repeating: 0, count: 2000)
                pairs.withUnsafeMutableBufferPointer {
                    if let start = $0.baseAddress {
                        reader.read(from: reader.frameCount - 500, count: 1000, into: start)
                    }
                }
                #expect(pairs.allSatisfy { $0.isFinite })
            }
        }
    }

    @Test("a file that is larger than a limit is refused when it is opened")
    func limits() throws {
        let folder = try TestFolder()
        let film = try TestFilm.write("a.mp4", in: folder, frames: 10)
        var limits = MediaLimits()
        limits.side = 16
        #expect(throws: MediaError.self) { try FilmReader(.file(film), limits: limits) }
        limits = MediaLimits()
        limits.duration = 0.1
        #expect(throws: MediaError.self) { try FilmReader(.file(film), limits: limits) }
        limits = MediaLimits()
        limits.opening = 100
        #expect(throws: MediaError.self) { try FilmReader(.file(film), limits: limits) }
    }

    @Test("descriptors are closed with their files, and where opening fails")
    func descriptors() throws {
        let folder = try TestFolder()
        let good = try folder.write(TestSound.tone(seconds: 0.01), "good.wav")
        let bad = try folder.write(Data("no sound at all".utf8), "bad.wav")
        func open(to name: String) throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == name
            }.count
        }
        for _ in 0..<20 {
            _ = try AVAudioPlayer(contentsOf: good)
            _ = try? AVAudioPlayer(contentsOf: bad)
        }
        #expect(try open(to: good.path) == 0)
        #expect(try open(to: bad.path) == 0)
    }
}
