// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite number of single precision.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
