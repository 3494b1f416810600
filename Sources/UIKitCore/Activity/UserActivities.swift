import Foundation
import QuartzCore

/// The activities of responders, which few have.
@MainActor enum ResponderActivity {
    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    static func of(_ responder: UIResponder) -> NSUserActivity? {
        objc_getAssociatedObject(responder, key) as? NSUserActivity
    }

    static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
        objc_setAssociatedObject(responder, key, activity, .OBJC_ASSOCIATION_RETAIN)
        UserActivities.follow(responder, has: activity)
    }
}

/// The activity that the user is in, of each display, and those that have to be brought up to date.
enum UserActivities {
    /// What the display keeps of activities.
    struct State {
        var current: NSUserActivity?
        /// The activities with ``NSUserActivity/needsSave``, in the order in which it was set.
        var unsaved: [NSUserActivity] = []
        /// The responders that have activities.
        var holders: [Holder] = []
    }

    /// A responder that has an activity; it is not kept.
    struct Holder {
        weak var responder: UIResponder?
    }

    static var current: NSUserActivity? {
        get { DisplayState.current.activities.userActivities.current }
        set { DisplayState.current.activities.userActivities.current = newValue }
    }

    static func add(_ activity: NSUserActivity) {
        let state = DisplayState.current
        if !state.activities.userActivities.unsaved.contains(where: { $0 === activity }) {
            state.activities.userActivities.unsaved.append(activity)
        }
    }

    static func remove(_ activity: NSUserActivity) {
        DisplayState.current.activities.userActivities.unsaved.removeAll { $0 === activity }
    }

    /// A responder has got an activity, or has none any more.
    @MainActor static func follow(_ responder: UIResponder, has activity: NSUserActivity?) {
        let state = DisplayState.current
        state.activities.userActivities.holders.removeAll {
            $0.responder == nil || $0.responder === responder
        }
        if activity != nil { state.activities.userActivities.holders.append(Holder(responder: responder)) }
    }

    /// Brings the activities that need it up to date: first by their delegates, then by the responders that have them.
    @MainActor static func save() {
        let state = DisplayState.current
        let unsaved = state.activities.userActivities.unsaved
        state.activities.userActivities.unsaved = []
        for activity in unsaved where activity.needsSave {
            activity.needsSave = false
            activity.delegate?.userActivityWillSave(activity)
            for holder in state.activities.userActivities.holders
            where holder.responder?.userActivity === activity {
                holder.responder?.updateUserActivityState(activity)
            }
        }
    }
}
