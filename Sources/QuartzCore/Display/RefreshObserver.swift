package import AgateDisplay

/// An object that a display calls at the parts of a refresh, in this order, on the thread of its layers.
package protocol RefreshObserver: AnyObject {
    /// A refresh begins: no display link was called for it yet.
    func refreshBegins(_ refresh: RefreshTiming)
    /// Display links were called.
    func linksWereCalled()
    /// The changes of the refresh are going to be committed.
    func willCommitRefresh()
    /// It was committed.
    func didCommitRefresh()
}
