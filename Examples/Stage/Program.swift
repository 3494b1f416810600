public import Foundation
public import UIKit

/// What a program is called, and how large and how long its picture is.
public struct ProgramDescription {
    /// The name on the command line, in words joined by hyphens.
    public let name: String
    /// One line that says what one sees.
    public let title: String
    /// The length of one showing, in seconds.
    public let duration: Double
    /// The size of the display, in points.
    public let size: CGSize
    /// The colour behind everything.
    public let background: UIColor

    init(
        name: String,
        title: String,
        duration: Double,
        size: CGSize = CGSize(width: 320, height: 280),
        background: UIColor = Palette.paper
    ) {
        self.name = name
        self.title = title
        self.duration = duration
        self.size = size
        self.background = background
    }
}

/// A small application: it fills a window and says what its user does, and when.
@MainActor public protocol Program: AnyObject {
    /// What it is called, how large and how long it is.
    static var description: ProgramDescription { get }

    /// Makes the program; nothing is on the window yet.
    init()

    /// Fills the window and puts the user's deeds on the stage's schedule.
    func run(in window: UIWindow, on stage: Stage)

    /// Writes what the program makes beside its picture, and returns the files.
    ///
    /// - Parameter folder: A folder that exists.
    func writeProducts(into folder: URL) throws -> [URL]
}

extension Program {
    /// Most programs make nothing but their picture.
    public func writeProducts(into folder: URL) throws -> [URL] { [] }
}
