import AgateGeometry
import AgatePixels

extension DisplayList {
    /// Whether drawing takes long enough for a second thread to help: to wake one, to wait for it, and to look at each shape in every band
    /// costs what it saves of less (benchmark `lottie/frames-two-threads`).
    ///
    /// - Parameter region: The pixels that are drawn.
    func isWorthThreads(in region: DeviceRect) -> Bool {
        var work = 0
        add(to: &work, in: region, depth: 0)
        return work >= Self.fewest
    }

    /// The shortest drawing that is shared out, in nanoseconds of one thread.
    private static let fewest = 300_000

    /// Adds roughly the nanoseconds that one thread takes for the ops in a region; stops where it is enough.
    ///
    /// No picture depends on it, so that it need not be right; the numbers are those of `Scripts/bench raster`, rounded.
    private func add(to work: inout Int, in region: DeviceRect, depth: Int) {
        guard depth < 8 else { return }
        for index in visibleIndices {
            guard work < Self.fewest else { return }
            let seen = visibleBounds[index].rect.intersection(region)
            guard !seen.isEmpty else { continue }
            let pixels = seen.width * seen.height
            work += Self.perOp
            switch ops[index] {
            case .fill(let fill):
                if case .solid = fill.content.paint { work += pixels / 3 } else { work += pixels * 3 / 2 }
                if case .path(let path, _) = fill.content.shape {
                    work += path.path.points.count * Self.perPoint + seen.height * Self.perRow
                }
            case .roundedRect, .image, .shadow: work += pixels / 2 + seen.height * Self.perRow
            case .pass(let draw):
                add(resources.pass(draw.pass), to: &work, depth)
                work += pixels
            case .sampledPass(let draw):
                add(resources.pass(draw.pass), to: &work, depth)
                work += pixels * 3
            case .backdrop: work += pixels * Self.perFilteredPixel
            case .beginGroup, .beginMask, .groupShadow: work += pixels
            case .endGroup, .endMask, .pushClip, .popClip: break
            }
        }
    }

    private func add(_ pass: OffscreenPass, to work: inout Int, _ depth: Int) {
        pass.list.add(to: &work, in: pass.region, depth: depth + 1)
        if pass.chain != nil { work += pass.region.width * pass.region.height * Self.perFilteredPixel }
    }

    private static let perOp = 500
    private static let perPoint = 40
    private static let perRow = 40
    private static let perFilteredPixel = 10
}
