import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Clocks against the tables")
struct ClockOracleTests {
    private func timing(_ row: [String: String]) -> TimingParameters {
        var timing = TimingParameters(duration: number(row, "duration"))
        timing.beginTime = number(row, "beginTime")
        timing.speed = number(row, "speed")
        timing.repeatCount = number(row, "repeatCount")
        timing.repeatDuration = number(row, "repeatDuration")
        timing.autoreverses = row["autoreverses"] == "1"
        timing.fillMode = FillMode(name: row["fillMode"] ?? "")
        return timing
    }

    @Test("phase, repeat, progress and fill of animations")
    func readings() {
        let rows = OracleTable.load("timing_model.csv", in: .module)
        #expect(rows.count > 300)
        for row in rows {
            let timing = timing(row)
            let reading = timing.reading(at: number(row, "parentTime"))
            #expect("\(reading.phase)" == row["phase"], "\(row)")
            #expect(reading.isInEffect == (row["inEffect"] == "1"), "\(row)")
            #expect(isClose(reading.elapsed, number(row, "elapsedLocal"), 1e-9), "\(row)")
            #expect(isClose(timing.activeDuration, number(row, "activeDuration"), 1e-9), "\(row)")
            #expect(isClose(reading.iteration, number(row, "iteration"), 1e-9), "\(reading) for \(row)")
            #expect(isClose(reading.progress, number(row, "progress"), 1e-9), "\(reading) for \(row)")
        }
    }

    @Test("values of a linear animation, plain and cumulative", arguments: [false, true])
    func values(isCumulative: Bool) {
        let column = isCumulative ? "value_cumulative" : "value_0_to_100_linear"
        for row in OracleTable.load("timing_model.csv", in: .module) {
            var property = PropertyAnimation(
                target: .property(.zPosition),
                track: .basic(BasicTrack(from: .number(0), to: .number(100)))
            )
            property.isCumulative = isCumulative
            let animation = RenderAnimation(
                id: AnimationID(raw: 1),
                timing: timing(row),
                content: .property(property),
                isRemovedOnCompletion: false
            )
            var model = LayerValues()
            model.zPosition = -7
            let shown = model.evaluated(with: [animation], at: number(row, "parentTime")).zPosition
            let expected = Double(row[column] ?? "") ?? -7
            #expect(isClose(shown, expected, 1e-9), "\(shown) for \(row)")
        }
    }

    @Test("times of layers: up and down the chain", .claim("D26"))
    func conversion() {
        func chain(_ text: String?) -> [TimeMapping] {
            (text ?? "").split(separator: " ").map { item in
                let parts = item.split(separator: "/").compactMap { Double($0) }
                return TimeMapping(beginTime: parts[0], speed: parts[1], timeOffset: parts[2])
            }
        }
        let rows = OracleTable.load("time_conversion.csv", in: .module)
        #expect(rows.count == 14)
        for row in rows {
            var time = number(row, "t")
            for layer in chain(row["up_chain(begin/speed/offset)"]) { time = layer.parentTime(at: time) }
            for layer in chain(row["down_chain(begin/speed/offset)"]) { time = layer.localTime(at: time) }
            #expect(isClose(time, number(row, "result"), 1e-5), "\(time) for \(row)")
        }
    }

    @Test("times of layers: a render tree converts as the chain does")
    func trees() {
        for row in OracleTable.load("time_conversion.csv", in: .module) {
            let chain = row["down_chain(begin/speed/offset)"] ?? ""
            guard !chain.isEmpty, row["up_chain(begin/speed/offset)"] == "" else { continue }
            var commit = Commit(time: 0)
            var last: LayerID?
            for (index, item) in chain.split(separator: " ").enumerated() {
                let parts = item.split(separator: "/").compactMap { Double($0) }
                var values = LayerValues()
                values.timing.values.parameters.beginTime = parts[0]
                values.timing.values.parameters.speed = parts[1]
                values.timing.values.parameters.timeOffset = parts[2]
                let id = LayerID(slot: Int32(index), generation: 1)
                commit.operations.append(.insert(id, values))
                if let last {
                    commit.operations.append(.setSublayers(last, [id]))
                } else {
                    commit.operations.append(.setRoot(id))
                }
                last = id
            }
            var tree = RenderTree()
            tree.apply(commit)
            guard let last else { continue }
            #expect(
                isClose(tree.localTime(of: last, at: number(row, "t")), number(row, "result"), 1e-5),
                "\(row)"
            )
        }
    }
}

@Suite("Animation stacks against the tables")
struct StackOracleTests {
    @Test("two additive view animations overlap without a jump", .claim("D22"))
    func overlap() {
        let rows = OracleTable.load("uikit_additive_overlap.csv", in: .module)
        #expect(rows.count == 38)
        for row in rows {
            func animation(_ id: UInt64, begin: Double, from: Double) -> RenderAnimation {
                var property = PropertyAnimation(
                    target: .component(.position, .x),
                    track: .basic(BasicTrack(from: .number(from), to: .number(0)))
                )
                property.isAdditive = true
                var timing = TimingParameters(duration: 1)
                timing.beginTime = begin
                timing.fillMode = .both
                return RenderAnimation(
                    id: AnimationID(raw: id),
                    timing: timing,
                    pace: row["curve"] == "linear" ? nil : .easeInEaseOut,
                    content: .property(property)
                )
            }
            let time = number(row, "t")
            var animations = [animation(1, begin: 0, from: -100)]
            if time >= 0.5 { animations.append(animation(2, begin: 0.5, from: 100)) }
            var model = LayerValues()
            model.position.x = number(row, "model")
            let shown = model.evaluated(with: animations, at: time).position.x
            #expect(isClose(shown, number(row, "presentation"), 1e-5), "\(shown) for \(row)")
        }
    }

    @Test("a custom property animates as the clock face printed it")
    func clockFace() {
        let rows = OracleTable.load("seed_clockface_presentation.csv", in: .module)
        #expect(rows.count == 14)
        let begin = 31.20252
        for row in rows {
            var timing = TimingParameters(duration: 0.25)
            timing.beginTime = begin
            timing.fillMode = .backwards
            let animation = RenderAnimation(
                id: AnimationID(raw: 1),
                timing: timing,
                content: .property(
                    PropertyAnimation(target: .custom("time"), track: .basic(BasicTrack(from: .number(0))))
                )
            )
            var model = LayerValues()
            model.custom["time"] = .number(1.5)
            let seconds = Double(row["log_time"]?.split(separator: ":").last ?? "") ?? .nan
            let shown = model.evaluated(with: [animation], at: seconds).custom["time"]?.asNumber ?? .nan
            #expect(abs(shown - number(row, "printed_value")) < 0.02, "\(shown) for \(row)")
        }
    }
}
