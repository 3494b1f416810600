import Foundation
import UIKitCore

/// What `--frames` writes, by the ending of the file's name.
package enum FramesFormat: String, CaseIterable, Sendable {
    /// The last picture.
    case png
    /// All pictures; those of an `mp4` file with what sounds.
    case apng, gif, webp, mp4
    /// What sounds, without pictures.
    case wav

    /// The format of a path's ending, whatever its case; nil for another one.
    package init?(path: String) {
        self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    }

    /// The endings, for messages.
    package static let endings =
        allCases.dropLast().map { ".\($0.rawValue)" }.joined(separator: ", ") + " or .wav"

    /// Pictures per second: a GIF file shows no more than 50 in most programs.
    var rate: Double { self == .gif ? 50 : 60 }
}
