import ArgumentParser

/// The engines of a farm, by name.
package enum FarmEngineName: String, CaseIterable, ExpressibleByArgument {
    /// Slurm: a job array.
    case slurm
    /// GNU parallel, here or on a few machines.
    case parallel
    /// Processes on this machine.
    case local

    /// The engine for a command line.
    @MainActor func make(_ command: FarmRunCommand) -> any FarmEngine {
        switch self {
        case .slurm: SlurmEngine(workers: command.workers, options: command.option)
        case .parallel:
            ParallelEngine(workers: command.workers, hosts: command.hosts, options: command.option)
        case .local: LocalEngine(workers: command.workers, progress: command.progress)
        }
    }
}
