import Foundation
import Synchronization

/// Fonts that a program brings.
extension FontLibrary {
    /// Why a font is not registered, or not unregistered; the numbers are Apple's.
    ///
    /// Source: text T19.
    package enum RegistrationFailure: Int, Error {
        case fileNotFound = 101
        case unrecognizedFormat = 103
        case alreadyRegistered = 105
        case notRegistered = 201
    }

    /// Makes the fonts of a file known by all their names, before all others.
    package func register(path: String) throws(RegistrationFailure) {
        let key = Self.key(of: path)
        let file = try Self.read { () throws(FontFile.Failure) in try FontFile(path: path) }
        try add(file, key: key)
    }

    /// Makes the fonts of a file in memory known, and returns the file, by which they are unregistered.
    @discardableResult
    package func register(data: [UInt8]) throws(RegistrationFailure) -> FontFile {
        let file = try Self.read { () throws(FontFile.Failure) in try FontFile(data: data) }
        try add(file, key: nil)
        return file
    }

    /// Makes the fonts of an open file in memory known.
    package func register(_ file: FontFile) throws(RegistrationFailure) {
        try add(file, key: nil)
    }

    /// Removes the fonts of a file from the library; fonts that are in use go on drawing.
    package func unregister(path: String) throws(RegistrationFailure) {
        let key = Self.key(of: path)
        try remove { $0.key == key }
    }

    /// Removes the fonts of a file in memory from the library; fonts that are in use go on drawing.
    package func unregister(_ file: FontFile) throws(RegistrationFailure) {
        try remove { $0.file === file }
    }

    /// The faces of all registered files, in the order of registration.
    package var registeredFaces: [FontFace] {
        state.withLock { state in
            state.registered.flatMap { entry in (0..<entry.file.faceCount).compactMap { entry.file.face($0) }
            }
        }
    }

    /// The file, of which one face at least can be opened.
    private static func read(
        _ body: () throws(FontFile.Failure) -> FontFile
    ) throws(RegistrationFailure) -> FontFile {
        let file: FontFile
        do throws(FontFile.Failure) {
            file = try body()
        } catch {
            throw error == .fileNotFound ? .fileNotFound : .unrecognizedFormat
        }
        guard (0..<file.faceCount).contains(where: { file.face($0) != nil }) else {
            throw .unrecognizedFormat
        }
        return file
    }

    private static func key(of path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private func add(_ file: FontFile, key: String?) throws(RegistrationFailure) {
        let isNew = state.withLock { state in
            if let key, state.registered.contains(where: { $0.key == key }) { return false }
            state.registered.append((key, file))
            if let key { state.files[key] = file }
            Self.forget(&state)
            return true
        }
        if !isNew { throw .alreadyRegistered }
    }

    private func remove(_ isWanted: ((key: String?, file: FontFile)) -> Bool) throws(RegistrationFailure) {
        let isKnown = state.withLock { state in
            guard let place = state.registered.firstIndex(where: isWanted) else { return false }
            let entry = state.registered.remove(at: place)
            if let key = entry.key { state.files[key] = nil }
            Self.forget(&state)
            return true
        }
        if !isKnown { throw .notRegistered }
    }

    /// Drops what was found out with other fonts.
    private static func forget(_ state: inout State) {
        state.own = nil
        state.orders.removeAll()
        state.fallbacks.removeAll()
    }
}
