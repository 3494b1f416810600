/// The clipboard of the system that the program's windows are on: how text is copied to other programs, and pasted from them.
///
/// A host sets ``shared``; without one the general pasteboard keeps to the process.
@MainActor package final class SystemClipboard {
    /// The clipboard; nil where there is none.
    package static var shared: SystemClipboard?

    private let read: () -> String?
    private let write: (String) -> Void

    /// Text longer than this, in bytes of UTF-8, is not pasted.
    private static let longest = 16 << 20

    /// Makes a clipboard from what reads and writes its text.
    package init(read: @escaping () -> String?, write: @escaping (String) -> Void) {
        self.read = read
        self.write = write
    }

    /// Gives text to the system.
    func take(_ text: String?) { write(text ?? "") }

    /// The text, if it is another one.
    func newText(than known: String?) -> String? {
        guard let text = read(), !text.isEmpty, text != known, text.utf8.count <= Self.longest else {
            return nil
        }
        return text
    }
}
