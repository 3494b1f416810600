import Foundation
import QuartzCore

/// What a text keeps for `UITextInput` beside its editor.
@MainActor final class TextInputState {
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var affinity = UITextStorageDirection.forward
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var touches = TextTouches()
    private var tokenizer: LineTokenizer?

    init() {}

    func tokenizer(of host: any TextEditorHost) -> LineTokenizer {
        if let tokenizer { return tokenizer }
        let made = LineTokenizer(host)
        tokenizer = made
        return made
    }
}

/// The editing actions that menus and keys call by name.
enum EditAction: String {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case select = "select:"
    case selectAll = "selectAll:"
    case delete = "delete:"

    init?(_ name: String) { self.init(rawValue: name) }

    /// Whether the action would do something.
    @MainActor func isPossible(in host: any TextEditorHost) -> Bool {
        let selection = host.editor.selection
        switch self {
        case .copy: return host.allowsCopying && !selection.isEmpty
        case .cut: return host.allowsEditing && host.allowsCopying && !selection.isEmpty
        case .delete: return host.allowsEditing && !selection.isEmpty
        case .paste: return host.allowsEditing && UIPasteboard.general.hasStrings
        case .select: return selection.isEmpty && host.hasText
        case .selectAll: return selection.range.length < host.editedStorage.length
        }
    }
}
