public import Foundation

/// The classes and the storyboard with which a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
    /// The name in the program's list of configurations, in Info.plist; nil for none.
    public let name: String?
    /// The role of the scenes that are made with the configuration.
    public let role: UISceneSession.Role
    /// The class of the scene; nil for a scene of windows.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, made by its `init()`.
    ///
    /// Where it is nil and the configuration has a name, Info.plist says which class it is (`UISceneDelegateClassName`); without an
    /// Info.plist the only class of the module of the application's delegate that is a `UIWindowSceneDelegate` and has "Scene" or
    /// "Delegate" in its name. Where there is none or several, a line in the diagnostics says so, and the scene has no delegate.
    open var delegateClass: AnyClass?
    /// The storyboard with the scene's first controller, for which the scene's delegate gets a window; nil for the one that Info.plist names
    /// (`UISceneStoryboardFile`).
    open var storyboard: UIStoryboard?

    /// Makes a configuration with a name, which is looked up in `Info.plist`, and a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }

    /// Returns another configuration of the same name, role, classes and storyboard.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        ViewThread.run {
            let made = UISceneConfiguration(name: name, sessionRole: role)
            (made.sceneClass, made.delegateClass) = (sceneClass, delegateClass)
            made.storyboard = storyboard
            return made
        }
    }
}

/// The part of a scene that lasts while it is not connected: its role, its configuration and its state.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The roles that a scene can have.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The string that stands for the role, as in `Info.plist`.
        public let rawValue: String
        /// Makes a role from its string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows on the screen of the program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another screen, without interaction.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
        )
    }

    /// The scene of the session while it is connected; else nil.
    open internal(set) weak var scene: UIScene?
    /// The role of the session's scene.
    public let role: Role
    /// The configuration that the scene was made with.
    open internal(set) var configuration: UISceneConfiguration
    /// A name that no other session of the program has.
    public let persistentIdentifier: String
    /// Data of the program's own; kept while the program runs.
    open var userInfo: [String: Any]?
    /// The activity that the scene's delegate gave when the scene was last visible; kept while the program runs.
    open var stateRestorationActivity: NSUserActivity?

    init(role: Role, identifier: String) {
        self.role = role
        persistentIdentifier = identifier
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}
