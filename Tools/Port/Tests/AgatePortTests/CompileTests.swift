import AgatePort
import Foundation
import Testing

/// Rule P52: the compiler reads ported files, and speaks of the originals.
@Suite("Ported files and the compiler")
struct CompileTests {
    /// What ported sources name, as small as it can be: the module QuartzCore of the test.
    private static let stubs = """
        public struct Selector {
            public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {}
            public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {}
            public init<T, V>(_ name: String, getter: KeyPath<T, V>) {}
        }
        open class CALayer {
            public init() {}
            open func layoutSublayers() {}
        }
        open class UIView {
            public init() {}
            public func willChangeValue<Value>(forKey key: String, from old: Value) {}
            public func didChangeValue<Value>(forKey key: String, to new: Value) {}
        }
        public protocol UIAppearance {}
        extension UIView: UIAppearance {}
        extension UIAppearance {
            public func recordAppearance<Root: UIView, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {}
        }
        public enum AbsentRequirement {
            public static func value<Value>(_ value: Value) -> Value { value }
            public static func value<Value>() -> Value { fatalError() }
            public static func call<Value>(_ call: @autoclosure () -> Value?) -> Value? { call() }
            public static func method<M>(_ method: M?, _ name: String, of object: Any?) -> M? { method }
        }
        public protocol MethodLister: AnyObject { static var implementedMethods: Set<String> { get } }
        @propertyWrapper public struct LayerProperty<Value> {
            public var wrappedValue: Value
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        """

    /// The original; each line with `WRONG` has an error of types in it.
    private static let original = """
        import Foundation
        import ObjectiveC.runtime
        #if os(iOS)
        @objc protocol P {
            @objc optional func a(_ x: Int) -> WRONG1
            @objc optional func b() -> Bool
        }
        #endif
        @objcMembers
        class A: CALayer {
            @NSManaged var size: CGSize; let w2: Int = "WRONG2"
            @objc
            private func go() {}
            @objc func move(_ x: Int) {}
            weak var p: P?
            var s = #selector(go); let w3: Int = "WRONG3"
            func f() {
                _ = #selector(
                    move(_:)
                ); let w4: Int = "WRONG4"
                _ = #selector(self.move); let w5: Int = "WRONG5"
                _ = #selector(go as () -> Void)
                _ = #selector(getter: size)
                _ = p?.b?() ?? true; let w6: Int = "WRONG6"
                _ = #keyPath(A.size); let w7: Int = "WRONG7"
            }
        }
        extension A {
            @objc override func layoutSublayers() {
                super.layoutSublayers()
                let w8: Int = "WRONG8"
            }
        }
        let w9: Int = "WRONG9"
        class V: UIView {
            @objc dynamic var first: String?; let w10: Int = "WRONG10"
            class W: UIView {
                @objc private(set) dynamic var second = 1.5 { didSet { f() } }; let w11: Int = "WRONG11"
                @objc dynamic var third: Int { get { 3 } set { f() } }; let w12: Int = "WRONG12"
                func f() {}
            }
        }
        """

    private func compile(_ text: String) throws -> (said: String, path: String) {
        let folder = NSTemporaryDirectory() + "agate-port-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/A.swift"
        let source = SourceText(text)
        let file = FilePort.port(path: path, source: source, index: FilePort.index(of: source), header: path)
        try PortFiles.write(file.bytes, to: folder + "/A.ported.swift")
        try PortFiles.write(Array(Self.stubs.utf8), to: folder + "/Stubs.swift")
        _ = try SwiftCompiler.run(
            "-emit-module",
            "-module-name",
            "QuartzCore",
            "-o",
            folder + "/QuartzCore.swiftmodule",
            folder + "/Stubs.swift"
        )
        let kit = folder + "/Kit.swift"
        try PortFiles.write(Array("@_exported import QuartzCore\n".utf8), to: kit)
        let module = folder + "/UIKit.swiftmodule"
        _ = try SwiftCompiler.run("-emit-module", "-module-name", "UIKit", "-I", folder, "-o", module, kit)
        let said = try SwiftCompiler.run("-typecheck", "-I", folder, folder + "/A.ported.swift")
        return (said, path)
    }

    @Test("a ported file compiles")
    func compiles() throws {
        let right = Self.original.replacing("\"WRONG", with: "0 // \"").replacing("WRONG1", with: "Bool")
        let said = try compile(right).said
        #expect(said == "", "\(said)")
    }

    @Test("an error at each rewritten construct is reported at its line of the original")
    func errors() throws {
        let (said, path) = try compile(Self.original)
        for (number, line) in Self.original.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        where line.contains("WRONG") {
            #expect(said.contains("\(path):\(number + 1):"), "nothing is said of line \(number + 1): \(said)")
        }
    }
}
