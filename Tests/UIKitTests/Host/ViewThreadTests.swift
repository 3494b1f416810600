import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// Views of a display that another thread than the main one drives.
@Suite("Views on a thread of their own")
struct ViewThreadTests {
    @Test(
        "every public view class is laid out, drawn, touched and taken away on a display that a Thread drives",
        .claim("Q5.16"),
        .enabled(if: ManualDisplay.drivesMainQueue, "views put work on the main queue"),
        arguments: ThreadViews.names
    )
    func classes(_ name: String) throws {
        let make = try #require(ThreadViews.makers[name])
        // Two at once: what threads share is guarded.
        let results = onThreads(2) { display, window in ThreadViews.use(make(), display, window) }
        for result in results {
            #expect(result.wasShown)
            #expect(result.size.width > 0 && result.size.height > 0, "\(name) has no size: \(result.size)")
        }
        #expect(results[0].bytes == results[1].bytes, "both threads see the same")
    }

    /// The folder of all sources.
    private static let root: URL = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root.appendingPathComponent("Sources")
    }()

    /// The folders of the modules that `UIKit` shows as one.
    private static var kit: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasPrefix("UIKit") }
                .sorted()
        }
    }

    /// The Swift files below a folder of the sources, with their texts.
    private func sources(_ folder: String) throws -> [(path: String, text: String)] {
        let top = Self.root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
        var found: [(path: String, text: String)] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            found.append((file.path, try String(contentsOf: file, encoding: .utf8)))
        }
        return found
    }

    @Test("view code is reached by one helper, and no conformance asks for the main thread", .claim("Q5.16"))
    func oneWay() throws {
        let isolated = #/(?:class|struct|enum|extension) [^\n{]*[:,] *@MainActor [A-Z]/#
        for (path, text) in try Self.kit.flatMap(sources) + sources("Lottie") {
            let isHelper = path.hasSuffix("/ViewThread.swift")
            #expect(isHelper || !text.contains("MainActor.assumeIsolated"), "\(path): use ViewThread.run")
            let isIsolated = text.contains(isolated)
            #expect(
                !isIsolated,
                "\(path): a cast to such a protocol fails on other threads; @preconcurrency does not"
            )
        }
    }

    @Test("parts refer to their owners by references that end with them", .claim("Q5.15"))
    func owners() throws {
        let others = [
            "QuartzCore", "Lottie", "LayerMarkup", "AgateInspector", "AgateBrowser", "AgateDisplay",
        ]
        for folder in try Self.kit + others {
            for (path, text) in try sources(folder) {
                let lines = text.split(separator: "\n").filter { !$0.contains("//") }
                let isUnowned = lines.contains { $0.contains("unowned ") && !$0.contains("unowned(unsafe) ") }
                #expect(!isUnowned, "\(path): use BackReference, or weak")
            }
        }
    }

    @Test("each public class of UIKit that is a view is among them", .claim("Q5.16"))
    func complete() throws {
        var superclasses: [String: String] = [:]
        let pattern = #/(?:open|public)(?: final)? class ([A-Za-z]+): *([A-Za-z]+)/#
        for (_, text) in try Self.kit.flatMap(sources) {
            for match in text.matches(of: pattern) {
                superclasses[String(match.output.1)] = String(match.output.2)
            }
        }
        func isView(_ name: String) -> Bool {
            var current = name
            while let next = superclasses[current] {
                if next == "UIView" { return true }
                current = next
            }
            return false
        }
        let found = superclasses.keys.filter(isView) + ["UIView"]
        #expect(found.count > 30)
        #expect(Set(found) == Set(ThreadViews.makers.keys))
    }

    @Test(
        "controllers, presentations, animators, timers and text come to their ends on a display that a Thread drives",
        .claim("Q5.16"),
        .enabled(if: ManualDisplay.drivesMainQueue, "views put work on the main queue"),
        arguments: ThreadScenes.names
    )
    func scenes(_ name: String) throws {
        let scene = try #require(ThreadScenes.all[name])
        let results = onThreads(2) { display, window in scene(display, window) }
        #expect(results == [true, true])
    }

    @Test("a thread that only commits layers of a display leaves its views alone", .claim("Q5.16"))
    func layersAlone() {
        // The rule that keeps a commit away from views is asked as it is on that thread.
        nonisolated(unsafe) var isHere = true
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            isHere = ViewThread.isHere
            done.signal()
        }
        thread.start()
        done.wait()
        #expect(!isHere)
    }

    @Test("any other thread is refused with one message, which names it and says what to do", .claim("Q5.16"))
    func refused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                Thread.current.name = "worker"
                ViewThread.run { _ = UIView().widthAnchor }
                done.signal()
            }
            thread.start()
            done.wait()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("agate: views are used on ") && text.contains("which is not the main thread"))
        #expect(text.contains("DispatchQueue.main.async"))
    }

    @Test("work for views that another thread sends runs on the main queue", .claim("Q5.16"))
    func sent() async {
        let isMain = await withCheckedContinuation { continuation in
            Thread {
                ViewThread.runOrSend {
                    continuation.resume(returning: ViewThread.isHere && ManualDisplay.current == nil)
                }
            }.start()
        }
        #expect(isMain)
    }
}

/// Runs a function on some threads at once, each inside of a display of its own with a window; their results.
func onThreads<Result>(
    _ count: Int,
    _ body: @escaping @MainActor (ManualDisplay, UIWindow) -> Result
) -> [Result] {
    nonisolated(unsafe) var results: [Result?] = Array(repeating: nil, count: count)
    nonisolated(unsafe) let body = body
    let lock = NSLock()
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
        let thread = Thread {
            let result = ManualDisplay.run(size: CGSize(width: 320, height: 480)) { display in
                ViewThread.run {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.makeKeyAndVisible()
                    display.advance(by: 0)
                    return body(display, window)
                }
            }
            lock.withLock { results[index] = result }
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
    }
    for _ in 0..<count { done.wait() }
    return lock.withLock { results.compactMap { $0 } }
}
