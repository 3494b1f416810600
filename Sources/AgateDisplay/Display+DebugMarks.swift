package import AgateCompositor
package import AgateScene
package import Foundation

/// A mark on a layer that a debug view shows.
package typealias DebugMark = AgateCompositor.DebugMark

extension DebugMark {
    /// A part of a layer that lies outside of a safe area.
    package static func outsideSafeArea(_ area: CGRect, of layer: LayerID) -> DebugMark {
        DebugMark(.unsafe, area, of: layer)
    }

    /// A part of a layer that lies outside of margins.
    package static func outsideMargins(_ area: CGRect, of layer: LayerID) -> DebugMark {
        DebugMark(.margin, area, of: layer)
    }

    /// A mark of an area that a finger can hit, well or not.
    package static func hitArea(_ area: CGRect, of layer: LayerID, isSmall: Bool) -> DebugMark {
        DebugMark(isSmall ? .smallHitArea : .hitArea, area, of: layer)
    }

    /// A finger: a disc that fills a rectangle.
    package static func touch(_ area: CGRect, of layer: LayerID) -> DebugMark {
        DebugMark(.touch, area, of: layer)
    }
}

extension Display {
    /// Finds the marks anew where a view asks for them.
    ///
    /// - Returns: Whether they are others.
    @discardableResult
    package final func updateDebugMarks() -> Bool {
        let views = debugViews.intersection(.ofClient)
        let marks = views.isEmpty ? [] : debugMarkSource?(views) ?? []
        guard marks != target.debugMarks else { return false }
        target.debugMarks = marks
        return true
    }

    /// Notes how long a frame took, where a view shows it.
    final func note(frameSince start: Double) {
        guard debugViews.contains(.frameBar) else { return }
        target.frameTimes.add(Stopwatch.now - start, budget: 1 / refreshRate)
    }
}
