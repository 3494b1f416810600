import Foundation

/// The clipboard of the system as the host tells of it: texts of other programs come in, those of the program go out.
@MainActor final class HostClipboard {
    /// Gives a text to the system.
    var copy: (String) -> Void = { _ in }
    private var text: String?

    /// Another program has put a text there.
    func take(_ text: String) {
        self.text = text
        attach()
    }

    /// What the program copies goes to the system from now on.
    func attach() {
        let shared = SystemClipboard(
            read: { [weak self] in self?.text },
            write: { [weak self] text in
                self?.text = text
                self?.copy(text)
            }
        )
        SystemClipboard.shared = shared
    }
}
