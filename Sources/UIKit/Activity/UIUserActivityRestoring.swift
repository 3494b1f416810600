import Foundation

/// An object that takes up what the user was doing: any responder.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that an activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
