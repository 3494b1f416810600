#if AGATE_FONTS
import CLibFreeType
import Synchronization

/// The one library object of FreeType, under whose lock faces are opened and closed.
///
/// `@unchecked Sendable`: the object is used with the lock held alone. It lives as long as the process.
final class FreeTypeLibrary: @unchecked Sendable {
    static let shared = FreeTypeLibrary()

    private let lock = Mutex<Void>(())
    private let library: FT_Library?

    private init() {
        var made: FT_Library?
        library = FT_Init_FreeType(&made) == 0 ? made : nil
    }

    /// Opens a face of a file in memory, which must live longer than the face; an index of -1 opens none and counts faces.
    func open(_ bytes: FontBytes, index: Int) -> FT_Face? {
        lock.withLock { _ in
            guard let library else { return nil }
            var face: FT_Face?
            let start = bytes.start.assumingMemoryBound(to: FT_Byte.self)
            guard FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(index), &face) == 0 else {
                return nil
            }
            return face
        }
    }

    func close(_ face: FT_Face) {
        lock.withLock { _ in _ = FT_Done_Face(face) }
    }

    /// Frees the description of axes that FreeType made.
    func free(_ axes: UnsafeMutablePointer<FT_MM_Var>) {
        lock.withLock { _ in _ = FT_Done_MM_Var(library, axes) }
    }
}
#endif
