import ArgumentParser

/// A value that a word of the command line stands for, with the message for other words.
protocol WordOfValue: ExpressibleByArgument {
    /// The form of a word: a valid one, and the limits.
    static var form: String { get }
}

extension WordOfValue {
    /// Reads a word.
    ///
    /// - Throws: An error with the valid form.
    init(reading word: String) throws {
        guard let value = Self(argument: word) else { throw ValidationError(Self.form) }
        self = value
    }
}

extension PictureSize: WordOfValue {
    static var form: String {
        "write WIDTHxHEIGHT, such as 640x480; each is 1 to \(maximumSide), and both together have \(maximumCount) pixels at most"
    }
}

extension Moment: WordOfValue {
    static var form: String {
        "write seconds (1.5 or 1.5s, up to 1000000), 250ms, a part (40%, up to 100%), a frame (#120) or a marker (@intro, @intro+)"
    }
}

extension FrameRange: WordOfValue {
    static var form: String {
        "write FIRST..END, such as 0..60, from 0 up to 1000000; the last one is left out"
    }
}

extension MomentList: WordOfValue {
    static var form: String { "write seconds with commas between them, such as 0.5,1,2.25, each 0 to 3600" }
}

extension BackgroundColor: WordOfValue {
    static var form: String { "write none, white, black, or a colour such as #f80, #ff8800 or #ff880080" }
}
