// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics
import Foundation
import Synchronization

// MARK: What there is

/// The names of all families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    FontLibrary.shared.families as NSArray
}

/// The PostScript names of all fonts, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    FontLibrary.shared.listings.map(\.postScriptName).sorted() as NSArray
}

/// The descriptors of registered fonts, in the order of registration.
///
/// - Parameters:
///   - scope: ``CTFontManagerScope/none`` gives none; all others mean this process.
///   - enabled: Whether fonts that can be used are wanted; all can.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool)
    -> CFArray
{
    guard scope != .none, enabled else { return [] }
    return FontLibrary.shared.registeredFaces.map { FontManager.descriptor(of: FontInstance($0, size: 12)) }
        as NSArray
}

// MARK: Descriptors of files

/// The descriptors of the fonts of a file, which is not registered: one for each face and each of its named instances.
///
/// Source: text T20.
///
/// - Returns: Nil for a file that holds no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let path = FontManager.path(fileURL), let file = OpenFontFiles.file(path) else { return nil }
    let found = FontManager.descriptors(of: file)
    return found.isEmpty ? nil : found as NSArray
}

/// The descriptor of the first font in some bytes, which are not registered; nil where they hold no font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    (try? FontFile(data: [UInt8](data as Data))).flatMap { FontManager.descriptors(of: $0).first }
}

/// The descriptors of the fonts in some bytes, which are not registered; empty where they hold no font.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    ((try? FontFile(data: [UInt8](data as Data))).map(FontManager.descriptors) ?? []) as NSArray
}

// MARK: Registering

/// Makes the fonts of a file known by all their names, before those of the system.
///
/// Source: text T19.
///
/// - Parameters:
///   - scope: Every scope means this process.
///   - error: Set to an error that the caller releases where this fails.
/// - Returns: Whether the fonts were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManager.report(FontManager.register(fontURL), to: error)
}

/// Unregisters the fonts of a file; fonts that are in use go on drawing.
///
/// GUESS unregister-live. Source: text T19.
///
/// - Returns: Whether the fonts were registered before.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManager.report(FontManager.unregister(fontURL), to: error)
}

/// Makes the font of a graphics font known by all its names.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManager.report(FontManager.register(font.instance.face), to: error)
}

/// Forgets the font of a graphics font.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManager.report(FontManager.unregister(font.instance.face), to: error)
}

/// Registers the fonts of several files.
///
/// - Parameters:
///   - enabled: Whether the fonts can be used at once; false registers none of them.
///   - registrationHandler: Called once, before this function returns, with the errors and true.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = enabled ? FontManager.urls(fontURLs).compactMap { FontManager.register($0) } : []
    _ = registrationHandler?(errors as NSArray, true)
}

/// Forgets the fonts of several files.
///
/// - Parameter registrationHandler: Called once, before this function returns, with the errors and true.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = FontManager.urls(fontURLs).compactMap { FontManager.unregister($0) }
    _ = registrationHandler?(errors as NSArray, true)
}

/// Registers the fonts of descriptors: those that a file or bytes gave.
///
/// - Parameters:
///   - enabled: Whether the fonts can be used at once; false registers none of them.
///   - registrationHandler: Called once, before this function returns, with the errors and true.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = enabled ? FontManager.each(fontDescriptors) { FontManager.register($0) } : []
    _ = registrationHandler?(errors as NSArray, true)
}

/// Forgets the fonts of descriptors.
///
/// - Parameter registrationHandler: Called once, before this function returns, with the errors and true.
public func CTFontManagerUnregisterFontDescriptors(
    _ fontDescriptors: CFArray,
    _ scope: CTFontManagerScope,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = FontManager.each(fontDescriptors) { FontManager.unregister($0) }
    _ = registrationHandler?(errors as NSArray, true)
}

/// Finds no font: there are no catalogues of resources on Linux.
///
/// - Parameter registrationHandler: Called once with an ``CTFontManagerError/assetNotFound`` for each name and true.
public func CTFontManagerRegisterFontsWithAssetNames(
    _ fontAssetNames: CFArray,
    _ bundle: CFBundle?,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontAssetNames.map { name in
        FontManagerFailure.error(.assetNotFound, [kCTFontManagerErrorFontAssetNameKey as String: name])
    }
    _ = registrationHandler?(errors as NSArray, true)
}

/// Asks for fonts that are not there: none is fetched.
///
/// - Parameter completionHandler: Called before this function returns with the descriptors that no font matches.
public func CTFontManagerRequestFonts(
    _ fontDescriptors: CFArray,
    _ completionHandler: @escaping (CFArray) -> Void
) {
    let missing = fontDescriptors.compactMap { $0 as? CTFontDescriptor }.filter {
        CTFontDescriptorCreateMatchingFontDescriptor($0, NSSet(object: kCTFontNameAttribute)) == nil
    }
    completionHandler(missing as NSArray)
}

/// The common code of the functions of the manager.
private enum FontManager {
    static func path(_ url: NSURL) -> String? {
        url.isFileURL ? url.path : nil
    }

    static func urls(_ list: CFArray) -> [NSURL] {
        list.compactMap { ($0 as? NSURL) ?? ($0 as? URL).map { $0 as NSURL } }
    }

    static func each(_ list: CFArray, _ body: (CTFontDescriptor) -> NSError?) -> [NSError] {
        list.compactMap { $0 as? CTFontDescriptor }.compactMap(body)
    }

    static func report(_ failure: NSError?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
        error?.pointee = failure.map { .passRetained($0) }
        return failure == nil
    }

    /// The descriptor of an open font, which leads back to it.
    static func descriptor(of font: FontInstance) -> CTFontDescriptor {
        let size = kCTFontSizeAttribute as String
        let made = FontAttributes.descriptor(of: font)
        var attributes = made.attributes
        attributes[size] = nil
        attributes[kCTFontFamilyNameAttribute as String] = font.names.family
        attributes[kCTFontStyleNameAttribute as String] = font.names.style
        if let url = FontAttributes.url(font) { attributes[kCTFontURLAttribute as String] = url }
        return CTFontDescriptor(attributes: attributes, known: font)
    }

    /// The descriptors of all faces of a file.
    ///
    /// GUESS instances: the named instances of a variable face come after the face itself. Source: text T20.
    static func descriptors(of file: FontFile) -> [CTFontDescriptor] {
        (0..<file.faceCount).compactMap { file.face($0) }.flatMap { face in
            let plain = FontInstance(face, size: 12)
            let instances = face.namedInstances.filter { !$0.variations.isEmpty }.map {
                FontInstance(face, size: 12, variations: $0.variations)
            }
            return ([plain] + instances).map(descriptor)
        }
    }

    private static func posted(_ work: () throws(FontLibrary.RegistrationFailure) -> Void)
        -> CTFontManagerError?
    {
        do throws(FontLibrary.RegistrationFailure) {
            try work()
        } catch {
            return CTFontManagerError(rawValue: error.rawValue) ?? .registrationFailed
        }
        NotificationCenter.default.post(
            name: Notification.Name(kCTFontManagerRegisteredFontsChangedNotification as String),
            object: nil
        )
        return nil
    }

    static func register(_ url: NSURL) -> NSError? {
        guard let path = path(url) else { return FontManagerFailure.error(.invalidFilePath, urls: [url]) }
        var failure = posted { () throws(FontLibrary.RegistrationFailure) in
            try FontLibrary.shared.register(path: path)
        }
        if failure == .unrecognizedFormat, beginsAsFont(path) { failure = .invalidFontData }
        return failure.map { FontManagerFailure.error($0, urls: [url]) }
    }

    static func unregister(_ url: NSURL) -> NSError? {
        guard let path = path(url) else { return FontManagerFailure.error(.invalidFilePath, urls: [url]) }
        let failure = posted { () throws(FontLibrary.RegistrationFailure) in
            try FontLibrary.shared.unregister(path: path)
        }
        return failure.map { FontManagerFailure.error($0, urls: [url]) }
    }

    /// Whether a file begins as fonts do, whatever follows.
    private static func beginsAsFont(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let start = (try? file.read(upToCount: 4)) ?? Data()
        return [[0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8)].contains(
            [UInt8](start)
        )
    }

    // MARK: Descriptors

    private static func font(_ descriptor: CTFontDescriptor) -> FontInstance? {
        FontRequest(descriptor.attributes).exactInstance(known: descriptor.known)
    }

    private static func failure(_ code: CTFontManagerError, _ descriptor: CTFontDescriptor) -> NSError {
        let key = kCTFontManagerErrorFontDescriptorsKey as String
        return FontManagerFailure.error(code, [key: [descriptor] as NSArray])
    }

    static func register(_ descriptor: CTFontDescriptor) -> NSError? {
        guard let face = font(descriptor)?.face else { return failure(.fileNotFound, descriptor) }
        return registered(face).map { failure($0, descriptor) }
    }

    static func unregister(_ descriptor: CTFontDescriptor) -> NSError? {
        guard let face = font(descriptor)?.face else { return failure(.notRegistered, descriptor) }
        return unregistered(face).map { failure($0, descriptor) }
    }

    static func register(_ face: FontFace) -> NSError? {
        registered(face).map { FontManagerFailure.error($0) }
    }

    static func unregister(_ face: FontFace) -> NSError? {
        unregistered(face).map { FontManagerFailure.error($0) }
    }

    /// Registers the file that a face is of.
    private static func registered(_ face: FontFace) -> CTFontManagerError? {
        guard let file = face.file else { return .invalidFontData }
        if FontLibrary.shared.registeredFaces.contains(where: { $0.file === file }) {
            return .alreadyRegistered
        }
        return posted { () throws(FontLibrary.RegistrationFailure) in
            if let path = file.path {
                try FontLibrary.shared.register(path: path)
            } else {
                try FontLibrary.shared.register(file)
            }
        }
    }

    private static func unregistered(_ face: FontFace) -> CTFontManagerError? {
        guard let file = face.file else { return .notRegistered }
        return posted { () throws(FontLibrary.RegistrationFailure) in
            if let path = file.path {
                try FontLibrary.shared.unregister(path: path)
            } else {
                try FontLibrary.shared.unregister(file)
            }
        }
    }
}
