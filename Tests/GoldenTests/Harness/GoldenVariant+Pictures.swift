import AgateCompositor

extension GoldenVariant {
    /// With room for one picture at a time that is made before it is drawn, so that bands wait wherever there are two.
    static let onePicture = [1, 3].map { (threads: Int) in
        GoldenVariant("with one picture at a time on \(threads) threads") { moment in
            moment.picture(with: Compositor(threads: threads, bandHeight: 9, offscreenBudget: 0))
        }
    }
}
