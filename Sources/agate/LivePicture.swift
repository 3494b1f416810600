import AgateDisplay
import AgateExamples
import AgateRendering
import Foundation
import QuartzCore
import UIKit

/// A program of the gallery, or a document, on the live display.
@MainActor final class LivePicture {
    /// Its size, in points.
    let size: CGSize
    private let begin: (CGSize) -> AnyObject
    private var running: AnyObject?

    /// Gets something ready; nothing is on the display yet.
    ///
    /// - Parameters:
    ///   - playsScript: Whether the deeds of a program's user are done.
    ///   - isStrict: Whether a document of which something would not show is refused.
    init(_ input: RenderInput, playsScript: Bool, isStrict: Bool) throws(RenderFailure) {
        switch input {
        case .program(let program):
            size = program.description.size
            begin = { _ in Performance(of: program, playsScript: playsScript) }
        case .document, .standardInput:
            let document = try DocumentFile.open(input.documentWord)
            Warning.tell(issuesOf: document)
            if isStrict, document.isIncomplete { throw RenderFailure.strict }
            size = CGSize(width: max(document.size.width, 1), height: max(document.size.height, 1))
            begin = { [size] _ in LoopingDocument(document, size: size) }
        }
    }

    /// Puts it on the live display, which has its size.
    func start() {
        running = begin(size)
    }
}

/// A document that begins again when it has been played.
@MainActor private final class LoopingDocument {
    private let document: AnimatedDocument
    private let size: CGSize
    private var timer: Timer?

    init(_ document: AnimatedDocument, size: CGSize) {
        self.document = document
        self.size = size
        play()
        guard let duration = document.duration, duration > 0, duration.isFinite else { return }
        let timer = Timer(timeInterval: duration, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.play() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func play() {
        let layer = document.makeLayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        LiveDisplay.main.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        LiveDisplay.main.layer.addSublayer(layer)
        CATransaction.commit()
    }
}
