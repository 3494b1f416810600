import CAgateMainQueue
import Foundation

/// Lets Foundation's timers go when they have become invalid.
///
/// On Linux each `Timer` keeps itself for good, with its block and all that the block has captured: a program that shows one interface
/// after the other would keep them all. A timer that is made for the purpose tells whether that is so in the Foundation at hand.
enum TimerRelease {
    static func install() {
        weak var survivor: Timer?
        var keepsItself = false
        do {
            let timer = Timer(timeInterval: 1, repeats: false) { _ in }
            keepsItself = agate_timer_last_info() == Unmanaged.passUnretained(timer).toOpaque()
            timer.invalidate()
            survivor = timer
        }
        guard keepsItself, let kept = survivor else { return }
        agate_timer_release_info_of_last()
        Unmanaged.passUnretained(kept).release()
    }
}
