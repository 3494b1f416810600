import AgateScene
import AgateTiming
import Foundation
import Testing

@Suite("Stored properties by their distance")
struct StoredFieldTests {
    /// Reads and writes a field in both ways.
    private func check<Group, Value: Equatable>(
        _ path: WritableKeyPath<Group, Value> & Sendable,
        in group: Group,
        to new: Value
    ) {
        let field = StoredField(path)
        let read = withUnsafePointer(to: group) { field.address(in: $0).pointee }
        #expect(read == group[keyPath: field.path])
        var (fast, plain) = (group, group)
        field.modify(&fast) { $0 = new }
        plain[keyPath: field.path] = new
        #expect(fast[keyPath: path] == new)
        #expect("\(fast)" == "\(plain)", "nothing else has changed")
    }

    @Test("the fast way reads and writes what the key path does")
    func ways() {
        var values = LayerValues()
        values.cornerRadius = 3
        check(\.cornerRadius, in: values, to: 7)
        check(\.opacity, in: values, to: 0.5)
        check(\.bounds, in: values, to: CGRect(x: 1, y: 2, width: 3, height: 4))
        check(\.shadowOpacity, in: CopyOnWriteBox<LookValues>().values, to: 0.25)
        check(\.cornerCurve, in: CopyOnWriteBox<LookValues>().values, to: .continuous)
        check(\.compositingFilter, in: CopyOnWriteBox<LookValues>().values, to: nil)
        check(\.contentsFormat, in: CopyOnWriteBox<ContentsValues>().values, to: "RGBAh")
        check(\.parameters.duration, in: CopyOnWriteBox<LayerTimingValues>().values, to: 4)
        check(\.lineDashPattern, in: CopyOnWriteBox<ShapeValues>().values, to: [1, 2])
        check(\.type, in: CopyOnWriteBox<GradientValues>().values, to: "a long name that is stored elsewhere")
    }
}
