/// The name of a row of the table of rules.
public enum RuleName: String, CaseIterable, Codable, Sendable {
    /// The line that has the compiler speak of the original.
    case header = "P5"
    /// A source that does not parse.
    case parsing = "P7"
    /// `@objc` and its kin.
    case objectiveC = "P10"
    /// Attributes of Interface Builder and of the program's start.
    case entryPoints = "P11"
    /// `#selector`.
    case selectors = "P12"
    /// `#keyPath`.
    case keyPaths = "P13"
    /// `@NSManaged`.
    case managed = "P14"
    /// Optional requirements.
    case optionalRequirements = "P15"
    /// Calls of optional requirements.
    case optionalCalls = "P16"
    /// Key-value observing.
    case observing = "P17"
    /// Conditions on the platform.
    case platforms = "P18"
    /// Imports.
    case imports = "P19"
    /// Code that stays as it is and works.
    case kept = "P20"
    /// Methods that take selectors.
    case selectorCalls = "P21"
    /// Overrides in extensions.
    case extensionOverrides = "P22"
    /// Code that needs a runtime of Objective-C.
    case runtime = "P23"
    /// Isolation to the main actor.
    case isolation = "P24"
    /// Selectors made of strings.
    case stringSelectors = "P25"
    /// Parts that are to be left alone.
    case off = "P26"
    /// Names that Apple's compiler renames.
    case renaming = "P28"
    /// Members that documents of Interface Builder name.
    case interface = "P29"
    /// Texts of the user's language.
    case localization = "P30"
}
