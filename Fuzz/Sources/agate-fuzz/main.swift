import CFuzzer
import Foundation

// agate-fuzz TARGET [options and folders of libFuzzer]

let names = FuzzTarget.all.map(\.name)
guard CommandLine.arguments.count > 1,
    let target = FuzzTarget.all.first(where: { $0.name == CommandLine.arguments[1] })
else {
    print("usage: agate-fuzz TARGET [libFuzzer's options]; targets: \(names.joined(separator: " "))")
    exit(2)
}

/// The target of this process: a C function can capture nothing, not even what `guard` named.
let chosen = target

var arguments = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) }
arguments.append(nil)
var count = Int32(arguments.count - 1)
let status = arguments.withUnsafeMutableBufferPointer { buffer -> Int32 in
    var start = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &start) { bytes, count in
        var input = FuzzBytes(UnsafeBufferPointer(start: bytes, count: count))
        chosen.run(&input)
        return 0
    }
}
exit(status)
