import Foundation

/// An object that can continue an activity; all responders can.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that an activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
