/// The source by which the program of a target finds its bundle.
///
/// The package manager puts the resources of a target into a folder beside the program. What a module declares itself comes before what it
/// imports, so `Bundle.main` and `Bundle(for:)` in the target's sources are these.
enum BundleText {
    static func text(of target: PortedTarget) -> String {
        let isProgram = target.target.kind == .application
        let main = "\n    /// The bundle of the program.\n    static var main: Bundle { targetBundle }\n"
        return """
            // Written by agate port.
            import Foundation

            extension Bundle {\(isProgram ? main : "")
                /// The bundle of this target, whose classes all have it.
                convenience init(for aClass: AnyClass) {
                    self.init(path: Bundle.targetBundle.bundlePath)!
                }

                private static let targetBundle: Bundle = {
                    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
                    let folder = program.appendingPathComponent("\(target.packageName)_\(target.target.module).resources/\(target.bundleName)")
                    return Bundle(path: folder.path) ?? Bundle(path: program.path)!
                }()
            }

            """
    }
}
