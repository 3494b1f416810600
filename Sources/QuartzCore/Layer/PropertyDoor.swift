import AgateScene
import AgateTiming
import Foundation

/// Inside this module the plain name is the property wrapper's.
typealias EngineProperty = AgateScene.LayerProperty

/// The one door that every change of a property goes through.
///
/// Source: claims 8.9, C1.
extension CALayer {
    /// Changes a property: nothing for an equal value; else the action is looked up while the old value is in
    /// place, the value is written, and the action runs.
    @inline(__always)
    final func change<Value: Equatable>(
        _ property: EngineProperty,
        from oldValue: Value,
        to newValue: Value,
        assign: () -> Void
    ) {
        guard oldValue != newValue else { return }
        guard let context else {
            assign()
            noteDisplayNeed(of: property)
            return
        }
        changeOnDisplay(property, context: context, assign: assign)
    }

    /// The slow half of the door: the layer is on a display.
    final func changeOnDisplay(_ property: EngineProperty, context: DisplayContext, assign: () -> Void) {
        let stack = context.transactions
        stack.ensureOpen()
        var action: (any CAAction)?
        // Only the built-in animations wait for the first commit; a delegate is asked before it too, so that a
        // view that was just added can be animated in.
        let isAsked = marks.contains(.isCommitted) || delegate != nil
        // GUESS display-contents: a drawing replaces the one before it at once.
        let isDrawn = property == .contents && marks.contains(.isDrawing)
        if isAsked, !stack.disablesActions, !isDrawn {
            action = self.action(forKey: property.row.keyPath)
        }
        assign()
        context.note(.values, of: self)
        noteDisplayNeed(of: property)
        action?.run(forKey: property.row.keyPath, object: self, arguments: nil)
    }

    /// Marks the layer for display when its class asks for that.
    private final func noteDisplayNeed(of property: EngineProperty) {
        // CALayer itself never asks; only subclasses pay for the question.
        guard type(of: self) != CALayer.self else { return }
        if type(of: self).needsDisplay(forKey: property.row.keyPath) { setNeedsDisplay() }
    }

    final func setFlag(_ flag: LayerFlags, _ property: EngineProperty, _ newValue: Bool) {
        change(property, from: values.flags.contains(flag), to: newValue) {
            if newValue { values.flags.insert(flag) } else { values.flags.remove(flag) }
        }
    }

    final func setTiming<Value: Equatable>(
        _ property: EngineProperty,
        _ keyPath: WritableKeyPath<TimingParameters, Value>,
        _ newValue: Value
    ) {
        change(property, from: values.timing.values.parameters[keyPath: keyPath], to: newValue) {
            values.timing.values.parameters[keyPath: keyPath] = newValue
        }
    }

    /// Changes what only some layers have.
    @inline(__always)
    final func editExtras(_ edit: (LayerExtras) -> Void) {
        let target = extras ?? LayerExtras()
        extras = target
        edit(target)
    }

    /// A delegate's default implementation says that the delegate has none of its own.
    package final func noteAbsentDelegateMethod(_ method: AbsentDelegateMethods) {
        absentDelegateMethods.insert(method)
    }
}
