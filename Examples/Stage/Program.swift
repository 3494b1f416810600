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
    /// How many frames a second its file has unless somebody asks for another number.
    ///
    /// 60, and fewer where nearly all pixels are different in each frame: no file is to be too large to be looked at.
    public let framesPerSecond: Double
    /// How many pixels a point has in its file unless somebody asks for another number: 2, or less for the same reason.
    public let scale: Double

    init(
        name: String,
        title: String,
        duration: Double,
        size: CGSize = CGSize(width: 320, height: 280),
        background: UIColor = Palette.paper,
        framesPerSecond: Double = 60,
        scale: Double = 2
    ) {
        self.name = name
        self.title = title
        self.duration = duration
        self.size = size
        self.background = background
        self.framesPerSecond = framesPerSecond
        self.scale = scale
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
