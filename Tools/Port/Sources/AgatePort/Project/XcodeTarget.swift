/// A target of a project: what one module, program or test is made of.
public struct XcodeTarget: Sendable {
    /// What a target makes.
    public enum Kind: Sendable, Equatable {
        /// A program with a bundle of its own.
        case application
        /// A module that others import.
        case library
        /// Something that is not carried over: tests, extensions, programs of other platforms; with its name.
        case other(String)
    }

    /// A source, and where it goes below the folder of the target.
    public struct Source: Sendable, Hashable {
        /// The path of the original.
        public let path: String
        /// Where it lies in the project, and will lie in the target.
        public let place: String
    }

    /// A file or folder of the bundle.
    public struct Resource: Sendable, Hashable {
        /// The path of the original.
        public let path: String
        /// Where it goes in the bundle: its name, below `en.lproj` and the like for what is localised.
        public let place: String
    }

    /// A package that the target takes a product of.
    public struct Package: Sendable, Hashable {
        /// The name of the product.
        public let product: String
        /// The address of the package, or its folder; nil where the project does not say.
        public let location: String?
    }

    /// The target's name.
    public let name: String
    /// The name of the module, by which others import it.
    public let module: String
    /// What it makes.
    public let kind: Kind
    /// Swift files.
    public var sources: [Source] = []
    /// Sources in other languages, by path.
    public var foreignSources: [String] = []
    /// Files of the bundle.
    public var resources: [Resource] = []
    /// Files that are left out of the bundle, because another one has their place in it.
    public var hiddenResources: [String] = []
    /// Files that the project names and that are not there or cannot be read.
    public var missing: [String] = []
    /// Names of targets of the same project that it depends on.
    public var dependencies: [String] = []
    /// Packages that it depends on.
    public var packages: [Package] = []
    /// Names that `#if` asks for.
    public var conditions: [String] = []
    /// The property list of the bundle, as XML; nil for a module.
    public var information: [UInt8]?

    init(name: String, module: String, kind: Kind) {
        self.name = name
        self.module = module
        self.kind = kind
    }
}
