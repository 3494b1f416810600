import Testing

/// Rules P18 and P19.
@Suite("Conditions and imports")
struct PlatformAndImportTests {
    @Test("what is compiled for iOS is compiled here (P18)")
    func platforms() {
        expect("#if os(iOS)\n#endif", becomes: "#if (os(iOS) || os(Linux))\n#endif")
        expect("#if !os(iOS)\n#else\n#endif", becomes: "#if !(os(iOS) || os(Linux))\n#else\n#endif")
        expect(
            "#if os(macOS)\n#elseif os(iOS) || os(tvOS)\n#endif",
            becomes: "#if os(macOS)\n#elseif (os(iOS) || os(Linux)) || os(tvOS)\n#endif"
        )
        expect(
            "#if DEBUG && os(iOS)\n@objc func a() {}\n#endif",
            becomes: "#if DEBUG && (os(iOS) || os(Linux))\nfunc a() {}\n#endif"
        )
    }

    @Test("a condition that speaks of Linux stays (P18)")
    func linux() {
        for text in [
            "#if os(iOS) || os(Linux)\n#endif", "#if os(Linux)\n#elseif os(iOS)\n#endif",
            "#if canImport(UIKit)\n#endif",
        ] {
            expect(text, becomes: text)
        }
        expect(
            "#if os(iOS)\n@objc func a() {}\n#elseif os(Linux)\n@objc func b() {}\n#endif",
            becomes: "#if os(iOS)\n@objc func a() {}\n#elseif os(Linux)\nfunc b() {}\n#endif"
        )
    }

    @Test("imports of what is not here become others or go (P19)")
    func imports() {
        expect("import UIKit.UIGestureRecognizerSubclass\n", becomes: "import UIKit\n")
        expect("import Darwin\nimport os.log\n", becomes: "import Foundation\nimport AgateLog\n")
        // A lock that Foundation brings along on Apple's systems.
        expect(
            "import Foundation\nvar l = os_unfair_lock()\n",
            becomes: "import Foundation\nvar l = os_unfair_lock()\n#sourceLocation()\nimport AgateLog\n"
        )
        expect(
            "import os\nvar l = os_unfair_lock_s()\n",
            becomes: "import AgateLog\nvar l = os_unfair_lock_s()\n"
        )
        expect("import func Darwin.exp\n", becomes: "import Foundation\n")
        expect("import MapKit\nlet a = 1\n", becomes: "\nlet a = 1\n")
        for text in [
            "import UIKit\n", "@_exported import Foundation\n", "import class UIKit.UIView\n",
            "import Lottie\n",
        ] {
            expect(text, becomes: text)
        }
    }

    @Test("an import whose names are used is refused with the names (P19)")
    func used() {
        expectRefusal(
            "import MapKit\nlet a = MKMapView()\n",
            says: "1: error [P19] MapKit is not here, and these sources name MKMapView"
        )
    }

    @Test("who uses URLSession gets its module (P19)")
    func networking() {
        expect(
            "import UIKit\nimport Foundation\nlet a = URLSession.shared\n",
            becomes:
                "import UIKit; import Foundation; import FoundationNetworking\nimport Foundation\nlet a = URLSession.shared\n"
        )
        expect(
            "import UIKit\nlet a = URL(string: \"a\")\n",
            becomes: "import UIKit\nlet a = URL(string: \"a\")\n"
        )
    }

    @Test("clocks of Darwin come from QuartzCore, and system sounds from UIKit (P19)")
    func clocksAndSounds() {
        expect(
            "import Darwin\nlet a = mach_absolute_time()\n",
            becomes: "import Foundation; import QuartzCore\nlet a = mach_absolute_time()\n"
        )
        expect("import Darwin\nlet a = sin(1)\n", becomes: "import Foundation\nlet a = sin(1)\n")
        expect(
            "import AudioToolbox\nlet a: SystemSoundID = 1; AudioServicesPlaySystemSound(a)\n",
            becomes: "import UIKit\nlet a: SystemSoundID = 1; AudioServicesPlaySystemSound(a)\n"
        )
        expectRefusal("import AudioToolbox\nlet a: AudioUnit\n", says: "these sources name AudioUnit")
    }

    @Test("what the module that stands in does not have is told of (P19)")
    func lost() {
        let fixture = PortFixture("import Darwin\nfunc f() { sysctlbyname() }")
        #expect(
            fixture.said == [
                "1: warning [P19] Foundation stands in for Darwin, and has no sysctlbyname"
            ]
        )
    }
}
