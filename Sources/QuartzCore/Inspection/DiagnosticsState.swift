import AgateRuntime
import Foundation
import Synchronization

/// The receivers of warnings, and the categories that they receive.
final class DiagnosticsState: Sendable {
    /// The state of the process, which has read the environment.
    static let shared = DiagnosticsState(
        environment: ProcessInfo.processInfo.environment["AGATE_DIAGNOSTICS"]
    )

    private struct Settings {
        var categories: AnimationDiagnostics.Categories
        var handler: (@Sendable (AnimationDiagnostics.Warning) -> Void)?
        var mistakeHandler: (@Sendable (String) -> Void)?
        /// How many threads are gathering warnings.
        var gatheringCount = 0
    }

    /// The warnings that one thread collects.
    private final class Gathering {
        let categories: AnimationDiagnostics.Categories
        var warnings: [AnimationDiagnostics.Warning] = []

        init(_ categories: AnimationDiagnostics.Categories) {
            self.categories = categories
        }
    }

    private let settings: Mutex<Settings>
    /// Whether any category of warnings has a receiver: the one value that is read while none has.
    private let flag: Atomic<Bool>

    init(environment: String?) {
        let categories = AnimationDiagnostics.Categories(environment: environment)
        settings = Mutex(Settings(categories: categories))
        flag = Atomic(!categories.isEmpty)
    }

    /// Whether any category of warnings has a receiver.
    @inline(__always)
    static var isOn: Bool { shared.flag.load(ordering: .relaxed) }

    var categories: AnimationDiagnostics.Categories {
        get { settings.withLock { $0.categories } }
        set { change { $0.categories = newValue } }
    }

    var handler: (@Sendable (AnimationDiagnostics.Warning) -> Void)? {
        get { settings.withLock { $0.handler } }
        set { change { $0.handler = newValue } }
    }

    /// Takes what ``tellOfMistake(_:)`` tells; nil writes to standard error.
    var mistakeHandler: (@Sendable (String) -> Void)? {
        get { settings.withLock { $0.mistakeHandler } }
        set { change { $0.mistakeHandler = newValue } }
    }

    private func change(_ body: (inout Settings) -> Void) {
        settings.withLock { settings in
            body(&settings)
            flag.store(!settings.categories.isEmpty || settings.gatheringCount > 0, ordering: .relaxed)
        }
    }

    // MARK: Gathering

    /// The collection of each thread.
    private static let gathering = ThreadSpecific<Gathering>()

    func gather(
        _ categories: AnimationDiagnostics.Categories,
        _ body: () throws -> Void
    ) rethrows -> [AnimationDiagnostics.Warning] {
        let gathering = Gathering(categories)
        change { $0.gatheringCount += 1 }
        defer { change { $0.gatheringCount -= 1 } }
        try Self.gathering.withValue(gathering, body)
        return gathering.warnings
    }

    /// The mistakes that one thread reports.
    private final class Mistakes {
        var texts: [String] = []
    }

    private static let mistakes = ThreadSpecific<Mistakes>()

    /// Collects the mistakes that the calling thread reports.
    func gatherMistakes(_ body: () throws -> Void) rethrows -> [String] {
        let gathering = Mistakes()
        try Self.mistakes.withValue(gathering, body)
        return gathering.texts
    }

    // MARK: Warning

    /// The categories that the calling thread is to look for.
    var wanted: AnimationDiagnostics.Categories { Self.gathering.value?.categories ?? categories }

    /// Hands a warning to the calling thread's gathering, else to the handler, else to standard error.
    func tell(_ warning: AnimationDiagnostics.Warning) {
        if let gathering = Self.gathering.value {
            gathering.warnings.append(warning)
        } else if let handler {
            handler(warning)
        } else {
            write("\(warning)")
        }
    }

    /// Reports a warning whether or not warnings are on: as any other where they are, else to the handler of mistakes.
    func tellInAnyCase(_ warning: AnimationDiagnostics.Warning) {
        if wanted.contains(warning.category) { tell(warning) } else { tellOfMistake("\(warning)") }
    }

    /// Reports a mistake that no program means to make, whether or not warnings are on: to the handler of mistakes, else to standard error.
    func tellOfMistake(_ text: String) {
        if let gathering = Self.mistakes.value {
            gathering.texts.append(text)
        } else if let handler = mistakeHandler {
            handler(text)
        } else {
            write(text)
        }
    }

    private func write(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("agate: \(line)\n".utf8))
    }
}

extension AnimationDiagnostics.Categories {
    /// The categories of a text such as `1`, `all` or `keyPaths,ends`; unknown names are passed over.
    package init(environment text: String?) {
        let names: [String: Self] = [
            "1": .all, "all": .all, "true": .all, "yes": .all, "keypaths": .keyPaths, "values": .values,
            "display": .display, "ends": .ends, "effects": .effects, "filters": .filters,
            "text": .text, "geometry": .geometry,
        ]
        let words = (text ?? "").lowercased().split { ", ;".contains($0) }
        self = words.reduce(into: []) { $0.formUnion(names[String($1)] ?? []) }
    }
}
