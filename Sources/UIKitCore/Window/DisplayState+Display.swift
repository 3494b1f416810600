import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore

/// How views hear of their display: its refreshes, its commits, its sizes and its end.
extension DisplayState {
    /// The views of the display that the calling thread is inside of.
    package static var current: DisplayState { of(DisplayContext.current) }

    /// The same, if it has been made.
    static var ifKnown: DisplayState? { known(for: DisplayContext.current) }

    /// The views of a display.
    static func of(_ context: DisplayContext) -> DisplayState {
        let side = kept(for: context)
        if !side.isFollowingDisplay { side.follow(context) }
        return side
    }

    private func follow(_ context: DisplayContext) {
        isFollowingDisplay = true
        context.display.debugMarkSource = { [weak self] views in
            guard let self else { return [] }
            return ViewThread.run { DebugMarks.find(views, self) }
        }
        context.refreshObserver = ViewRefreshObserver(self)
        context.onEnd = { [weak self] in self?.end() }
        context.onResize = { [weak self, weak context] oldSize in
            ViewThread.run {
                guard let self, let context else { return }
                let size = context.display.size
                SceneLife.following(self, from: oldSize) {
                    OrientationChange.following(self, from: oldSize, to: size) {
                        self.fillScreen(from: oldSize, to: size)
                    }
                }
                self.followScale(context.display.scale)
            }
        }
    }

    /// Has properties updated and constraints solved before commits of the display lay layers out.
    func followCommits(of context: DisplayContext) {
        // By way of what keeps them: an object that weak references were made of is slower to keep and to let go.
        context.beforeLayout = { [weak self] isFirst in
            // Layers may be committed by any thread: views wait for a commit of their own.
            guard let self, ViewThread.isHere else { return }
            ViewThread.run {
                self.updates.propertyUpdates?.run()
                self.layout.layoutHost?.prepareCommit(isFirst: isFirst)
            }
        }
    }

    /// The display has ended: what waits for something on it holds on to nothing any more.
    private func end() {
        guard isInUse else { return }
        ViewThread.runOrSend { [self] in letGo() }
    }

    /// Tells windows of another scale of the screen.
    @MainActor private func followScale(_ newScale: CGFloat) {
        guard newScale != scale else { return }
        let oldScale = scale
        scale = newScale
        ViewTraits.followScale(from: oldScale, to: newScale, self)
    }

    /// Gives windows that filled the screen its new size.
    @MainActor private func fillScreen(from oldSize: CGSize, to newSize: CGSize) {
        for window in windowList.windows where window.frame == CGRect(origin: .zero, size: oldSize) {
            ViewTraits.following(window) { window.frame = CGRect(origin: .zero, size: newSize) }
        }
        keyboardState.keyboard?.follow()
    }
}
