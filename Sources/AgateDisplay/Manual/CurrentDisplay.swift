import CAgateMainQueue
import Foundation

/// The manual display that each thread is inside of.
///
/// A slot of the thread's own storage and not a task-local value: layers ask for it on every change of a
/// property, and Core Animation's client side is bound to threads, not to tasks.
enum CurrentDisplay {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The calling thread's display; whoever sets it keeps the display alive until it is set back.
    static var value: ManualDisplay? {
        get {
            pthread_getspecific(key).map { Unmanaged<ManualDisplay>.fromOpaque($0).takeUnretainedValue() }
        }
        set {
            pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
            agate_main_queue_enter(newValue?.mainQueue.opaque, newValue?.time ?? 0)
        }
    }
}
