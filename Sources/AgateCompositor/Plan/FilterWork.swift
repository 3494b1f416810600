import AgateGeometry
import AgateRaster

extension FilterChain {
    /// A stage of a chain on its way over a picture.
    struct Work {
        let stage: Stage
        /// The pixels that there are after it.
        let pixels: DeviceRect
        /// The bytes of memory that it takes, beside the pixels before it and those after it.
        let bytes: Int
    }

    /// What the stages do to a picture, each on no more pixels than decide the wanted ones.
    ///
    /// - Parameters:
    ///   - source: The pixels of the picture.
    ///   - wanted: The pixels that are shown in the end.
    ///   - limits: The pixels outside of which nothing is kept on the way; nil for none.
    func work(on source: DeviceRect, for wanted: DeviceRect, within limits: DeviceRect? = nil) -> [Work] {
        var needs = [wanted]
        for stage in stages.dropFirst().reversed() {
            let need = needs[needs.count - 1]
            needs.append(Self.source(of: need, through: stage))
        }
        var pixels = source
        return zip(stages, needs.reversed()).map { stage, need in
            let need = limits.map { need.intersection($0) } ?? need
            let work = work(stage, on: pixels, for: need)
            pixels = work.pixels
            return work
        }
    }

    /// The bytes of a picture and of all that its stages need, when they are most.
    func mostBytes(on source: DeviceRect, for wanted: DeviceRect) -> Int {
        var before = source.width * source.height * 4
        return work(on: source, for: wanted).reduce(before) { most, work in
            let after = work.pixels.width * work.pixels.height * 4
            defer { before = after }
            return max(most, before + after + work.bytes)
        }
    }

    private func work(_ stage: Stage, on source: DeviceRect, for need: DeviceRect) -> Work {
        func area(_ pixels: DeviceRect) -> Int { pixels.width * pixels.height }
        func scratch(_ deviation: SIMD2<Double>, components: Int, halves: Bool, _ window: DeviceRect) -> Int {
            GaussianBlur.scratchBytes(
                of: source,
                components: components,
                sigmaX: deviation.x,
                sigmaY: deviation.y,
                halves: halves,
                origin: (source.minX - anchor.x, source.minY - anchor.y),
                window: window
            )
        }
        switch stage {
        case .blur(let deviation):
            let pixels = source.grown(byPicture: deviation).intersection(need)
            let bytes = scratch(deviation, components: 4, halves: true, pixels)
            return Work(stage: stage, pixels: pixels, bytes: bytes)
        case .innerBlur(let deviation):
            // What is blurred stands beside what comes of it, and so do the weights and what is inside.
            let blur = scratch(deviation, components: 4, halves: true, source)
            let weigh = area(source) + scratch(deviation, components: 1, halves: true, source)
            return Work(stage: stage, pixels: source, bytes: area(source) * 5 + max(blur, weigh))
        case .colors:
            return Work(stage: stage, pixels: source, bytes: 0)
        case .shadow(_, let deviation, let offset):
            let (x, y) = (Int(offset.x), Int(offset.y))
            let window = source.grown(by: deviation).intersection(need.moved(x: -x, y: -y))
            let pixels = source.union(window.moved(x: x, y: y)).intersection(need)
            let blur = scratch(deviation, components: 1, halves: false, window)
            return Work(stage: stage, pixels: pixels, bytes: area(source) + area(window) + blur)
        }
    }
}
