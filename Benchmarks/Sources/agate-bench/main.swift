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
                throw Misuse(message: "usage: Scripts/bench [NAME] [--json FILE]")
            } else {
                name = argument
            }
        }
    }
}

struct Misuse: Error {
    let message: String
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("agate-bench: \(message)\n".utf8))
    exit(1)
}

let benchmarks = LayerBenchmarks.all + CommitBenchmarks.all + FrameBenchmarks.all
do {
    let request = try Request(Array(CommandLine.arguments.dropFirst()))
    let chosen = benchmarks.filter { benchmark in
        guard let name = request.name else { return true }
        return benchmark.name.contains(name)
    }
    guard !chosen.isEmpty else {
        fail(
            "no benchmark has \"\(request.name ?? "")\" in its name. There are:\n"
                + benchmarks.map { "  \($0.name)" }.joined(separator: "\n")
        )
    }
    var results: [Measurement] = []
    for benchmark in chosen {
        let result = try benchmark.measure()
        results.append(result)
        let name = result.name.padding(toLength: 32, withPad: " ", startingAt: 0)
        print(
            "\(name) \(String(format: "%12.1f", result.value)) \(result.unit.padding(toLength: 9, withPad: " ", startingAt: 0)) \(result.note)"
        )
    }
    if let file = request.file {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(to: URL(fileURLWithPath: file))
    }
} catch let misuse as Misuse {
    fail(misuse.message)
} catch {
    fail("\(error)")
}
