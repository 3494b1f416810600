import Foundation

/// An object that takes up what the user was doing: any responder.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes up an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
