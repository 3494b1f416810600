extension UIBarButtonItem {
    /// How an item is emphasised.
    public enum Style: Int, Sendable {
        /// Not.
        case plain = 0
        /// An older name of plain.
        case bordered = 1
        /// As what ends the task at hand: bold.
        case done = 2
    }

    /// The items that the system has a title or a picture for.
    public enum SystemItem: Int, Sendable {
        /// "Done", bold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", bold.
        case save = 3
        /// A plus.
        case add = 4
        /// Space that takes what the other items leave.
        case flexibleSpace = 5
        /// Space of a ``UIBarButtonItem/width``.
        case fixedSpace = 6
        /// A pencil on paper.
        case compose = 7
        /// An arrow that turns to the left.
        case reply = 8
        /// An arrow up out of a box.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// An arrow that turns clockwise.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle to the right.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A page; no page curls here.
        case pageCurl = 23
        /// A cross in a grey disc.
        case close = 24
    }
}

/// What the system shows for its items.
struct SystemItemLook {
    var title: String?
    var symbol: String?
    var isBold = false
    /// Whether the picture is small and grey, on a grey disc.
    var hasDisc = false

    init(_ item: UIBarButtonItem.SystemItem) {
        switch item {
        case .done: (title, isBold) = ("Done", true)
        case .cancel: title = "Cancel"
        case .edit: title = "Edit"
        case .save: (title, isBold) = ("Save", true)
        case .undo: title = "Undo"
        case .redo: title = "Redo"
        case .add: symbol = "plus"
        case .flexibleSpace, .fixedSpace: break
        case .compose: symbol = "square.and.pencil"
        case .reply: symbol = "arrowshape.turn.up.left"
        case .action: symbol = "square.and.arrow.up"
        case .organize: symbol = "folder"
        case .bookmarks: symbol = "book"
        case .search: symbol = "magnifyingglass"
        case .refresh: symbol = "arrow.clockwise"
        case .stop: symbol = "xmark"
        case .camera: symbol = "camera"
        case .trash: symbol = "trash"
        case .play: symbol = "play.fill"
        case .pause: symbol = "pause.fill"
        case .rewind: symbol = "backward.fill"
        case .fastForward: symbol = "forward.fill"
        case .pageCurl: symbol = "doc"
        case .close: (symbol, hasDisc) = ("xmark", true)
        }
    }
}
