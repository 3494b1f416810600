import Synchronization

/// Pictures that can be decoded again, those that were used last: no more than so many bytes of them.
///
/// Code that draws a picture retains it meanwhile, whether it is still kept here or not.
///
/// Source: documents R64.
package final class DecodedPictures: Sendable {
    /// The pictures of this process.
    package static let shared = DecodedPictures(limit: 128 << 20)

    /// The maximum number of bytes that are kept; the last picture is kept whatever its size.
    package let limit: Int

    private struct Kept {
        var picture: ImageBuffer
        var bytes: Int
        var lastUse: UInt64
    }

    private struct State {
        var kept: [UInt64: Kept] = [:]
        var bytes = 0
        var use: UInt64 = 0
    }

    private let state = Mutex(State())

    package init(limit: Int) { self.limit = limit }

    /// The bytes of the pictures that are kept, with room for the smaller ones that are made of them.
    package var bytes: Int { state.withLock { $0.bytes } }

    /// The picture of a number, where it is kept.
    func picture(_ number: UInt64) -> ImageBuffer? {
        state.withLock { state in
            state.use += 1
            state.kept[number]?.lastUse = state.use
            return state.kept[number]?.picture
        }
    }

    /// Keeps a picture, and removes those that were not used for the longest time.
    func keep(_ picture: ImageBuffer, _ number: UInt64) {
        let bytes = picture.width * picture.height * MemoryLayout<UInt32>.stride
        let entry = bytes + MipLevels.byteCount(of: picture)
        // Pictures whose last reference was here are freed without the lock.
        let freed: [ImageBuffer] = state.withLock { state in
            state.use += 1
            if let old = state.kept.updateValue(
                Kept(picture: picture, bytes: entry, lastUse: state.use),
                forKey: number
            ) {
                state.bytes -= old.bytes
            }
            state.bytes += entry
            guard state.bytes > limit else { return [] }
            var freed: [ImageBuffer] = []
            // An eighth more than necessary, so that not each new one looks through all.
            for (number, old) in state.kept.sorted(by: { $0.value.lastUse < $1.value.lastUse })
            where state.bytes > limit / 8 * 7 && old.lastUse != state.use {
                state.kept[number] = nil
                state.bytes -= old.bytes
                freed.append(old.picture)
            }
            return freed
        }
        _ = freed
    }

    /// Removes a picture.
    func remove(_ number: UInt64) {
        let old = state.withLock { state in
            let old = state.kept.removeValue(forKey: number)
            state.bytes -= old?.bytes ?? 0
            return old
        }
        _ = old
    }
}
