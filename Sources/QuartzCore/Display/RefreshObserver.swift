package import AgateDisplay

/// Hears of the parts of a refresh of a display, in this order, on the thread of its layers.
package protocol RefreshObserver: AnyObject {
    /// A refresh begins: no display link was called for it yet.
    func refreshBegins(_ refresh: RefreshTiming)
    /// Display links were called.
    func linksWereCalled()
    /// What has changed in the refresh is going to be committed.
    func willCommitRefresh()
    /// It was committed.
    func didCommitRefresh()
}
