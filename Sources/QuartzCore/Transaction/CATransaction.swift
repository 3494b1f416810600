import AgateDisplay
public import CoreGraphics
public import Foundation

/// Groups changes of layers, so that they show in one frame and animate alike.
///
/// There are no instances: the class methods act on a stack that each thread has for itself. A change outside
/// any transaction opens an implicit one, which the thread's run loop commits when it is about to wait; a
/// thread without a run loop uses explicit transactions or ``flush()``. Inside a manual display the display
/// commits the implicit transaction when its time moves.
///
/// Source: claims S32-S42, 9.1-9.14.
open class CATransaction: NSObject {
    /// Opens a transaction inside the current one.
    open class func begin() {
        TransactionStack.current.begin()
    }

    /// Commits the innermost explicit transaction; without one, does nothing.
    ///
    /// The outermost commit runs layout and display and hands the changes over at once, unless an implicit
    /// transaction is open around it.
    open class func commit() {
        TransactionStack.current.commit()
    }

    /// Commits the implicit transaction; while explicit ones are open, that waits for their end.
    open class func flush() {
        TransactionStack.current.flush()
    }

    /// Takes the process-wide recursive lock that guards layer trees between threads.
    ///
    /// No tree changes, and no commit arrives at a live display, while another thread holds it; nor does another thread see or change layers that several threads
    /// touch. Single changes need no lock: it makes several of them one for other threads. A thread that ends while it holds the
    /// lock is reported on standard error (`AnimationDiagnostics.mistakeHandler`), and the lock is released.
    open class func lock() {
        TransactionLock.lock()
    }

    /// Gives the lock back; harmless without ``lock()``.
    open class func unlock() {
        TransactionLock.unlock()
    }

    /// The duration of animations that have none of their own, in seconds; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval {
        TransactionStack.current.animationDuration
    }

    /// Sets the duration of animations that are added from now on, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionStack.current.animationDuration = dur
    }

    /// The timing function that every added animation gets; nil leaves them their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.animationTimingFunction
    }

    /// Sets the timing function of animations that are added from now on.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.animationTimingFunction = function
    }

    /// Whether setters of layers skip the search for an action.
    open class func disableActions() -> Bool {
        TransactionStack.current.disablesActions
    }

    /// Switches the search for actions off or on; asking a layer for an action still answers.
    open class func setDisableActions(_ flag: Bool) {
        TransactionStack.current.disablesActions = flag
    }

    /// The newest completion block of the innermost transaction that has set one.
    open class func completionBlock() -> (() -> Void)? {
        TransactionStack.current.completionBlock
    }

    /// Sets a block that runs once all animations that are added after it, in this transaction and its nested
    /// ones, have stopped.
    ///
    /// It runs on the thread that owns the layers, in a turn of its own, never inside ``commit()``. A second
    /// block does not replace the first: both run. Setting nil only ends the collecting.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.setCompletionBlock(block)
    }

    /// A value of the innermost transaction that has set it, arbitrary keys included.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionStack.current.value(forKey: key)
        }
    }

    /// Sets a value of the current transaction, arbitrary keys included.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let number = anObject as? NSNumber {
                setAnimationDuration(number.doubleValue)
            } else if let seconds = anObject as? Double {
                setAnimationDuration(seconds)
            } else if let seconds = anObject as? CGFloat {
                setAnimationDuration(Double(seconds))
            }
        case kCATransactionDisableActions:
            setDisableActions((anObject as? NSNumber)?.boolValue ?? (anObject as? Bool) ?? false)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock:
            setCompletionBlock(anObject as? () -> Void)
        default:
            TransactionStack.current.setValue(anObject, forKey: key)
        }
    }
}
