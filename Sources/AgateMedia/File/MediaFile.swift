import CAgateMedia
import Foundation

/// A file of sound or film that is open: what it says of itself, and one stream that is decoded.
///
/// Used by one thread at a time.
package final class MediaFile {
    let native: OpaquePointer
    /// Bytes in memory, which live as long as the file is open.
    private let memory: MediaMemory?
    package let streams: [MediaStream]
    /// The streams that a player chooses.
    package let sound: MediaStream?
    package let picture: MediaStream?
    /// Seconds; nil where the file does not say.
    package let duration: Double?
    /// The name of the container, such as "wav".
    package let format: String

    /// Opens a file.
    ///
    /// - Throws: ``MediaError``.
    package init(_ source: MediaSource, limits: MediaLimits = MediaLimits()) throws(MediaError) {
        var info = agate_media_info()
        var limits = limits.native
        let message = MediaMessage()
        let opened: OpaquePointer?
        var memory: MediaMemory?
        switch source {
        case .file(let url):
            guard url.isFileURL else {
                throw MediaError(.missing, "only files are read, and \(url.absoluteString) is none")
            }
            let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw MediaError(.missing, "\(url.path): \(String(cString: strerror(errno)))")
            }
            opened = agate_media_open_file(descriptor, &limits, &info, message.buffer)
            guard opened != nil else { throw MediaError(.unreadable, "\(url.path): \(message.text)") }
        case .data(let data):
            let kept = MediaMemory(data)
            memory = kept
            opened = agate_media_open_memory(kept.bytes, data.count, &limits, &info, message.buffer)
        }
        guard let opened else { throw MediaError(.unreadable, message.text) }
        native = opened
        self.memory = memory
        var streams: [MediaStream] = []
        for index in 0..<info.stream_count {
            var stream = agate_media_stream()
            if agate_media_get_stream(opened, index, &stream) {
                streams.append(MediaStream(stream, index: Int(index)))
            }
        }
        self.streams = streams
        sound = streams.first { $0.index == Int(info.sound) }
        picture = streams.first { $0.index == Int(info.picture) }
        duration = info.duration < 0 ? nil : info.duration
        format = withUnsafeBytes(of: &info.format) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    deinit { agate_media_close(native) }

    /// Chooses the stream that is decoded; once.
    func select(_ stream: MediaStream) throws(MediaError) {
        let message = MediaMessage()
        guard agate_media_select(native, Int32(stream.index), message.buffer) else {
            throw MediaError(.undecodable, message.text)
        }
    }

    /// An entry of the file's tags, such as "title"; nil where there is none.
    package func tag(_ name: String) -> String? {
        agate_media_tag(native, name).map { String(cString: $0) }
    }

    /// Decodes the next frame; nil at the end.
    func next() throws(MediaError) -> agate_media_frame? {
        var frame = agate_media_frame()
        let message = MediaMessage()
        switch agate_media_next(native, &frame, message.buffer) {
        case 1: return frame
        case 0: return nil
        default: throw MediaError(.undecodable, message.text)
        }
    }
}

/// Bytes that stay where they are.
private final class MediaMemory {
    private let data: NSData

    init(_ data: Data) { self.data = data as NSData }

    var bytes: UnsafePointer<UInt8> { UnsafePointer(data.bytes.assumingMemoryBound(to: UInt8.self)) }
}

/// Room for what a function of C says of its failure.
final class MediaMessage {
    let buffer: UnsafeMutablePointer<CChar>

    init() {
        buffer = .allocate(capacity: Int(AGATE_MEDIA_MESSAGE_SIZE))
        buffer.initialize(repeating: 0, count: Int(AGATE_MEDIA_MESSAGE_SIZE))
    }

    deinit { buffer.deallocate() }

    var text: String { String(cString: buffer) }
}
