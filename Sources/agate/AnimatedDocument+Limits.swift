public import AgateRendering
public import ArgumentParser

extension AnimatedDocument.Limits: ExpressibleByArgument {}
