package import ArgumentParser

/// The command line of Agate.
@main
package struct Agate: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "agate",
        abstract: "Core Animation for Swift on Linux: shows what it can do.",
        discussion: """
            EXAMPLES:
              agate list                                  What there is to see.
              agate gallery                               All of it, as animated PNG files.
              agate gallery pop card-flip --out pictures  Two programs, into a folder of your choice.
              agate dump layer-clock --at 1.5             The layers of a program at a moment, as text.
            """,
        subcommands: [GalleryCommand.self, ListCommand.self, DumpCommand.self]
    )

    package init() {}
}
