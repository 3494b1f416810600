// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// Receives the progress of a search for fonts; returns whether to go on.
public typealias CTFontDescriptorProgressHandler = (CTFontDescriptorMatchingState, CFDictionary) -> Bool

/// The fonts that match a descriptor, the best one first.
///
/// Source: text T7.
///
/// - Parameter mandatoryAttributes: The names of attributes that must agree; others only say which fonts come first.
/// - Returns: Nil where none matches.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor,
    _ mandatoryAttributes: CFSet?
) -> CFArray? {
    let found = FontMatcher(descriptor, mandatory: mandatoryAttributes).descriptors()
    return found.isEmpty ? nil : found as NSArray
}

/// The font that matches a descriptor best.
///
/// - Parameter mandatoryAttributes: The names of attributes that must agree.
/// - Returns: Nil where none matches.
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
    FontMatcher(descriptor, mandatory: mandatoryAttributes).descriptors().first
}

/// Looks for the fonts that match descriptors, and tells a function what it finds.
///
/// All fonts are there and none is fetched from a network: the function is called for the beginning, for each descriptor, and for the end,
/// before this function returns.
///
/// - Parameter progressBlock: Returns false to stop the search.
/// - Returns: Whether the search was not stopped.
@discardableResult
public func CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
    _ descriptors: CFArray,
    _ mandatoryAttributes: CFSet?,
    _ progressBlock: @escaping CTFontDescriptorProgressHandler
) -> Bool {
    let wanted = descriptors.compactMap { $0 as? CTFontDescriptor }
    func report(_ state: CTFontDescriptorMatchingState, _ done: Int, _ more: [String: Any] = [:]) -> Bool {
        var parameters = more
        parameters[kCTFontDescriptorMatchingDescriptors as String] = descriptors
        parameters[kCTFontDescriptorMatchingPercentage as String] =
            wanted.isEmpty ? 100.0 : 100 * Double(done) / Double(wanted.count)
        return progressBlock(state, parameters as NSDictionary)
    }
    guard report(.didBegin, 0) else { return false }
    for (index, descriptor) in wanted.enumerated() {
        let source = kCTFontDescriptorMatchingSourceDescriptor as String
        let goesOn: Bool
        if let found = CTFontDescriptorCreateMatchingFontDescriptors(descriptor, mandatoryAttributes) {
            let result: [String: Any] = [
                source: descriptor, kCTFontDescriptorMatchingResult as String: found,
            ]
            goesOn = report(.didMatch, index + 1, result)
        } else {
            let error = FontManagerFailure.error(.fileNotFound)
            goesOn = report(
                .didFailWithError,
                index + 1,
                [source: descriptor, kCTFontDescriptorMatchingError as String: error]
            )
        }
        guard goesOn else { return false }
    }
    return report(.didFinish, wanted.count)
}

/// Finds the installed fonts that match a descriptor.
struct FontMatcher {
    private let descriptor: CTFontDescriptor
    private let request: FontRequest
    private let mandatory: Set<String>

    init(_ descriptor: CTFontDescriptor, mandatory: CFSet?) {
        self.descriptor = descriptor
        request = FontRequest(descriptor.attributes)
        self.mandatory = Set((mandatory?.allObjects ?? []).compactMap(FontAttributeValue.string))
    }

    /// The descriptors of the fonts, the best one first.
    func descriptors() -> [CTFontDescriptor] {
        fonts().filter(agrees).map { font in
            var found = FontAttributes.descriptor(of: font).attributes
            let keys = [
                kCTFontSizeAttribute, kCTFontMatrixAttribute, kCTFontFeatureSettingsAttribute,
                kCTFontCascadeListAttribute, kCTFontVariationAttribute,
            ]
            found[kCTFontSizeAttribute as String] = nil
            for key in keys where descriptor.attributes[key as String] != nil {
                found[key as String] = descriptor.attributes[key as String]
            }
            found[kCTFontFamilyNameAttribute as String] = font.names.family
            found[kCTFontStyleNameAttribute as String] = font.names.style
            return CTFontDescriptor(attributes: found, known: FontAttributes.hiddenFont(font))
        }
    }

    private func fonts() -> [FontInstance] {
        let library = FontLibrary.shared
        let size = FontInstance.usable(request.size ?? 0)
        if request.name != nil || request.path != nil || descriptor.known != nil || request.textStyle != nil {
            return request.exactInstance(known: descriptor.known).map { [$0] } ?? []
        }
        if let family = request.family {
            guard let best = request.exactInstance() else { return [] }
            let others = library.fontNames(ofFamily: family).compactMap {
                library.font(named: $0, size: size)
            }
            .filter { $0.names.postScript != best.names.postScript }
            return [best] + others
        }
        let style = request.style()
        let wanted = request.symbolicTraits ?? []
        let asked: FontSymbolicTraits = [.italic, .bold, .condensed, .expanded, .monoSpace, .colorGlyphs]
        let listings = library.listings.map { (listing: $0, misfit: Self.misfit($0.style, style)) }
            .filter { !wanted.contains(.colorGlyphs) || $0.listing.isColor }
        return listings.enumerated()
            .sorted { ($0.element.misfit, $0.offset) < ($1.element.misfit, $1.offset) }
            .lazy.compactMap { library.font(named: $0.element.listing.postScriptName, size: size) }
            .filter { wanted.intersection(asked).isSubset(of: $0.symbolicTraits) }
    }

    /// How far apart two styles are: width counts most, then slant, then weight.
    private static func misfit(_ a: FontStyle, _ b: FontStyle) -> Double {
        1e6 * abs(a.widthClass - b.widthClass) + (a.isItalic == b.isItalic ? 0 : 1e4)
            + abs(a.weightClass - b.weightClass)
    }

    /// Whether a font has the mandatory attributes.
    private func agrees(_ font: FontInstance) -> Bool {
        let names = font.names
        func same(_ a: String?, _ b: String) -> Bool { a?.lowercased() == b.lowercased() }
        for key in mandatory {
            guard let wanted = descriptor.attributes[key] else { continue }
            switch key as CFString {
            case kCTFontNameAttribute where !same(request.name, names.postScript): return false
            case kCTFontFamilyNameAttribute where !same(request.family, names.family): return false
            case kCTFontStyleNameAttribute where !same(request.face, names.style): return false
            case kCTFontDisplayNameAttribute where !same(FontAttributeValue.string(wanted), names.full):
                return false
            case kCTFontTraitsAttribute where !hasTraits(font): return false
            case kCTFontCharacterSetAttribute:
                guard let set = wanted as? CharacterSet else { continue }
                if !set.isSubset(of: CTFontCopyCharacterSet(CTFont(font)) as CharacterSet) { return false }
            case kCTFontLanguagesAttribute:
                let known = CTFontCopySupportedLanguages(CTFont(font)).compactMap(FontAttributeValue.string)
                let languages = (FontAttributeValue.array(wanted) ?? []).compactMap(FontAttributeValue.string)
                if !languages.allSatisfy(known.contains) { return false }
            default: break
            }
        }
        return true
    }

    private func hasTraits(_ font: FontInstance) -> Bool {
        let traits = font.symbolicTraits
        if let wanted = request.symbolicTraits, !wanted.isSubset(of: traits) { return false }
        let style = font.style
        if let weight = request.weight, abs(FontTraits.weight(ofClass: style.weightClass) - weight) > 0.05 {
            return false
        }
        if let width = request.width, abs(FontTraits(widthClass: style.widthClass).width - width) > 0.05 {
            return false
        }
        if let slant = request.slant, (slant > 0) != style.isItalic { return false }
        return true
    }
}
