import Foundation

/// The settings of the innermost transaction that every change reads, outer values where it has set none.
///
/// A transaction gets a copy of the outer one's when it opens, so a change reads three stored values and
/// searches nothing (benchmark `set/no-action`).
struct TransactionSettings {
    /// The duration of animations that have none, in seconds.
    var duration = 0.25
    /// Whether setters skip the search for actions.
    var disablesActions = false
    /// The timing function that every added animation gets.
    var timingFunction: CAMediaTimingFunction?
}

/// One open transaction: what was set in it, and its completion groups.
struct TransactionFrame {
    /// Whether the system opened it for a change outside any transaction.
    var isImplicit = false
    /// The settings that are back when it ends.
    let outer: TransactionSettings
    /// Set values by arbitrary key; a key that is present with nil hides the outer value.
    var values: [String: Any?] = [:]
    /// The groups of all blocks that were set here, in order.
    var groups: [CompletionGroup] = []
    /// The group that joins new animations: that of the newest block, nil after the block was set to nil.
    var openGroup: CompletionGroup?
    /// Whether a block was set here, nil included.
    var hasBlock = false
}

/// The keys of a transaction's values.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether the look-up of actions is switched off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of all animations that are added.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
