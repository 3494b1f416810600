import AgateDisplay
import ArgumentParser

extension ProgressStyle: ExpressibleByArgument {}
