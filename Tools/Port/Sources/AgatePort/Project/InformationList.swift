import Foundation

/// The property list of a bundle (`Info.plist`): the project's own with its settings put in, and what Xcode makes of settings.
struct InformationList {
    let settings: BuildSettings
    /// The path of the project's own list.
    let path: String?

    /// What Xcode writes of every program, with the setting that it comes from.
    private static let made = [
        ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
        ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
        ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"), ("CFBundleInfoDictionaryVersion", "6.0"),
        ("CFBundleName", "$(PRODUCT_NAME)"), ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
        ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
        ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
    ]
    /// Entries that are lists of words in the setting.
    private static let lists: Set = [
        "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPad",
        "UISupportedInterfaceOrientations_iPhone",
        "UIRequiredDeviceCapabilities", "UIBackgroundModes",
    ]

    /// The list as XML, and whether the project names one that is not there.
    func xml() -> (bytes: [UInt8], isMissing: Bool) {
        var list: [String: Any] = [:]
        var isMissing = false
        if let path {
            if let own = try? ProjectObjects.propertyList(at: path) {
                list = own.mapValues { expanded($0) }
            } else {
                isMissing = true
            }
        }
        for (name, text) in Self.made where list[name] == nil || settings.isOn("GENERATE_INFOPLIST_FILE") {
            let value = settings.expand(text)
            if !value.isEmpty, list[name] == nil { list[name] = value }
        }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names(beginningWith: prefix) {
            guard let text = settings[name] else { continue }
            put(String(name.dropFirst(prefix.count)), text, into: &list)
        }
        let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        return (data.map { [UInt8]($0) } ?? [], isMissing)
    }

    private func put(_ name: String, _ text: String, into list: inout [String: Any]) {
        guard list[name] == nil else { return }
        let isYes = text.uppercased() == "YES"
        switch name {
        case "UIApplicationSceneManifest_Generation":
            if isYes, list["UIApplicationSceneManifest"] == nil {
                list["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": false]
            }
        case "UILaunchScreen_Generation":
            if isYes, list["UILaunchScreen"] == nil { list["UILaunchScreen"] = [String: Any]() }
        case let name where Self.lists.contains(name):
            list[
                name.replacingOccurrences(of: "_iPad", with: "~ipad").replacingOccurrences(
                    of: "_iPhone",
                    with: ""
                )
            ] =
                text.split(separator: " ").map(String.init)
        default:
            let isNo = text.uppercased() == "NO"
            if isYes || isNo { list[name] = isYes } else { list[name] = text }
        }
    }

    /// A value with the settings that its texts name put in.
    ///
    /// Lists lie no deeper than the reader of the file lets them.
    private func expanded(_ value: Any) -> Any {
        if let text = value as? String { return settings.expand(text) }
        if let list = value as? [Any] { return list.map { expanded($0) } }
        if let list = value as? [String: Any] { return list.mapValues { expanded($0) } }
        return value
    }
}
