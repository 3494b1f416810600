public import Foundation

/// A command in the menu of a program's icon.
///
/// There is no icon here: items are only read back, and hosts and tests can trigger them.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The type of the command, a string by which the program tells it from its other ones.
    public let type: String
    /// The title of the command, in the user's language.
    public let localizedTitle: String
    /// A second, smaller line below the title; nil for none.
    public let localizedSubtitle: String?
    /// The icon beside the title; nil for none.
    ///
    /// Setting it stores a copy.
    @NSCopying public var icon: UIApplicationShortcutIcon?
    /// The data of the program's own that come back with the command; nil for none.
    public let userInfo: [String: any NSSecureCoding]?
    /// The identifier of the content that the command is about, for choosing a scene; nil for none.
    open var targetContentIdentifier: Any?

    /// Makes a command with a type, a title, and optionally a second line, an icon and data of the program's own.
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        self.userInfo = userInfo
        super.init()
        self.icon = icon
    }

    /// Makes a command with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The icon of a command in the menu of a program's icon; nothing shows it.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The icons that each system has, which nothing shows here.
    public enum IconType: Int, Sendable {
        /// A pencil on paper, for writing something new.
        case compose = 0
        /// A triangle that points to the right, for playing.
        case play = 1
        /// Two upright bars, for pausing.
        case pause = 2
        /// A plus sign, for adding something.
        case add = 3
        /// A pin, for a place on a map.
        case location = 4
        /// A magnifying glass, for searching.
        case search = 5
        /// An arrow out of a box, for sharing.
        case share = 6
        /// A circle with a bar, for something that is forbidden.
        case prohibit = 7
        /// A person, for an entry of the address book.
        case contact = 8
        /// A house, for the first page.
        case home = 9
        /// A pin that is being set, for marking a place.
        case markLocation = 10
        /// A star, for favourites.
        case favorite = 11
        /// A heart, for something that the user likes.
        case love = 12
        /// A cloud, for data in a network.
        case cloud = 13
        /// An envelope with a card, for an invitation.
        case invitation = 14
        /// A check mark, for confirming something.
        case confirmation = 15
        /// A closed envelope, for electronic mail.
        case mail = 16
        /// A speech bubble, for a message.
        case message = 17
        /// A page of a calendar, for a date.
        case date = 18
        /// A clock face, for a time of day.
        case time = 19
        /// A still camera, for taking a picture.
        case capturePhoto = 20
        /// A film camera, for recording a video.
        case captureVideo = 21
        /// An empty box, for a task to be done.
        case task = 22
        /// A box with a check mark, for a task that is done.
        case taskCompleted = 23
        /// A bell or alarm clock, for an alarm.
        case alarm = 24
        /// An open book, for bookmarks.
        case bookmark = 25
        /// Two arrows that cross, for a random order.
        case shuffle = 26
        /// A loudspeaker, for sound.
        case audio = 27
        /// Two arrows in a circle, for updating.
        case update = 28
    }

    /// Makes one of the icons that each system has; the type is not kept.
    public convenience init(type: IconType) { self.init() }
    /// Makes an icon from an image of the program's; the name is not kept.
    public convenience init(templateImageName: String) { self.init() }
    /// Makes an icon from a system symbol; the name is not kept.
    public convenience init(systemImageName: String) { self.init() }

    /// The icon itself, which does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
