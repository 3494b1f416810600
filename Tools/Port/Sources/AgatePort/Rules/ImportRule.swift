import SwiftSyntax

/// Imports of modules that are not here become ones that are, or none (P19).
enum ImportRule {
    static func apply(to node: ImportDeclSyntax, in context: RewriteContext) {
        guard let module = node.path.first?.name.text, node.importKindSpecifier == nil || module != "UIKit"
        else {
            return
        }
        let first = node.path.first?.start ?? node.start
        if node.path.count > 1, node.importKindSpecifier == nil,
            ["UIKit", "Foundation", "QuartzCore"].contains(module)
        {
            context.replace(first..<node.end, with: module, .imports)
        } else if var plain = replacements[module] {
            let isTimed = module == "Darwin" && !UsedNames.among(machTimes, in: node.root).isEmpty
            if ["MobileCoreServices", "CoreServices"].contains(module),
                !UsedNames.shared(with: ["kUTType"], in: node.root).isEmpty
            {
                plain = "ImageIO"
            }
            let stand = isTimed ? plain + "; import QuartzCore" : plain
            context.replace((node.importKindSpecifier?.start ?? first)..<node.end, with: stand, .imports)
            let names = lost[module].map { UsedNames.among($0, in: node.root) } ?? []
            if !names.isEmpty {
                context.say(
                    .warning,
                    .imports,
                    at: node,
                    "\(plain) stands in for \(module), and has no \(names.prefix(5).joined(separator: ", "))"
                )
            }
        } else if let prefixes = incomplete[module] {
            let names = UsedNames.shared(with: prefixes, in: node.root)
            if !names.isEmpty {
                context.say(
                    .error,
                    .imports,
                    at: node,
                    "\(module) has no \(names.prefix(5).joined(separator: ", "))"
                )
            }
        } else if let prefixes = absent[module] {
            let used = UsedNames.shared(with: prefixes, in: node.root)
            let names = used.filter { !systemSounds.contains($0) }
            guard names.isEmpty else {
                if ModuleConditionRule.apply(to: node, of: module, in: context) { return }
                context.say(
                    .error,
                    .imports,
                    at: node,
                    "\(module) is not here, and these sources name \(names.prefix(5).joined(separator: ", "))"
                )
                return
            }
            if module == "AudioToolbox", !UsedNames.among(systemSounds, in: node.root).isEmpty {
                context.replace(first..<node.end, with: "UIKit", .imports)
            } else if brings(module, in: node) {
                context.replace(first..<node.end, with: "UIKit", .imports)
            } else {
                context.removeWord(node, .imports)
            }
        }
        addNetworking(behind: node, in: context)
    }

    /// Whether the rule may have something to do with an import, as it is written: a name, perhaps with a submodule, or the word for a kind.
    static func concerns(_ text: String) -> Bool {
        text.contains(".") || replacements[text] != nil || absent[text] != nil || incomplete[text] != nil
            || ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].contains(text)
    }

    /// Whether an import that goes is the one by which a source has UIKit, CoreGraphics and Foundation: frameworks above them bring them along.
    private static func brings(_ module: String, in node: ImportDeclSyntax) -> Bool {
        guard frameworksOverUIKit.contains(module), let file = node.root.as(SourceFileSyntax.self) else {
            return false
        }
        let imports = file.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let plain = imports.contains { ["UIKit", "QuartzCore"].contains($0.path.first?.name.text) }
        let earlier = imports.first { frameworksOverUIKit.contains($0.path.first?.name.text ?? "") }
        guard !plain, earlier?.id == node.id else { return false }
        return !UsedNames.shared(with: ["CA", "CG", "NS", "UI"], in: node.root).isEmpty
    }

    /// Frameworks of iOS whose headers import UIKit.
    private static let frameworksOverUIKit: Set = [
        "ARKit", "AVKit", "ContactsUI", "EventKitUI", "GLKit", "GameKit", "GameplayKit", "LinkPresentation",
        "MapKit",
        "MediaPlayer", "MessageUI", "Messages", "MetalKit", "PDFKit", "PencilKit", "PhotosUI", "QuickLook",
        "SafariServices", "SceneKit", "SpriteKit", "SwiftUI", "WebKit",
    ]

    /// Whether the rule takes the import of a module out or replaces it, or says what is missing.
    static func speaks(of module: String) -> Bool { replacements[module] != nil || absent[module] != nil }

    /// Whether an import of a module goes where nothing of the module is named.
    static func mayRemove(_ module: String) -> Bool { absent[module] != nil }

    /// Whether a module is not here and a part of a source names something of it.
    static func isMissed(_ module: String, in part: Syntax) -> Bool {
        guard let prefixes = absent[module] else { return false }
        return UsedNames.shared(with: prefixes, in: part).contains { !systemSounds.contains($0) }
    }

    /// Adds the module that has `URLSession` on Linux behind the file's first import.
    private static func addNetworking(behind node: ImportDeclSyntax, in context: RewriteContext) {
        guard context.needs.contains(.networking), let file = node.root.as(SourceFileSyntax.self),
            isFirstImport(node, in: file)
        else { return }
        let names = UsedNames.shared(with: ["URL", "HTTP"], in: node.root)
        guard names.contains(where: { networking.contains($0) }) else { return }
        let isThere = node.root.tokens(viewMode: .sourceAccurate).contains {
            $0.text == "FoundationNetworking"
        }
        guard !isThere else { return }
        context.insert("; import Foundation; import FoundationNetworking", at: node.end, .imports)
    }

    private static func isFirstImport(_ node: ImportDeclSyntax, in file: SourceFileSyntax) -> Bool {
        for item in file.statements {
            if let found = item.item.as(ImportDeclSyntax.self) { return found.id == node.id }
        }
        return false
    }

    /// Modules whose names others have.
    private static let replacements = [
        "Darwin": "Foundation", "ObjectiveC": "Foundation", "os": "AgateLog", "OSLog": "AgateLog",
        "MobileCoreServices": "Foundation",
        "CoreServices": "Foundation", "UniformTypeIdentifiers": "ImageIO", "simd": "QuartzCore",
    ]

    /// Names that others do not have of those.
    private static let lost: [String: Set<String>] = [
        "Darwin": ["sysctlbyname"],
        "os": ["OSSignposter", "os_signpost"],
        "OSLog": ["OSLogStore", "OSSignposter", "os_signpost"],
        "MobileCoreServices": [
            "UTTypeConformsTo", "UTTypeCopyPreferredTagWithClass", "UTTypeCreatePreferredIdentifierForTag",
        ],
        "simd": [
            "float2", "float3", "float4", "double2", "double3", "double4", "simd_float4x4", "simd_double4x4",
            "float4x4",
            "simd_quatf", "simd_quatd",
        ],
    ]

    /// Names of Darwin that QuartzCore has.
    private static let machTimes: Set = [
        "KERN_SUCCESS", "kern_return_t", "mach_absolute_time", "mach_approximate_time",
        "mach_continuous_time", "mach_timebase_info", "mach_timebase_info_data_t",
    ]

    /// Names of AudioToolbox that UIKit has.
    private static let systemSounds: Set = [
        "AudioServicesPlayAlertSound", "AudioServicesPlaySystemSound",
        "AudioServicesPlaySystemSoundWithCompletion", "SystemSoundID", "kSystemSoundID_Vibrate",
    ]

    /// Modules that are not here, with the beginnings of their names.
    private static let absent: [String: [String]] = [
        "ARKit": ["AR"],
        "Accelerate": ["vDSP", "vImage"],
        "AppKit": ["NSView", "NSWindow", "NSApplication", "NSColor", "NSImage"],
        "AssetsLibrary": ["ALAsset"], "AudioToolbox": ["Audio"],
        "Cocoa": ["NSView", "NSWindow", "NSColor", "NSImage"],
        "Combine": [
            "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Published",
        ],
        "Contacts": ["CN"], "CoreAudio": ["Audio"], "CoreBluetooth": ["CB"],
        "CoreData": ["NSManagedObject", "NSFetch", "NSPersistent"], "CoreImage": ["CI"],
        "CoreLocation": ["CL"],
        "CoreMotion": ["CM"], "CoreTelephony": ["CT"], "CoreVideo": ["CV"],
        "EventKit": ["EK"], "GLKit": ["GLK"], "GameKit": ["GK"], "GameplayKit": ["GK"],
        "IOSurface": ["IOSurface"],
        "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"], "MapKit": ["MK"], "MediaPlayer": ["MP"],
        "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK"],
        "MetalPerformanceShaders": ["MPS"], "NaturalLanguage": ["NL"], "OpenGLES": ["EAGL", "gl"],
        "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"],
        "QuickLook": ["QL"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec", "kSec"],
        "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"],
        "SwiftUI": [
            "View", "UIViewRepresentable", "UIHostingController", "State", "Binding", "ObservedObject",
            "Text", "VStack",
        ],
        "SystemConfiguration": ["SC"], "UserNotifications": ["UN"], "Vision": ["VN"],
        "WatchConnectivity": ["WC"],
        "WatchKit": ["WK"], "WebKit": ["WK"],
    ]

    /// Modules that are here without some names, with the beginnings of these.
    private static let incomplete: [String: [String]] = [
        "AVFoundation": [
            "AVAssetExportSession", "AVAssetReader", "AVAssetWriter", "AVAudioEngine", "AVAudioFile",
            "AVAudioMix", "AVAudioNode", "AVAudioPCMBuffer", "AVAudioPlayerNode", "AVAudioRecorder",
            "AVAudioUnit", "AVCaptureAudio", "AVCaptureConnection", "AVCaptureMetadata", "AVCaptureMovie",
            "AVCapturePhoto", "AVCaptureStillImage", "AVCaptureVideoDataOutput", "AVComposition", "AVMIDI",
            "AVMetadata", "AVMutable", "AVPlayerItemOutput", "AVPlayerItemVideoOutput", "AVSampleBuffer",
            "AVSpeech", "AVSynchronizedLayer", "AVVideoComposition", "CMSampleBuffer", "CVPixelBuffer",
        ],
        "AVKit": ["AVPictureInPicture", "AVRoutePicker"],
        "CoreMedia": ["CMBlockBuffer", "CMFormatDescription", "CMSampleBuffer"],
    ]

    private static let networking: Set = [
        "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLCache", "URLCredential", "URLProtocol",
        "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionTask",
    ]
}
