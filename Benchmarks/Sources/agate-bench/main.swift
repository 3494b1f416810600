import Foundation

/// What the command line asks for.
struct Request {
    var name: String?
    var file: String?

    init(_ arguments: [String]) throws(Misuse) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--json" {
                guard let value = rest.popFirst() else { throw Misuse(message: "--json needs a file") }
                file = value
            } else if argument.hasPrefix("-") || name != nil {
                throw Misuse(message: "usage: Scripts/bench [GROUP or SCENE] [--json FILE]")
            } else {
                name = argument
            }
        }
    }

    /// The benchmarks of the group of that name, else those with it in their scene.
    func choose(from benchmarks: [Benchmark]) -> [Benchmark] {
        guard let name else { return benchmarks }
        let group = benchmarks.filter { $0.group == name }
        return group.isEmpty ? benchmarks.filter { $0.scene.contains(name) } : group
    }
}

struct Misuse: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("agate-bench: \(message)\n".utf8))
    exit(1)
}

/// The groups whose benchmarks measure their peers themselves, each with columns of its own.
let peersOfGroups = [
    "raster": RasterBenchmarks.peers.names, "composite": CompositeBenchmarks.peers.names,
    "render": RenderBenchmarks.peers.names,
]

/// The benchmarks with the same peers, in order.
func groups(of benchmarks: [Benchmark]) -> [(title: String, benchmarks: [Benchmark])] {
    let own = ["raster", "composite", "text", "lottie", "render", "uikit"]
    let others = benchmarks.filter { !own.contains(String($0.group)) }
    let groups = own.map { name in (name, benchmarks.filter { $0.group == name }) }
    return ([("others", others)] + groups).filter { !$0.1.isEmpty }
}

let benchmarks =
    AnimationBenchmarks.all + LayerBenchmarks.all + FrameBenchmarks.all + PathBenchmarks.all
    + RasterBenchmarks.all + CompositeBenchmarks.all + TextBenchmarks.all + LottieBenchmarks.all
    + RenderBenchmarks.all + LayoutBenchmarks.all + TableBenchmarks.all
    + InterfaceBenchmarks.all
if CommandLine.arguments.dropFirst() == [FirstLabelBenchmarks.command] {
    exit(MainActor.assumeIsolated { FirstLabelBenchmarks.draw() } ? 0 : 1)
}
do {
    let request = try Request(Array(CommandLine.arguments.dropFirst()))
    let chosen = request.choose(from: benchmarks)
    guard !chosen.isEmpty else {
        fail(
            "no benchmark has \"\(request.name ?? "")\" in its name. There are:\n"
                + benchmarks.map { "  \($0.scene)" }.joined(separator: "\n")
        )
    }
    let environment = ProcessInfo.processInfo.environment
    var peers = Peers(folder: environment["AGATE_PEERS"])
    var rows: [Row] = []
    for (title, benchmarks) in groups(of: chosen) {
        let own = peersOfGroups[title]
        let names = own ?? peers.names(of: title)
        let table = Table(peers: names, hasRatios: own != nil || ["text", "lottie", "uikit"].contains(title))
        table.printHeading()
        for benchmark in benchmarks {
            for var row in try benchmark.measure() {
                if own == nil, row.hasPeers { row.peers = peers.figures(for: row.peerScene ?? row.scene) }
                rows.append(row)
                table.print(row)
            }
        }
    }
    if let missing = environment["AGATE_PEERS_MISSING"], !missing.isEmpty {
        print("\npeers that were not there:\n\(missing)")
    }
    if let file = request.file { try Report(rows).write(to: file) }
} catch {
    fail("\(error)")
}
