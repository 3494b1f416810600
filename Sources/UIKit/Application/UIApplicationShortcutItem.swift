public import Foundation

/// A command in the menu of a program's icon: kept for reading back, there is no icon; a program is asked for one by hosts and tests alone.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// Tells it apart.
    public let type: String
    /// What it says.
    public let localizedTitle: String
    /// A smaller line below.
    public let localizedSubtitle: String?
    /// Its picture.
    @NSCopying public var icon: UIApplicationShortcutIcon?
    /// What the program wants to know with it.
    public let userInfo: [String: any NSSecureCoding]?
    /// What it is about, for a program that has to choose a scene for it.
    open var targetContentIdentifier: Any?

    /// Makes a command.
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

/// The picture of such a command, which nothing shows.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// A picture that every system has.
    public enum IconType: Int, Sendable {
        /// A pencil on paper.
        case compose = 0
        /// A triangle.
        case play = 1
        /// Two bars.
        case pause = 2
        /// A plus.
        case add = 3
        /// A pin on a map.
        case location = 4
        /// A magnifying glass.
        case search = 5
        /// An arrow out of a box.
        case share = 6
        /// A forbidden way.
        case prohibit = 7
        /// A person.
        case contact = 8
        /// A house.
        case home = 9
        /// A place that is marked.
        case markLocation = 10
        /// A star.
        case favorite = 11
        /// A heart.
        case love = 12
        /// A cloud.
        case cloud = 13
        /// An envelope.
        case invitation = 14
        /// A check mark.
        case confirmation = 15
        /// A letter.
        case mail = 16
        /// A bubble.
        case message = 17
        /// A calendar.
        case date = 18
        /// A clock.
        case time = 19
        /// A camera for pictures.
        case capturePhoto = 20
        /// A camera for films.
        case captureVideo = 21
        /// An empty box.
        case task = 22
        /// A ticked box.
        case taskCompleted = 23
        /// A bell.
        case alarm = 24
        /// A book with a mark.
        case bookmark = 25
        /// Two arrows that cross.
        case shuffle = 26
        /// A speaker.
        case audio = 27
        /// Two arrows in a circle.
        case update = 28
    }

    /// A picture that every system has.
    public convenience init(type: IconType) { self.init() }
    /// A picture of the program's, by its name.
    public convenience init(templateImageName: String) { self.init() }
    /// A symbol, by its name.
    public convenience init(systemImageName: String) { self.init() }

    /// The icon itself, which does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
