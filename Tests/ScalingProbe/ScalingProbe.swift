import Foundation

/// Does one thing with n, 2n and 4n elements, for `Scripts/scaling`.
///
/// The script counts the instructions under valgrind and fails where they grow faster than n · log n. No time is measured.
///
///     ScalingProbe --list          the names
///     ScalingProbe [NAME…]         runs those, or all, and says in which order: a line for each run
@main
enum ScalingProbe {
    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let probes = Probe.all
        if arguments.first == "--list" { return probes.forEach { print($0.name) } }
        for probe in probes where arguments.isEmpty || arguments.contains(where: { probe.name.hasPrefix($0) })
        {
            // What is done once in a process is done now.
            probe.run(max(probe.count / 4, 2)) { $0() }
            for factor in [1, 2, 4] {
                let count = probe.count * factor
                probe.measure(count)
                print("\(probe.name)\t\(count)")
                fflush(stdout)
            }
        }
    }
}

/// One reader or one operation of a container.
struct Probe {
    let name: String
    /// The number of elements of the first of three runs.
    let count: Int
    /// Prepares so many elements and hands what is measured to the closure that it gets.
    let run: @MainActor (Int, (() -> Void) -> Void) -> Void

    init(_ name: String, _ count: Int, _ run: @escaping @MainActor (Int, (() -> Void) -> Void) -> Void) {
        (self.name, self.count, self.run) = (name, count, run)
    }

    /// Runs it with so many elements; what is prepared and taken apart lies outside of the marks.
    @MainActor func measure(_ count: Int) {
        run(count) { work in
            scalingMark()
            work()
            scalingMark()
        }
    }

    @MainActor static var all: [Probe] { readers + documents + trees + values + views + interfaces }
}

/// Where the script begins and ends to count: callgrind writes down what was counted whenever this function is called.
@inline(never)
func scalingMark() {
    marks += 1
}

nonisolated(unsafe) private var marks = 0
