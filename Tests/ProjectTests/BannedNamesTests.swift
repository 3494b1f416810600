import Foundation
import Testing

/// Names that were replaced by the field's terms, and do not come back.
///
/// A reader who knows other renderers and view toolkits recognises the names that stand for them now: `DisplayList`, `OcclusionBounds`,
/// `TouchDispatcher`, `TimerHeap`.
@Suite("Names that were replaced")
struct BannedNamesTests {
    private static let names: Set<String> = [
        "Agenda", "BoxShape", "ClientRoster", "DrawingManner", "EdgeSoftness", "FilteredPicture",
        "FrameTrace", "FrameTurns", "GestureStage", "GestureTurn", "GridPlace", "Guarded", "HostWishes",
        "LayerMarks", "LayerPlaces", "LayerPlan", "LayerReaper", "LayerTrace", "LineOfSight",
        "LivingReference", "MainTurns", "PictureFrame", "PictureKey", "PictureSource", "PieceShaper",
        "PlainPassage", "PlanStep", "PreparedPicture", "PropertyDoor", "PropertyProgram", "QuietSpan",
        "ShownStandIn", "SideBySide", "SpaceArranger", "SpaceGuests", "StandIn", "StepList", "StepOutline",
        "StretchedMask", "SubtreePicture", "SurfaceRoom", "TextLook", "TextPicture", "TextViewLooks",
        "TileKeeper", "TouchGate", "TouchLinks", "TouchPassage", "TransformPassage", "UpdateTurn",
        "ViewLooks", "ViewNotes", "ViewSide", "WaitingMoves", "areSure", "assured", "castShadow",
        "hardOutline", "innerReach", "isCutLater", "isHopeless", "isListedQuietly", "isRestless",
        "looksBehind", "oldPicture", "quietFlag", "rathersBelow", "spreadsChanges", "underlayShadow",
    ]

    /// The words of a text in which letters, digits and underscores follow one another.
    private static func words(of text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }

    /// Comments are read too, but for names that are words of the language as well.
    private static func identifiers(of text: String) -> Set<String> {
        let lines = text.split(separator: "\n").map { $0.components(separatedBy: "//")[0] }
        let code = lines.joined(separator: " ")
        let spoken: Set = ["Guarded", "Agenda", "assured"]
        return words(of: text).subtracting(spoken).union(words(of: code).intersection(spoken))
    }

    @Test("no source uses a name that was replaced by the field's term")
    func noBannedNames() throws {
        let files = Repository.swiftFiles(below: "Sources")
        #expect(files.count > 1000)
        for path in files {
            let found = Self.identifiers(of: try Repository.text(path)).intersection(Self.names)
            #expect(found.isEmpty, "\(path) uses \(found.sorted().joined(separator: ", "))")
        }
    }

    @Test("names are found in code and comments, words of the language in code alone")
    func names() {
        #expect(Self.identifiers(of: "let a = ViewSide() // Guarded").contains("ViewSide"))
        #expect(Self.identifiers(of: "/// See ``ViewSide``.").contains("ViewSide"))
        #expect(!Self.identifiers(of: "let a = 1 // Guarded by a lock").contains("Guarded"))
        #expect(Self.identifiers(of: "let a = Guarded(1)").contains("Guarded"))
        #expect(!Self.identifiers(of: "ViewSides").contains("ViewSide"))
    }
}
