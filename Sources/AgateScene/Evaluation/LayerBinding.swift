import AgateTiming

/// Which records of the columns make the values of one animated layer in a frame.
struct LayerBinding: Sendable {
    /// Another number for every binding of a layer ever made.
    var revision: UInt64
    /// The bindings that are written over the model's values, in this order.
    var bindings: Bindings

    enum Bindings: Sendable {
        /// Nothing that a value depends on: transitions, unknown key paths.
        case none
        case one(Binding)
        case many([Binding])
        /// Animations that flat records cannot express: they are evaluated one after the other.
        case general
        /// To be made anew at the end of the commit.
        case stale
    }

    init(_ bindings: Bindings) {
        self.bindings = bindings
        revision = RenderTree.nextRevision()
    }
}

/// One value that an animation writes: which record it comes from and where it goes.
struct Binding: Sendable {
    enum ColumnName: UInt8, Sendable { case numbers, pairs, quads, transforms }

    var column: ColumnName
    /// The record in the column.
    var record: Int32
    /// Whether the value is added to what the bindings before left, rather than taking its place.
    var isAdditive: Bool
    /// Whether four components are a colour.
    var isColor: Bool
    var target: PropertyTarget
}

extension Binding {
    /// Whether it writes the position of the layer or a part of it.
    var isOfPosition: Bool {
        switch target {
        case .property(.position), .component(.position, _): true
        default: false
        }
    }
}
