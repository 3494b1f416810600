package import AgateScene
import AgateTiming
import CAgateThreads
import Foundation

/// A property as the engine knows it: here the plain name is the property wrapper's.
package typealias EngineProperty = AgateScene.LayerProperty

/// The steps of every change of a property, whichever setter makes it.
///
/// Source: claims 8.9.
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
        let isDone = section {
            let isDone = takesValuesDirectly
            if isDone { assign() }
            return isDone
        }
        if !isDone {
            changeOnDisplay(property, assign: assign)
        } else if asksForDisplay {
            noteDisplayNeed(ofKey: property.keyPath)
        }
    }

    /// The same for a property whose values are plain: numbers, and what consists of them.
    ///
    /// On the layer's own thread, all that there is to do is done in one brief section (benchmark `set/no-action`). Neither closure
    /// knows the layer: one that holds it would retain it for each change.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - newValue: The value to store.
    ///   - get: Reads the stored value, in a section.
    ///   - set: Writes the new one, in a section.
    @inline(__always)
    final func changePlain<Value: Equatable>(
        _ property: EngineProperty,
        to newValue: Value,
        get: (inout LayerValues) -> Value,
        set: (inout LayerValues) -> Void
    ) {
        assert(_isPOD(Value.self), "values that are counted are compared and freed outside of sections")
        if let thread = agate_brief_enter(owner) {
            let isEqual = get(&storedValues) == newValue
            let isDone = !isEqual && ownThreadWritesDirectly
            if isDone { set(&storedValues) }
            agate_brief_exit(thread)
            if isEqual { return }
            if isDone {
                if asksForDisplay { noteDisplayNeed(ofKey: property.keyPath) }
                return
            }
        }
        changePlainSlowly(property, to: newValue, get: get, set: set)
    }

    /// A change that an action may be looked up for, or of a layer that several threads touch.
    @inline(never)
    private final func changePlainSlowly<Value: Equatable>(
        _ property: EngineProperty,
        to newValue: Value,
        get: (inout LayerValues) -> Value,
        set: (inout LayerValues) -> Void
    ) {
        change(property, from: section { get(&storedValues) }, to: newValue) { set(&storedValues) }
    }

    /// Whether a change has nothing to do but to write the value, on any thread; see ``ownThreadWritesDirectly``.
    @inline(__always)
    final var takesValuesDirectly: Bool {
        contextReference == nil ? !asksOwnerOffDisplay : isOwn && ownThreadWritesDirectly
    }

    /// Whether a change on the thread that made the layer has nothing to do but to write the value.
    ///
    /// The layer is on no display; or it is on a manual display of this thread, no action is wanted, the class asks for nothing, and
    /// the layer stands in the list of changed layers, or now does. To be read in a section that the value is written in.
    ///
    /// The short way of benchmarks `set/no-action` and `set/no-action-first`; the long one, ``changeOnDisplay(_:assign:)``, comes to
    /// the same.
    @inline(__always)
    final var ownThreadWritesDirectly: Bool {
        // In a section the context is there as long as the layer says that it is on it.
        guard let contextReference else { return !asksOwnerOffDisplay }
        return contextReference.withObject {
            guard $0.owner == owner, $0.actionsDisabled.pointee, !asksForDisplay else { return false }
            if storedFlags.isSuperset(of: [.values, .listedForHandOver]) { return true }
            $0.listOwnChange(of: self)
            return true
        }
    }

    /// The rest of a change where the layer is on a display and the short way is not enough.
    final func changeOnDisplay(_ property: EngineProperty, assign: () -> Void) {
        guard let context else { return changeOffDisplay(property, assign: assign) }
        let stack = context.transactions
        stack.ensureOpen()
        let action =
            stack.disablesActions
            ? FoundAction.none : findAction(for: property, context: context, stack: stack)
        context.change(.values, of: self, stack: stack) { section(assign) }
        if asksForDisplay { noteDisplayNeed(ofKey: property.keyPath) }
        switch action {
        case .none: break
        case .builtIn(let start): startImplicitly(property, from: start, context: context, stack: stack)
        case .object(let action): action.run(forKey: property.keyPath, object: self, arguments: nil)
        }
    }

    /// Changes something of the client side only that has a name among actions; the delegate or the action may
    /// change it again, and no action is searched for that second change.
    final func changeObject(_ key: String, assign: () -> Void) {
        guard let context, !context.transactions.disablesActions,
            marks.animatesChanges || delegate != nil
        else { return assign() }
        let progress = context.transactions.treeEvents
        let action = progress.during(key, of: self) { self.action(forKey: key) } ?? nil
        assign()
        guard let action else { return }
        _ = progress.during(key, of: self) { action.run(forKey: key, object: self, arguments: nil) }
    }

    /// The result of the search for the action of a changing property.
    private enum FoundAction {
        case none
        /// The built-in basic animation, from a value; no code has read or can read the object.
        case builtIn(CompactValue)
        case object(any CAAction)
    }

    private final func findAction(
        for property: EngineProperty,
        context: DisplayContext,
        stack: TransactionStack
    ) -> FoundAction {
        // The delegate may be freed here, which is not done in a section.
        let (known, delegate, extrasHaveActions) = section {
            (storedFlags, delegateInSection, storedExtras?.mayHaveActions ?? false)
        }
        // GUESS display-contents: a drawing replaces the one before it at once.
        if case .contents = property, known.contains(.isDrawing) { return .none }
        // Only the built-in animations wait for the first commit; a delegate's `action(for:forKey:)` is called before it too, so that a
        // view that was just added can be animated in.
        guard known.animatesChanges || delegate != nil else { return .none }
        if delegate == nil, !known.contains(.isPresentation), !traits.contains(.looksForActions),
            !extrasHaveActions
        {
            // The first four steps of the search have no answer, whatever the key: the fifth is left.
            switch property.implicitAction {
            case .none: return .none
            case .transition: return .object(CATransition())
            case .basic:
                if traits.isDisjoint(with: [.seesAnimations, .asksForDisplay]), !ExchangedMethods.isAny {
                    return .builtIn(CompactValue(presentedValue(of: property, context: context)))
                }
            }
        }
        return action(forKey: property.keyPath).map { .object($0) } ?? .none
    }

    /// Adds the built-in animation of a change without making the object that describes it.
    private final func startImplicitly(
        _ property: EngineProperty,
        from start: CompactValue,
        context: DisplayContext,
        stack: TransactionStack
    ) {
        let implicit = ImplicitAnimation(
            property: property,
            start: start,
            duration: stack.settings.duration,
            timingFunction: stack.settings.timingFunction
        )
        ownAnimationStore.add(implicit, to: self, context: context, stack: stack)
    }

    /// Whether the class may answer `needsDisplay(forKey:)` with yes.
    @inline(__always)
    final var asksForDisplay: Bool { traits.contains(.asksForDisplay) }

    /// Marks the layer for display when its class asks for that.
    final func noteDisplayNeed(ofKey key: String) {
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    final func setFlag(_ flag: LayerFlags, _ property: EngineProperty, _ newValue: Bool) {
        changePlain(property, to: newValue) {
            $0.flags.contains(flag)
        } set: {
            if newValue { $0.flags.insert(flag) } else { $0.flags.remove(flag) }
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

    /// A delegate's default implementation says that the delegate has none of its own.
    package final func noteAbsentDelegateMethod(_ method: AbsentDelegateMethods) {
        absentDelegateMethods.insert(method)
    }

    /// Notes that the delegate has a method, though it has called the one that is there for those that have none.
    package final func notePresentDelegateMethod(_ method: AbsentDelegateMethods) {
        absentDelegateMethods.remove(method)
    }
}
