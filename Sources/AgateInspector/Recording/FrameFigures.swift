import AgateCompositor
import AgatePixels
import AgateScene
import AgateTiming
import Foundation

extension Recorder.DrawnFrame {
    /// The frame in figures.
    var record: FrameRecord {
        let counts = report.statistics
        return FrameRecord(
            number: number,
            time: report.time.sixDigits,
            commit: commit,
            damage: report.damage.map(\.numbers),
            counts: [
                "layers": counts.layers, "evaluatedLayers": counts.evaluatedLayers,
                "placedLayers": counts.placedLayers, "operations": counts.drawOps,
                "offscreenPasses": counts.offscreenPasses, "pixelsDrawn": counts.pixelsDrawn,
                "cacheHits": counts.cacheHits, "cacheMisses": counts.cacheMisses,
                "cacheBytes": counts.cacheBytes, "peakSurfaceBytes": counts.peakSurfaceBytes,
            ],
            stages: Dictionary(
                uniqueKeysWithValues: stages.map { ($0.key.rawValue, ($0.value * 1e6).rounded() / 1e3) }
            )
        )
    }
}

extension FrameStatisticsRecord {
    /// The figures of some frames.
    ///
    /// - Parameters:
    ///   - frames: The frames, in their order.
    ///   - refreshRate: Refreshes per second.
    ///   - images: The images that layers show.
    init(_ frames: [Recorder.DrawnFrame], refreshRate: Double, images: ImageMemory) {
        let budget = 1000 / refreshRate
        let totals = frames.map { $0.stages.values.reduce(0, +) * 1000 }
        self.init(
            frames: frames.count,
            stages: FrameStage.allCases.compactMap { stage in
                let times = frames.map { ($0.stages[stage] ?? 0) * 1000 }.sorted()
                guard let worst = times.last, worst > 0 else { return nil }
                return Stage(
                    name: stage.rawValue,
                    median: Self.percentile(50, of: times),
                    p95: Self.percentile(95, of: times),
                    worst: (worst * 1000).rounded() / 1000
                )
            },
            slow: totals.count { $0 > budget },
            budget: budget.sixDigits,
            imageBytes: images.bytes,
            images: images.count,
            cacheBytes: frames.last?.report.statistics.cacheBytes ?? 0
        )
    }

    /// The smallest time that a share of all times does not exceed, in thousandths.
    static func percentile(_ percent: Int, of sorted: [Double]) -> Double {
        guard !sorted.isEmpty else { return 0 }
        let rank = (sorted.count * percent + 99) / 100
        return (sorted[min(max(rank, 1), sorted.count) - 1] * 1000).rounded() / 1000
    }
}

/// The images that the layers of a tree show, each counted once.
struct ImageMemory {
    private(set) var count = 0
    private(set) var bytes = 0

    @MainActor init(_ moment: Moment) {
        var seen: Set<ObjectIdentifier> = []
        moment.forEach { id, _ in
            guard let contents = moment.tree[id]?.values.value(of: .contents),
                case .image(let image) = contents,
                seen.insert(ObjectIdentifier(image)).inserted
            else { return }
            count += 1
            // Decoded pixels have four bytes each.
            bytes += image.width * image.height * 4
        }
    }
}
