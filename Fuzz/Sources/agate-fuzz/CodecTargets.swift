import AgatePixels
import Foundation

/// Image files that are nearly right, one target a format.
///
/// The libraries of the system are not built for the fuzzer, which sees only which of our own lines run; so a whole file
/// is broken in a few places by the input's bytes, or the input is taken as it is. Memory that a library writes beyond
/// its end is found where the C library's functions do it, and by what it does to us.
let codecTargets: [FuzzTarget] = [
    FuzzTarget(name: "png") { input in
        let broken = input.brokenFile(CodecSeeds.png)
        let file = input.bool() ? broken : CodecSeeds.repaired(broken)
        check(file)
    },
    FuzzTarget(name: "jpeg") { input in check(input.brokenFile(CodecSeeds.jpeg)) },
    FuzzTarget(name: "webp") { input in check(input.brokenFile(CodecSeeds.webp)) },
    FuzzTarget(name: "gif") { input in check(input.brokenFile(CodecSeeds.gif)) },
    FuzzTarget(name: "profiles") { input in
        let profile = input.brokenFile([CodecSeeds.profile])
        guard profile.count < 60_000 else { return }
        let payload = Array("a\0\0".utf8) + CodecSeeds.stored(profile)
        check(CodecSeeds.withChunk("iCCP", payload, in: CodecSeeds.png[0]))
    },
]

/// Reads a file twice: the same pixels within the limits, none brighter than its alpha, or the same words.
private func check(_ file: [UInt8]) {
    let format = ImageFormat(firstBytes: file)
    var limits = ImageReadingLimits()
    limits.maximumSide = 2000
    limits.maximumPixels = 1 << 16
    limits.maximumAnimationPixels = 1 << 18
    func read() -> Result<DecodedImage, ImageCodecError> {
        Result { () throws(ImageCodecError) in try ImageReader.read(Data(file), frames: .all, limits: limits)
        }
    }
    switch (read(), read()) {
    case (.success(let first), .success(let second)):
        precondition(first.format == format && (1...8).contains(first.orientation), "need what was asked for")
        precondition(first.frames.count == second.frames.count, "need the same frames twice")
        var count = 0
        for (frame, again) in zip(first.frames, second.frames) {
            let image = frame.image
            count += image.width * image.height
            precondition(image.width > 0 && image.height > 0, "need a picture")
            precondition(frame.duration >= 0 && frame.duration == again.duration, "need a time")
            precondition(image.hasSamePixels(as: again.image), "need the same pixels twice")
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let pixel = image[x, y]
                    let alpha = pixel >> 24
                    precondition(
                        pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha,
                        "need no colour above alpha"
                    )
                }
            }
        }
        precondition(count <= limits.maximumAnimationPixels, "need the limits to be kept")
    case (.failure(let first), .failure(let second)):
        precondition(first == second && !first.description.isEmpty, "need the same words twice")
        precondition(first.format == format, "need the format")
    default: preconditionFailure("need the same outcome twice")
    }
}

extension FuzzBytes {
    /// One of some whole files, broken in up to sixteen places.
    fileprivate mutating func brokenFile(_ seeds: [[UInt8]]) -> [UInt8] {
        let choice = choice(seeds.count + 1)
        guard choice < seeds.count else { return [UInt8](rest()) }
        var file = seeds[choice]
        for _ in 0..<self.choice(17) where !file.isEmpty {
            let place = (Int(byte()) << 8 | Int(byte())) % file.count
            let length = min(self.choice(24), file.count - place)
            switch self.choice(7) {
            case 0: file[place] = byte()
            case 1: file[place] ^= 1 << UInt8(self.choice(8))
            case 2: file.removeSubrange(place..<place + length)
            case 3: file.insert(contentsOf: (0..<length).map { _ in byte() }, at: place)
            case 4: file.insert(contentsOf: file[place..<place + length], at: self.choice(256) % file.count)
            case 5: file.removeSubrange(place...)
            default: for index in place..<place + length { file[index] = byte() }
            }
        }
        return file
    }
}
