package import AgatePixels
import CAgateMedia

/// The pictures of a film, by time.
///
/// A few are kept; others are decoded when they are wanted, from the last place before them where that can begin. Used by one thread at a time.
package final class FilmReader {
    private let file: MediaFile
    package let stream: MediaStream
    /// The size of the pictures: square pixels, turned as the file says.
    package let width: Int
    package let height: Int
    /// Seconds of the whole film.
    package let duration: Double

    /// A decoded frame: from when on it is shown, in units of the stream's time.
    private struct Frame {
        var start: Int64
        /// When its own length ends; nil where the file does not say.
        var end: Int64?
    }

    /// The last two frames that were decoded.
    private var newest: Frame?
    private var previous: Frame?
    private var hasEnded = false
    /// Whether no frame but the first was decoded, from the beginning of the film.
    private var isAtStart = true
    /// Pictures by the beginnings of their frames, the last used one at the end.
    private var ring: [(start: Int64, end: Int64?, image: ImageBuffer)] = []
    /// Why decoding ended before the end of the film.
    package private(set) var failure: MediaError?

    /// Pictures that are kept: those of a few layers that show a film at times near each other.
    private static let ringSize = 4
    /// Seconds ahead that are decoded rather than gone to.
    private static let patience = 2.0

    /// Opens the film of a file.
    ///
    /// - Throws: ``MediaError``.
    package init(_ source: MediaSource, limits: MediaLimits = MediaLimits()) throws(MediaError) {
        file = try MediaFile(source, limits: limits)
        guard let stream = file.picture else { throw MediaError(.noStream, "it has no pictures") }
        guard stream.width > 0, stream.height > 0 else {
            throw MediaError(.unreadable, "its pictures have no size")
        }
        let size = stream.displaySize
        guard size.width <= limits.side, size.height <= limits.side, size.width * size.height <= limits.pixels
        else {
            throw MediaError(
                .unreadable,
                "its pictures of \(size.width) x \(size.height) pixels are too large"
            )
        }
        try file.select(stream)
        self.stream = stream
        (width, height) = size
        duration = stream.duration.map { stream.seconds($0) } ?? file.duration ?? 0
    }

    /// The picture at a time: that of the last frame which begins at or before it, or the first one.
    ///
    /// - Parameter time: Seconds from the beginning of the film.
    /// - Returns: Nil where nothing can be decoded.
    package func picture(at time: Double) -> ImageBuffer? {
        let units = stream.units(max(time, 0))
        if let place = ring.lastIndex(where: { $0.start <= units && units < $0.end ?? $0.start }) {
            return use(place)
        }
        if mustSeek(to: units) {
            (newest, previous, hasEnded, isAtStart) = (nil, nil, false, false)
            guard agate_media_seek(file.native, units) else { return nil }
        }
        while !hasEnded {
            if let newest {
                if newest.start > units { break }
                if let end = newest.end, units < end { break }
            }
            decode()
        }
        if let newest, newest.start <= units { return picture(of: newest, isPrevious: false) }
        if let previous { return picture(of: previous, isPrevious: true) }
        return newest.flatMap { picture(of: $0, isPrevious: false) }
    }

    private func mustSeek(to units: Int64) -> Bool {
        let patience = stream.units(Self.patience) - stream.start
        guard let newest else { return !isAtStart || units > stream.start + patience }
        if units >= newest.start { return !hasEnded && units > newest.start + patience }
        if let previous { return units < previous.start }
        return !isAtStart
    }

    private func decode() {
        do {
            guard let next = try file.next() else {
                hasEnded = true
                return
            }
            let follows = newest.map { $0.end ?? $0.start + 1 } ?? stream.start
            let time = next.time == Int64.min ? follows : next.time
            guard abs(time) < 1 << 60 else { return }
            if let newest, let place = ring.lastIndex(where: { $0.start == newest.start }) {
                // Now its end is known.
                ring[place].end = max(time, newest.start)
            }
            if newest != nil { isAtStart = false }
            previous = newest
            let length = next.duration > 0 && next.duration < 1 << 60 ? next.duration : nil
            newest = Frame(start: time, end: length.map { time + $0 })
        } catch {
            failure = error
            hasEnded = true
        }
    }

    private func use(_ place: Int) -> ImageBuffer {
        let found = ring.remove(at: place)
        ring.append(found)
        return found.image
    }

    private func picture(of frame: Frame, isPrevious: Bool) -> ImageBuffer? {
        if let place = ring.lastIndex(where: { $0.start == frame.start }) { return use(place) }
        guard let made = makePicture(isPrevious: isPrevious) else { return nil }
        if ring.count >= Self.ringSize { ring.removeFirst() }
        ring.append((frame.start, frame.end, made))
        return made
    }

    private func makePicture(isPrevious: Bool) -> ImageBuffer? {
        let turns = stream.quarterTurns
        let (storedWidth, storedHeight) = turns % 2 == 0 ? (width, height) : (height, width)
        var isMade = false
        let message = MediaMessage()
        func fill(_ pixels: UnsafeMutablePointer<UInt32>) {
            isMade = agate_media_get_pixels(
                file.native,
                isPrevious,
                Int32(storedWidth),
                Int32(storedHeight),
                pixels,
                message.buffer
            )
        }
        let image = ImageBuffer(width: width, height: height) { target in
            guard let start = target.baseAddress, target.count == width * height else { return }
            guard turns != 0 else { return fill(start) }
            let stored = UnsafeMutablePointer<UInt32>.allocate(capacity: storedWidth * storedHeight)
            defer { stored.deallocate() }
            stored.initialize(repeating: 0, count: storedWidth * storedHeight)
            fill(stored)
            for y in 0..<height {
                for x in 0..<width {
                    let from =
                        switch turns {
                        case 1: (storedHeight - 1 - x) * storedWidth + y
                        case 2: (storedHeight - 1 - y) * storedWidth + (storedWidth - 1 - x)
                        default: x * storedWidth + (storedWidth - 1 - y)
                        }
                    start[y * width + x] = stored[from]
                }
            }
        }
        guard isMade else {
            failure = MediaError(.undecodable, message.text)
            return nil
        }
        return image
    }
}
