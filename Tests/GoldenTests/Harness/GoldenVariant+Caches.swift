import AgateCompositor

extension GoldenVariant {
    /// With nothing kept from frame to frame, and with everything: drawn twice, so that there is something to find.
    static let caches = [0, Int.max].map { budget in
        GoldenVariant("with caches of \(budget == 0 ? "no bytes" : "any size"), the second time") { moment in
            let compositor = Compositor(threads: 1)
            compositor.cacheBudget = budget
            _ = moment.picture(with: compositor)
            return moment.picture(with: compositor)
        }
    }
}
