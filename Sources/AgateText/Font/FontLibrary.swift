import Foundation
import Synchronization

/// The fonts that there are: those that a program registers, those of a folder, and those of the system.
///
/// The environment variable `AGATE_FONTS` names a folder whose fonts are then the only ones beside registered ones, so that pictures
/// come out the same on all machines. The same question gets the same answer for as long as no font is registered or unregistered.
package final class FontLibrary: Sendable {
    /// The fonts of this process.
    package static let shared = FontLibrary(folder: ProcessInfo.processInfo.environment["AGATE_FONTS"])

    /// The folder that stands in for the system's fonts; nil for these.
    package let folder: String?
    let state = Mutex(State())
    private let warn: @Sendable (String) -> Void

    /// The known fonts, and the results of earlier searches.
    struct State {
        /// Registered files in the order of registration, those of paths with their key.
        var registered: [(key: String?, file: FontFile)] = []
        /// Registered fonts and those of the folder.
        var own: FontCatalog?
        /// The fonts that fontconfig knows; empty where there is a folder.
        var system: FontCatalog?
        var fontconfig: FontconfigReader?
        var files: [String: FontFile] = [:]
        /// Faces that stay open although no font uses them, the one used last at the end.
        var recentFaces: [FontFace] = []
        var orders: [String: [Int]] = [:]
        var fallbacks: [FallbackQuestion: FallbackAnswer] = [:]
        /// Whether the warning that there are no fonts has been given.
        var hasToldOfNone = false
    }

    /// The number of faces that stay open for their next use.
    private static let recentFaceLimit = 96

    /// Makes a library of its own.
    ///
    /// - Parameter folder: The only source beside registered fonts; nil for the system's fonts, and for an empty name.
    package convenience init(folder: String? = nil) {
        self.init(folder: folder, warn: MissingFonts.write)
    }

    /// Makes a library of its own.
    ///
    /// - Parameter warn: Receives a warning, once, when a text is to be set and there is no font.
    package init(folder: String?, warn: @escaping @Sendable (String) -> Void) {
        self.folder = folder?.isEmpty == true ? nil : folder
        self.warn = warn
    }

    // MARK: Catalogues

    /// Registered fonts and those of the folder.
    func own(_ state: inout State) -> FontCatalog {
        if let own = state.own { return own }
        var records: [FontRecord] = []
        for (key, file) in state.registered {
            for index in 0..<file.faceCount {
                guard let face = file.face(index) else { continue }
                records.append(FontRecord(face, source: key.map { .path($0) } ?? .memory(file)))
            }
        }
        for path in folder.map(FontFolder.files) ?? [] {
            guard let file = try? FontFile(path: path) else { continue }
            state.files[path] = file
            for index in 0..<file.faceCount {
                if let face = file.face(index) { records.append(FontRecord(face, source: .path(path))) }
            }
        }
        let catalog = FontCatalog(records)
        state.own = catalog
        return catalog
    }

    /// The system's fonts.
    func system(_ state: inout State) -> FontCatalog {
        if let system = state.system { return system }
        var records: [FontRecord] = []
        if folder == nil {
            let reader = state.fontconfig ?? FontconfigReader()
            state.fontconfig = reader
            records = reader.records()
        }
        let catalog = FontCatalog(records)
        state.system = catalog
        return catalog
    }

    /// Opens the face that a record describes; nil where the file has gone.
    func face(of record: FontRecord, _ state: inout State) -> FontFace? {
        let file: FontFile
        switch record.source {
        case .memory(let memory): file = memory
        case .path(let path):
            if let open = state.files[path] {
                file = open
            } else {
                guard let made = try? FontFile(path: path) else { return nil }
                state.files[path] = made
                file = made
            }
        }
        guard let face = file.face(record.index) else { return nil }
        if state.recentFaces.last != face {
            state.recentFaces.removeAll { $0 == face }
            if state.recentFaces.count >= Self.recentFaceLimit { state.recentFaces.removeFirst() }
            state.recentFaces.append(face)
        }
        return face
    }

    // MARK: Questions

    /// The names of all families, sorted; families that are there through a stand-in only are not named.
    package var families: [String] {
        state.withLock { state in
            let names = own(&state).families + system(&state).families
            return Set(names).sorted()
        }
    }

    /// The PostScript names of a family's faces, sorted; for a family of iOS that is not installed the names that it has there, each of which gives a
    /// stand-in.
    package func fontNames(ofFamily family: String) -> [String] {
        let names = state.withLock { state in
            let own = own(&state).family(family)
            let records = own.isEmpty ? system(&state).family(family) : own
            return Set(records.map(\.postScriptName))
        }
        guard names.isEmpty else { return names.sorted() }
        return AppleFamilies.byName[family.lowercased()]?.faces.map(\.name).sorted() ?? []
    }

    /// Finds a font by its PostScript name, full name or family, in this order and without case.
    ///
    /// Registered fonts and those of the folder come first, then Agate's own table of stand-ins for Apple's fonts, then
    /// the system's fonts; those of the table that have not Apple's measures come behind the system's. Source: text T4, T40, T41.
    ///
    /// - Returns: nil for a name that no font has.
    package func font(named name: String, size: Double) -> FontInstance? {
        state.withLock { state in
            let own = own(&state)
            if let font = font(named: name, size: size, in: own, &state) { return font }
            guard let asked = AppleFontName(name) else {
                return font(named: name, size: size, in: system(&state), &state)
            }
            // A stand-in of a like look gives way to the font itself, one with Apple's measures does not.
            if asked.substitution.metrics == nil,
                let font = font(named: name, size: size, in: system(&state), &state)
            {
                return font
            }
            return substitution(for: asked, size: size, &state)
        }
    }

    /// Finds a font by its name, or else Helvetica's stand-in: there is always one.
    package func fontOrDefault(named name: String, size: Double) -> FontInstance {
        font(named: name, size: size) ?? font(named: "Helvetica", size: size)
            ?? FontInstance(.lastResort, size: size)
    }

    /// Finds the face of a family that fits a style best.
    ///
    /// - Returns: nil for a family that no font has.
    package func font(family: String, style: FontStyle = .regular, size: Double) -> FontInstance? {
        state.withLock { state in
            if let font = font(family: family, style, size: size, in: own(&state), &state) { return font }
            guard let asked = AppleFontName(family: family, style: style) else {
                return font(family: family, style, size: size, in: system(&state), &state)
            }
            if asked.substitution.metrics == nil,
                let font = font(family: family, style, size: size, in: system(&state), &state)
            {
                return font
            }
            return substitution(for: asked, size: size, &state)
        }
    }

    /// The system font: Apple's, or what stands in for it.
    package func systemFont(
        size: Double,
        style: FontStyle = .regular,
        design: FontDesign = .standard
    ) -> FontInstance {
        state.withLock { state in
            let asked = AppleFontName(FontSubstitution.system(design), style)
            return substitution(for: asked, size: size, &state)
        }
    }

    private func font(
        named name: String,
        size: Double,
        in catalog: FontCatalog,
        _ state: inout State
    ) -> FontInstance? {
        if let record = catalog.record(named: name), let face = face(of: record, &state) {
            return FontInstance(face, size: size)
        }
        return font(family: name, .regular, size: size, in: catalog, &state)
    }

    private func font(
        family: String,
        _ style: FontStyle,
        size: Double,
        in catalog: FontCatalog,
        _ state: inout State
    ) -> FontInstance? {
        guard let record = catalog.record(family: family, style: style),
            let face = face(of: record, &state)
        else { return nil }
        return FontInstance(face, style: style, size: size)
    }

    /// The substitute that is drawn for one of Apple's fonts; always one.
    private func substitution(for asked: AppleFontName, size: Double, _ state: inout State) -> FontInstance {
        let row = asked.substitution
        // Of faces of a like character the first that has the weight and the width, else the first.
        let searches = [
            (row.choosesByStyle ? row.faces : [], true), (row.faces + FontSubstitution.anyFaces, false),
        ]
        for (families, needsStyle) in searches {
            for family in families {
                for catalog in [own(&state), system(&state)] {
                    if needsStyle {
                        let record = catalog.record(family: family, style: asked.style)
                        guard let record, asked.style.isMet(by: record) else { continue }
                    }
                    guard
                        let font = font(family: family, asked.style, size: size, in: catalog, &state)
                    else { continue }
                    return font.passedOff(as: FontAlias(names: asked.names, metrics: row.metrics))
                }
            }
        }
        for record in own(&state).records + system(&state).records {
            guard let face = face(of: record, &state), face.hasOutlines else { continue }
            return FontInstance(face, style: asked.style, size: size)
                .passedOff(as: FontAlias(names: asked.names, metrics: asked.substitution.metrics))
        }
        // GUESS no-fonts: text is laid out in boxes, with one warning. Source: text T62.
        if !state.hasToldOfNone {
            state.hasToldOfNone = true
            warn(MissingFonts.text(folder: folder))
        }
        return FontInstance(.lastResort, size: size)
    }
}

/// The designs of the system font.
package enum FontDesign: Sendable, Hashable, CaseIterable {
    case standard
    case serif
    case monospaced
    case rounded
}
