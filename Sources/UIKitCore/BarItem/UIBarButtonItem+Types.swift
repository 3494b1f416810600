extension UIBarButtonItem {
    /// The emphasis of an item.
    public enum Style: Int, Sendable {
        /// An item without emphasis.
        case plain = 0
        /// The former name of `plain`; both look alike.
        case bordered = 1
        /// As what ends the task at hand: bold.
        case done = 2
    }

    /// The items for which the system has a title or an image.
    public enum SystemItem: Int, Sendable {
        /// The title “Done”, in bold.
        case done = 0
        /// The title “Cancel”, not bold.
        case cancel = 1
        /// The title “Edit”, not bold.
        case edit = 2
        /// The title “Save”, in bold.
        case save = 3
        /// A plus sign, for adding something.
        case add = 4
        /// An empty space that takes the width that the other items leave.
        case flexibleSpace = 5
        /// An empty space whose width is ``UIBarButtonItem/width``, in points.
        case fixedSpace = 6
        /// A pencil on paper, for writing something new.
        case compose = 7
        /// An arrow that turns to the left.
        case reply = 8
        /// An arrow up out of a box.
        case action = 9
        /// A folder, for moving content elsewhere.
        case organize = 10
        /// An open book, for bookmarks.
        case bookmarks = 11
        /// A magnifying glass, for searching.
        case search = 12
        /// An arrow that turns clockwise, for reloading.
        case refresh = 13
        /// A cross, for stopping or closing.
        case stop = 14
        /// A still camera, for taking pictures.
        case camera = 15
        /// A bin, for deleting something.
        case trash = 16
        /// A triangle that points to the right, for playing.
        case play = 17
        /// Two upright bars, for pausing.
        case pause = 18
        /// Two triangles that point to the left, for going back.
        case rewind = 19
        /// Two triangles that point to the right, for going on fast.
        case fastForward = 20
        /// The title “Undo”, not bold.
        case undo = 21
        /// The title “Redo”, not bold.
        case redo = 22
        /// A page; this system has no transition that curls pages.
        case pageCurl = 23
        /// A cross in a grey disc, for closing something.
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
