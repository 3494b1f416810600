import AgatePort
import Foundation
import Testing

/// Rule P29: the compiler takes the lists of members, without a warning.
@Suite("Lists of members and the compiler")
struct InterfaceCompileTests {
    /// What ported sources name, as small as it can be: the module UIKit of the test.
    private static let stubs = """
        @_exported import Foundation
        public struct Selector {
            public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {}
            public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {}
            public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {}
            public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R) {}
        }
        public struct InterfaceMembers {
            public init() {}
            public mutating func property<O: AnyObject, V>(_ name: String, _ path: ReferenceWritableKeyPath<O, V>) {}
            public mutating func action(_ selector: Selector) {}
            public mutating func segueAction(_ selector: Selector) {}
        }
        public protocol InterfaceConnecting: AnyObject { @MainActor static var interfaceMembers: InterfaceMembers { get } }
        @preconcurrency @MainActor open class ObservingObject: NSObject, InterfaceConnecting {
            open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }
        }
        open class UIResponder: ObservingObject {}
        open class UIView: UIResponder {}
        open class UIButton: UIView {}
        open class UISwitch: UIView {}
        open class UILabel: UIView {}
        open class UITableViewCell: UIView {}
        open class UIEvent {}
        open class UIStoryboardSegue: ObservingObject {}
        open class NSLayoutConstraint: ObservingObject {}
        open class CALayer: NSObject {}
        open class UIViewController: UIResponder {
            public override init() {}
            public required init?(coder: NSCoder) { super.init() }
            open func dismiss(animated: Bool, completion: (() -> Void)?) {}
            open func show(_ controller: UIViewController, sender: Any?) {}
        }
        """

    /// A module of the project, whose classes others derive from.
    private static let library = """
        import UIKit
        open class BaseController: UIViewController {
            @IBOutlet private weak var header: UIView!
            @IBOutlet public private(set) var footer: UIView?
            @IBAction open func done(_ sender: Any?) {}
        }
        open class BaseSource: NSObject {
            @IBOutlet weak var owner: AnyObject?
            @IBInspectable public var count = 0
        }
        public extension UIView {
            @IBInspectable public var corner: Double { get { 0 } set {} }
        }
        """

    /// Outlets and actions as programs have them.
    private static let program = [
        """
        import UIKit
        import WaveKit
        protocol DialDelegate: AnyObject {}
        final class DialsController: BaseController {
            enum Part { case first }
            @IBOutlet private weak var dial: UIView! {
                didSet { dial.corner = 2 }
            }
            @IBOutlet private var labels: [UILabel]!
            @IBOutlet fileprivate var height: NSLayoutConstraint!
            @IBOutlet unowned var box: UIView!
            @IBOutlet lazy var late: UIView? = nil
            @IBOutlet weak var first, second: UIButton!
            @IBOutlet weak var delegate: AnyObject?
            @IBInspectable var `default`: Int = 1
            lazy var parts: [Part] = [.first]
            @IBAction private func toggle(_ sender: AnyObject) {}
            @IBAction func slide(_ sender: UISwitch, forEvent event: UIEvent) {}
            @IBAction func dismiss() {}
            @IBAction func show(_ sender: Any) {}
            @IBAction func tap(_ sender: UIButton!) {}
            @objc(tapSwitch:) @IBAction func tap(_ sender: UISwitch) -> Bool { true }
            @IBAction override func done(_ sender: Any?) {}
            @IBAction func unwind(segue: UIStoryboardSegue) {}
            @IBSegueAction func makeOne(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
            @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> Self? { nil }
            @IBSegueAction private func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> BaseController? { nil }
        }
        class Outer {
            class Cell: UITableViewCell { @IBOutlet var value: UILabel! }
            private final class Pair<A, B: UIView>: UIView { @IBOutlet var left: B!; @IBAction func swap(_ sender: Any) {} }
        }
        """,
        """
        import UIKit
        import WaveKit
        extension DialsController {
            @IBAction fileprivate func help(_ sender: Any?) {}
            @objc @IBInspectable var level: Double { get { 1 } set {} }
        }
        class Source: BaseSource { @IBOutlet var cell: UITableViewCell? }
        class Adapted: UIView { @available(*, unavailable, message: "a") @IBInspectable var kindName: String? { didSet {} } }
        class Plain: NSObject { @IBAction func go() {} }
        class Hair: NSLayoutConstraint { @IBInspectable var pixels: Int = 1 { didSet {} } }
        class Layer: CALayer { @IBInspectable var edge = 1.5 }
        @MainActor class Isolated: NSObject { @IBOutlet var a: UIView?; @IBAction func b(_ sender: Any) {} }
        @MainActor class IsolatedView: UIView { @IBOutlet var a: UIView?; @IBAction func b(_ sender: Any) {} }
        extension CALayer { @objc @IBInspectable var edgeColor: String? { get { nil } set {} } }
        extension UIViewController { @IBAction func close(_ sender: Any?) {}; @IBAction private func hide(_ sender: Any?) {} }
        """,
    ]

    @Test("lists of all kinds of members, classes and modules compile without a warning (P29)")
    func compiles() throws {
        let fixture = ProjectFixture()
        defer { fixture.removeOutput() }
        try fixture.writeProject(sources: "B1, B2")
        try fixture.write(Self.program[0], "Waves/AppDelegate.swift")
        try fixture.write(Self.program[1], "Waves/View/Wave.swift")
        try fixture.write(Self.library, "WaveKit/Kit.swift")
        _ = try fixture.port()
        let folder = fixture.output
        try PortFiles.write(Array(Self.stubs.utf8), to: folder + "/UIKit.swift")
        for module in ["UIKit", "WaveKit"] {
            let sources =
                module == "UIKit" ? ["UIKit.swift"] : Self.sources(in: "Sources/WaveKit", of: folder)
            let said = try SwiftCompiler.run(
                arguments: [
                    "-emit-module", "-module-name", module, "-I", folder, "-o",
                    "\(folder)/\(module).swiftmodule",
                ]
                    + sources.map { "\(folder)/\($0)" }
            )
            #expect(said == "", "\(said)")
        }
        let sources = Self.sources(in: "Sources/Big_Waves", of: folder).filter {
            !$0.hasSuffix("Bundle+Target.swift")
        }
        #expect(sources.contains { $0.hasSuffix("Interface+Target.swift") })
        let said = try SwiftCompiler.run(
            arguments: ["-typecheck", "-I", folder] + sources.map { "\(folder)/\($0)" },
            hasWarnings: true
        )
        #expect(said == "", "\(said)")
    }

    private static func sources(in folder: String, of root: String) -> [String] {
        let found =
            FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}
