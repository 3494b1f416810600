// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names of these functions are Apple's.

public import CoreGraphics
public import Foundation

/// Makes a source of a file that comes bit by bit; it has no pictures before the first bytes are given.
///
/// The options make no difference.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Gives an incremental source what has come of its file.
///
/// Pictures can be made as soon as the codec can make them of what is there; each update reads from the beginning. A source that was
/// made of a whole file takes nothing.
///
/// - Parameters:
///   - data: All bytes so far, from the first on.
///   - final: Whether these are all.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
}

/// Gives an incremental source what has come of its file, as ``CGImageSourceUpdateData(_:_:_:)`` does.
public func CGImageSourceUpdateDataProvider(
    _ isrc: CGImageSource,
    _ provider: CGDataProvider,
    _ final: Bool
) {
    guard let data = provider.data else { return }
    isrc.update(data as Data, isFinal: final)
}
