import Foundation

/// The Lottie files that are measured.
///
/// `AGATE_LOTTIE_PATH` lists folders, with colons between them. Those of other people are no part of the project: they are
/// left out where they are not there.
enum LottieSamples {
    /// How wide or high the longer side is drawn, in pixels.
    static let side = 512.0

    /// Eight files of other people, by their paths without `.json`, and one of ours.
    static let names = [
        "9squares_AlBoardman", "Boat_Loader", "PinJump", "vcTransition1", "Issues/issue_1505",
        "Issues/issue_2330", "Issues/pr_1734", "LottieFiles/gradient_shapes",
    ]
    static let own = "Flower"
    /// The one of some 700 KB.
    static let large = "Issues/issue_2330"

    /// The one that is made into films: 1920 x 1080 points, 60 frames a second, 24 s.
    static let film = "LottieFiles/gradient_shapes"

    /// The file of a name.
    static func file(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["AGATE_LOTTIE_PATH"] ?? ""
        return path.split(separator: ":").lazy
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name + ".json") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The bytes of the file of a name.
    static func data(_ name: String) throws -> Data {
        guard let file = file(name) else { throw Misuse(message: "\(name).json is not there") }
        return try Data(contentsOf: file)
    }
}
