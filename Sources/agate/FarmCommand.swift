package import ArgumentParser

/// `agate farm`: renders in chunks, on one machine or on many that share a folder.
package struct FarmCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "farm",
        abstract: "Renders in chunks: on one machine, or on many that share a folder.",
        discussion: """
            A plan cuts a film into chunks. Each chunk is rendered by its number, by any process that sees the folder, as often as one likes: its
            bytes are always the same, and it counts when it is whole and its digest is written. The result is the file that `agate render`
            writes, byte for byte.

            EXAMPLES:
              agate farm plan hello.json -o hello.mp4          Makes hello.mp4.job.
              agate farm run hello.mp4.job --index 3           Renders a chunk.
              agate farm run hello.mp4.job --engine slurm      Submits what is missing, and a job that joins it.
              agate farm status hello.mp4.job
              agate farm join hello.mp4.job

            EXIT STATUS:
              as that of `agate render`; 8 when chunks are missing or damaged
            """,
        subcommands: [
            FarmPlanCommand.self, FarmRunCommand.self, FarmStatusCommand.self, FarmJoinCommand.self,
        ]
    )

    package init() {}
}
